// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messageentry.h"
#include "models/core/result.h"
#include "models/core/session.h"
#include "models/sqlite/statement.h"
#include "models/store/columnblock.h"

namespace tacet {

class Database;

/// Writes the messages of one session after another, with their records and packed columns. Transactions are the
/// caller's.
class MessageTable
{
public:
    Result<> prepare(Database &index);

    /// The session whose messages come next, and how many it has. Flushes the one before.
    Result<> select(SessionId session, int messages);
    [[nodiscard]] SessionId selected() const { return m_session; }
    /// @param entry its ordinal is the number of messages so far
    Result<> add(const MessageEntry &entry);
    [[nodiscard]] int messages() const { return m_blockFirst + m_block.size(); }
    /// Deletes the selected session's messages from `messages` on.
    Result<> truncate(int messages);
    /// Writes the columns that are still held in memory.
    Result<> flush();

private:
    Result<> addFurtherRecords(const MessageEntry &entry);
    Result<> loadBlock(int first);

    SessionId m_session;
    ColumnBlock m_block; ///< the last, perhaps not full one
    int m_blockFirst = 0;
    bool m_blockChanged = false;
    Statement m_insertMessage;
    Statement m_insertRecord;
    Statement m_writeBlock;
    Statement m_readBlock;
    Statement m_removeMessages;
    Statement m_removeRecords;
    Statement m_removeBlocks;
};

}
