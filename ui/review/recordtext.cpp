// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/recordtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacet {

namespace {

constexpr int IndentSpaces = 2;

/// Copies a record token by token, remembering where each byte went.
class Writer
{
public:
    Writer(const QByteArray &bytes, const RecordTextOptions &options)
        : m_bytes(bytes)
        , m_options(options)
    { }

    void write()
    {
        for (qsizetype at = 0; at < m_bytes.size();) {
            const char c = m_bytes[at];
            if (c == '"')
                at = writeString(at);
            else if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
                at = writeSpace(at);
            else if (c == '{' || c == '[' || c == '}' || c == ']' || c == ',' || c == ':')
                at = writeStructure(at);
            else
                at = writeOther(at);
        }
        m_places.push_back({m_bytes.size(), m_result.text.size()});
    }

    RecordText take(const std::vector<ByteRange> &ranges)
    {
        for (const ByteRange &range : ranges) {
            const qsizetype start = placeOf(range.offset, false);
            m_result.marks.push_back({start, std::max<qsizetype>(placeOf(range.end(), true) - start, 0)});
        }
        return std::move(m_result);
    }

private:
    struct Place {
        qsizetype byte;
        qsizetype character;
    };

    void copy(qsizetype from, qsizetype to)
    {
        m_places.push_back({from, m_result.text.size()});
        m_result.text += QString::fromUtf8(m_bytes.constData() + from, to - from);
    }

    void breakLine()
    {
        m_result.text += QLatin1Char('\n');
        m_result.text += QString(std::max(m_depth, 0) * IndentSpaces, QLatin1Char(' '));
    }

    qsizetype endOfString(qsizetype at) const
    {
        for (qsizetype end = at + 1; end < m_bytes.size(); ++end) {
            if (m_bytes[end] == '\\')
                ++end;
            else if (m_bytes[end] == '"')
                return end + 1;
        }
        return m_bytes.size(); // cut off in the middle of a string
    }

    qsizetype writeString(qsizetype at)
    {
        const qsizetype end = endOfString(at);
        const qsizetype longest = m_options.longestString;
        if (longest <= 0 || end - at <= longest) {
            copy(at, end);
            return end;
        }
        qsizetype cut = at + longest;
        while (cut > at && (m_bytes[cut] & 0xc0) == 0x80) // not in the middle of a character
            --cut;
        copy(at, cut);
        m_result.text += QCoreApplication::translate("tacet::RecordText", "… %1 more bytes …").arg(end - 1 - cut);
        m_places.push_back({end - 1, m_result.text.size()});
        m_result.text += QLatin1Char('"');
        ++m_result.cutStrings;
        return end;
    }

    qsizetype writeSpace(qsizetype at)
    {
        qsizetype end = at + 1;
        while (end < m_bytes.size() && QByteArrayView(" \t\r\n").contains(m_bytes[end]))
            ++end;
        if (!m_options.isPretty)
            copy(at, end);
        return end;
    }

    qsizetype writeStructure(qsizetype at)
    {
        const char c = m_bytes[at];
        const bool opens = c == '{' || c == '[';
        const bool closes = c == '}' || c == ']';
        if (m_options.isPretty && closes) {
            --m_depth;
            if (!m_isJustOpened)
                breakLine();
        }
        copy(at, at + 1);
        if (!m_options.isPretty)
            return at + 1;
        m_depth += opens ? 1 : 0;
        if (c == ':')
            m_result.text += QLatin1Char(' ');
        if (c == ',' || (opens && !isClosedNext(at + 1)))
            breakLine();
        m_isJustOpened = opens && isClosedNext(at + 1);
        return at + 1;
    }

    bool isClosedNext(qsizetype at) const
    {
        while (at < m_bytes.size() && QByteArrayView(" \t\r\n").contains(m_bytes[at]))
            ++at;
        return at < m_bytes.size() && (m_bytes[at] == '}' || m_bytes[at] == ']');
    }

    qsizetype writeOther(qsizetype at)
    {
        qsizetype end = at + 1;
        while (end < m_bytes.size() && !QByteArrayView("\"{}[],: \t\r\n").contains(m_bytes[end]))
            ++end;
        copy(at, end);
        return end;
    }

    /// @param isEnd the place after the last character, not of the next token: spaces that were added are left out
    qsizetype placeOf(qsizetype byte, bool isEnd) const
    {
        auto after = isEnd ? std::lower_bound(m_places.begin(), m_places.end(), byte,
                                              [](const Place &place, qsizetype value) { return place.byte < value; })
                           : std::upper_bound(m_places.begin(), m_places.end(), byte,
                                              [](qsizetype value, const Place &place) { return value < place.byte; });
        if (after == m_places.begin())
            return 0;
        const Place &before = *std::prev(after);
        const QString between = QString::fromUtf8(m_bytes.constData() + before.byte, byte - before.byte);
        const qsizetype limit = after == m_places.end() ? m_result.text.size() : after->character;
        return std::min(before.character + between.size(), limit);
    }

    const QByteArray &m_bytes;
    const RecordTextOptions &m_options;
    RecordText m_result;
    std::vector<Place> m_places; ///< ascending
    int m_depth = 0;
    bool m_isJustOpened = false; ///< an empty object or array, kept on one line
};

}

RecordText recordText(const QByteArray &bytes, const std::vector<ByteRange> &ranges, const RecordTextOptions &options)
{
    Writer writer(bytes, options);
    writer.write();
    return writer.take(ranges);
}

}
