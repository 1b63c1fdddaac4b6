// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/cleanspools.h"

#include "models/operations/importlock.h"
#include "models/operations/library.h"
#include "models/store/transcriptreader.h"

#include <QDir>

namespace tacet {

int cleanSpools(const Library &library)
{
    const QDir folder(library.spoolFolder());
    const auto files = QDir::Files | QDir::Hidden | QDir::System;
    if (folder.entryList(files).isEmpty()) // the usual case takes no lock
        return 0;
    const auto lock = ImportLock::tryTake(library.indexPath());
    const auto reader = lock ? library.openReader() : Result<std::unique_ptr<TranscriptReader>>(nullptr);
    if (!lock || !reader)
        return 0;
    const auto inUse = (*reader)->spools();
    if (!inUse)
        return 0;
    int removed = 0;
    for (const QString &name : folder.entryList(files)) { // again: now nobody adds any
        const QString path = folder.filePath(name);
        if (!inUse->contains(path) && QFile::remove(path))
            ++removed;
    }
    return removed;
}

}
