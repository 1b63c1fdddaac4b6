// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/textimporter.h"

namespace tacet {

/// What /export of opencode's terminal writes. It leaves out synthetic text, so a compaction and the prompt to go on
/// after it are both a "## User" with nothing below.
class OpenCodeMarkdownImporter final : public TextImporter
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    [[nodiscard]] std::unique_ptr<TurnCutter> cutter(std::string_view head) const override;
    [[nodiscard]] MessageBody turn(std::string_view text) const override;
};

}
