// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/sqliteerror.h"

#include <QCoreApplication>

#include <sqlite3.h>

namespace tacet {

namespace {

Error::Code codeFor(int resultCode)
{
    switch (resultCode & 0xff) {
    case SQLITE_INTERRUPT:
        return Error::Code::Cancelled;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return Error::Code::Format;
    default:
        return Error::Code::Database;
    }
}

QString wordsFor(int resultCode)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("tacet::Database", text); };
    switch (resultCode & 0xff) {
    case SQLITE_FULL:
        return words(QT_TRANSLATE_NOOP("tacet::Database", "The disk is full: make room and try again"));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return words(QT_TRANSLATE_NOOP("tacet::Database",
                                       "The database is in use by another program: try again when it is done"));
    case SQLITE_CANTOPEN:
        return words(QT_TRANSLATE_NOOP("tacet::Database",
                                       "The database could not be opened: see whether its folder exists and is yours"));
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return words(QT_TRANSLATE_NOOP(
            "tacet::Database", "The database may not be written: see the permissions of the file and its folder"));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return words(QT_TRANSLATE_NOOP("tacet::Database", "The database is damaged or is none"));
    case SQLITE_IOERR:
        return words(QT_TRANSLATE_NOOP("tacet::Database", "The database could not be read or written"));
    case SQLITE_INTERRUPT:
        return words(QT_TRANSLATE_NOOP("tacet::Database", "Stopped"));
    default:
        return words(QT_TRANSLATE_NOOP("tacet::Database", "The database refused"));
    }
}

}

Error sqliteError(int resultCode, const QString &path, const QString &detail)
{
    const QString context = path.isEmpty() ? detail : path + QStringLiteral(": ") + detail;
    return {codeFor(resultCode), wordsFor(resultCode), context};
}

Error sqliteError(sqlite3 *connection, int resultCode)
{
    const char *path = sqlite3_db_filename(connection, "main");
    return sqliteError(resultCode, path ? QString::fromUtf8(path) : QString(),
                       QString::fromUtf8(sqlite3_errmsg(connection)));
}

}
