// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <simdjson.h>

#include <string_view>

namespace tacet {

// On-demand parsing jumps over what it is not asked for and would take a torn or spoilt value for a good one. These
// functions look at every token without unescaping or converting any, so that what passes is well-formed JSON but for
// the inside of strings (escapes) and of numbers.

/// A JSON string as it stands in the source, or that there is none.
struct RawString {
    std::string_view inside; ///< without its quotes, still escaped; null data: the value is no string
    [[nodiscard]] bool isString() const { return inside.data() != nullptr; }
    [[nodiscard]] bool isEmpty() const { return inside.empty(); }
};

/// The value's string; does not advance.
[[nodiscard]] RawString rawString(simdjson::ondemand::value &value);
/// The key of a field, still escaped.
[[nodiscard]] std::string_view rawKey(simdjson::ondemand::field &field);
/// True for the token `true`; does not advance.
[[nodiscard]] bool isTrueToken(simdjson::ondemand::value &value);

/// Goes through the whole value. @returns the first thing wrong with it
[[nodiscard]] simdjson::error_code walk(simdjson::ondemand::value &value, int depth = 0);

}
