// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <simdjson.h>

#include <QtGlobal>

#include <optional>
#include <string_view>

namespace tacet::json {

// What transcripts hold is asked for, never relied on: a value of another type counts as missing.

using Element = simdjson::dom::element;
using Object = simdjson::dom::object;
using Array = simdjson::dom::array;

[[nodiscard]] inline std::string_view text(Element value)
{
    std::string_view view;
    return value.get(view) ? std::string_view() : view;
}

/// A number without its fraction.
[[nodiscard]] inline std::optional<qint64> integer(Element value)
{
    int64_t whole = 0;
    if (!value.get(whole))
        return qint64(whole);
    double number = 0;
    // Beyond this a double has no place for units; no time or count is as large.
    if (!value.get(number) && number > -9e15 && number < 9e15)
        return qint64(number);
    return std::nullopt;
}

[[nodiscard]] inline bool isTrue(Element value)
{
    bool truth = false;
    return !value.get(truth) && truth;
}

/// The member with this name; of several the last, as JSON.parse has it.
[[nodiscard]] inline std::optional<Element> member(Element value, std::string_view name)
{
    Object object;
    std::optional<Element> found;
    if (value.get(object))
        return found;
    for (const auto field : object) {
        if (field.key == name)
            found = field.value;
    }
    return found;
}

[[nodiscard]] inline std::string_view text(Element value, std::string_view name)
{
    const auto found = member(value, name);
    return found ? text(*found) : std::string_view();
}

[[nodiscard]] inline std::optional<qint64> integer(Element value, std::string_view name)
{
    const auto found = member(value, name);
    return found ? integer(*found) : std::nullopt;
}

[[nodiscard]] inline bool isTrue(Element value, std::string_view name)
{
    const auto found = member(value, name);
    return found && isTrue(*found);
}

}
