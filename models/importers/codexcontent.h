// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"
#include "models/importers/jsonvalue.h"

#include <string>
#include <string_view>

namespace tacet {

// The shapes in which Codex stores words, pictures and thoughts.

/// Reads `content` (a string, or an array of parts) of an item into the facts.
/// @param pointer JSON pointer to the item from the root of its record
/// @returns hash of the visible text, for finding its double
quint64 readCodexContent(json::Element item, const std::string &pointer, MessageFacts &facts);

/// Reads an event that has `message`, `images` and `local_images`. @returns as above
quint64 readCodexPrompt(json::Element payload, MessageFacts &facts);

/// All readable thoughts, parts separated by an empty line.
[[nodiscard]] std::string codexReasoningOf(json::Element item);

/// The texts of a tool's output; of what is no text its type in brackets.
[[nodiscard]] std::string codexOutputOf(json::Element payload);
[[nodiscard]] bool isCodexOutputEmpty(json::Element payload);

/// A part of a content by its type, as far as it is no text.
[[nodiscard]] PartKind codexPartKind(std::string_view type);

}
