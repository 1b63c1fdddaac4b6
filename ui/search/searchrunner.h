// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/ids.h"
#include "models/core/textmatcher.h"
#include "models/operations/findinsession.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <vector>

namespace tacet {

class Library;

/// Searches one session away from the GUI thread, and builds its full-text index while nobody searches. Lives in the
/// GUI thread.
class SearchRunner final : public QObject
{
    Q_OBJECT
public:
    explicit SearchRunner(QObject *parent = nullptr);
    ~SearchRunner() override;

    /// Ends what is under way. @param library nullptr: no session
    void setSession(std::shared_ptr<const Library> library, SessionId session);
    /// The session is whole or has grown: its words may be put into the index now.
    void buildIndex();
    /// Ends the search that is under way and begins this one.
    void search(const TextMatcher &matcher);
    void stop();
    void forget(); ///< stops, and there are no hits any more

    [[nodiscard]] bool isSearching() const { return m_search.isRunning(); }
    [[nodiscard]] bool isBuilding() const { return m_build.isRunning(); }
    /// Of the last search, ascending, as far as it has come.
    [[nodiscard]] const std::vector<int> &hits() const { return m_hits; }

signals:
    void hitsChanged();
    void finished();
    void failed(const tacet::Error &error);

private:
    void take(const std::vector<int> &hits);
    void receive();

    std::shared_ptr<const Library> m_library;
    SessionId m_session;
    QThreadPool m_searchPool; ///< before the watchers, so that they are waited for last
    QThreadPool m_buildPool;
    QFutureWatcher<Result<FindOutcome>> m_search;
    QFutureWatcher<Result<>> m_build;
    std::vector<int> m_hits;
    int m_generation = 0; ///< late hits of an earlier search are dropped
};

}
