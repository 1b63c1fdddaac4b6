// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessionlistmodel.h"

#include <QDateTime>
#include <QHash>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <functional>

namespace tacet {

namespace {

QString titleOf(const SessionRow &session)
{
    return session.facts.title.isEmpty() ? session.facts.uid : session.facts.title;
}

QString factsOf(const SessionRow &session)
{
    QStringList facts;
    if (session.facts.createdMs) {
        const QDateTime created = QDateTime::fromMSecsSinceEpoch(*session.facts.createdMs);
        facts << QLocale().toString(created, QLocale::ShortFormat);
    }
    facts << SessionListModel::tr("%n message(s)", nullptr, session.messages);
    if (session.damaged > 0)
        facts << SessionListModel::tr("%n damaged", nullptr, session.damaged);
    return facts.join(QStringLiteral(" · "));
}

}

SessionListModel::SessionListModel(QObject *parent)
    : QAbstractListModel(parent)
{ }

SessionListModel::~SessionListModel() = default;

void SessionListModel::setSessions(std::vector<SessionRow> sessions)
{
    beginResetModel();
    m_entries.clear();
    QHash<QString, std::vector<size_t>> children;
    QSet<QString> known;
    for (const SessionRow &session : sessions)
        known.insert(session.facts.uid);
    std::vector<size_t> roots;
    for (size_t i = 0; i < sessions.size(); ++i) {
        const QString &parent = sessions[i].facts.parentUid;
        if (parent.isEmpty() || !known.contains(parent) || parent == sessions[i].facts.uid)
            roots.push_back(i);
        else
            children[parent].push_back(i);
    }
    std::vector<bool> placed(sessions.size(), false); // a cycle of parents must neither hang nor lose a session
    const std::function<void(size_t, int)> place = [&](size_t i, int depth) {
        if (placed[i])
            return;
        placed[i] = true;
        m_entries.push_back({sessions[i], depth});
        for (const size_t child : children.value(sessions[i].facts.uid))
            place(child, depth + 1);
    };
    for (const size_t root : roots)
        place(root, 0);
    for (size_t i = 0; i < sessions.size(); ++i)
        place(i, 0);
    endResetModel();
}

int SessionListModel::rowOf(SessionId session) const
{
    const auto found =
        std::ranges::find_if(m_entries, [session](const Entry &entry) { return entry.session.id == session; });
    return found == m_entries.end() ? -1 : int(std::distance(m_entries.begin(), found));
}

int SessionListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant SessionListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Entry &entry = m_entries[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return titleOf(entry.session);
    case Qt::ToolTipRole:
        return titleOf(entry.session) + u'\n' + entry.session.facts.uid;
    case FactsRole:
        return factsOf(entry.session);
    case Qt::AccessibleDescriptionRole:
        return factsOf(entry.session);
    case SessionIdRole:
        return entry.session.id.value;
    case DepthRole:
        return entry.depth;
    default:
        return {};
    }
}

QHash<int, QByteArray> SessionListModel::roleNames() const
{
    return {{SessionIdRole, "sessionId"}, {TitleRole, "title"}, {FactsRole, "facts"}, {DepthRole, "depth"}};
}

}
