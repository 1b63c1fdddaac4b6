// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/sessionfiltermodel.h"

#include "models/items/sessionlistmodel.h"

#include <algorithm>
#include <array>

namespace tacet {

SessionFilterModel::SessionFilterModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setSortRole(SessionListModel::SortRole);
}

SessionFilterModel::~SessionFilterModel() = default;

void SessionFilterModel::setText(const QString &text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void SessionFilterModel::setAgent(const QString &agent)
{
    m_agent = agent;
    invalidateFilter();
}

void SessionFilterModel::setOnlyOfPersons(bool isOnly)
{
    m_isOnlyOfPersons = isOnly;
    invalidateFilter();
}

void SessionFilterModel::setOnlyUnread(bool isOnly)
{
    m_isOnlyUnread = isOnly;
    invalidateFilter();
}

bool SessionFilterModel::isFiltering() const
{
    return !m_words.isEmpty() || !m_agent.isEmpty() || m_isOnlyOfPersons || m_isOnlyUnread;
}

bool SessionFilterModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    using Model = SessionListModel;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!m_agent.isEmpty() && index.data(Model::AgentRole).toString() != m_agent)
        return false;
    if (m_isOnlyOfPersons && index.data(Model::PersonSilencesRole).toInt() == 0)
        return false;
    if (m_isOnlyUnread && index.data(Model::ReadRole).toInt() >= index.data(Model::ToReadRole).toInt())
        return false;
    const std::array texts {index.data(Model::TitleRole).toString(), index.data(Model::UidRole).toString(),
                            index.data(Model::AgentRole).toString(), index.data(Model::SourcePathRole).toString()};
    return std::all_of(m_words.begin(), m_words.end(), [&texts](const QString &word) {
        return std::any_of(texts.begin(), texts.end(),
                           [&word](const QString &text) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

bool SessionFilterModel::lessThan(const QModelIndex &one, const QModelIndex &other) const
{
    const QVariant left = one.data(SessionListModel::SortRole);
    const QVariant right = other.data(SessionListModel::SortRole);
    if (left.userType() == QMetaType::QString)
        return QString::localeAwareCompare(left.toString(), right.toString()) < 0;
    return left.toLongLong() < right.toLongLong();
}

}
