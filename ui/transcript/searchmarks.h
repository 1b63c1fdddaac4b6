// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/transcriptpage.h"

#include <optional>

namespace tacet {

class TextMatcher;

/// Where in what is shown of the message something matches; nothing where all that matches is folded away. Lays out
/// no block but the one that is found.
[[nodiscard]] std::optional<TextPlace> firstMatchIn(TranscriptPage &page, int row, const TextMatcher &matcher);

}
