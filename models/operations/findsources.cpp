// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/findsources.h"

#include "models/operations/sourcewalk.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::FindSources)
};

}

Error noTranscriptIn(const QString &folder)
{
    return {Error::Code::Format,
            Text::tr("No transcript was found in the folder. Name the file, or the folder that holds it."), folder};
}

Result<bool> isOneSource(const ImporterRegistry &importers, const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(Error::Code::Io, Text::tr("There is no such file or folder. Check the name."), path);
    return !info.isDir() || importers.recognise(path).has_value();
}

Result<FoundSources> findSources(const ImporterRegistry &importers, const QString &path)
{
    const auto isOne = isOneSource(importers, path);
    if (!isOne)
        return failure(isOne);
    FoundSources found;
    if (*isOne) {
        if (const auto importer = importers.recognise(path); !importer)
            return failure(importer);
        found.sources.append(path);
        return found;
    }
    SourceWalk walk(importers, path);
    while (const auto entry = walk.next()) {
        if (entry->kind == WalkedEntry::Kind::Unreadable) {
            found.unreadable.push_back(entry->why);
        } else if (entry->kind == WalkedEntry::Kind::PassedOver) {
            found.skipped.emplace_back(entry->path, entry->why.message);
        } else if (const auto importer = importers.recognise(entry->path); importer) {
            found.sources.append(entry->path);
        } else if (importer.error().code == Error::Code::Io) {
            found.unreadable.push_back(importer.error());
        } else {
            found.skipped.emplace_back(entry->path, oneLine(importer.error()));
        }
    }
    if (found.sources.isEmpty() && found.unreadable.empty())
        return Failure(noTranscriptIn(path));
    return found;
}

}
