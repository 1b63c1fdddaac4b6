// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/textmatcher.h"
#include "ui/search/searchrunner.h"

#include <QObject>

#include <optional>

namespace tacet {

class Navigator;
class SearchBar;

/// Finding in the open session: between the bar, the search and the place of the reader.
class SessionFinder final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    SessionFinder(SearchBar &bar, Navigator &navigator, QObject *parent = nullptr);
    ~SessionFinder() override;

    /// @param library nullptr: no session
    void setSession(std::shared_ptr<const Library> library, SessionId session);
    /// All that there is has been read: what is looked for may stand in what is new, and the words may be indexed.
    void sessionGrew();

    [[nodiscard]] const std::vector<int> &hits() const { return m_runner.hits(); }
    /// What is marked in the text; none: nothing is looked for.
    [[nodiscard]] const std::optional<TextMatcher> &matcher() const { return m_matcher; }
    [[nodiscard]] bool isSearching() const { return m_runner.isSearching(); }

public slots:
    void next();
    void previous();

signals:
    /// The reader is at a message in which something stands.
    void reached(int ordinal);
    void hitsChanged();
    void matcherChanged();
    void failed(const tacet::Error &error);

private:
    void ask();
    void forget();
    void showCount();
    void goToFirst();
    void goTo(int ordinal);

    SearchBar &m_bar;
    Navigator &m_navigator;
    SearchRunner m_runner;
    std::optional<TextMatcher> m_matcher;
    int m_askedAt = -1; ///< where the reader was when the search began
    bool m_isFollowing = false; ///< the first hit from there on is still to be shown
};

}
