// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/result.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tacet {

class ByteSource;

/// Walks through JSON of any size, value by value, through a window of a few megabytes.
///
/// A value is handed out as the bytes it stands in, whole, found by brackets and quotes alone; the window grows for
/// a value that does not fit and never beyond MaxValue. One thread.
class JsonStream
{
public:
    static constexpr qint64 Window = 4 << 20;
    /// Longer values are not held in memory: they are given up as damaged.
    static constexpr qint64 MaxValue = 128 << 20;
    static constexpr int EndOfInput = -1;

    enum class State {
        Whole,
        Torn, ///< the input ends within it
        TooLong,
    };
    struct Value {
        State state = State::Whole;
        std::string_view bytes; ///< valid until the next call; readable JSON padding follows
        ByteRange range; ///< in the source
    };

    explicit JsonStream(ByteSource &source, qint64 offset = 0);

    /// Of the next byte.
    [[nodiscard]] qint64 offset() const { return m_base + qint64(m_position); }
    /// The next byte that is no white space, which stays the next; EndOfInput after the last.
    [[nodiscard]] Result<int> peek();
    /// At the end of the input there is none to skip.
    void skipByte() { m_position += m_position < m_size ? 1 : 0; }
    /// The value that begins at the next byte that is no white space.
    [[nodiscard]] Result<Value> value();
    /// Goes past the value without holding it. @returns false when the input ends within it
    [[nodiscard]] Result<bool> skipValue();
    void seek(qint64 offset);
    /// Where, from `from` on, an object begins whose first key is `key`; `key` has its quotes. As quotes within strings
    /// are escaped, such bytes are structure wherever they stand: this is how reading finds its feet again.
    [[nodiscard]] Result<std::optional<qint64>> findObject(std::string_view key, qint64 from);

private:
    /// Reads on behind what is there, first moving it to the front. @returns false at the end of the input
    [[nodiscard]] Result<bool> fill(qint64 capacity);
    [[nodiscard]] std::string_view rest() const { return {m_buffer.data() + m_position, m_size - m_position}; }

    ByteSource &m_source;
    qint64 m_window; ///< bytes held at once, unless one value is longer: no more than a small file has
    std::vector<char> m_buffer;
    qint64 m_base = 0; ///< offset of the buffer's first byte in the source
    size_t m_size = 0; ///< bytes read
    size_t m_position = 0;
};

}
