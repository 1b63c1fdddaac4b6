// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string_view>

namespace tacet {

/// The end of the tag `<name …>` or, when `closing`, `</name>` that `text` begins with; none when it begins with
/// something else.
[[nodiscard]] std::optional<size_t> tagEnd(std::string_view text, std::string_view name, bool closing);

/// What stands from the opening tag at the very start of a text to the next closing one of that name.
struct TaggedText {
    std::string_view inside;
    size_t bytes = 0; ///< tags included
};
/// None where the text does not begin with this tag, or the tag is never closed.
[[nodiscard]] std::optional<TaggedText> taggedText(std::string_view text, std::string_view name);

/// Where the tags begin that end `text`; none when it ends in something else.
[[nodiscard]] std::optional<size_t> trailingTagBegin(std::string_view text, std::string_view name);

/// Without `<name>` at the start and `</name>` at the end, where they are there, and without blanks inside of them.
[[nodiscard]] std::string_view withoutTags(std::string_view text, std::string_view name);

}
