// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <simdjson.h>

#include <string>
#include <string_view>

namespace tacet {

/// Parses one JSON document with simdjson, and once more with what simdjson is too strict about repaired: see
/// repairedJson(). The repair is made in a copy. One thread; what it returns lives until the next call.
class TolerantParser
{
public:
    /// @param json followed by at least SIMDJSON_PADDING readable bytes when `padded`, else it is copied
    /// @returns Code::Format with simdjson's reason
    [[nodiscard]] Result<simdjson::dom::element> parse(std::string_view json, bool padded = false);
    /// Whether the last document was damaged, and could be read all the same.
    [[nodiscard]] bool repaired() const { return m_repaired; }

private:
    simdjson::dom::parser m_parser;
    std::string m_copy;
    bool m_repaired = false;
};

}
