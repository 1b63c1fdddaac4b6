// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <simdjson.h>

#include <string>
#include <string_view>

namespace tacet {

/// Parses one JSON document with simdjson, and once more with what simdjson is too strict about repaired: half a
/// surrogate pair, bytes that are no UTF-8, control characters within strings. Agents write all three.
///
/// The repair is made in a copy and keeps the length, so offsets stay true. One thread; what it returns lives until
/// the next call.
class TolerantParser
{
public:
    /// @param json followed by at least SIMDJSON_PADDING readable bytes when `padded`, else it is copied
    /// @returns Code::Format with simdjson's reason
    [[nodiscard]] Result<simdjson::dom::element> parse(std::string_view json, bool padded = false);
    /// Whether the last document had to be repaired.
    [[nodiscard]] bool repaired() const { return m_repaired; }

private:
    simdjson::dom::parser m_parser;
    std::string m_copy;
    bool m_repaired = false;
};

}
