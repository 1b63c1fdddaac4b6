// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSortFilterProxyModel>
#include <QString>

namespace tacet {

/// Which sessions of a SessionListModel are shown, in which order; a session stays where one that hangs under it is
/// shown.
class SessionFilterModel final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit SessionFilterModel(QObject *parent = nullptr);
    ~SessionFilterModel() override;

    /// All words must occur in title, uid, agent or path, in any case.
    void setText(const QString &text);
    void setAgent(const QString &agent); ///< empty: all
    void setOnlyOfPersons(bool isOnly); ///< with silences of a person
    void setOnlyUnread(bool isOnly); ///< with silences that were not read
    [[nodiscard]] bool isFiltering() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &one, const QModelIndex &other) const override;

private:
    QStringList m_words;
    QString m_agent;
    bool m_isOnlyOfPersons = false;
    bool m_isOnlyUnread = false;
};

}
