// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/error.h"
#include "models/importers/importerregistry.h"

#include <QFileInfo>
#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// One thing that stands below a path.
struct WalkedEntry {
    enum class Kind {
        Candidate, ///< a file that may be a transcript, or a folder that is one source as a whole
        PassedOver, ///< nothing to read: a pipe, a device, a broken link, a link to a folder
        Unreadable, ///< a folder that could not be looked into
    };
    Kind kind = Kind::Candidate;
    QString path;
    Error why; ///< of the last two kinds
};

/// Walks down a folder, entry by entry, each folder's in the order of their names, without opening a file. Holds the
/// names of the folders that it stands in, not of the whole tree. Hidden entries are passed over in silence but for
/// those in which agents keep transcripts inside projects; links to folders, which may lead in a circle, are told.
class SourceWalk
{
public:
    /// @param importers must outlive this; asked of folders only
    SourceWalk(const ImporterRegistry &importers, const QString &folder);

    /// Nothing: all was seen.
    [[nodiscard]] std::optional<WalkedEntry> next();

private:
    struct Level {
        QFileInfoList entries;
        qsizetype at = 0;
    };
    /// An entry where it could not be entered.
    std::optional<WalkedEntry> enter(const QString &folder);
    std::optional<WalkedEntry> look(const QFileInfo &entry);

    const ImporterRegistry &m_importers;
    std::vector<Level> m_levels;
    std::optional<WalkedEntry> m_first; ///< what became of the folder itself, where it was not entered
};

}
