// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <simdjson.h>

#include <string>
#include <string_view>

namespace tacet {

/// True for errors that may come of what simdjson refuses and agents write all the same: half a surrogate pair, bytes
/// that are no UTF-8, control characters within strings, NaN and Infinity, numbers that no machine type holds.
[[nodiscard]] bool canBeRepaired(simdjson::error_code error);

struct RepairedJson {
    std::string text; ///< may be longer than what it was made of; what is no such damage stands in it unchanged
    bool isDamaged = false; ///< something was replaced that is no JSON; false: numbers alone were rewritten
};

/// Replaces these: characters by U+FFFD, control characters by their escapes, NaN and Infinity by null, integers of
/// more than 64 bits by floating-point numbers, numbers beyond those by null.
[[nodiscard]] RepairedJson repairedJson(std::string_view json);

}
