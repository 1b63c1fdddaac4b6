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
        if (openCodeSchema(QDir(path).filePath(name)).value_or(OpenCodeSchema::None) == OpenCodeSchema::V1)
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
    return !openCodeTreeBelow(input.path).isNull() || !databasesIn(input.path).isEmpty() ? Recognition::Certain
                                                                                         : Recognition::No;
}

Result<> OpenCodeFolderImporter::spool(const QString &path, SpoolWriter &writer, Progress &progress) const
{
    OpenCodeSpool spool(writer);
    for (const QString &name : databasesIn(path)) {
        if (auto spooled = spoolOpenCodeDatabase(QDir(path).filePath(name), name, spool, progress); !spooled)
            return spooled;
    }
    return openCodeTreeBelow(path).isNull() ? Result<>() : spoolOpenCodeTree(path, spool, progress);
}

QString OpenCodeDatabaseImporter::label() const
{
    return QCoreApplication::translate("tacet::OpenCodeDatabaseImporter", "opencode database");
}

Recognition OpenCodeDatabaseImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder || !input.head.startsWith("SQLite format 3"))
        return Recognition::No;
    return openCodeSchema(input.path).value_or(OpenCodeSchema::None) == OpenCodeSchema::V1 ? Recognition::Certain
                                                                                           : Recognition::No;
}

Result<> OpenCodeDatabaseImporter::spool(const QString &path, SpoolWriter &writer, Progress &progress) const
{
    OpenCodeSpool spool(writer);
    return spoolOpenCodeDatabase(path, QFileInfo(path).fileName(), spool, progress);
}

}
