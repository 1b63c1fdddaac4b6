// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/session.h"
#include "models/sqlite/statement.h"

#include <vector>

namespace tacet {

class Database;

/// Writes the rows of table "session". Transactions are the caller's.
class SessionTable
{
public:
    Result<> prepare(Database &index);

    Result<SessionId> insert(SourceId source, const SessionFacts &facts);
    Result<> update(SessionId id, const SessionFacts &facts);
    Result<> setMessages(SessionId id, int messages);
    [[nodiscard]] Result<int> messages(SessionId id);
    /// In stored order.
    [[nodiscard]] Result<std::vector<SessionId>> ofSource(SourceId source);

private:
    Database *m_index = nullptr;
    Statement m_insert;
    Statement m_update;
    Statement m_setMessages;
    Statement m_messages;
    Statement m_ofSource;
};

}
