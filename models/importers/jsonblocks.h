// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstddef>

namespace tacet {

/// Where a walk through JSON stands between two blocks of 64 bytes.
struct JsonBlockState {
    qint64 depth = 0;
    quint64 inString = 0; ///< all bits set while the last block ended within a string
    quint64 escaped = 0; ///< 1: the next byte follows an unescaped backslash
    bool opened = false;
};

struct JsonBlockStep {
    size_t consumed = 0; ///< bytes; where `ended`, up to and with the closing bracket
    bool ended = false;
};

/// Goes through whole blocks of 64 bytes until depth comes back to 0. With the widest instructions that the processor
/// has; what comes of it is the same. @param size a multiple of 64
[[nodiscard]] JsonBlockStep scanJsonBlocks(const char *text, size_t size, JsonBlockState &state);

/// The same with what every processor of the platform has.
[[nodiscard]] JsonBlockStep scanJsonBlocksPlain(const char *text, size_t size, JsonBlockState &state);

#if defined(__x86_64__) && defined(__GNUC__)
#define TACET_HAS_AVX2_BLOCKS
/// For processors with AVX2 and carry-less multiplication alone.
[[nodiscard]] JsonBlockStep scanJsonBlocksAvx2(const char *text, size_t size, JsonBlockState &state);
#endif

}
