// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/sessionfinder.h"

#include "models/operations/library.h"
#include "ui/navigation/navigator.h"
#include "ui/search/searchbar.h"

#include <algorithm>

namespace tacet {

SessionFinder::SessionFinder(SearchBar &bar, Navigator &navigator, QObject *parent)
    : QObject(parent)
    , m_bar(bar)
    , m_navigator(navigator)
{
    connect(&bar, &SearchBar::queryChanged, this, &SessionFinder::ask);
    connect(&bar, &SearchBar::nextRequested, this, &SessionFinder::next);
    connect(&bar, &SearchBar::previousRequested, this, &SessionFinder::previous);
    connect(&bar, &SearchBar::closed, this, &SessionFinder::forget);
    connect(&navigator, &Navigator::currentChanged, this, &SessionFinder::showCount);
    connect(&m_runner, &SearchRunner::failed, this, &SessionFinder::failed);
    connect(&m_runner, &SearchRunner::hitsChanged, this, [this] {
        goToFirst();
        showCount();
        emit hitsChanged();
    });
    connect(&m_runner, &SearchRunner::finished, this, [this] {
        // All are before where the reader was: go on from the beginning.
        if (m_isFollowing && !hits().empty())
            goTo(hits().front());
        m_isFollowing = false;
        showCount();
        emit hitsChanged();
    });
}

SessionFinder::~SessionFinder() = default;

void SessionFinder::setSession(std::shared_ptr<const Library> library, SessionId session)
{
    const bool hasSession = library != nullptr;
    m_runner.setSession(std::move(library), session);
    if (hasSession && m_bar.isVisible())
        ask();
    else
        emit hitsChanged();
}

void SessionFinder::sessionGrew()
{
    m_runner.buildIndex();
    if (m_matcher) {
        m_isFollowing = false;
        m_runner.search(*m_matcher);
    }
}

void SessionFinder::ask()
{
    const SearchQuery query = m_bar.query();
    if (m_matcher && m_matcher->query() == query)
        return;
    auto matcher = TextMatcher::compile(query);
    m_matcher.reset();
    m_runner.stop();
    if (matcher) {
        m_matcher = std::move(*matcher);
        m_askedAt = std::max(0, m_navigator.current());
        m_isFollowing = true;
        m_runner.search(*m_matcher);
    } else if (query.text.trimmed().isEmpty()) {
        m_runner.forget();
        m_bar.showNothing();
    } else {
        m_runner.forget();
        m_bar.showMistake(oneLine(matcher.error()));
    }
    emit matcherChanged();
    emit hitsChanged();
    showCount();
}

void SessionFinder::forget()
{
    m_runner.forget();
    m_matcher.reset();
    m_isFollowing = false;
    emit matcherChanged();
    emit hitsChanged();
}

void SessionFinder::goToFirst()
{
    if (!m_isFollowing)
        return;
    const auto first = std::lower_bound(hits().begin(), hits().end(), m_askedAt);
    if (first == hits().end())
        return;
    m_isFollowing = false;
    goTo(*first);
}

void SessionFinder::goTo(int ordinal)
{
    m_navigator.goTo(ordinal);
    emit reached(ordinal);
}

void SessionFinder::next()
{
    if (!m_matcher || hits().empty())
        return;
    const auto after = std::upper_bound(hits().begin(), hits().end(), m_navigator.current());
    goTo(after == hits().end() ? hits().front() : *after);
}

void SessionFinder::previous()
{
    if (!m_matcher || hits().empty())
        return;
    const auto from = std::lower_bound(hits().begin(), hits().end(), m_navigator.current());
    goTo(from == hits().begin() ? hits().back() : *(from - 1));
}

void SessionFinder::showCount()
{
    if (!m_matcher)
        return;
    const auto at = std::lower_bound(hits().begin(), hits().end(), m_navigator.current());
    const bool isOnHit = at != hits().end() && *at == m_navigator.current();
    m_bar.showCount(isOnHit ? int(at - hits().begin()) + 1 : 0, int(hits().size()), m_runner.isSearching());
}

}
