// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonblocks.h"

// The walk itself, for the two files that each compile it for other instructions. In a namespace without a name, and
// without anything of the standard library, so that the linker never takes the one for the other.

namespace tacet {

namespace {

constexpr size_t JsonBlockSize = 64;

/// One bit a byte of a block of 64.
struct JsonBlockMasks {
    quint64 quote = 0;
    quint64 backslash = 0;
    quint64 open = 0; ///< { or [
    quint64 close = 0; ///< } or ]
};

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

/// The position behind the closing bracket, when it is in this block; else 0.
template<typename Instructions>
size_t scanBlock(const char *block, JsonBlockState &state)
{
    JsonBlockMasks masks = Instructions::masksOf(block);
    masks.quote &= ~escapedBytes(masks.backslash, state.escaped);
    const quint64 inString = Instructions::prefixXor(masks.quote) ^ state.inString;
    state.inString = quint64(qint64(inString) >> 63);
    masks.open &= ~inString;
    masks.close &= ~inString;
    const int closing = __builtin_popcountll(masks.close);
    if (state.opened && state.depth > closing) {
        state.depth += __builtin_popcountll(masks.open) - closing;
        return 0;
    }
    for (quint64 brackets = masks.open | masks.close; brackets; brackets &= brackets - 1) {
        const auto at = size_t(__builtin_ctzll(brackets));
        state.depth += (masks.open >> at) & 1 ? 1 : -1;
        state.opened = true;
        if (state.depth <= 0)
            return at + 1;
    }
    return 0;
}

template<typename Instructions>
JsonBlockStep scanBlocks(const char *text, size_t size, JsonBlockState &state)
{
    JsonBlockState local = state; // kept in registers
    for (size_t at = 0; at < size; at += JsonBlockSize) {
        if (const size_t end = scanBlock<Instructions>(text + at, local)) {
            state = local;
            return {at + end, true};
        }
    }
    state = local;
    return {size, false};
}

}

}
