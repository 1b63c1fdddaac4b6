// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled with -mavx2 -mpclmul -mpopcnt on x86-64 (CMakeLists.txt); called only where the processor has them.

#include "models/importers/jsonblocks.h"

#if defined(TACET_HAS_AVX2_BLOCKS)

#include "models/importers/jsonblockscan.h"

#include <immintrin.h>

namespace tacet {

namespace {

struct WideInstructions {
    static quint64 bitsOf(__m256i low, __m256i high)
    {
        return quint64(quint32(_mm256_movemask_epi8(low))) | quint64(quint32(_mm256_movemask_epi8(high))) << 32;
    }

    static JsonBlockMasks masksOf(const char *block)
    {
        const __m256i low = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(block));
        const __m256i high = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(block + 32));
        const __m256i fold = _mm256_set1_epi8(0x20);
        const __m256i lowFolded = _mm256_or_si256(low, fold);
        const __m256i highFolded = _mm256_or_si256(high, fold);
        const auto equal = [](__m256i a, __m256i b, char c) {
            const __m256i wanted = _mm256_set1_epi8(c);
            return bitsOf(_mm256_cmpeq_epi8(a, wanted), _mm256_cmpeq_epi8(b, wanted));
        };
        return {equal(low, high, '"'), equal(low, high, '\\'), equal(lowFolded, highFolded, '{'),
                equal(lowFolded, highFolded, '}')};
    }

    static quint64 prefixXor(quint64 bits)
    {
        const __m128i product = _mm_clmulepi64_si128(_mm_set_epi64x(0, qint64(bits)), _mm_set1_epi8(char(0xFF)), 0);
        return quint64(_mm_cvtsi128_si64(product));
    }
};

}

JsonBlockStep scanJsonBlocksAvx2(const char *text, size_t size, JsonBlockState &state)
{
    return scanBlocks<WideInstructions>(text, size, state);
}

}

#endif
