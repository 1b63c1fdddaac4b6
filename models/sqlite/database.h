// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QString>

#include <memory>

namespace SQLite {
class Database;
class Statement;
}

namespace tacet {

/// One SQLite connection, opened the way this project opens them (WAL, foreign keys, busy time-out).
/// The only folder that sees SQLiteCpp's exceptions: everything here returns a Result. One thread.
class Database
{
public:
    enum class Mode {
        ReadWrite, ///< created when missing; WAL
        ReadOnly, ///< one of ours, which may have a writer beside it
        Immutable, ///< somebody else's file, which must not get a -wal or -shm beside it
    };
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const QString &path, Mode mode);
    ~Database();

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] SQLite::Database &handle() { return *m_handle; }

private:
    Database(QString path, std::unique_ptr<SQLite::Database> handle);

    QString m_path;
    std::unique_ptr<SQLite::Database> m_handle;
};

}
