// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodestores.h"

#include "models/importers/opencodedatabase.h"
#include "models/importers/opencodespool.h"
#include "models/importers/opencodetree.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace tacet {

namespace {

/// The databases in a folder that hold sessions: opencode.db and those of its other channels.
QStringList databasesIn(const QString &path)
{
    QStringList readable;
    for (const QString &name : QDir(path).entryList({QStringLiteral("opencode*.db")}, QDir::Files, QDir::Name)) {
        if (isOpenCodeDatabase(QDir(path).filePath(name)))
            readable.append(name);
    }
    return readable;
}

}

Result<> OpenCodeStoreImporter::read(ByteSource &source, ResumePoint, RecordSink &sink, Progress &progress) const
{
    return readOpenCodeSpool(source, sink, progress);
}

QString OpenCodeFolderImporter::label() const
{
    return QCoreApplication::translate("tacet::OpenCodeFolderImporter", "opencode storage folder");
}

Recognition OpenCodeFolderImporter::recognise(const SniffInput &input) const
{
    if (!input.isFolder)
        return Recognition::No;
    return !openCodeTreesBelow(input.path).isEmpty() || !databasesIn(input.path).isEmpty() ? Recognition::Certain
                                                                                           : Recognition::No;
}

Result<> OpenCodeFolderImporter::spool(const QString &path, SpoolWriter &writer, Progress &progress) const
{
    OpenCodeSpool spool(writer);
    for (const QString &name : databasesIn(path)) {
        if (auto spooled = spoolOpenCodeDatabase(QDir(path).filePath(name), name, spool, progress); !spooled)
            return spooled;
    }
    for (const QString &tree : openCodeTreesBelow(path)) {
        if (auto spooled = spoolOpenCodeTree(path, tree, spool, progress); !spooled)
            return spooled;
    }
    return {};
}

QString OpenCodeDatabaseImporter::label() const
{
    return QCoreApplication::translate("tacet::OpenCodeDatabaseImporter", "opencode database");
}

Recognition OpenCodeDatabaseImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder || !input.head.startsWith("SQLite format 3"))
        return Recognition::No;
    return isOpenCodeDatabase(input.path) ? Recognition::Certain : Recognition::No;
}

Result<> OpenCodeDatabaseImporter::spool(const QString &path, SpoolWriter &writer, Progress &progress) const
{
    OpenCodeSpool spool(writer);
    return spoolOpenCodeDatabase(path, QFileInfo(path).fileName(), spool, progress);
}

}
