// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/sessionsummary.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QMultiHash>
#include <QSet>

#include <memory>
#include <vector>

namespace tacet {

/// The sessions of a source or of many, filling while they are found; those that sub-agents held hang under the session
/// that started them, wherever either was found and whichever came first.
class SessionListModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { Title, Agent, Date, Messages, Silences, Read, Damaged, ColumnCount };
    enum Roles {
        SessionIdRole = Qt::UserRole + 1, ///< qint64, SessionId of index.db
        UidRole, ///< QString
        SourcePathRole, ///< QString, absolute
        TitleRole, ///< QString: the title, else the first words, else the uid
        AgentRole, ///< QString: the agent, else the id of the format
        FactsRole, ///< QString: date and number of messages, in words
        SilencesRole, ///< QList<tacet::SilenceCount>, persons first
        PersonSilencesRole, ///< int
        ToReadRole, ///< int, all silences that are listed by default
        ReadRole, ///< int, of those, by the reviewer
        SortRole, ///< of the index' column, comparable within it
    };
    Q_ENUM(Roles)

    explicit SessionListModel(QObject *parent = nullptr);
    ~SessionListModel() override;

    void clear();
    /// A session that is there (the same uid in the same source) is replaced.
    void add(std::vector<SessionSummary> sessions);
    /// How far a session has been read. Nothing where it is not in the list.
    void setRead(const QString &sourcePath, const QString &uid, int read);

    [[nodiscard]] int sessions() const { return int(m_nodes.size()); }
    [[nodiscard]] QModelIndex indexOf(const QString &sourcePath, const QString &uid) const;
    /// nullptr for an index that is not valid; until the next change.
    [[nodiscard]] const SessionSummary *summary(const QModelIndex &index) const;
    /// Of all agents that are in the list, sorted.
    [[nodiscard]] QStringList agents() const;
    [[nodiscard]] bool hasDamage() const { return m_hasDamage; } ///< some session has damaged records

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Node {
        SessionSummary summary;
        Node *parent = nullptr; ///< nullptr: at the top
        int row = 0; ///< in its parent
        std::vector<Node *> children;
    };

    using Key = std::pair<QString, QString>; ///< source path, uid

    [[nodiscard]] static Key keyOf(const SessionRow &session);
    [[nodiscard]] Node *findParentOf(const Node &node) const;
    [[nodiscard]] std::vector<Node *> &childrenOf(Node *parent) { return parent ? parent->children : m_top; }
    [[nodiscard]] QModelIndex indexOf(const Node *node, int column = 0) const;
    void place(const std::vector<Node *> &added);
    void adopt(Node &parent);
    void move(Node &node, Node &parent);
    void replace(Node &node, SessionSummary &&summary);
    static void append(std::vector<Node *> &children, Node *node, Node *parent);
    [[nodiscard]] QVariant displayed(const SessionSummary &summary, int column) const;
    [[nodiscard]] static QVariant sortValue(const SessionSummary &summary, int column);

    std::vector<std::unique_ptr<Node>> m_nodes;
    std::vector<Node *> m_top;
    QHash<Key, Node *> m_byKey;
    QMultiHash<QString, Node *> m_byUid;
    QMultiHash<QString, Node *> m_orphans; ///< at the top although they name a parent, by its uid
    QSet<QString> m_agents;
    bool m_hasDamage = false;
};

/// "2 of a person: Blank message 1, …": the counts in words, translated.
[[nodiscard]] QString sentenceOf(const std::vector<SilenceCount> &silences);

}
