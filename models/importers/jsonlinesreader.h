// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

#include <string_view>
#include <vector>

namespace tacet {

/// One line of a JSON Lines file. The bytes live until the next call of JsonLinesReader::next().
struct JsonLine {
    std::string_view text; ///< without LF, one CR and a BOM; at least 64 readable bytes follow it
    ByteRange range; ///< of `text` in the source
    qint64 number = 0; ///< from 1, blank lines counted
    bool terminated = true; ///< false: the file ends without a line end; perhaps it is still being written
};

/// Reads a file line by line through a window that grows to its longest line and no further.
///
/// Reads no further than the source was long when the reader was made: what is appended meanwhile is left for the next
/// time. Lines end at LF alone: U+2028, U+0085 and form feeds are data. Blank lines are counted, not handed out. One
/// thread.
class JsonLinesReader
{
public:
    static constexpr qint64 DefaultWindow = 1 << 18;

    JsonLinesReader(ByteSource &source, ResumePoint from, qint64 window = DefaultWindow);

    /// The next line that is not blank; nullptr at the end. Fails where the source fails.
    [[nodiscard]] Result<const JsonLine *> next();
    /// Number of bytes before the next line.
    [[nodiscard]] qint64 position() const { return m_bufferOffset + qint64(m_begin); }

private:
    [[nodiscard]] Result<bool> readMore();
    [[nodiscard]] bool take(std::string_view raw, bool terminated);

    ByteSource &m_source;
    qint64 m_limit = 0; ///< offset at which the source ends
    size_t m_window = 0; ///< bytes that are read at once
    std::vector<char> m_buffer; ///< the bytes of [m_bufferOffset, m_bufferOffset + m_end), then padding
    qint64 m_bufferOffset = 0;
    size_t m_begin = 0; ///< of the next line, in the buffer
    size_t m_end = 0; ///< of what was read, in the buffer
    size_t m_searched = 0; ///< no LF in [m_begin, m_searched)
    bool m_sourceEnded = false;
    JsonLine m_line;
    qint64 m_number = 0;
};

}
