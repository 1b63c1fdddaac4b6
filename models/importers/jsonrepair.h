// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <simdjson.h>

#include <string>

namespace tacet {

/// True for what simdjson refuses and agents write all the same: half a surrogate pair, bytes that are no UTF-8,
/// control characters within strings.
[[nodiscard]] bool canBeRepaired(simdjson::error_code error);

/// Replaces these by characters that stand for them. The length stays the same, so offsets stay true.
void repairJson(std::string &text);

}
