// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace tacet {

/// The text that a JSON string stands for, UTF-8. An escaped surrogate without its partner, which has no UTF-8,
/// becomes U+FFFD; what is no escape at all stays as it stands.
/// @param quoted with its quotes
[[nodiscard]] std::string unescapedJsonString(std::string_view quoted);
/// The same into `plain`, whose memory is used again. @returns false where it holds half a pair of surrogates
bool unescapeJsonString(std::string_view quoted, std::string &plain);

/// Appends `text` (UTF-8) as a JSON string: quotes, backslashes and control characters escaped, all else as it is.
void appendJsonString(std::string &out, std::string_view text);

/// Appends a JSON string in its one canonical spelling: the same text, written with the fewest escapes.
/// @param quoted with its quotes
void appendCanonicalJsonString(std::string &out, std::string_view quoted);

}
