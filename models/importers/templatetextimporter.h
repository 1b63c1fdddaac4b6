// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/textimporter.h"

namespace tacet {

/// The text that a model is given: turns between the tokens of its prompt template (ChatML, Llama, Gemma, Zephyr).
class TemplateTextImporter final : public TextImporter
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString label() const override;
    [[nodiscard]] Recognition recognise(const SniffInput &input) const override;
    [[nodiscard]] std::unique_ptr<TurnCutter> cutter(std::string_view head) const override;
    [[nodiscard]] MessageBody turn(std::string_view text) const override;
};

}
