// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/foreigndatabase.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tacet {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::ForeignDatabase)
};

QString walOf(const QString &path)
{
    return path + QStringLiteral("-wal");
}

/// Tells whether somebody wrote between two looks.
QString stateOf(const QString &path)
{
    QString state;
    for (const QString &file : {path, walOf(path)}) {
        QFileInfo info(file);
        info.refresh();
        state += QStringLiteral("%1 %2;").arg(info.size()).arg(info.lastModified().toMSecsSinceEpoch());
    }
    return state;
}

Result<> copyBoth(const QString &path, const QString &target)
{
    for (const auto &[from, to] : {std::pair(path, target), std::pair(walOf(path), walOf(target))}) {
        QFile::remove(to);
        QFile file(from);
        if (QFileInfo::exists(from) && !file.copy(to)) {
            return fail(
                Error::Code::Io,
                Words::tr("The database could not be copied to the cache: %1. Make room, or close the program that "
                          "writes it.")
                    .arg(file.errorString()),
                from);
        }
        // A copy of a file that may only be read can be read only, and SQLite needs to recover it.
        QFile::setPermissions(to, QFile::permissions(to) | QFile::ReadOwner | QFile::WriteOwner);
    }
    return {};
}

/// A copy that nobody wrote into while it was made.
Result<> copyAtRest(const QString &path, const QString &target)
{
    constexpr int Attempts = 5;
    for (int attempt = 0; attempt < Attempts; ++attempt) {
        const QString before = stateOf(path);
        if (auto copied = copyBoth(path, target); !copied)
            return copied;
        if (stateOf(path) == before)
            return {};
    }
    return fail(
        Error::Code::Io,
        Words::tr("The database is being written all the time. Close the program that writes it, and open it again."),
        path);
}

}

bool hasUnmergedRows(const QString &path)
{
    return QFileInfo(walOf(path)).size() > 0;
}

Result<ForeignDatabase> ForeignDatabase::open(const QString &path, const QString &folder)
{
    ForeignDatabase opened;
    QString file = path;
    if (hasUnmergedRows(path)) {
        opened.m_copy = std::make_unique<QTemporaryDir>((folder.isEmpty() ? QDir::tempPath() : folder)
                                                        + QStringLiteral("/copy-XXXXXX"));
        if (!opened.m_copy->isValid())
            return fail(Error::Code::Io,
                        Words::tr("The cache cannot be written: %1.").arg(opened.m_copy->errorString()), folder);
        file = opened.m_copy->filePath(QStringLiteral("database"));
        if (auto copied = copyAtRest(path, file); !copied)
            return failure(copied);
    }
    auto database = Database::open(file, opened.m_copy ? Database::Mode::ReadOnly : Database::Mode::Immutable);
    if (!database)
        return failure(database);
    opened.m_database = std::move(*database);
    return opened;
}

}
