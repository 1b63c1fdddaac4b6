// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/session.h"
#include "models/store/rows.h"

#include <QAbstractListModel>
#include <QCache>

#include <memory>
#include <vector>

namespace tacet {

class TranscriptReader;

/// The messages of one session as rows, one a message, read page by page from the index.
class TranscriptModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    static constexpr int PageSize = 200;

    enum Roles {
        OrdinalRole = Qt::UserRole + 1, ///< int
        KeyRole, ///< QString
        LabelRole, ///< qint64, invalid where the source prints no number
        RoleRole, ///< int, tacet::Role
        FlagsRole, ///< uint, MessageFlags
        TimeMsRole, ///< qint64 since 1970 UTC, invalid where unknown
        SilenceRole, ///< int, SilenceClass
        DetailRole, ///< QString
        HumanActRole, ///< int, HumanAct
        DeliveredRole, ///< int, Delivered
        GapMsRole, ///< qint64, invalid where unknown
        TextCharactersRole, ///< int
        ToolCallsRole, ///< int
        PreviewRole, ///< QString, at most 160 characters
        BranchRole, ///< int, position << 16 | siblings; 0: in no branch that says so
        AbsentBeforeRole, ///< QStringList: a sentence for each turn that is not there before this message
        AbsentAfterRole, ///< QStringList: the same behind the last message
    };
    Q_ENUM(Roles)

    /// @param reader must outlive this
    explicit TranscriptModel(const TranscriptReader &reader, QObject *parent = nullptr);
    ~TranscriptModel() override;

    /// Resets. @param messages how many are readable now
    void setSession(const SessionRow &session, int messages);
    [[nodiscard]] const SessionRow &session() const { return m_session; }
    /// More (or, after a rewrite of the tail, other) messages have become readable: inserts and changes narrowly.
    /// @param unchanged how many from the start are as they were
    void setMessages(int messages, int unchanged);

    /// What is said of this message beside its record has changed.
    void refresh(int ordinal);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The row itself, for the view that paints it; valid until the next call. nullptr: could not be read.
    [[nodiscard]] const MessageRow *row(int ordinal) const;

signals:
    void readFailed(const QString &message) const;

private:
    using Page = std::vector<MessageRow>;

    void readAbsent();
    void tellMoved(const std::vector<AbsentTurn> &known);
    [[nodiscard]] QStringList absentAt(int ordinal) const;
    [[nodiscard]] static QVariant valueOf(const MessageRow &message, int role);

    const TranscriptReader &m_reader;
    SessionRow m_session;
    int m_messages = 0;
    std::vector<AbsentTurn> m_absent; ///< ascending by the message they stand before
    mutable QCache<int, Page> m_pages {64};
};

}
