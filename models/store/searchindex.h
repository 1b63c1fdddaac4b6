// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/core/searchquery.h"

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace tacet {

class Progress;
class TextMatcher;

/// The words of one message, a text for each SearchPart in their order.
using SearchTexts = std::array<QString, SearchPartCount>;

/// What search.db holds of one session.
struct SearchCover {
    SessionId session;
    QString uid;
    int messages = 0; ///< the first so many can be searched
    quint64 lastHash = 0; ///< MessageRow::hash of the last of them
};

/// search.db: the full-text index beside index.db, derived and disposable like it. It says which messages may match;
/// TextMatcher has the last word where case matters. One connection, for one thread.
class SearchIndex
{
public:
    /// Opens for reading. @returns nullptr where there is none, or one of another version: search the source instead
    [[nodiscard]] static Result<std::unique_ptr<SearchIndex>> openForReading(const QString &path);
    /// Opens for writing; a file of another version or a damaged one is begun anew.
    [[nodiscard]] static Result<std::unique_ptr<SearchIndex>> openForWriting(const QString &path);
    /// Removes the file with all that belongs to it; to be called while nobody has it open in this process.
    static Result<> remove(const QString &path);
    ~SearchIndex();

    /// @returns none where no message of the session is in
    [[nodiscard]] Result<std::optional<SearchCover>> cover(SessionId session);
    [[nodiscard]] Result<std::vector<SearchCover>> covers();

    /// True where the index can answer: each term has words.
    [[nodiscard]] static bool canAnswer(const TextMatcher &matcher);
    /// Ordinals, ascending, of messages of the session that hold every term in the parts asked for, case ignored.
    /// @param first from this ordinal on
    /// @param most at most so many; -1: all
    [[nodiscard]] Result<std::vector<int>> hits(SessionId session, const TextMatcher &matcher, int first = 0,
                                                int most = -1);

    /// Messages are added in ascending order, each once, between begin() and commit(); without commit() nothing stays.
    Result<> begin();
    Result<> add(SessionId session, int ordinal, const SearchTexts &texts);
    Result<> commit(const SearchCover &cover);
    /// Statements end with Code::Cancelled once `progress` is cancelled. It must outlive this, or the next call.
    void interruptOn(const Progress *progress);

private:
    struct Private;
    explicit SearchIndex(std::unique_ptr<Private> data);

    std::unique_ptr<Private> d;
};

}
