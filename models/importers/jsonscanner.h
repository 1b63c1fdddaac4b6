// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonblocks.h"

#include <QtGlobal>

#include <optional>
#include <string_view>

namespace tacet {

/// Finds where one JSON value ends, without parsing it: by depth and string state, 64 bytes at a time.
///
/// Fed piece by piece, so that a value may be longer than the window it is read through. It looks at brackets and
/// quotes alone: what lies between may be anything, and whether it is JSON the parser says.
class JsonScanner
{
public:
    struct Step {
        size_t consumed = 0; ///< bytes that need not be fed again
        bool ended = false; ///< `consumed` is where the value ends
    };
    /// @param text begins at the value's first byte, later where the last step stopped
    /// @param final no more will follow: a value that is not ended then is torn (or, a bare scalar, whole)
    [[nodiscard]] Step feed(std::string_view text, bool final);

private:
    enum class Kind : quint8 { NotBegun, Container, String, Scalar };

    [[nodiscard]] Step feedContainer(std::string_view text, bool final);
    [[nodiscard]] Step feedString(std::string_view text);
    [[nodiscard]] Step feedScalar(std::string_view text, bool final) const;

    Kind m_kind = Kind::NotBegun;
    JsonBlockState m_state;
};

/// Length of the value that begins at the first byte of `text`; nothing when it does not end in it.
/// A bare scalar ends at the end of `text` at the latest.
[[nodiscard]] std::optional<size_t> jsonValueLength(std::string_view text);

[[nodiscard]] constexpr bool isJsonSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Position of the first byte from `position` on that is no white space; text.size() when there is none.
[[nodiscard]] inline size_t skipJsonSpace(std::string_view text, size_t position)
{
    while (position < text.size() && isJsonSpace(text[position]))
        ++position;
    return position;
}

}
