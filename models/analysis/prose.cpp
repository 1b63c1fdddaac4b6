// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/prose.h"

#include <QRegularExpression>

namespace tacet {

namespace {

constexpr int EndCharacters = 4000;

QString withoutCode(const QString &text)
{
    static const QRegularExpression fence(QStringLiteral(R"(```.*?(```|\z))"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return text.contains(QLatin1StringView("```")) ? QString(text).replace(fence, QStringLiteral("\n")) : text;
}

int matchCount(const QRegularExpression &expression, const QString &text)
{
    int count = 0;
    for (auto matches = expression.globalMatch(text); matches.hasNext(); matches.next())
        ++count;
    return count;
}

bool isIdentifier(QStringView token)
{
    bool letter = false;
    bool digit = false;
    bool joint = false; // between two other characters: a_b, a/b, a.b
    bool hump = false; // a capital after a small letter
    for (qsizetype i = 0; i < token.size(); ++i) {
        const QChar c = token[i];
        letter |= c.isLetter();
        digit |= c.isDigit();
        joint |= i > 0 && i + 1 < token.size() && (c == u'_' || c == u'/' || c == u'.' || c == u':');
        hump |= i > 0 && c.isUpper() && token[i - 1].isLower();
    }
    return token.size() >= 3 && ((letter && (digit || joint || hump)) || (digit && joint));
}

}

QStringList lastParagraphs(const QString &text)
{
    static const QRegularExpression noise(QStringLiteral(R"(^\s*([-*_]\s*){3,}$|\*\*)"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression emptyLine(QStringLiteral(R"(\n\s*\n)"));
    QStringList paragraphs;
    const auto pieces = withoutCode(text.right(EndCharacters)).replace(noise, QString()).split(emptyLine);
    for (const QString &piece : pieces) {
        if (const QString paragraph = piece.trimmed(); !paragraph.isEmpty())
            paragraphs.append(paragraph);
    }
    return paragraphs;
}

QString lastSentence(const QStringList &paragraphs)
{
    static const QRegularExpression end(QStringLiteral(R"((?<=[.!?])\s+(?=\S)|\n)"));
    static const QRegularExpression bullet(QStringLiteral(R"(^([-*•#>]|\d+[.)])\s+)"));
    if (paragraphs.isEmpty())
        return {};
    return paragraphs.last().split(end, Qt::SkipEmptyParts).last().trimmed().remove(bullet);
}

int wordCount(const QString &text)
{
    static const QRegularExpression word(QStringLiteral(R"(\S*[\p{L}\p{N}]\S*)"));
    return matchCount(word, text);
}

QString firstWords(const QString &text, int words)
{
    static const QRegularExpression word(QStringLiteral(R"(\S*[\p{L}\p{N}]\S*)"));
    qsizetype end = 0;
    auto matches = word.globalMatch(text);
    for (int i = 0; i < words && matches.hasNext(); ++i)
        end = matches.next().capturedEnd();
    return text.left(end);
}

int headingCount(const QString &text)
{
    static const QRegularExpression heading(QStringLiteral(R"(^ {0,3}(#{1,6}\s+\S.*|\*\*[^*\n]+\*\*:?\s*)$)"),
                                            QRegularExpression::MultilineOption);
    return matchCount(heading, withoutCode(text));
}

int bulletCount(const QString &text)
{
    static const QRegularExpression bullet(QStringLiteral(R"(^\s*([-*+•]|\d{1,3}[.)])\s+\S)"),
                                           QRegularExpression::MultilineOption);
    return matchCount(bullet, withoutCode(text));
}

QSet<QString> identifiersIn(const QString &text)
{
    const auto belongs = [](QChar c) {
        return c.isLetterOrNumber() || c == u'_' || c == u'/' || c == u'.' || c == u'-' || c == u':';
    };
    const auto trimmed = [](QStringView token) {
        while (!token.isEmpty() && !token.back().isLetterOrNumber())
            token.chop(1);
        while (!token.isEmpty() && !token.front().isLetterOrNumber() && token.front() != u'/' && token.front() != u'_')
            token = token.mid(1);
        return token;
    };
    QSet<QString> identifiers;
    const QStringView view(text);
    for (qsizetype begin = 0; begin < view.size();) {
        qsizetype end = begin;
        while (end < view.size() && belongs(view[end]))
            ++end;
        if (const QStringView token = trimmed(view.mid(begin, end - begin)); isIdentifier(token))
            identifiers.insert(token.toString());
        begin = end + 1;
    }
    return identifiers;
}

}
