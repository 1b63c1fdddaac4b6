// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/sqlite/database.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace tacet {

/// Somebody else's SQLite database, opened so that nothing of theirs is touched: in place and immutable where nothing
/// is in its -wal, else a copy of both.
class ForeignDatabase
{
public:
    /// @param folder for the copy, where one is needed; empty: the system's folder for temporary files
    [[nodiscard]] static Result<ForeignDatabase> open(const QString &path, const QString &folder);

    [[nodiscard]] Database &database() { return *m_database; }

private:
    std::unique_ptr<QTemporaryDir> m_copy; ///< outlives the connection to what is in it
    std::unique_ptr<Database> m_database;
};

/// True when rows stand in a -wal beside the file that are not in the file itself.
[[nodiscard]] bool hasUnmergedRows(const QString &path);

}
