// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

#include <vector>

namespace tacet {

/// All formats that are read, in the order in which they are asked.
class ImporterRegistry
{
public:
    ImporterRegistry();

    [[nodiscard]] const std::vector<std::unique_ptr<Importer>> &importers() const { return m_importers; }
    [[nodiscard]] const Importer *byId(const QString &id) const;
    /// By content, never by name. Fails with Code::Format and says what the input looks like: empty, binary,
    /// unrecognised, a folder without sessions.
    [[nodiscard]] Result<const Importer *> recognise(const QString &path) const;

private:
    void addArchived();
    /// Null: an archive in which nothing is known.
    [[nodiscard]] Result<const Importer *> recogniseArchive(const QString &path) const;

    std::vector<std::unique_ptr<Importer>> m_importers;
};

}
