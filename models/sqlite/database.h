// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/sqlite/statement.h"

#include <QCoreApplication>
#include <QString>

#include <initializer_list>
#include <memory>
#include <utility>

struct sqlite3;

namespace SQLite {
class Database;
}

namespace tacet {

class Progress;

/// One SQLite connection, opened the way this project opens them (WAL, foreign keys, busy time-out).
/// The only folder that sees SQLiteCpp's exceptions: everything here returns a Result. One thread.
/// Errors: Code::Format when the file is damaged or no database, Cancelled, else Database.
class Database
{
    Q_DECLARE_TR_FUNCTIONS(tacet::Database)
public:
    enum class Mode {
        ReadWrite, ///< created when missing; WAL, pages of 16 KiB
        ReadOnly, ///< one of ours, which may have a writer beside it
        Immutable, ///< somebody else's file, which must not get a -wal or -shm beside it; the caller has made sure
                   ///< that no -wal with rows stands there, for they would not be seen
    };
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const QString &path, Mode mode);
    ~Database();

    [[nodiscard]] const QString &path() const { return m_path; }

    /// Runs one or more statements that yield no rows. @param sql UTF-8, constant text of ours
    Result<> execute(const char *sql);
    /// Compiles one statement. It must not outlive this connection.
    [[nodiscard]] Result<Statement> prepare(const char *sql);
    /// Compiles several, for a class that keeps them: `{{&m_page, Page}, {&m_count, Count}}`.
    Result<> prepareAll(std::initializer_list<std::pair<Statement *, const char *>> statements);

    [[nodiscard]] qint64 lastInsertId() const;
    /// Rows that the last INSERT, UPDATE or DELETE touched.
    [[nodiscard]] int changedRows() const;
    [[nodiscard]] Result<int> userVersion();
    Result<> setUserVersion(int version);

    /// Writes a whole, consistent copy to `path`, which must not exist. Others may read and write meanwhile.
    Result<> backupTo(const QString &path);
    /// Reads every page and fails with Code::Format and SQLite's words when the file is damaged. Changes nothing.
    Result<> checkIntegrity();

    /// Statements of this connection end with Code::Cancelled once `progress` is cancelled. nullptr: never.
    /// The progress must outlive the next call of this function.
    void interruptOn(const Progress *progress);

private:
    Database(QString path, std::unique_ptr<SQLite::Database> handle);

    [[nodiscard]] sqlite3 *raw() const;

    QString m_path;
    std::unique_ptr<SQLite::Database> m_handle;
};

}
