// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonstream.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonscanner.h"

#include <algorithm>
#include <cstring>

namespace tacet {

namespace {

/// simdjson reads this far beyond the end of what it parses.
constexpr size_t Padding = 64;
constexpr qint64 SmallestWindow = 4096;

/// The object that the key at `at` is the first of: the position of its bracket.
std::optional<size_t> objectBefore(std::string_view text, size_t at)
{
    while (at > 0 && isJsonSpace(text[at - 1]))
        --at;
    return at > 0 && text[at - 1] == '{' ? std::optional(at - 1) : std::nullopt;
}

}

JsonStream::JsonStream(ByteSource &source, qint64 offset)
    : m_source(source)
    , m_window(std::clamp(source.size(), SmallestWindow, Window))
    , m_buffer(size_t(m_window) + Padding)
    , m_base(offset)
{ }

Result<bool> JsonStream::fill(qint64 capacity)
{
    if (m_position > 0) {
        std::memmove(m_buffer.data(), m_buffer.data() + m_position, m_size - m_position);
        m_base += qint64(m_position);
        m_size -= m_position;
        m_position = 0;
    }
    if (m_buffer.size() < size_t(capacity) + Padding)
        m_buffer.resize(size_t(capacity) + Padding);
    const auto count = m_source.readInto(m_buffer.data() + m_size, capacity - qint64(m_size), m_base + qint64(m_size));
    if (!count)
        return failure(count);
    m_size += size_t(*count);
    std::memset(m_buffer.data() + m_size, 0, Padding);
    return *count > 0;
}

Result<int> JsonStream::peek()
{
    while (true) {
        m_position = skipJsonSpace({m_buffer.data(), m_size}, m_position);
        if (m_position < m_size)
            return int(quint8(m_buffer[m_position]));
        const auto more = fill(m_window);
        if (!more)
            return failure(more);
        if (!*more)
            return EndOfInput;
    }
}

Result<JsonStream::Value> JsonStream::value()
{
    const auto first = peek();
    if (!first)
        return failure(first);
    JsonScanner scanner;
    size_t scanned = 0;
    bool final = false;
    while (true) {
        const auto step = scanner.feed(rest().substr(scanned), final);
        scanned += step.consumed;
        const Value value {State::Whole, rest().substr(0, scanned), {offset(), qint64(scanned)}};
        if (step.ended) {
            m_position += scanned;
            return value;
        }
        if (final)
            return Value {State::Torn, rest(), {offset(), qint64(rest().size())}};
        const auto held = qint64(rest().size());
        if (held >= MaxValue)
            return Value {State::TooLong, rest(), {offset(), held}};
        // Doubling, so that a long value is moved and read on only a few times.
        const auto more = fill(held * 2 < m_window ? m_window : std::min(held * 2, MaxValue));
        if (!more)
            return failure(more);
        final = !*more;
    }
}

Result<bool> JsonStream::skipValue()
{
    const auto first = peek();
    if (!first)
        return failure(first);
    JsonScanner scanner;
    bool final = false;
    while (true) {
        const auto step = scanner.feed(rest(), final);
        m_position += step.consumed;
        if (step.ended || final)
            return step.ended;
        const auto more = fill(m_window);
        if (!more)
            return failure(more);
        final = !*more;
    }
}

void JsonStream::seek(qint64 offset)
{
    if (offset >= m_base && offset <= m_base + qint64(m_size)) {
        m_position = size_t(offset - m_base);
        return;
    }
    m_base = offset;
    m_size = 0;
    m_position = 0;
}

Result<std::optional<qint64>> JsonStream::findObject(std::string_view key, qint64 from)
{
    constexpr size_t Reach = 4096; // of white space between bracket, key and colon, at most
    seek(from);
    while (true) {
        const std::string_view text(m_buffer.data(), m_size);
        for (size_t at = text.find(key, m_position); at != std::string_view::npos; at = text.find(key, at + 1)) {
            const size_t colon = skipJsonSpace(text, at + key.size());
            const auto object = objectBefore(text, at);
            if (object && m_base + qint64(*object) >= from && colon < text.size() && text[colon] == ':')
                return std::optional(m_base + qint64(*object));
        }
        m_position = std::max(m_position, m_size > Reach ? m_size - Reach : 0);
        const auto before = m_size - m_position;
        const auto more = fill(std::max(m_window, qint64(before)));
        if (!more)
            return failure(more);
        if (!*more)
            return std::optional<qint64>();
    }
}

}
