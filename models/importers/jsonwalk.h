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

/// Calls `member(key, value)` for each member; it returns an error_code and leaves the value either unread or walked.
template<typename Member>
simdjson::error_code forEachMember(simdjson::ondemand::object &object, const Member &member)
{
    for (auto result : object) {
        simdjson::ondemand::field field;
        if (const simdjson::error_code error = std::move(result).get(field))
            return error;
        const std::string_view key = rawKey(field);
        if (const simdjson::error_code error = member(key, field.value()))
            return error;
    }
    return simdjson::SUCCESS;
}

/// As forEachMember, for a value that may be something other than an object: it is walked then.
template<typename Member>
simdjson::error_code forEachMemberOf(simdjson::ondemand::value &value, const Member &member)
{
    if (value.raw_json_token().front() != '{')
        return walk(value);
    simdjson::ondemand::object object;
    if (const simdjson::error_code error = value.get_object().get(object))
        return error;
    return forEachMember(object, member);
}

/// Calls `item(value)` for each element, in the same way.
template<typename Item>
simdjson::error_code forEachItem(simdjson::ondemand::value &value, const Item &item)
{
    simdjson::ondemand::array array;
    if (const simdjson::error_code error = value.get_array().get(array))
        return error;
    for (auto result : array) {
        simdjson::ondemand::value element;
        if (const simdjson::error_code error = std::move(result).get(element))
            return error;
        if (const simdjson::error_code error = item(element))
            return error;
    }
    return simdjson::SUCCESS;
}

}
