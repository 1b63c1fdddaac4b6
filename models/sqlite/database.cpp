// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"

#include "models/jobs/progress.h"
#include "models/sqlite/sqliteerror.h"

#include <QUrl>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

namespace tacet {

namespace {

constexpr int BusyTimeoutMs = 5'000;
// Often enough to stop within a frame, seldom enough not to be felt (instructions of SQLite's virtual machine).
constexpr int InstructionsBetweenQuestions = 20'000;

// page_size must come before the file has a page; in an existing file it changes nothing.
constexpr char WriteSettings[] = "PRAGMA page_size=16384;"
                                 "PRAGMA journal_mode=WAL;"
                                 "PRAGMA foreign_keys=ON;";

std::string uriOf(const QString &path)
{
    return (QByteArrayLiteral("file:") + QUrl::toPercentEncoding(path, "/") + "?immutable=1").toStdString();
}

int askProgress(void *progress)
{
    return static_cast<const Progress *>(progress)->isCancelled() ? 1 : 0;
}

// A connection belongs to one thread, so SQLite need not lock a mutex for each value bound (7 % of an import).
std::unique_ptr<SQLite::Database> connectTo(const QString &path, Database::Mode mode)
{
    switch (mode) {
    case Database::Mode::ReadWrite:
        return std::make_unique<SQLite::Database>(
            path.toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, BusyTimeoutMs);
    case Database::Mode::ReadOnly:
        return std::make_unique<SQLite::Database>(path.toStdString(), SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX,
                                                  BusyTimeoutMs);
    case Database::Mode::Immutable:
        break;
    }
    return std::make_unique<SQLite::Database>(
        uriOf(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX, BusyTimeoutMs);
}

}

Database::Database(QString path, std::unique_ptr<SQLite::Database> handle)
    : m_path(std::move(path))
    , m_handle(std::move(handle))
{ }

Database::~Database() = default;

sqlite3 *Database::raw() const
{
    return m_handle->getHandle();
}

Result<std::unique_ptr<Database>> Database::open(const QString &path, Mode mode)
{
    std::unique_ptr<Database> database;
    try {
        database.reset(new Database(path, connectTo(path, mode)));
    } catch (const SQLite::Exception &exception) {
        return Failure(sqliteError(exception.getErrorCode(), path, QString::fromUtf8(exception.what())));
    }
    // The file is not touched before its first statement: ask it something, so that what is no database is told here.
    auto ready =
        mode == Mode::ReadWrite ? database->execute(WriteSettings) : database->execute("PRAGMA schema_version;");
#ifndef NDEBUG
    // A SELECT that forgot its ORDER BY shows in every development build and test.
    if (ready)
        ready = database->execute("PRAGMA reverse_unordered_selects=ON;");
#endif
    if (!ready)
        return failure(ready);
    return database;
}

Result<> Database::execute(const char *sql)
{
    const int code = sqlite3_exec(raw(), sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return Failure(sqliteError(raw(), code));
    return {};
}

Result<Statement> Database::prepare(const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    const int code = sqlite3_prepare_v3(raw(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (code != SQLITE_OK)
        return Failure(sqliteError(raw(), code));
    return Statement(statement);
}

Result<> Database::prepareAll(std::initializer_list<std::pair<Statement *, const char *>> statements)
{
    for (const auto &[statement, sql] : statements) {
        auto prepared = prepare(sql);
        if (!prepared)
            return failure(prepared);
        *statement = std::move(*prepared);
    }
    return {};
}

qint64 Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(raw());
}

int Database::changedRows() const
{
    return sqlite3_changes(raw());
}

Result<int> Database::userVersion()
{
    auto query = prepare("PRAGMA user_version");
    if (!query)
        return failure(query);
    const auto row = query->step();
    if (!row)
        return failure(row);
    return *row ? int(query->integer(0)) : 0;
}

Result<> Database::setUserVersion(int version)
{
    // A pragma takes no bound value; the number is ours.
    return execute(QByteArray("PRAGMA user_version=" + QByteArray::number(version)).constData());
}

Result<> Database::backupTo(const QString &path)
{
    auto copy = prepare("VACUUM INTO ?1");
    if (!copy)
        return failure(copy);
    copy->bind(1, path);
    return copy->run();
}

Result<> Database::checkIntegrity()
{
    auto query = prepare("PRAGMA integrity_check(1)");
    if (!query)
        return failure(query);
    const auto row = query->step();
    if (!row)
        return failure(row);
    const QString verdict = query->text(0);
    if (verdict != QStringLiteral("ok"))
        return Failure(sqliteError(SQLITE_CORRUPT, m_path, verdict));
    return {};
}

void Database::interruptOn(const Progress *progress)
{
    if (progress)
        sqlite3_progress_handler(raw(), InstructionsBetweenQuestions, &askProgress, const_cast<Progress *>(progress));
    else
        sqlite3_progress_handler(raw(), 0, nullptr, nullptr);
}

}
