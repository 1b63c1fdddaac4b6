// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFlags>
#include <QString>

namespace tacet {

/// How the text of a query is understood.
enum class SearchMode : quint8 {
    Words, ///< words that begin so, in any order; in double quotes: whole words next to each other
    Exact, ///< these characters, wherever they stand
    RegularExpression, ///< PCRE2, as QRegularExpression reads it
};

/// What of a message is searched. The order is that of the columns of search.db (append only).
enum class SearchPart : quint8 {
    User = 1 << 0, ///< what a person wrote, names of attachments among it
    Assistant = 1 << 1,
    Reasoning = 1 << 2,
    ToolInput = 1 << 3, ///< the tool's name with its input
    ToolOutput = 1 << 4,
    Harness = 1 << 5, ///< hidden, injected and system text
};
Q_DECLARE_FLAGS(SearchParts, SearchPart)
Q_DECLARE_OPERATORS_FOR_FLAGS(SearchParts)

inline constexpr int SearchPartCount = 6;
inline constexpr SearchParts AllSearchParts = SearchParts((1 << SearchPartCount) - 1);

/// What is looked for.
struct SearchQuery {
    QString text;
    SearchMode mode = SearchMode::Words;
    bool isCaseSensitive = false;
    SearchParts parts = AllSearchParts;

    friend bool operator==(const SearchQuery &, const SearchQuery &) = default;
};

}
