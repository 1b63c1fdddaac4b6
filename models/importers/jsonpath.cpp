// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonpath.h"

#include <charconv>

namespace tacet {

namespace {

std::optional<json::Element> childOf(json::Element value, const std::string &token)
{
    json::Array array;
    if (value.get(array))
        return json::member(value, token);
    size_t index = 0;
    const char *end = token.data() + token.size();
    json::Element element;
    if (std::from_chars(token.data(), end, index).ptr != end || array.at(index).get(element))
        return std::nullopt;
    return element;
}

}

JsonPath::JsonPath(std::string pointer)
    : m_pointer(std::move(pointer))
    , m_tokens(pointerTokens(m_pointer))
{ }

std::optional<json::Element> JsonPath::valueIn(json::Element root) const
{
    std::optional<json::Element> value = root;
    for (const std::string &token : m_tokens) {
        value = childOf(*value, token);
        if (!value)
            return std::nullopt;
    }
    return value;
}

std::string JsonPath::missingIn(json::Element root) const
{
    std::string pointer;
    std::optional<json::Element> value = root;
    for (const std::string &token : m_tokens) {
        pointer += '/' + escapedToken(token);
        value = childOf(*value, token);
        if (!value)
            break;
    }
    return pointer;
}

std::optional<std::string> scalarText(json::Element value)
{
    if (value.is_string())
        return std::string(json::text(value));
    if (value.is_null() || value.is_object() || value.is_array())
        return std::nullopt;
    return simdjson::minify(value);
}

std::string escapedToken(std::string_view token)
{
    std::string escaped;
    for (const char c : token) {
        if (c == '~')
            escaped += "~0";
        else if (c == '/')
            escaped += "~1";
        else
            escaped += c;
    }
    return escaped;
}

}
