// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/absentturn.h"
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/sqlite/statement.h"

#include <vector>

namespace tacet {

class Database;

/// Reads and writes table "absent". Rows go with their session. Transactions are the caller's.
class AbsentTable
{
public:
    Result<> prepareWriting(Database &index);
    Result<> prepareReading(Database &index);

    Result<> insert(SessionId session, const AbsentTurn &turn);
    /// Those that a record from `offset` on shows: what is read again tells of them again.
    Result<> removeFrom(SessionId session, qint64 offset);
    /// All of a session, ascending by the message they stand before, then as they were told.
    [[nodiscard]] Result<std::vector<AbsentTurn>> ofSession(SessionId session);

private:
    Statement m_insert;
    Statement m_remove;
    Statement m_select;
};

}
