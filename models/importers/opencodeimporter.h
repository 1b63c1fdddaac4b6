// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

namespace tacet {

/// What all stored forms of an opencode session have in common: the records themselves.
class OpenCodeImporter : public Importer
{
public:
    [[nodiscard]] RuleSet rules() const final { return RuleSet::OpenCode; }
    [[nodiscard]] MessageBody body(std::span<const QByteArray> records) const final;
    [[nodiscard]] QByteArray canonicalContent(std::span<const QByteArray> records) const final;
};

}
