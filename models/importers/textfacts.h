// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <string_view>

namespace tacet {

/// Says of a text what it is, and adds to the message what of it is visible.
/// @param part gets its marker and its number of visible characters
/// @param facts role as already set; gets characters, preview and, of an assistant, headings of summaries
/// @param text UTF-8, unescaped
void addText(std::string_view text, PartFacts &part, MessageFacts &facts);

/// What brings a tool call and its result together. 0: there is no id.
[[nodiscard]] quint64 callHash(std::string_view id);

/// For a message that the harness wrote: its words are nobody's, so none counts as visible.
void hideText(MessageFacts &facts);

}
