// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/session.h"

#include <QAbstractListModel>

#include <vector>

namespace tacet {

/// The conversations that one source holds; sub-agents' sessions stand right under the one that started them.
class SessionListModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Roles {
        SessionIdRole = Qt::UserRole + 1, ///< qint64, SessionId of index.db
        TitleRole, ///< QString
        FactsRole, ///< QString: agent, date and number of messages, in words
        DepthRole, ///< int, 0 for a session that no other session started
    };
    Q_ENUM(Roles)

    explicit SessionListModel(QObject *parent = nullptr);
    ~SessionListModel() override;

    void setSessions(std::vector<SessionRow> sessions);
    [[nodiscard]] int rowOf(SessionId session) const; ///< -1: not in the list

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Entry {
        SessionRow session;
        int depth = 0;
    };
    std::vector<Entry> m_entries;
};

}
