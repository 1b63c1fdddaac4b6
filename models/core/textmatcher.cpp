// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/textmatcher.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::TextMatcher)
};

constexpr int MostTerms = 32;

// What SQLite's tokenizer unicode61 takes for a part of a word.
#define TACET_WORD_CHARACTER "\\p{L}\\p{N}\\p{M}\\p{Co}"

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.category() == QChar::Other_PrivateUse || c.isSurrogate();
}

/// Written without spaces between words: a full-text index knows whole clauses there, not words.
bool isWrittenWithoutSpaces(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        switch (c.script()) {
        case QChar::Script_Han:
        case QChar::Script_Hiragana:
        case QChar::Script_Katakana:
        case QChar::Script_Thai:
        case QChar::Script_Lao:
        case QChar::Script_Khmer:
        case QChar::Script_Myanmar:
            return true;
        default:
            return c.isSurrogate();
        }
    });
}

QStringList tokensOf(QStringView text)
{
    QStringList tokens;
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i;
        while (end < text.size() && isWordCharacter(text[end]))
            ++end;
        if (end > i)
            tokens.append(text.mid(i, end - i).toString());
        i = end + 1;
    }
    return tokens;
}

struct Word {
    QString text;
    bool isQuoted = false;
};

/// The words of a query; what stands in double quotes is one. A quote that is not closed goes to the end.
std::vector<Word> wordsOf(const QString &query)
{
    std::vector<Word> words;
    for (qsizetype i = 0; i < query.size();) {
        if (query[i].isSpace()) {
            ++i;
            continue;
        }
        const bool quoted = query[i] == u'"';
        qsizetype end = quoted ? query.indexOf(u'"', i + 1) : i;
        if (!quoted) {
            while (end < query.size() && !query[end].isSpace() && query[end] != u'"')
                ++end;
        } else if (end < 0) {
            end = query.size();
        }
        const QString text = query.mid(quoted ? i + 1 : i, quoted ? end - i - 1 : end - i).trimmed();
        if (!text.isEmpty())
            words.push_back({text, quoted});
        i = quoted ? end + 1 : end;
    }
    return words;
}

QRegularExpression::PatternOptions optionsOf(const SearchQuery &query)
{
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (!query.isCaseSensitive)
        options |= QRegularExpression::CaseInsensitiveOption;
    if (query.mode == SearchMode::RegularExpression)
        options |= QRegularExpression::MultilineOption;
    return options;
}

TextMatcher::Term literalTerm(const QString &text, const SearchQuery &query)
{
    return {QRegularExpression(QRegularExpression::escape(text), optionsOf(query)), {}, false, text};
}

TextMatcher::Term wordTerm(const Word &word, const SearchQuery &query)
{
    const QStringList tokens = tokensOf(word.text);
    if (tokens.isEmpty() || isWrittenWithoutSpaces(word.text))
        return literalTerm(word.text, query);
    QStringList escaped;
    for (const QString &token : tokens)
        escaped.append(QRegularExpression::escape(token));
    QString pattern = QStringLiteral("(?<![" TACET_WORD_CHARACTER "])")
        + escaped.join(QStringLiteral("[^" TACET_WORD_CHARACTER "]+"));
    if (word.isQuoted)
        pattern += QStringLiteral("(?![" TACET_WORD_CHARACTER "])");
    const QString longest = *std::max_element(tokens.begin(), tokens.end(),
                                              [](const QString &a, const QString &b) { return a.size() < b.size(); });
    return {QRegularExpression(pattern, optionsOf(query)), tokens, !word.isQuoted, longest};
}

/// A hostile pattern ends instead of taking minutes: PCRE2 gives up after so many steps, which counts as no match.
constexpr char MatchLimit[] = "(*LIMIT_MATCH=2000000)";

Result<TextMatcher::Term> patternTerm(const SearchQuery &query)
{
    const QRegularExpression alone(query.text, optionsOf(query));
    if (!alone.isValid()) {
        return fail(Error::Code::Format,
                    Text::tr("The regular expression is not valid at character %1: %2")
                        .arg(alone.patternErrorOffset() + 1)
                        .arg(alone.errorString()),
                    query.text);
    }
    const QRegularExpression limited(QLatin1StringView(MatchLimit) + query.text, optionsOf(query));
    return TextMatcher::Term {limited.isValid() ? limited : alone, {}, false, {}};
}

// Neither escaped in JSON by any writer nor changed when a body is laid out for people.
bool isVerbatim(QChar c)
{
    return c.unicode() < 0x80 && (c.isLetterOrNumber() || QStringView(u"_.-+=*()!?#$%@^|~;").contains(c));
}

}

Result<TextMatcher> TextMatcher::compile(const SearchQuery &query)
{
    TextMatcher matcher;
    matcher.m_query = query;
    if (query.mode == SearchMode::RegularExpression && !query.text.isEmpty()) {
        auto term = patternTerm(query);
        if (!term)
            return failure(term);
        matcher.m_terms.push_back(std::move(*term));
    } else if (query.mode == SearchMode::Exact && !query.text.isEmpty()) {
        matcher.m_terms.push_back(literalTerm(query.text, query));
    } else if (query.mode == SearchMode::Words) {
        for (const Word &word : wordsOf(query.text)) {
            if (matcher.m_terms.size() < MostTerms)
                matcher.m_terms.push_back(wordTerm(word, query));
        }
    }
    if (matcher.m_terms.empty())
        return fail(Error::Code::Format, Text::tr("There is nothing to look for"));
    return matcher;
}

quint64 TextMatcher::termsIn(const QString &text) const
{
    quint64 found = 0;
    for (size_t i = 0; i < m_terms.size(); ++i) {
        if (m_terms[i].expression.match(text).hasMatch())
            found |= quint64(1) << i;
    }
    return found;
}

std::vector<TextSpan> TextMatcher::spans(const QString &text, int most) const
{
    std::vector<TextSpan> all;
    for (const Term &term : m_terms) {
        auto matches = term.expression.globalMatch(text);
        while (matches.hasNext() && int(all.size()) < most) {
            const auto match = matches.next();
            if (match.capturedLength() > 0)
                all.push_back({match.capturedStart(), match.capturedLength()});
        }
    }
    std::sort(all.begin(), all.end(), [](const TextSpan &a, const TextSpan &b) {
        return a.start != b.start ? a.start < b.start : a.length > b.length;
    });
    std::vector<TextSpan> apart;
    for (const TextSpan &span : all) {
        if (apart.empty() || span.start >= apart.back().start + apart.back().length)
            apart.push_back(span);
    }
    return apart;
}

QByteArray TextMatcher::rawFragment() const
{
    QStringView longest;
    for (const Term &term : m_terms) {
        const QStringView literal = term.literal;
        for (qsizetype i = 0; i < literal.size(); ++i) {
            const qsizetype begin = i;
            while (i < literal.size() && isVerbatim(literal[i]))
                ++i;
            if (i - begin > longest.size())
                longest = literal.mid(begin, i - begin);
        }
    }
    return longest.toLatin1();
}

Snippet snippetOf(const QString &text, const TextMatcher &matcher, int characters)
{
    const auto found = matcher.spans(text, 1);
    const qsizetype at = found.empty() ? 0 : found.front().start;
    qsizetype begin = std::max<qsizetype>(0, at - characters / 3);
    // From the beginning of a word, where one is near.
    if (begin > 0) {
        const qsizetype space = QStringView(text).mid(begin, at - begin).indexOf(u' ');
        if (space >= 0 && space < 16)
            begin += space + 1;
    }
    if (begin > 0 && text[begin].isLowSurrogate())
        ++begin;
    const qsizetype end = std::min<qsizetype>(text.size(), begin + characters);
    Snippet snippet;
    snippet.text = text.mid(begin, end - begin).simplified();
    if (begin > 0)
        snippet.text.prepend(u'…');
    if (end < text.size())
        snippet.text.append(u'…');
    snippet.spans = matcher.spans(snippet.text);
    return snippet;
}

}
