// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/markdown.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace tacet {

namespace {

/// The longest run of backticks in the text.
qsizetype longestRun(const QString &text)
{
    qsizetype longest = 0;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

QString withoutControls(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    for (const QChar c : text) {
        if (c == u'\n' || c == u'\t'
            || (c.category() != QChar::Other_Control && c != QChar::LineSeparator && c != QChar::ParagraphSeparator))
            clean += c;
    }
    return clean;
}

}

QString markdownEscaped(const QString &line)
{
    static const QRegularExpression special(QStringLiteral(R"(([\\`*_{}\[\]<>#|~!$&]))"));
    // A list, a rule or the underline of a heading at the start; an address that would become a link.
    static const QRegularExpression listStart(QStringLiteral(R"(^(\s*)([-+=]))"));
    static const QRegularExpression numberStart(QStringLiteral(R"(^(\s*\d+)([.)]))"));
    static const QRegularExpression address(QStringLiteral(R"((\w):(?=//))"));
    static const QRegularExpression bareAddress(QStringLiteral(R"(\b(www)\.)"));
    QString escaped = withoutControls(line).replace(u'\n', u' ');
    escaped.replace(special, QStringLiteral("\\\\1"));
    escaped.replace(listStart, QStringLiteral("\\1\\\\2"));
    escaped.replace(numberStart, QStringLiteral("\\1\\\\2"));
    escaped.replace(address, QStringLiteral("\\1\\:"));
    escaped.replace(bareAddress, QStringLiteral("\\1\\."));
    return escaped;
}

QString markdownQuote(const QString &text)
{
    const QStringList lines = withoutControls(text).split(u'\n');
    QString quote;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QString line = lines[i];
        line.replace(u'\t', QStringLiteral("    "));
        // Four spaces would begin a block of code, and fewer would be lost.
        qsizetype indent = 0;
        while (indent < line.size() && line[indent] == u' ')
            ++indent;
        line = markdownEscaped(line.mid(indent));
        while (line.endsWith(u' '))
            line.chop(1);
        if (line.isEmpty()) {
            quote += QStringLiteral(">\n");
            continue;
        }
        const bool breaks = i + 1 < lines.size() && !lines[i + 1].trimmed().isEmpty();
        quote += QStringLiteral("> ") + QString(indent, QChar(QChar::Nbsp)) + line
            + (breaks ? QStringLiteral("\\\n") : QStringLiteral("\n"));
    }
    return quote;
}

QString markdownCode(const QString &text)
{
    const QString line = withoutControls(text).replace(u'\n', u' ');
    const QString ticks(longestRun(line) + 1, u'`');
    const bool padded = line.startsWith(u'`') || line.endsWith(u'`');
    return padded ? ticks + u' ' + line + u' ' + ticks : ticks + line + ticks;
}

QString markdownFence(const QString &text, const QString &language)
{
    const QString ticks(std::max(qsizetype(3), longestRun(text) + 1), u'`');
    QString body = withoutControls(text);
    if (!body.endsWith(u'\n'))
        body += u'\n';
    return ticks + language + u'\n' + body + ticks + u'\n';
}

QString markdownCell(const QString &text)
{
    return markdownEscaped(text);
}

}
