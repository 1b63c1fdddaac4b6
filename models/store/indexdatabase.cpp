// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/indexdatabase.h"

#include "models/sqlite/database.h"
#include "models/store/migrations.h"

#include <QCoreApplication>
#include <QFile>
#include <QLoggingCategory>

namespace tacet {

namespace {

Q_LOGGING_CATEGORY(storeLog, "tacet.store")

// Safe against a power cut in WAL mode, without an fsync for each commit of an import.
constexpr char Settings[] = "PRAGMA synchronous=NORMAL;";

Migrations indexMigrations()
{
    return Migrations(QStringLiteral("index"));
}

QString translated(const char *text)
{
    return QCoreApplication::translate("tacet::TranscriptReader", text);
}

/// nullptr: the file is of another version, or damaged.
Result<std::unique_ptr<Database>> openIfUsable(const QString &path)
{
    auto database = Database::open(path, Database::Mode::ReadWrite);
    if (!database) {
        if (database.error().code == Error::Code::Format)
            return nullptr;
        return failure(database);
    }
    const auto version = (*database)->userVersion();
    if (!version)
        return failure(version);
    if (*version != 0 && *version != indexMigrations().latest())
        return nullptr;
    return database;
}

Result<> removeIndex(const QString &path)
{
    qCInfo(storeLog) << "the index is of another version or damaged and is built again:" << path;
    for (const QString &suffix : {QString(), QStringLiteral("-wal"), QStringLiteral("-shm")}) {
        QFile file(path + suffix);
        if (file.exists() && !file.remove()) {
            return fail(Error::Code::Io,
                        translated(QT_TRANSLATE_NOOP("tacet::TranscriptReader",
                                                     "The old index could not be removed: remove it by hand")),
                        file.fileName());
        }
    }
    return {};
}

}

Result<std::unique_ptr<Database>> openIndexForWriting(const QString &path)
{
    auto database = openIfUsable(path);
    if (!database)
        return failure(database);
    if (!*database) {
        if (const auto removed = removeIndex(path); !removed)
            return failure(removed);
        database = Database::open(path, Database::Mode::ReadWrite);
        if (!database)
            return failure(database);
    }
    if (const auto set = (*database)->execute(Settings); !set)
        return failure(set);
    if (const auto migrated = indexMigrations().run(**database); !migrated)
        return failure(migrated);
    return std::move(*database);
}

Result<std::unique_ptr<Database>> openIndexForReading(const QString &path)
{
    auto database = Database::open(path, Database::Mode::ReadOnly);
    if (!database)
        return failure(database);
    const auto version = (*database)->userVersion();
    if (!version)
        return failure(version);
    if (*version != indexMigrations().latest()) {
        return fail(
            Error::Code::Database,
            translated(QT_TRANSLATE_NOOP("tacet::TranscriptReader",
                                         "The index was written by another version: open the transcript again")),
            path);
    }
    return std::move(*database);
}

}
