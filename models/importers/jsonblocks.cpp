// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonblocks.h"

#include "models/importers/jsonblockscan.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace tacet {

namespace {

struct PlainInstructions {
#if defined(__SSE2__)
    static quint64 bitsOf(__m128i matches)
    {
        return quint64(quint32(_mm_movemask_epi8(matches)));
    }

    static JsonBlockMasks masksOf(const char *block)
    {
        JsonBlockMasks masks;
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
    static JsonBlockMasks masksOf(const char *block)
    {
        JsonBlockMasks masks;
        for (size_t i = 0; i < JsonBlockSize; ++i) {
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
    static quint64 prefixXor(quint64 bits)
    {
        for (int shift = 1; shift < 64; shift *= 2)
            bits ^= bits << shift;
        return bits;
    }
};

}

JsonBlockStep scanJsonBlocksPlain(const char *text, size_t size, JsonBlockState &state)
{
    return scanBlocks<PlainInstructions>(text, size, state);
}

JsonBlockStep scanJsonBlocks(const char *text, size_t size, JsonBlockState &state)
{
#if defined(TACET_HAS_AVX2_BLOCKS)
    static const bool hasWide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("pclmul");
    if (hasWide)
        return scanJsonBlocksAvx2(text, size, state);
#endif
    return scanJsonBlocksPlain(text, size, state);
}

}
