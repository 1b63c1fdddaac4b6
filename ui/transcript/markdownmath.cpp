// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/markdownmath.h"

namespace tacet {

namespace {

constexpr qsizetype LongestFormula = 1000;

bool isPunctuation(QChar c)
{
    return c.unicode() < 128 && (c.isPunct() || c.isSymbol());
}

class Protector
{
public:
    explicit Protector(const QString &markdown)
        : m_in(markdown)
    { }

    QString protect()
    {
        while (m_at < m_in.size()) {
            if (m_in[m_at] == u'`')
                copyCode();
            else if (const qsizetype end = endOfFormula(); end > 0)
                copyFormula(end);
            else
                copyOne();
        }
        return m_out;
    }

private:
    void copyOne()
    {
        // An escaped character begins nothing.
        const int units = m_in[m_at] == u'\\' && m_at + 1 < m_in.size() ? 2 : 1;
        m_out += QStringView(m_in).mid(m_at, units);
        m_at += units;
    }

    /// To the run of as many backticks, as Markdown has it.
    void copyCode()
    {
        qsizetype run = 0;
        while (m_at + run < m_in.size() && m_in[m_at + run] == u'`')
            ++run;
        const QString fence(run, u'`');
        const qsizetype close = m_in.indexOf(fence, m_at + run);
        const qsizetype end = close < 0 ? m_at + run : close + run;
        m_out += QStringView(m_in).mid(m_at, end - m_at);
        m_at = end;
    }

    void copyFormula(qsizetype end)
    {
        for (; m_at < end; ++m_at) {
            if (isPunctuation(m_in[m_at]))
                m_out += u'\\';
            m_out += m_in[m_at];
        }
    }

    /// Where the formula that begins here ends; 0: none does.
    qsizetype endOfFormula() const
    {
        const QStringView rest = QStringView(m_in).mid(m_at, LongestFormula);
        if (rest.startsWith(QLatin1StringView("$$")))
            return endAt(rest.indexOf(QLatin1StringView("$$"), 2), 2);
        if (rest.startsWith(QLatin1StringView("\\[")))
            return endAt(rest.indexOf(QLatin1StringView("\\]"), 2), 2);
        if (rest.startsWith(QLatin1StringView("\\(")))
            return endAt(rest.indexOf(QLatin1StringView("\\)"), 2), 2);
        return rest.startsWith(u'$') ? endOfInline(rest) : 0;
    }

    qsizetype endAt(qsizetype close, int length) const { return close < 0 ? 0 : m_at + close + length; }

    /// Pandoc's rule: no white space inside the dollars, no digit after them; on one line.
    qsizetype endOfInline(QStringView rest) const
    {
        if (rest.size() < 3 || rest[1].isSpace())
            return 0;
        for (qsizetype at = 1; at < rest.size() && rest[at] != u'\n'; ++at) {
            if (rest[at] == u'\\') {
                ++at;
                continue;
            }
            if (rest[at] != u'$')
                continue;
            const bool isMoney = at + 1 < rest.size() && rest[at + 1].isDigit();
            return rest[at - 1].isSpace() || isMoney ? 0 : m_at + at + 1;
        }
        return 0;
    }

    const QString &m_in;
    QString m_out;
    qsizetype m_at = 0;
};

}

QString protectMath(const QString &markdown)
{
    const bool mayHold = markdown.contains(u'$') || markdown.contains(QLatin1StringView("\\("))
        || markdown.contains(QLatin1StringView("\\["));
    return mayHold ? Protector(markdown).protect() : markdown;
}

}
