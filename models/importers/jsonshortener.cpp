// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonshortener.h"

#include "models/importers/jsonscanner.h"

#include <simdjson.h>

#include <algorithm>
#include <cstring>

namespace tacet {

namespace {

/// Shorter strings are parsed as fast as they are taken out.
constexpr size_t LongString = 256;

/// Position behind the closing quote of the string that begins at `at`; 0: it has none.
size_t stringEnd(std::string_view text, size_t at)
{
    for (size_t from = at + 1; from < text.size();) {
        const void *found = std::memchr(text.data() + from, '"', text.size() - from);
        if (!found)
            return 0;
        const size_t quote = size_t(static_cast<const char *>(found) - text.data());
        size_t backslashes = 0;
        while (quote - backslashes - 1 > at && text[quote - backslashes - 1] == '\\')
            ++backslashes;
        if (backslashes % 2 == 0)
            return quote + 1;
        from = quote + 1;
    }
    return 0;
}

/// Nothing that simdjson would refuse, and no half of a surrogate pair.
bool isSound(std::string_view inside)
{
    unsigned controls = 0;
    for (const char c : inside)
        controls |= unsigned(static_cast<unsigned char>(c) < 0x20);
    if (controls || !simdjson::validate_utf8(inside.data(), inside.size()))
        return false;
    for (size_t at = inside.find("\\u"); at != std::string_view::npos; at = inside.find("\\u", at + 2)) {
        if (at + 2 >= inside.size() || (inside[at + 2] | 0x20) == 'd')
            return false; // perhaps a surrogate: rare enough to be parsed
    }
    return true;
}

}

bool JsonShortener::isKey(std::string_view quoted) const
{
    const std::string_view key = quoted.substr(1, quoted.size() - 2);
    return std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end();
}

std::optional<JsonShortener::Object> JsonShortener::shorten(std::string_view text)
{
    m_text.clear();
    size_t copied = 0; // everything before it is in m_text
    int depth = 0;
    for (size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '{' || c == '[')
            ++depth;
        else if ((c == '}' || c == ']') && --depth == 0) {
            m_text.append(text, copied, at + 1 - copied);
            m_text.reserve(m_text.size() + simdjson::SIMDJSON_PADDING);
            return Object {m_text, at + 1};
        }
        if (c != '"') {
            ++at;
            continue;
        }
        const size_t end = stringEnd(text, at);
        if (end == 0)
            return std::nullopt;
        const std::string_view quoted = text.substr(at, end - at);
        at = end;
        const size_t colon = skipJsonSpace(text, at);
        if (colon >= text.size() || text[colon] != ':' || !isKey(quoted))
            continue;
        const size_t value = skipJsonSpace(text, colon + 1);
        const size_t valueEnd = value < text.size() && text[value] == '"' ? stringEnd(text, value) : value;
        if (valueEnd == 0)
            return std::nullopt;
        at = valueEnd;
        if (valueEnd - value < LongString)
            continue;
        if (!isSound(text.substr(value + 1, valueEnd - value - 2)))
            return std::nullopt;
        m_text.append(text, copied, value - copied);
        m_text += "\"x\"";
        copied = valueEnd;
    }
    return std::nullopt;
}

}
