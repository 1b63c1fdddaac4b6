// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/sqlite/statement.h"
#include "models/store/transcriptwriter.h"

namespace tacet {

class Database;

/// Reads and writes the rows of table "source" and deletes what hangs on them. Transactions are the caller's.
class SourceTable
{
public:
    Result<> prepare(Database &index);

    [[nodiscard]] Result<std::optional<SourceRow>> byPath(const QString &path);
    [[nodiscard]] Result<bool> exists(SourceId id);
    Result<SourceId> insert(const SourceRow &source);
    /// Everything but id and path.
    Result<> update(const SourceRow &source);
    Result<> setDamaged(SourceId id, int damaged);
    Result<> remove(SourceId id);

private:
    Result<> removeMessages(SessionId session);

    Database *m_index = nullptr;
    Statement m_byPath;
    Statement m_exists;
    Statement m_insert;
    Statement m_update;
    Statement m_setDamaged;
    Statement m_sessions;
    Statement m_removeMessages;
    Statement m_removeRecords;
    Statement m_removeBlocks;
    Statement m_remove;
};

}
