// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonrepair.h"

#include <QtGlobal>

namespace tacet {

namespace {

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
}

/// True for \uD8xx to \uDFxx at `at`; `low` chooses the second half of the pair.
bool isSurrogate(const std::string &text, size_t at, bool low)
{
    if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u' || (text[at + 2] | 0x20) != 'd')
        return false;
    const char third = char(text[at + 3] | 0x20);
    const bool isHigh = third == ('8' | 0x20) || third == ('9' | 0x20) || third == 'a' || third == 'b';
    const bool isLow = third >= 'c' && third <= 'f';
    return (low ? isLow : isHigh) && isHexDigit(text[at + 4]) && isHexDigit(text[at + 5]);
}

/// Length of the well-formed UTF-8 sequence at `at`, 0 when there is none.
size_t utf8Length(const std::string &text, size_t at)
{
    const auto byte = [&](size_t i) { return at + i < text.size() ? quint8(text[at + i]) : quint8(0); };
    const auto continues = [&](size_t i) { return (byte(i) & 0xC0) == 0x80; };
    const quint8 first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first < 0xE0)
        return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first < 0xF0) {
        const bool narrow = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0);
        return continues(1) && continues(2) && !narrow ? 3 : 0;
    }
    if (first >= 0xF0 && first < 0xF5) {
        const bool narrow = (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) >= 0x90);
        return continues(1) && continues(2) && continues(3) && !narrow ? 4 : 0;
    }
    return 0;
}

/// What follows a backslash: a pair of surrogates is skipped, half of one becomes U+FFFD.
size_t repairEscape(std::string &text, size_t at)
{
    const bool high = isSurrogate(text, at, false);
    if (high && isSurrogate(text, at + 6, true))
        return 12;
    if (!high && !isSurrogate(text, at, true))
        return 2;
    text.replace(at, 6, "\\ufffd");
    return 6;
}

}

bool canBeRepaired(simdjson::error_code error)
{
    return error == simdjson::STRING_ERROR || error == simdjson::UTF8_ERROR || error == simdjson::UNESCAPED_CHARS;
}

void repairJson(std::string &text)
{
    bool inString = false;
    for (size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '"')
            inString = !inString;
        if (inString && c == '\\') {
            i += repairEscape(text, i);
            continue;
        }
        const size_t length = utf8Length(text, i);
        if (length == 0 || (inString && quint8(c) < 0x20))
            text[i] = length == 0 ? '?' : ' ';
        i += length == 0 ? 1 : length;
    }
}

}
