// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/findsources.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::FindSources)
};

void walk(const ImporterRegistry &importers, const QString &folder, FoundSources &found)
{
    const QFileInfo info(folder);
    if (!info.isReadable() || !info.isExecutable()) {
        found.unreadable.push_back(
            {Error::Code::Io, Text::tr("The folder cannot be read. Check its permissions."), folder});
        return;
    }
    const auto entries = QDir(folder).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo &entry : entries) {
        const QString path = entry.filePath();
        if (entry.isDir() && entry.isSymLink())
            continue; // may lead in a circle
        const auto importer = importers.recognise(path);
        if (importer)
            found.sources.append(path);
        else if (entry.isDir())
            walk(importers, path, found);
        else if (importer.error().code == Error::Code::Io)
            found.unreadable.push_back(importer.error());
        else
            found.skipped.emplace_back(path, oneLine(importer.error()));
    }
}

}

Result<FoundSources> findSources(const ImporterRegistry &importers, const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        return fail(Error::Code::Io, Text::tr("There is no such file or folder. Check the name."), path);
    }
    FoundSources found;
    const auto importer = importers.recognise(path);
    if (importer) {
        found.sources.append(path);
        return found;
    }
    if (!info.isDir())
        return failure(importer);
    walk(importers, path, found);
    if (found.sources.isEmpty() && found.unreadable.empty()) {
        return fail(Error::Code::Format,
                    Text::tr("No transcript was found in the folder. Name the file, or the folder that holds it."),
                    path);
    }
    return found;
}

}
