// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QtGlobal>

namespace tacet {

class Database;

/// A write transaction: rolled back unless commit() is reached. Takes the write lock at once, so that what is read
/// inside cannot be changed by another process before it is written.
class Transaction
{
public:
    [[nodiscard]] static Result<Transaction> begin(Database &database);
    ~Transaction();
    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    Q_DISABLE_COPY(Transaction)

    Result<> commit();

private:
    explicit Transaction(Database &database);

    Database *m_database; ///< nullptr: ended, or moved from
};

}
