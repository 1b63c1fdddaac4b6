// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <string>
#include <string_view>

namespace tacet {

// UTF-8 as it comes from transcripts: a byte that does not belong to a code point counts as U+FFFD, never as an
// error. All functions are pure; any thread.

struct CodePoint {
    char32_t value = 0;
    size_t bytes = 1;
};

/// The code point that starts at `position`, which must be inside of `text`.
[[nodiscard]] CodePoint codePointAt(std::string_view text, size_t position);

/// How many code points `text` has.
[[nodiscard]] quint32 countCodePoints(std::string_view text);

struct LeadingBlanks {
    size_t bytes = 0;
    bool invisible = false; ///< characters other than white space are among them
};

/// White space and invisible characters (isBlankCodePoint) that `text` begins with.
[[nodiscard]] LeadingBlanks leadingBlanks(std::string_view text);
[[nodiscard]] std::string_view withoutLeadingBlanks(std::string_view text);
[[nodiscard]] std::string_view withoutTrailingBlanks(std::string_view text);
[[nodiscard]] bool isBlank(std::string_view text);

constexpr int PreviewCodePoints = 160;

/// Appends `text` to a preview, white space folded to single spaces, one space before it where the preview is not
/// empty; stops at PreviewCodePoints in all, so the cost does not grow with the text.
void appendPreview(std::string &preview, std::string_view text);

}
