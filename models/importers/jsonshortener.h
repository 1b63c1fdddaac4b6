// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tacet {

/// Takes the inside of long strings out of a JSON object before it is parsed: what tools printed and what is encrypted
/// is most of a log, and of these only whether there is anything counts.
///
/// What is taken out is looked at for what would make the record a damaged one; then, and wherever brackets or quotes
/// are wrong, nothing is shortened. One thread.
class JsonShortener
{
public:
    /// @param keys of the strings that may be taken out, without quotes; they outlive this
    explicit JsonShortener(std::span<const std::string_view> keys)
        : m_keys(keys)
    { }

    struct Object {
        std::string_view text; ///< lives until the next call; readable JSON padding follows
        size_t length = 0; ///< of the object as it stands in the source
    };
    /// @param text begins with '{' @returns nothing where the object is to be read as it stands
    [[nodiscard]] std::optional<Object> shorten(std::string_view text);

private:
    [[nodiscard]] bool isKey(std::string_view quoted) const;

    std::span<const std::string_view> m_keys;
    std::string m_text;
};

}
