// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/sessionlistmodel.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

QString titleOf(const SessionSummary &summary)
{
    const SessionFacts &facts = summary.session.facts;
    return !facts.title.isEmpty() ? facts.title : !summary.firstWords.isEmpty() ? summary.firstWords : facts.uid;
}

QString agentOf(const SessionRow &session)
{
    return session.facts.agent.isEmpty() ? session.format : session.facts.agent;
}

/// When it was last worked on, as far as it says.
std::optional<qint64> dateOf(const SessionRow &session)
{
    return session.facts.updatedMs ? session.facts.updatedMs : session.facts.createdMs;
}

QString shown(std::optional<qint64> timeMs)
{
    return timeMs ? QLocale().toString(QDateTime::fromMSecsSinceEpoch(*timeMs), QLocale::ShortFormat) : QString();
}

QString factsOf(const SessionRow &session)
{
    QStringList facts;
    if (const auto date = dateOf(session))
        facts << shown(date);
    facts << SessionListModel::tr("%n message(s)", nullptr, session.messages);
    if (session.damaged > 0)
        facts << SessionListModel::tr("%n damaged", nullptr, session.damaged);
    return facts.join(QStringLiteral(" · "));
}

QString toolTipOf(const SessionSummary &summary)
{
    const SessionRow &session = summary.session;
    QStringList lines {titleOf(summary), session.facts.uid, session.sourcePath};
    if (session.facts.createdMs)
        lines << SessionListModel::tr("Begun %1").arg(shown(session.facts.createdMs));
    return lines.join(u'\n');
}

}

QString sentenceOf(const std::vector<SilenceCount> &silences)
{
    QStringList words;
    for (const SilenceCount &one : silences)
        words << SessionListModel::tr("%1 %2", "number, class of silence").arg(one.count).arg(labelOf(one.silence));
    return words.isEmpty() ? SessionListModel::tr("no silences") : words.join(SessionListModel::tr(", ", "in a list"));
}

SessionListModel::SessionListModel(QObject *parent)
    : QAbstractItemModel(parent)
{ }

SessionListModel::~SessionListModel() = default;

void SessionListModel::clear()
{
    beginResetModel();
    m_top.clear();
    m_byKey.clear();
    m_byUid.clear();
    m_orphans.clear();
    m_agents.clear();
    m_hasDamage = false;
    m_nodes.clear();
    endResetModel();
}

SessionListModel::Key SessionListModel::keyOf(const SessionRow &session)
{
    return {session.sourcePath, session.facts.uid};
}

void SessionListModel::add(std::vector<SessionSummary> sessions)
{
    std::vector<Node *> added;
    for (SessionSummary &summary : sessions) {
        m_agents.insert(agentOf(summary.session));
        m_hasDamage = m_hasDamage || summary.session.damaged > 0;
        const Key key = keyOf(summary.session);
        if (const auto known = m_byKey.constFind(key); known != m_byKey.cend()) {
            replace(**known, std::move(summary));
            continue;
        }
        m_nodes.push_back(std::make_unique<Node>());
        Node *node = m_nodes.back().get();
        node->summary = std::move(summary);
        m_byKey.insert(key, node);
        m_byUid.insert(key.second, node);
        node->row = -1; // not placed yet
        added.push_back(node);
    }
    place(added);
}

void SessionListModel::replace(Node &node, SessionSummary &&summary)
{
    node.summary = std::move(summary);
    if (node.row >= 0)
        emit dataChanged(indexOf(&node), indexOf(&node, ColumnCount - 1));
}

/// In the same source where there is one, else wherever it was found.
SessionListModel::Node *SessionListModel::findParentOf(const Node &node) const
{
    const QString &uid = node.summary.session.facts.parentUid;
    if (uid.isEmpty())
        return nullptr;
    Node *parent = m_byKey.value({node.summary.session.sourcePath, uid});
    if (!parent)
        parent = m_byUid.value(uid);
    for (const Node *above = parent; above; above = above->parent) {
        if (above == &node) // sessions that name each other as parents
            return nullptr;
    }
    return parent;
}

void SessionListModel::append(std::vector<Node *> &children, Node *node, Node *parent)
{
    node->parent = parent;
    node->row = int(children.size());
    children.push_back(node);
}

/// Those at the top in one go; what hangs under a session that is itself new comes with it.
void SessionListModel::place(const std::vector<Node *> &added)
{
    std::vector<Node *> top;
    std::vector<std::pair<Node *, Node *>> under; // child and parent, which is already seen
    for (Node *node : added) {
        Node *parent = findParentOf(*node);
        if (!parent)
            top.push_back(node);
        else if (parent->row < 0)
            append(parent->children, node, parent); // nobody sees it until its parent is inserted
        else
            under.emplace_back(node, parent);
        if (!parent && !node->summary.session.facts.parentUid.isEmpty())
            m_orphans.insert(node->summary.session.facts.parentUid, node);
    }
    for (const auto &[node, parent] : under) {
        const int row = int(parent->children.size());
        beginInsertRows(indexOf(parent), row, row);
        append(parent->children, node, parent);
        endInsertRows();
    }
    if (!top.empty()) {
        const int first = int(m_top.size());
        beginInsertRows({}, first, first + int(top.size()) - 1);
        for (Node *node : top)
            append(m_top, node, nullptr);
        endInsertRows();
    }
    for (Node *node : added)
        adopt(*node);
}

/// Takes in those that came before their parent.
void SessionListModel::adopt(Node &parent)
{
    auto orphans = m_orphans.values(parent.summary.session.facts.uid); // the latest first
    std::ranges::reverse(orphans);
    for (Node *orphan : orphans) {
        if (findParentOf(*orphan) != &parent)
            continue;
        m_orphans.remove(parent.summary.session.facts.uid, orphan);
        move(*orphan, parent);
    }
}

void SessionListModel::move(Node &node, Node &parent)
{
    const int row = node.row;
    if (!beginMoveRows({}, row, row, indexOf(&parent), int(parent.children.size())))
        return;
    m_top.erase(m_top.begin() + row);
    for (size_t i = size_t(row); i < m_top.size(); ++i)
        m_top[i]->row = int(i);
    append(parent.children, &node, &parent);
    endMoveRows();
}

void SessionListModel::setRead(const QString &sourcePath, const QString &uid, int read)
{
    Node *node = m_byKey.value({sourcePath, uid});
    if (!node || node->summary.read == read)
        return;
    node->summary.read = read;
    emit dataChanged(indexOf(node, Read), indexOf(node, Read));
}

QModelIndex SessionListModel::indexOf(const QString &sourcePath, const QString &uid) const
{
    return indexOf(m_byKey.value({sourcePath, uid}));
}

QModelIndex SessionListModel::indexOf(const Node *node, int column) const
{
    return node ? createIndex(node->row, column, node) : QModelIndex();
}

const SessionSummary *SessionListModel::summary(const QModelIndex &index) const
{
    return index.isValid() ? &static_cast<const Node *>(index.constInternalPointer())->summary : nullptr;
}

QStringList SessionListModel::agents() const
{
    QStringList agents = m_agents.values();
    agents.sort(Qt::CaseInsensitive);
    return agents;
}

QModelIndex SessionListModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto &siblings =
        parent.isValid() ? static_cast<const Node *>(parent.constInternalPointer())->children : m_top;
    return createIndex(row, column, siblings[size_t(row)]);
}

QModelIndex SessionListModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(static_cast<const Node *>(index.constInternalPointer())->parent) : QModelIndex();
}

int SessionListModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_top.size());
    return parent.column() > 0 ? 0 : int(static_cast<const Node *>(parent.constInternalPointer())->children.size());
}

int SessionListModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant SessionListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SessionSummary &shown = *summary(index);
    switch (role) {
    case Qt::DisplayRole:
        return displayed(shown, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Silences ? QVariant(sentenceOf(shown.silences)) : displayed(shown, index.column());
    case Qt::AccessibleDescriptionRole:
    case FactsRole:
        return factsOf(shown.session);
    case Qt::ToolTipRole:
        return index.column() == Silences ? sentenceOf(shown.silences) : toolTipOf(shown);
    case Qt::TextAlignmentRole: {
        const bool isNumber = index.column() == Messages || index.column() == Read || index.column() == Damaged;
        return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case SessionIdRole:
        return shown.session.id.value;
    case UidRole:
        return shown.session.facts.uid;
    case SourcePathRole:
        return shown.session.sourcePath;
    case TitleRole:
        return titleOf(shown);
    case AgentRole:
        return agentOf(shown.session);
    case SilencesRole:
        return QVariant::fromValue(QList<SilenceCount>(shown.silences.begin(), shown.silences.end()));
    case PersonSilencesRole:
        return shown.ofPersons();
    case ToReadRole:
        return shown.toRead();
    case ReadRole:
        return shown.read;
    case SortRole:
        return sortValue(shown, index.column());
    default:
        return {};
    }
}

QVariant SessionListModel::displayed(const SessionSummary &summary, int column) const
{
    switch (column) {
    case Title:
        return titleOf(summary);
    case Agent:
        return agentOf(summary.session);
    case Date:
        return shown(dateOf(summary.session));
    case Messages:
        return QLocale().toString(summary.session.messages);
    case Silences: // painted from SilencesRole
        return {};
    case Read: {
        const int toRead = summary.toRead();
        return toRead == 0 ? QString() : tr("%1 / %2", "read, to read").arg(summary.read).arg(toRead);
    }
    case Damaged:
        return summary.session.damaged == 0 ? QString() : QLocale().toString(summary.session.damaged);
    default:
        return {};
    }
}

QVariant SessionListModel::sortValue(const SessionSummary &summary, int column)
{
    switch (column) {
    case Title:
        return titleOf(summary);
    case Agent:
        return agentOf(summary.session);
    case Date:
        return dateOf(summary.session).value_or(-1);
    case Messages:
        return summary.session.messages;
    case Silences: // those of persons count first
        return qint64(summary.ofPersons()) << 32 | summary.toRead();
    case Read: // by what is left to do
        return summary.toRead() - summary.read;
    case Damaged:
        return summary.session.damaged;
    default:
        return {};
    }
}

QVariant SessionListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = section == Messages || section == Read || section == Damaged;
        return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    const std::array names {tr("Session"),  tr("Agent"), tr("Last active"), tr("Messages"),
                            tr("Silences"), tr("Read"),  tr("Damaged")};
    return names[size_t(section)];
}

QHash<int, QByteArray> SessionListModel::roleNames() const
{
    auto names = QAbstractItemModel::roleNames();
    names.insert({{SessionIdRole, "sessionId"},
                  {UidRole, "uid"},
                  {SourcePathRole, "sourcePath"},
                  {TitleRole, "title"},
                  {AgentRole, "agent"},
                  {FactsRole, "facts"},
                  {SilencesRole, "silences"},
                  {PersonSilencesRole, "personSilences"},
                  {ToReadRole, "toRead"},
                  {ReadRole, "read"},
                  {SortRole, "sort"}});
    return names;
}

}
