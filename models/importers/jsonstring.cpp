// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonstring.h"

#include <QtGlobal>

#include <charconv>
#include <optional>

namespace tacet {

namespace {

void appendUtf8(std::string &out, quint32 codePoint)
{
    if (codePoint < 0x80) {
        out += char(codePoint);
    } else if (codePoint < 0x800) {
        out += char(0xC0 | (codePoint >> 6));
        out += char(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x10000) {
        out += char(0xE0 | (codePoint >> 12));
        out += char(0x80 | ((codePoint >> 6) & 0x3F));
        out += char(0x80 | (codePoint & 0x3F));
    } else {
        out += char(0xF0 | (codePoint >> 18));
        out += char(0x80 | ((codePoint >> 12) & 0x3F));
        out += char(0x80 | ((codePoint >> 6) & 0x3F));
        out += char(0x80 | (codePoint & 0x3F));
    }
}

/// The code unit of \uXXXX at the beginning of `text`.
std::optional<quint32> codeUnit(std::string_view text)
{
    if (text.size() < 6 || text[0] != '\\' || text[1] != 'u')
        return std::nullopt;
    quint32 unit = 0;
    const auto result = std::from_chars(text.data() + 2, text.data() + 6, unit, 16);
    return result.ec == std::errc() && result.ptr == text.data() + 6 ? std::optional(unit) : std::nullopt;
}

constexpr bool isHighSurrogate(quint32 unit)
{
    return unit >= 0xD800 && unit < 0xDC00;
}
constexpr bool isLowSurrogate(quint32 unit)
{
    return unit >= 0xDC00 && unit < 0xE000;
}

std::optional<char> simpleEscape(char letter)
{
    switch (letter) {
    case '"':
    case '\\':
    case '/':
        return letter;
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return std::nullopt;
    }
}

/// What is shown for what is no character.
constexpr quint32 ReplacementCharacter = 0xFFFD;

/// One piece of a string: a code point or a byte run, or an escape that stands for no character.
struct Piece {
    size_t length = 0;
    std::optional<quint32> codePoint; ///< of an escape
    bool isRaw = false; ///< keep the spelling: a lone surrogate or no escape at all
    bool isDamaged = false; ///< a lone surrogate
};

Piece escapeAt(std::string_view text)
{
    if (text.size() >= 2) {
        if (const auto plain = simpleEscape(text[1]))
            return {2, quint32(quint8(*plain)), false};
    }
    const auto unit = codeUnit(text);
    if (!unit)
        return {1, std::nullopt, true};
    if (isHighSurrogate(*unit)) {
        const auto low = codeUnit(text.substr(6));
        if (low && isLowSurrogate(*low))
            return {12, 0x10000 + ((*unit - 0xD800) << 10) + (*low - 0xDC00), false};
    }
    if (isHighSurrogate(*unit) || isLowSurrogate(*unit))
        return {6, std::nullopt, true, true};
    return {6, *unit, false};
}

void appendEscaped(std::string &out, char c)
{
    static constexpr char Digits[] = "0123456789abcdef";
    switch (c) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\b':
        out += "\\b";
        return;
    case '\f':
        out += "\\f";
        return;
    case '\n':
        out += "\\n";
        return;
    case '\r':
        out += "\\r";
        return;
    case '\t':
        out += "\\t";
        return;
    default:
        break;
    }
    if (quint8(c) >= 0x20) {
        out += c;
        return;
    }
    out += "\\u00";
    out += Digits[quint8(c) >> 4];
    out += Digits[quint8(c) & 15];
}

std::string_view insideOf(std::string_view quoted)
{
    return quoted.size() >= 2 ? quoted.substr(1, quoted.size() - 2) : std::string_view();
}

void appendLowerCase(std::string &out, std::string_view escape)
{
    for (const char c : escape)
        out += c >= 'A' && c <= 'F' ? char(c - 'A' + 'a') : c;
}

}

std::string unescapedJsonString(std::string_view quoted)
{
    std::string plain;
    unescapeJsonString(quoted, plain);
    return plain;
}

bool unescapeJsonString(std::string_view quoted, std::string &plain)
{
    const std::string_view text = insideOf(quoted);
    plain.clear();
    plain.reserve(text.size());
    bool isWhole = true;
    for (size_t i = 0; i < text.size();) {
        const size_t escape = std::min(text.find('\\', i), text.size());
        plain.append(text, i, escape - i);
        i = escape;
        if (i == text.size())
            break;
        const Piece piece = escapeAt(text.substr(i));
        if (piece.codePoint || piece.isDamaged)
            appendUtf8(plain, piece.codePoint.value_or(ReplacementCharacter));
        else
            plain.append(text, i, piece.length);
        isWhole = isWhole && !piece.isDamaged;
        i += piece.length;
    }
    return isWhole;
}

void appendJsonString(std::string &out, std::string_view text)
{
    out += '"';
    for (const char c : text)
        appendEscaped(out, c);
    out += '"';
}

void appendCanonicalJsonString(std::string &out, std::string_view quoted)
{
    const std::string_view text = insideOf(quoted);
    out += '"';
    for (size_t i = 0; i < text.size();) {
        if (text[i] != '\\') {
            appendEscaped(out, text[i++]);
            continue;
        }
        const Piece piece = escapeAt(text.substr(i));
        if (piece.codePoint && *piece.codePoint < 0x80)
            appendEscaped(out, char(*piece.codePoint));
        else if (piece.codePoint)
            appendUtf8(out, *piece.codePoint);
        else
            appendLowerCase(out, text.substr(i, piece.length));
        i += piece.length;
    }
    out += '"';
}

}
