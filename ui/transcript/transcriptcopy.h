// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/rowfacts.h"
#include "ui/transcript/transcriptpage.h"

#include <QString>

#include <utility>

namespace tacet {

struct MessageBody;

/// The selected text as it is shown; where it spans messages, each under its number and speaker. Of very long
/// selections (MaxExactRows) Markdown is copied as it is written, and nothing beyond MaxCopiedCharacters.
[[nodiscard]] QString selectedText(TranscriptPage &page, const std::pair<TextPlace, TextPlace> &range);
/// One message as Markdown: its words as they are written, tool calls and their output fenced.
[[nodiscard]] QString messageAsMarkdown(const RowFacts &facts, const MessageBody &body);

inline constexpr int MaxExactRows = 200;
inline constexpr qsizetype MaxCopiedCharacters = 32 * 1024 * 1024;

}
