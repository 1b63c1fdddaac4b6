// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencelisting.h"
#include "models/items/rowchanges.h"
#include "models/items/silencefacts.h"

#include <QAbstractListModel>
#include <QCache>
#include <QHash>

#include <array>
#include <memory>
#include <vector>

namespace tacet {

/// The silences of one session as rows: a person's, the harness's, those not known whose, the assistant's, those of
/// branches that were not continued, and the turns that are not there, each group under a row with its count, and at
/// the end one row that says what is not listed. Rows within a group are in stored order.
class SilenceListModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum class RowKind { Group, Silence, Folded };
    Q_ENUM(RowKind)

    enum Roles {
        RowKindRole = Qt::UserRole + 1, ///< int, RowKind; the only role that every row has
        GroupRole, ///< int, SilenceGroup; groups and silences
        CountRole, ///< int, silences in the group, or not listed; groups and the folded row
        OrdinalRole, ///< int; this and what follows: silences only
        SilenceRole, ///< int, SilenceClass
        LabelRole, ///< QString, class in words
        TitleRole, ///< QString, the class where there is little room; the detail instead where that says more
        DetailRole, ///< QString, may be empty
        GapRole, ///< QString in Jefferson's notation, empty when unknown
        SlotRole, ///< int, Slot; invalid when unknown
        SlotLabelRole, ///< QString
        ResponseRole, ///< QString, may be empty
        DisputeRole, ///< QString, who disputes the class; may be empty
        StateRole, ///< int, Review::State
        ReadingRole, ///< QString, id of the primary code, may be empty
    };
    Q_ENUM(Roles)

    /// @param facts must outlive this; nullptr: rows say no more than the columns do
    explicit SilenceListModel(const SilenceFactsSource *facts, QObject *parent = nullptr);
    ~SilenceListModel() override;

    /// Another session: resets and forgets the readings. nullptr: none.
    void setSession(std::shared_ptr<const SessionColumns> columns);
    /// The same session has grown or changed: inserts, removes and changes narrowly.
    /// @param from the messages before it are as they were at the last call: only the rest is looked at
    void setColumns(std::shared_ptr<const SessionColumns> columns, int from = 0);
    void setReadings(const QHash<int, SilenceReading> &readings);
    void setReading(int ordinal, const SilenceReading &reading);
    /// What the source of facts says of this silence is another than before.
    void refreshFacts(int ordinal);

    void setGapThresholdMs(std::optional<qint64> gapMs);
    void setClasses(SilenceClassSet classes);
    [[nodiscard]] SilenceClassSet classes() const { return m_classes; }
    /// Only silences in this state; nullopt: all.
    void setState(std::optional<Review::State> state);
    /// Only silences whose index, class in words or reading contains the text, in any case.
    void setText(const QString &text);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Row of a silence, or -1 when it is not listed. O(log n).
    [[nodiscard]] int rowOf(int ordinal) const;
    /// The listed silence after (before) a message in stored order; -1: none. O(log n).
    [[nodiscard]] int nextAfter(int ordinal) const;
    [[nodiscard]] int previousBefore(int ordinal) const;
    [[nodiscard]] int silences() const; ///< how many are listed
    [[nodiscard]] int lastOrdinal() const; ///< the largest that is listed; -1: none
    /// How many silences of each class the session has, listed or not, in the order of the enumeration.
    [[nodiscard]] std::vector<std::pair<SilenceClass, int>> classCounts() const;

signals:
    void countsChanged();

private:
    struct Row {
        RowKind kind = RowKind::Silence;
        SilenceGroup group = SilenceGroup::Person;
        SilenceClass silence = SilenceClass::None;
        int value = 0; ///< ordinal, or count of a group or of what is folded
        int marker = -1; ///< position in SessionColumns::absent; -1: a message
    };

    /// Rows ascend by it, also while changes are being told.
    [[nodiscard]] static RowKey keyOf(const Row &row);
    [[nodiscard]] bool accepts(const ListedSilence &listed) const;
    [[nodiscard]] std::vector<Row> makeRows();
    void refresh();
    void replaceRows(std::vector<Row> rows);
    void recount(int from = 0);
    void emitRowChanged(int row);
    [[nodiscard]] QVariant silenceData(const Row &row, int role) const;
    [[nodiscard]] QVariant markerData(const Row &row, int role) const;
    [[nodiscard]] std::vector<Row> markerRows() const;
    [[nodiscard]] QVariant groupData(const Row &row, int role) const;
    [[nodiscard]] QVariant foldedData(const Row &row, int role) const;
    [[nodiscard]] QString sentenceOf(const Row &row) const;
    [[nodiscard]] const SilenceFacts &factsOf(int ordinal) const;

    const SilenceFactsSource *m_facts;
    std::shared_ptr<const SessionColumns> m_columns;
    QHash<int, SilenceReading> m_readings;
    std::optional<qint64> m_gapMs;
    SilenceClassSet m_classes = SilenceClassSet::listedByDefault();
    std::optional<Review::State> m_state;
    QString m_text;
    std::vector<Row> m_rows;
    std::vector<int> m_ordinals; ///< of the listed silences, ascending; of a marker, of the message it stands at
    int m_rowsOfSilences = 0; ///< and of markers
    std::array<int, 32> m_counts {}; ///< by class, of the whole session
    std::vector<SilenceClass> m_counted; ///< of every message, what was counted
    std::vector<ListedSilence> m_listed; ///< of the classes, whatever else is filtered
    mutable QCache<int, SilenceFacts> m_factsCache {512};
};

/// "Draft", "Unread" and so on, translated; lower case.
[[nodiscard]] QString labelOf(Review::State state);
/// "A person", "The harness, no human act", translated.
[[nodiscard]] QString labelOf(SilenceGroup group);

}
