// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/cueexpressions.h"

namespace tacet {

namespace {

/// Letters of scripts that put no space between words touch those of the next word.
bool endsAtWord(QChar letter)
{
    switch (letter.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return false;
    default:
        return letter.isLetterOrNumber();
    }
}

QString patternOf(const QString &phrase)
{
    const QString words = phrase.trimmed();
    if (words.isEmpty())
        return {};
    QString pattern = QRegularExpression::escape(words);
    if (endsAtWord(words.front()))
        pattern.prepend(QStringLiteral("(?<![\\p{L}\\p{N}])"));
    if (endsAtWord(words.back()))
        pattern.append(QStringLiteral("(?![\\p{L}\\p{N}])"));
    return pattern;
}

}

CueExpressions::CueExpressions(const CueWords &words)
{
    for (const auto &[word, phrases] : words) {
        QStringList patterns;
        for (const QString &phrase : phrases) {
            if (const QString pattern = patternOf(phrase); !pattern.isEmpty())
                patterns.append(pattern);
        }
        if (!patterns.isEmpty())
            m_expressions.emplace(word,
                                  QRegularExpression(patterns.join(u'|'),
                                                     QRegularExpression::CaseInsensitiveOption
                                                         | QRegularExpression::UseUnicodePropertiesOption));
    }
}

bool CueExpressions::isIn(CueWord word, const QString &text) const
{
    const auto found = m_expressions.find(word);
    return found != m_expressions.end() && found->second.match(text).hasMatch();
}

int CueExpressions::count(CueWord word, const QString &text) const
{
    const auto found = m_expressions.find(word);
    if (found == m_expressions.end())
        return 0;
    int count = 0;
    for (auto matches = found->second.globalMatch(text); matches.hasNext(); matches.next())
        ++count;
    return count;
}

}
