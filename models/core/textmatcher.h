// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/searchquery.h"

#include <QByteArray>
#include <QRegularExpression>
#include <QStringList>

#include <vector>

namespace tacet {

/// A stretch of a text in UTF-16 units: [start, start + length).
struct TextSpan {
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const TextSpan &, const TextSpan &) = default;
};

/// A query made ready: says of a text whether and where it matches. The one judge of what a hit is; an index only
/// proposes. A value; any thread, but one object a thread.
class TextMatcher
{
public:
    /// One thing that has to occur. A query of words has one for each word, the others have one.
    struct Term {
        QRegularExpression expression;
        QStringList tokens; ///< as a full-text index cuts words; empty: no index can answer this
        bool isPrefix = false; ///< the last token may go on
        QString literal; ///< characters that every match holds, perhaps in another case; empty: not known
    };

    /// Code::Format: the expression is wrong (what, where), or there is nothing to look for.
    [[nodiscard]] static Result<TextMatcher> compile(const SearchQuery &query);

    [[nodiscard]] const SearchQuery &query() const { return m_query; }
    [[nodiscard]] const std::vector<Term> &terms() const { return m_terms; }

    /// One bit for each term that occurs in the text; a message is a hit when its parts together give allTerms().
    [[nodiscard]] quint64 termsIn(const QString &text) const;
    [[nodiscard]] quint64 allTerms() const { return (quint64(1) << m_terms.size()) - 1; }
    /// Every place at which a term stands, ascending, not overlapping. @param most stops after so many
    [[nodiscard]] std::vector<TextSpan> spans(const QString &text, int most = 10'000) const;

    /// Bytes that stand in the source wherever there is a match, whatever escapes JSON uses; compared without regard to
    /// ASCII case. Empty: nothing of the kind is known, each message has to be read.
    [[nodiscard]] QByteArray rawFragment() const;

private:
    TextMatcher() = default;

    SearchQuery m_query;
    std::vector<Term> m_terms;
};

/// The surroundings of the first match for a list of hits: one line, at most `characters` long, with "…" where cut.
struct Snippet {
    QString text;
    std::vector<TextSpan> spans; ///< of the matches in `text`
};
[[nodiscard]] Snippet snippetOf(const QString &text, const TextMatcher &matcher, int characters = 120);

}
