// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/utf8text.h"

#include "models/core/textmarker.h"

#include <algorithm>
#include <utility>

namespace tacet {

namespace {

bool isWhiteSpace(char32_t c)
{
    if (c > 0x20 && c < 0x80)
        return false;
    return (c >= 0x09 && c <= 0x0D) || c == 0x20 || c == 0x85 || c == 0xA0 || c == 0x1680
        || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

bool isInvisible(char32_t c)
{
    return (c >= 0x200B && c <= 0x200D) || c == 0x2060 || c == 0xFEFF || c == 0xAD || c == 0x2800 || c == 0x3164
        || c == 0x115F || c == 0x1160 || (c >= 0x180B && c <= 0x180F) || (c >= 0xFE00 && c <= 0xFE0F)
        || (c >= 0xE0100 && c <= 0xE01EF);
}

bool isContinuation(char byte)
{
    return (quint8(byte) & 0xC0) == 0x80;
}

/// How many bytes from `position` on are ASCII above the space.
size_t graphicAsciiAt(std::string_view text, size_t position)
{
    size_t end = position;
    while (end < text.size() && quint8(text[end]) - 0x21u < 0x5Eu)
        ++end;
    return end - position;
}

}

CodePoint codePointAt(std::string_view text, size_t position)
{
    const char32_t lead = quint8(text[position]);
    const size_t bytes = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0;
    if (bytes == 1)
        return {lead, 1};
    if (bytes == 0 || position + bytes > text.size())
        return {0xFFFD, 1};
    char32_t value = lead & (0x7Fu >> bytes);
    for (size_t i = 1; i < bytes; ++i) {
        if (!isContinuation(text[position + i]))
            return {0xFFFD, i};
        value = (value << 6) | (quint8(text[position + i]) & 0x3Fu);
    }
    return {value, bytes};
}

quint32 countCodePoints(std::string_view text)
{
    return quint32(std::count_if(text.begin(), text.end(), [](char byte) { return !isContinuation(byte); }));
}

bool isBlankCodePoint(char32_t codePoint)
{
    return isWhiteSpace(codePoint) || isInvisible(codePoint);
}

LeadingBlanks leadingBlanks(std::string_view text)
{
    LeadingBlanks blanks;
    while (blanks.bytes < text.size()) {
        const CodePoint c = codePointAt(text, blanks.bytes);
        if (isInvisible(c.value))
            blanks.invisible = true;
        else if (!isWhiteSpace(c.value))
            break;
        blanks.bytes += c.bytes;
    }
    return blanks;
}

std::string_view withoutLeadingBlanks(std::string_view text)
{
    text.remove_prefix(leadingBlanks(text).bytes);
    return text;
}

std::string_view withoutTrailingBlanks(std::string_view text)
{
    while (!text.empty()) {
        size_t start = text.size() - 1;
        while (start > 0 && isContinuation(text[start]))
            --start;
        if (!isBlankCodePoint(codePointAt(text, start).value))
            break;
        text.remove_suffix(text.size() - start);
    }
    return text;
}

bool isBlank(std::string_view text)
{
    return leadingBlanks(text).bytes == text.size();
}

void appendPreview(std::string &preview, std::string_view text)
{
    quint32 left = quint32(PreviewCodePoints) - std::min(countCodePoints(preview), quint32(PreviewCodePoints));
    bool space = !preview.empty();
    size_t position = leadingBlanks(text).bytes;
    if (position < text.size())
        preview.reserve(preview.size() + std::min(text.size() - position, size_t(PreviewCodePoints)) + 1);
    while (position < text.size() && left > 0) {
        // Nearly all of most texts is words of ASCII.
        if (const size_t word = std::min(graphicAsciiAt(text, position), size_t(left)); word > 0 && !space) {
            preview.append(text, position, word);
            left -= quint32(word);
            position += word;
            continue;
        }
        const CodePoint c = codePointAt(text, position);
        if (isWhiteSpace(c.value)) {
            space = true;
            position += c.bytes;
            continue;
        }
        if (std::exchange(space, false)) {
            preview += ' ';
            if (--left == 0)
                break;
        }
        if (c.value == 0xFFFD)
            preview += "\xEF\xBF\xBD";
        else
            preview.append(text, position, c.bytes);
        --left;
        position += c.bytes;
    }
    if (!preview.empty() && preview.back() == ' ')
        preview.pop_back();
}

}
