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

/// The whole text of one message as it is shown, at most MaxSpokenCharacters.
[[nodiscard]] QString textOfMessage(TranscriptPage &page, int row);
/// "message 417, User, silent, Context compaction"
[[nodiscard]] QString describeMessage(const RowFacts &facts);

inline constexpr qsizetype MaxSpokenCharacters = 4000;
inline constexpr int MaxExactRows = 200;
inline constexpr qsizetype MaxCopiedCharacters = 32 * 1024 * 1024;

}
