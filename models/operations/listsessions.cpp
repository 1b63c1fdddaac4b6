// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/listsessions.h"

#include "models/jobs/parallel.h"
#include "models/operations/findsources.h"
#include "models/operations/importsource.h"
#include "models/operations/library.h"
#include "models/operations/sourcewalk.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <optional>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ListSessions)
};

constexpr std::chrono::milliseconds TellEvery(50);

/// Walks several paths, one after the other.
class PathWalk
{
public:
    PathWalk(const ImporterRegistry &importers, const QStringList &paths)
        : m_importers(importers)
        , m_paths(paths)
    { }

    std::optional<WalkedEntry> next()
    {
        for (;;) {
            if (m_walk) {
                if (auto entry = m_walk->next())
                    return entry;
                m_walk.reset();
            }
            if (m_paths.isEmpty())
                return std::nullopt;
            const QString path = m_paths.takeFirst();
            const auto isOne = isOneSource(m_importers, path);
            if (!isOne)
                return WalkedEntry {WalkedEntry::Kind::Unreadable, path, isOne.error()};
            if (*isOne)
                return WalkedEntry {WalkedEntry::Kind::Candidate, path, {}};
            m_walk.emplace(m_importers, path);
        }
    }

private:
    const ImporterRegistry &m_importers;
    QStringList m_paths;
    std::optional<SourceWalk> m_walk;
};

/// Only asked whether to go on: many imports at once have no common measure.
class Cancellation final : public Progress
{
public:
    explicit Cancellation(const std::atomic<bool> &isCancelled)
        : m_isCancelled(isCancelled)
    { }
    [[nodiscard]] bool isCancelled() const override { return m_isCancelled; }
    void report(qint64, qint64) override { }

private:
    const std::atomic<bool> &m_isCancelled;
};

/// By session, the keys of the messages whose silence the reviewer has read.
using ReadKeys = QHash<QString, std::vector<QString>>;

Result<QString> firstWords(SessionId session, const TranscriptReader &reader)
{
    constexpr int LookedAt = 20; // what agents put before the first prompt is fewer
    const auto rows = reader.page(session, 0, LookedAt);
    if (!rows)
        return failure(rows);
    const auto first = std::ranges::find_if(*rows, [](const MessageRow &row) {
        return row.role == Role::User && row.silence == SilenceClass::None && !row.preview.isEmpty();
    });
    return first == rows->end() ? QString() : first->preview;
}

Result<ReadKeys> readKeysOf(const Library &library, const QString &reviewer)
{
    const auto store = library.openAnnotations();
    if (!store)
        return failure(store);
    const auto reviews = (*store)->reviews();
    if (!reviews)
        return failure(reviews);
    ReadKeys keys;
    for (const Review &review : *reviews) {
        const bool isRead = review.state == Review::State::Read || review.state == Review::State::NeedsSecond;
        if (isRead && review.reviewer == reviewer)
            keys[review.subject.sessionUid].push_back(review.subject.key);
    }
    return keys;
}

class Listing
{
public:
    Listing(const Library &library, const ListOptions &options, Progress &progress, const ListNewsSink &sink)
        : m_library(library)
        , m_options(options)
        , m_progress(progress)
        , m_sink(sink)
    { }

    Result<> run(const QStringList &paths);

private:
    void count(const QStringList &paths);
    void list(const WalkedEntry &entry, IndexConnections &connections);
    Result<std::vector<SessionSummary>> summaries(const QString &path, IndexConnections &connections);
    Result<SessionSummary> summary(const SessionRow &session, const TranscriptReader &reader) const;
    void tellNowAndThen();
    void tell();

    const Library &m_library;
    const ListOptions &m_options;
    Progress &m_progress;
    const ListNewsSink &m_sink;
    ReadKeys m_readKeys;
    std::atomic<bool> m_isCancelled = false;
    std::atomic<qint64> m_found = 0;
    std::mutex m_mutex;
    std::condition_variable m_isOverChanged;
    bool m_isOver = false; // guarded by m_mutex
    ListNews m_news; // guarded by m_mutex
};

Result<> Listing::run(const QStringList &paths)
{
    auto keys = readKeysOf(m_library, m_options.reviewer);
    if (!keys)
        return failure(keys);
    m_readKeys = std::move(*keys);
    // Names alone are walked much faster than files are read: so it is soon known how many there will be.
    const std::jthread counting([this, &paths] { count(paths); });
    std::jthread telling([this] { tellNowAndThen(); });
    PathWalk walk(m_library.importers(), paths);
    const int threads = workingThreads();
    std::vector<IndexConnections> connections(static_cast<size_t>(threads));
    forEachInParallel(
        threads,
        [&]() -> std::optional<WalkedEntry> {
            // Progress is asked on one thread at a time, and here often enough.
            m_isCancelled = m_isCancelled || m_progress.isCancelled();
            return m_isCancelled ? std::nullopt : walk.next();
        },
        [&](size_t, WalkedEntry &&entry, int thread) { list(entry, connections[size_t(thread)]); });
    m_isCancelled = m_isCancelled || m_progress.isCancelled();
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_isOverChanged.notify_all();
    telling.join();
    tell();
    if (m_isCancelled)
        return fail(Error::Code::Cancelled, Text::tr("Stopped."));
    return {};
}

void Listing::count(const QStringList &paths)
{
    PathWalk walk(m_library.importers(), paths);
    while (!m_isCancelled && walk.next())
        ++m_found;
}

void Listing::list(const WalkedEntry &entry, IndexConnections &connections)
{
    auto found = entry.kind == WalkedEntry::Kind::Candidate ? summaries(entry.path, connections)
                                                            : Result<std::vector<SessionSummary>>(Failure(entry.why));
    const std::lock_guard lock(m_mutex);
    ++m_news.files;
    if (found)
        std::move(found->begin(), found->end(), std::back_inserter(m_news.sessions));
    else if (found.error().code == Error::Code::Format)
        m_news.passedOver.push_back(found.error());
    else if (found.error().code != Error::Code::Cancelled)
        m_news.unreadable.push_back(found.error());
}

Result<std::vector<SessionSummary>> Listing::summaries(const QString &path, IndexConnections &connections)
{
    Cancellation cancellation(m_isCancelled);
    const auto imported = importSource(m_library, path, cancellation, connections);
    if (!imported)
        return failure(imported);
    std::vector<SessionSummary> found;
    for (const SessionRow &session : imported->sessions) {
        auto one = summary(session, *connections.reader);
        if (!one)
            return failure(one);
        found.push_back(std::move(*one));
    }
    return found;
}

Result<SessionSummary> Listing::summary(const SessionRow &session, const TranscriptReader &reader) const
{
    const auto columns = reader.columns(session.id);
    if (!columns)
        return failure(columns);
    SessionSummary summary {session, {}, 0, {}};
    if (session.facts.title.isEmpty()) {
        auto words = firstWords(session.id, reader);
        if (!words)
            return failure(words);
        summary.firstWords = std::move(*words);
    }
    const auto silences = listSilences(*columns, SilenceClassSet::listedByDefault(), m_options.gapMs);
    summary.silences = countSilences(silences);
    const auto keys = m_readKeys.constFind(session.facts.uid);
    if (keys == m_readKeys.cend())
        return summary;
    const auto places = reader.ordinalsOf(session.id, *keys);
    if (!places)
        return failure(places);
    for (const auto &[key, ordinal] : *places) {
        const auto at = std::ranges::lower_bound(silences, ordinal, {}, &ListedSilence::ordinal);
        summary.read += at != silences.end() && at->ordinal == ordinal;
    }
    return summary;
}

/// From a thread of its own: what is found does not wait for the next file, which may take long.
void Listing::tellNowAndThen()
{
    std::unique_lock lock(m_mutex);
    while (!m_isOverChanged.wait_for(lock, TellEvery, [this] { return m_isOver; })) {
        lock.unlock();
        tell();
        lock.lock();
    }
}

void Listing::tell()
{
    ListNews news;
    {
        const std::lock_guard lock(m_mutex);
        const qint64 files = m_news.files;
        news = std::exchange(m_news, {});
        m_news.files = files;
    }
    news.filesFound = std::max(news.files, m_found.load());
    m_sink(std::move(news));
}

}

Result<> listSessions(const Library &library, const QStringList &paths, const ListOptions &options, Progress &progress,
                      const ListNewsSink &sink)
{
    return Listing(library, options, progress, sink).run(paths);
}

}
