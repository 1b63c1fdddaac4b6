// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/houseformat.h"
#include "models/importers/importer.h"

#include <vector>

namespace tacet {

/// All formats that are read, in the order in which they are asked.
class ImporterRegistry
{
public:
    /// @param mappings formats that people described; those that say so go before what is built in, the others behind
    explicit ImporterRegistry(std::vector<MappingFile> mappings = {});

    [[nodiscard]] const std::vector<std::unique_ptr<Importer>> &importers() const { return m_importers; }
    /// The mapping files, in order, those that are refused too.
    [[nodiscard]] const std::vector<MappingFile> &mappings() const { return m_mappings; }
    [[nodiscard]] bool hasHouseFormats() const;
    /// What the importer with this id reads after, in an archive too; null for what is built in.
    [[nodiscard]] const HouseFormat *houseFormat(const QString &importerId) const;
    [[nodiscard]] const Importer *byId(const QString &id) const;
    /// By content, never by name. Fails with Code::Format and says what the input looks like: empty, binary,
    /// unrecognised, a folder without sessions.
    [[nodiscard]] Result<const Importer *> recognise(const QString &path) const;

private:
    void addHouseFormats(bool before);
    void addArchived();
    [[nodiscard]] std::pair<const Importer *, Recognition> ask(const SniffInput &input) const;
    [[nodiscard]] Result<const Importer *> recogniseFile(SniffInput &input, const QString &path) const;
    /// Null: an archive in which nothing is known.
    [[nodiscard]] Result<const Importer *> recogniseArchive(const QString &path) const;

    std::vector<MappingFile> m_mappings;
    std::vector<std::unique_ptr<Importer>> m_importers;
};

}
