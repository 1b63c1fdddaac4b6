// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonlinesreader.h"

#include "models/importers/bytesource.h"

#include <algorithm>
#include <cstring>

namespace tacet {

namespace {

// What simdjson may read behind a text without looking at it.
constexpr size_t Padding = 64;
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

}

JsonLinesReader::JsonLinesReader(ByteSource &source, ResumePoint from, qint64 window)
    : m_source(source)
    , m_limit(source.size())
    , m_window(size_t(window))
    , m_buffer(m_window + Padding)
    , m_bufferOffset(from.offset)
    , m_number(from.line)
{ }

Result<const JsonLine *> JsonLinesReader::next()
{
    for (;;) {
        const char *begin = m_buffer.data() + m_begin;
        const void *lineEnd = std::memchr(m_buffer.data() + m_searched, '\n', m_end - m_searched);
        if (lineEnd) {
            const size_t length = size_t(static_cast<const char *>(lineEnd) - begin);
            const bool taken = take({begin, length}, true);
            m_begin += length + 1;
            m_searched = m_begin;
            if (taken)
                return &m_line;
            continue;
        }
        m_searched = m_end;
        if (!m_sourceEnded) {
            if (auto more = readMore(); !more)
                return failure(more);
            continue;
        }
        const bool taken = m_begin < m_end && take({begin, m_end - m_begin}, false);
        m_begin = m_end;
        return taken ? &m_line : nullptr;
    }
}

/// Moves what is left of the window to its front and fills it up; a line longer than the window doubles it.
Result<bool> JsonLinesReader::readMore()
{
    const size_t left = m_end - m_begin;
    if (left + Padding >= m_buffer.size())
        m_buffer.resize(m_buffer.size() * 2);
    std::memmove(m_buffer.data(), m_buffer.data() + m_begin, left);
    // A line of a hundred megabytes is rare: what it took is given back.
    if (m_buffer.size() > 4 * (m_window + Padding) && left < m_window) {
        m_buffer.resize(m_window + Padding);
        m_buffer.shrink_to_fit();
    }
    m_bufferOffset += qint64(m_begin);
    m_begin = 0;
    m_searched = left;
    m_end = left;

    const qint64 offset = m_bufferOffset + qint64(left);
    const qint64 capacity = qint64(m_buffer.size() - Padding - left);
    const qint64 wanted = std::clamp<qint64>(m_limit - offset, 0, capacity);
    const auto count = m_source.readInto(m_buffer.data() + left, wanted, offset);
    if (!count)
        return failure(count);
    m_end += size_t(*count);
    m_sourceEnded = *count < wanted || offset + *count >= m_limit;
    return *count > 0;
}

/// @returns false for a blank line
bool JsonLinesReader::take(std::string_view raw, bool terminated)
{
    ++m_number;
    qint64 offset = m_bufferOffset + qint64(m_begin);
    if (offset == 0 && raw.starts_with(ByteOrderMark)) {
        raw.remove_prefix(ByteOrderMark.size());
        offset += qint64(ByteOrderMark.size());
    }
    if (raw.ends_with('\r'))
        raw.remove_suffix(1);
    if (raw.find_first_not_of(" \t\r") == std::string_view::npos)
        return false;
    m_line = {raw, {offset, qint64(raw.size())}, m_number, terminated};
    return true;
}

}
