// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/terminaltext.h"

#include <QList>

#include <algorithm>

namespace tacet {

namespace {

constexpr char16_t Escape = 0x1b;

// "^[" for ESC, "^@" for NUL: the pictures of Unicode (U+2400) are in few fonts.
QString caretOf(char16_t control)
{
    return u'^' + QString(QChar(char16_t(control ^ 0x40)));
}

bool isFinal(QChar c)
{
    return c >= QChar(0x40) && c <= QChar(0x7e);
}

class Reader
{
public:
    Reader(QStringView output, bool showsCodes)
        : m_output(output)
        , m_showsCodes(showsCodes)
    {
        m_read.text.reserve(output.size());
    }

    TerminalText read()
    {
        while (m_at < m_output.size())
            take();
        endSpan();
        return std::move(m_read);
    }

private:
    void take()
    {
        const QChar c = m_output[m_at];
        if (c == QChar(Escape))
            return takeSequence();
        ++m_at;
        if (c == u'\r') {
            if (m_at < m_output.size() && m_output[m_at] == u'\n')
                ++m_at;
            m_read.text += u'\n';
        } else if (c == u'\b' && !m_showsCodes) {
            takeBack();
        } else if (c >= u' ' && c != QChar(0x7f)) {
            m_read.text += c;
        } else if (c == u'\n' || c == u'\t') {
            m_read.text += c;
        } else if (c != QChar(0x07) || m_showsCodes) { // the bell shows nothing anywhere
            m_read.text += caretOf(c.unicode());
        }
    }

    void takeBack()
    {
        const bool hasText = !m_read.text.isEmpty() && !m_read.text.endsWith(u'\n');
        if (hasText)
            m_read.text.chop(m_read.text.back().isLowSurrogate() && m_read.text.size() > 1 ? 2 : 1);
        m_start = std::min(m_start, m_read.text.size());
        while (!m_read.spans.empty() && m_read.spans.back().start + m_read.spans.back().length > m_read.text.size())
            m_read.spans.pop_back();
    }

    void takeSequence()
    {
        const qsizetype end = endOfSequence();
        const QStringView sequence = m_output.mid(m_at, end - m_at);
        m_at = end;
        const bool isColour = sequence.size() > 2 && sequence[1] == u'[' && sequence.endsWith(u'm');
        if (m_showsCodes)
            m_read.text += caretOf(Escape) + sequence.mid(1).toString();
        else if (!isColour)
            ++m_read.codes;
        if (isColour)
            setStyle(sequence.mid(2, sequence.size() - 3));
    }

    /// Where the sequence that begins here is over; the end of the output, where it is torn.
    qsizetype endOfSequence() const
    {
        qsizetype at = m_at + 1;
        if (at >= m_output.size())
            return at;
        const QChar kind = m_output[at++];
        if (kind == u'[') {
            while (at < m_output.size() && m_output[at] >= u' ' && m_output[at] <= u'?')
                ++at;
            return at < m_output.size() && isFinal(m_output[at]) ? at + 1 : at;
        }
        const bool isString = kind == u']' || kind == u'P' || kind == u'X' || kind == u'^' || kind == u'_';
        if (isString) {
            // To BEL or ESC \; never over the end of a line, which no honest title has.
            while (at < m_output.size() && m_output[at] != QChar(0x07) && m_output[at] != QChar(Escape)
                   && m_output[at] != u'\n')
                ++at;
            if (at < m_output.size() && m_output[at] == QChar(0x07))
                return at + 1;
            const bool isEnded = at + 1 < m_output.size() && m_output[at] == QChar(Escape) && m_output[at + 1] == u'\\';
            return isEnded ? at + 2 : at;
        }
        if (kind >= u' ' && kind <= u'/') // with intermediates: ESC ( B
            return std::min(at + 1, m_output.size());
        return at;
    }

    void setStyle(QStringView parameters)
    {
        endSpan();
        QList<int> numbers;
        for (const QStringView word : qTokenize(parameters, u';'))
            numbers += word.left(6).split(u':').value(0).toInt();
        for (qsizetype at = 0; at < numbers.size(); ++at)
            at += apply(numbers, at);
    }

    /// @returns how many further numbers were used up
    qsizetype apply(const QList<int> &numbers, qsizetype at)
    {
        const int code = numbers[at];
        TerminalStyle &style = m_style;
        if (code >= 30 && code <= 37)
            style.ink = {TerminalColour::Kind::Indexed, QRgb(code - 30)};
        else if (code >= 90 && code <= 97)
            style.ink = {TerminalColour::Kind::Indexed, QRgb(code - 90 + 8)};
        else if (code >= 40 && code <= 47)
            style.ground = {TerminalColour::Kind::Indexed, QRgb(code - 40)};
        else if (code >= 100 && code <= 107)
            style.ground = {TerminalColour::Kind::Indexed, QRgb(code - 100 + 8)};
        else if (code == 38 || code == 48)
            return applyExtended(numbers, at, code == 38 ? style.ink : style.ground);
        else
            applyFlag(code);
        return 0;
    }

    static qsizetype applyExtended(const QList<int> &numbers, qsizetype at, TerminalColour &colour)
    {
        const auto byteAt = [&numbers](qsizetype place) { return std::clamp(numbers.value(place), 0, 255); };
        if (numbers.value(at + 1) == 5 && at + 2 < numbers.size()) {
            colour = {TerminalColour::Kind::Indexed, QRgb(byteAt(at + 2))};
            return 2;
        }
        if (numbers.value(at + 1) == 2 && at + 4 < numbers.size()) {
            colour = {TerminalColour::Kind::Rgb, qRgb(byteAt(at + 2), byteAt(at + 3), byteAt(at + 4))};
            return 4;
        }
        return numbers.size(); // torn: nothing after it can be trusted
    }

    void applyFlag(int code)
    {
        switch (code) {
        case 0:
            m_style = {};
            return;
        case 1:
            m_style.isBold = true;
            return;
        case 2:
            m_style.isFaint = true;
            return;
        case 3:
            m_style.isItalic = true;
            return;
        case 4:
            m_style.isUnderlined = true;
            return;
        case 7:
            m_style.isInverse = true;
            return;
        case 9:
            m_style.isStruck = true;
            return;
        case 22:
            m_style.isBold = m_style.isFaint = false;
            return;
        case 23:
            m_style.isItalic = false;
            return;
        case 24:
            m_style.isUnderlined = false;
            return;
        case 27:
            m_style.isInverse = false;
            return;
        case 29:
            m_style.isStruck = false;
            return;
        case 39:
            m_style.ink = {};
            return;
        case 49:
            m_style.ground = {};
            return;
        default:
            return;
        }
    }

    void endSpan()
    {
        const qsizetype length = m_read.text.size() - m_start;
        if (length > 0 && m_style != TerminalStyle {})
            m_read.spans.push_back({int(m_start), int(length), m_style});
        m_start = m_read.text.size();
    }

    QStringView m_output;
    bool m_showsCodes;
    TerminalText m_read;
    TerminalStyle m_style;
    qsizetype m_at = 0;
    qsizetype m_start = 0; // of the span that is being read
};

bool isPlain(QStringView output)
{
    return std::none_of(output.begin(), output.end(),
                        [](QChar c) { return (c < u' ' && c != u'\n' && c != u'\t') || c == QChar(0x7f); });
}

}

TerminalText readTerminal(QStringView output, bool showsCodes)
{
    if (isPlain(output))
        return {output.toString(), {}, 0};
    return Reader(output, showsCodes).read();
}

std::vector<TerminalSpan> spansWithin(const std::vector<TerminalSpan> &spans, int start, int length)
{
    std::vector<TerminalSpan> within;
    const int end = start + length;
    auto span = std::lower_bound(spans.begin(), spans.end(), start,
                                 [](const TerminalSpan &one, int at) { return one.start + one.length <= at; });
    for (; span != spans.end() && span->start < end; ++span) {
        const int from = std::max(span->start, start);
        within.push_back({from - start, std::min(span->start + span->length, end) - from, span->style});
    }
    return within;
}

}
