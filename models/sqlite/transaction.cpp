// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/transaction.h"

#include "models/sqlite/database.h"

#include <utility>

namespace tacet {

Transaction::Transaction(Database &database)
    : m_database(&database)
{ }

Transaction::Transaction(Transaction &&other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{ }

Result<Transaction> Transaction::begin(Database &database)
{
    const auto begun = database.execute("BEGIN IMMEDIATE");
    if (!begun)
        return failure(begun);
    return Transaction(database);
}

Transaction::~Transaction()
{
    // SQLite has rolled back by itself after a full disk and its like: then this fails, and that is as well.
    if (m_database)
        std::ignore = m_database->execute("ROLLBACK");
}

Result<> Transaction::commit()
{
    Q_ASSERT(m_database);
    auto done = m_database->execute("COMMIT");
    if (done)
        m_database = nullptr;
    return done;
}

}
