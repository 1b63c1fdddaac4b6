// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonscanner.h"

#include <bit>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace tacet {

namespace {

constexpr size_t BlockSize = 64;

/// One bit a byte of a block of 64.
struct Masks {
    quint64 quote = 0;
    quint64 backslash = 0;
    quint64 open = 0; ///< { or [
    quint64 close = 0; ///< } or ]
};

#if defined(__SSE2__)

quint64 bitsOf(__m128i matches)
{
    return quint64(quint32(_mm_movemask_epi8(matches)));
}

Masks masksOf(const char *block)
{
    Masks masks;
    for (int i = 0; i < 4; ++i) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(block + 16 * i));
        // [ and { differ in bit 5 alone, and so do ] and }.
        const __m128i folded = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
        masks.quote |= bitsOf(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'))) << (16 * i);
        masks.backslash |= bitsOf(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'))) << (16 * i);
        masks.open |= bitsOf(_mm_cmpeq_epi8(folded, _mm_set1_epi8('{'))) << (16 * i);
        masks.close |= bitsOf(_mm_cmpeq_epi8(folded, _mm_set1_epi8('}'))) << (16 * i);
    }
    return masks;
}

#else

Masks masksOf(const char *block)
{
    Masks masks;
    for (size_t i = 0; i < BlockSize; ++i) {
        const char c = block[i];
        masks.quote |= quint64(c == '"') << i;
        masks.backslash |= quint64(c == '\\') << i;
        masks.open |= quint64(c == '{' || c == '[') << i;
        masks.close |= quint64(c == '}' || c == ']') << i;
    }
    return masks;
}

#endif

/// Bit i of the result: the number of set bits up to and including i is odd.
quint64 prefixXor(quint64 bits)
{
    for (int shift = 1; shift < 64; shift *= 2)
        bits ^= bits << shift;
    return bits;
}

/// Bytes that follow an unescaped backslash. `carry` is 1 when the first byte does, and is set for the next block.
quint64 escapedBytes(quint64 backslash, quint64 &carry)
{
    if (!backslash) {
        const quint64 escaped = carry;
        carry = 0;
        return escaped;
    }
    // A run of backslashes escapes every second byte from its start. Subtracting finds the ends of all runs at
    // once; the alternating mask tells those of odd length from those of even length.
    constexpr quint64 OddBits = 0xAAAA'AAAA'AAAA'AAAAULL;
    const quint64 starts = backslash & ~carry;
    const quint64 codes = (((starts << 1) | OddBits) - starts) ^ OddBits;
    const quint64 escaped = codes ^ (backslash | carry);
    carry = (codes & backslash) >> 63;
    return escaped;
}

}

std::optional<size_t> JsonScanner::scanBlock(const char *block)
{
    Masks masks = masksOf(block);
    masks.quote &= ~escapedBytes(masks.backslash, m_escaped);
    const quint64 inString = prefixXor(masks.quote) ^ m_inString;
    m_inString = quint64(qint64(inString) >> 63);
    masks.open &= ~inString;
    masks.close &= ~inString;

    if (m_opened && m_depth > std::popcount(masks.close)) {
        m_depth += std::popcount(masks.open) - std::popcount(masks.close);
        return std::nullopt;
    }
    for (quint64 brackets = masks.open | masks.close; brackets; brackets &= brackets - 1) {
        const auto at = size_t(std::countr_zero(brackets));
        m_depth += (masks.open >> at) & 1 ? 1 : -1;
        m_opened = true;
        if (m_depth <= 0)
            return at + 1;
    }
    return std::nullopt;
}

JsonScanner::Step JsonScanner::feedContainer(std::string_view text, bool final)
{
    size_t at = 0;
    for (; at + BlockSize <= text.size(); at += BlockSize) {
        if (const auto end = scanBlock(text.data() + at))
            return {at + *end, true};
    }
    if (at < text.size() && final) {
        char block[BlockSize];
        std::memset(block, ' ', BlockSize);
        std::memcpy(block, text.data() + at, text.size() - at);
        if (const auto end = scanBlock(block))
            return {at + *end, true};
        at = text.size();
    }
    return {at, false};
}

JsonScanner::Step JsonScanner::feedString(std::string_view text)
{
    size_t at = 0;
    if (!m_opened) {
        m_opened = true;
        at = 1;
    }
    size_t quote = 0; // of the next quote, where it is known and still ahead
    while (at < text.size()) {
        if (m_escaped) {
            m_escaped = 0;
            ++at;
            continue;
        }
        if (quote < at || quote == 0)
            quote = std::min(text.find('"', at), text.size());
        const size_t backslash = text.substr(0, quote).find('\\', at);
        if (backslash == std::string_view::npos)
            return quote < text.size() ? Step {quote + 1, true} : Step {text.size(), false};
        m_escaped = 1;
        at = backslash + 1;
    }
    return {at, false};
}

JsonScanner::Step JsonScanner::feedScalar(std::string_view text, bool final) const
{
    const size_t at = text.find_first_of(",]}: \n\r\t\"[{");
    if (at == std::string_view::npos)
        return {text.size(), final && !text.empty()};
    return {at, true};
}

JsonScanner::Step JsonScanner::feed(std::string_view text, bool final)
{
    if (text.empty())
        return {};
    if (m_kind == Kind::NotBegun) {
        const char first = text.front();
        m_kind = first == '{' || first == '[' ? Kind::Container : first == '"' ? Kind::String : Kind::Scalar;
    }
    switch (m_kind) {
    case Kind::Container:
        return feedContainer(text, final);
    case Kind::String:
        return feedString(text);
    case Kind::NotBegun:
    case Kind::Scalar:
        break;
    }
    return feedScalar(text, final);
}

std::optional<size_t> jsonValueLength(std::string_view text)
{
    JsonScanner scanner;
    const auto step = scanner.feed(text, true);
    return step.ended && step.consumed > 0 ? std::optional(step.consumed) : std::nullopt;
}

}
