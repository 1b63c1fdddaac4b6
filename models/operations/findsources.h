// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/importers/importerregistry.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace tacet {

/// What is behind a path that somebody named.
struct FoundSources {
    QStringList sources; ///< paths to import, in the order of the names
    std::vector<std::pair<QString, QString>> skipped; ///< files of a folder that are no transcripts: path and why
    std::vector<Error> unreadable; ///< files and folders that could not be looked at
};

/// True for a file, and for a folder that is one source as a whole (an opencode storage tree); other folders are
/// walked. Code::Io where there is nothing of the name.
[[nodiscard]] Result<bool> isOneSource(const ImporterRegistry &importers, const QString &path);

/// What is to be said of a folder in which there was nothing to read.
[[nodiscard]] Error noTranscriptIn(const QString &folder);

/// A file, or a folder that is one source as a whole (an opencode storage tree), is itself the source. Any other folder
/// is walked, as SourceWalk does it. Fails when nothing was found.
[[nodiscard]] Result<FoundSources> findSources(const ImporterRegistry &importers, const QString &path);

}
