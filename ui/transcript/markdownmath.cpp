// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/markdownmath.h"

#include <QTextCursor>
#include <QTextDocument>

namespace tacet {

namespace {

constexpr qsizetype LongestFormula = 1000;
constexpr char16_t FirstStandIn = 0xE000; // for private use: Markdown takes them for letters
constexpr char16_t LastStandIn = 0xF8FF;

class Protector
{
public:
    explicit Protector(const QString &markdown)
        : m_in(markdown)
    { }

    ProtectedMath protect()
    {
        while (m_at < m_in.size() && m_out.formulas.size() < MostFormulas) {
            if (m_in[m_at] == u'`')
                copyCode();
            else if (const qsizetype end = mayBegin() ? endOfFormula() : 0; end > 0)
                takeFormula(end);
            else
                copyOne();
        }
        m_out.markdown += QStringView(m_in).mid(m_at);
        return std::move(m_out);
    }

private:
    void copyOne()
    {
        // An escaped character begins nothing.
        const int units = m_in[m_at] == u'\\' && m_at + 1 < m_in.size() ? 2 : 1;
        m_out.markdown += QStringView(m_in).mid(m_at, units);
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
        m_out.markdown += QStringView(m_in).mid(m_at, end - m_at);
        m_at = end;
    }

    /// Not within a word or an address.
    bool mayBegin() const
    {
        if (m_in[m_at] != u'$' || m_at == 0)
            return true;
        const QChar before = m_in[m_at - 1];
        return !before.isLetterOrNumber() && !QStringView(u"/=?&%#$").contains(before);
    }

    void takeFormula(qsizetype end)
    {
        while (m_standIn <= LastStandIn && m_in.contains(QChar(m_standIn)))
            ++m_standIn; // the text has it for itself
        if (m_standIn > LastStandIn)
            return copyOne();
        QString formula = m_in.mid(m_at, end - m_at);
        m_out.formulas.insert(QChar(m_standIn), formula.replace(u'\n', QChar::LineSeparator));
        m_out.markdown += QChar(m_standIn++);
        m_at = end;
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
    ProtectedMath m_out;
    qsizetype m_at = 0;
    char16_t m_standIn = FirstStandIn;
};

}

ProtectedMath protectMath(const QString &markdown)
{
    const bool mayHold = markdown.contains(u'$') || markdown.contains(QLatin1StringView("\\("))
        || markdown.contains(QLatin1StringView("\\["));
    return mayHold ? Protector(markdown).protect() : ProtectedMath {markdown, {}};
}

void restoreMath(QTextDocument &document, const QHash<QChar, QString> &formulas)
{
    if (formulas.isEmpty())
        return;
    const QString text = document.toRawText();
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    for (qsizetype at = text.size() - 1; at >= 0; --at) {
        const auto formula = formulas.constFind(text[at]);
        if (formula == formulas.constEnd())
            continue;
        cursor.setPosition(int(at) + 1);
        const QTextCharFormat format = cursor.charFormat();
        cursor.setPosition(int(at), QTextCursor::KeepAnchor);
        cursor.insertText(*formula, format);
    }
    cursor.endEditBlock();
}

}
