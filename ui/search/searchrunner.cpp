// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/searchrunner.h"

#include "models/jobs/job.h"
#include "models/operations/buildsearchindex.h"
#include "models/operations/library.h"

#include <QPointer>

namespace tacet {

SearchRunner::SearchRunner(QObject *parent)
    : QObject(parent)
{
    m_searchPool.setMaxThreadCount(1);
    m_buildPool.setMaxThreadCount(1);
    m_buildPool.setThreadPriority(QThread::LowestPriority); // reading comes first
    connect(&m_search, &QFutureWatcherBase::finished, this, &SearchRunner::receive);
}

SearchRunner::~SearchRunner()
{
    m_search.cancel();
    m_build.cancel();
    m_searchPool.waitForDone();
    m_buildPool.waitForDone();
}

void SearchRunner::setSession(std::shared_ptr<const Library> library, SessionId session)
{
    forget();
    m_build.cancel();
    m_library = std::move(library);
    m_session = session;
}

void SearchRunner::buildIndex()
{
    if (!m_library)
        return;
    m_build.cancel();
    m_build.setFuture(startJob(&m_buildPool, [library = m_library, session = m_session](Progress &progress) {
        return buildSearchIndex(*library, session, progress);
    }));
}

void SearchRunner::search(const TextMatcher &matcher)
{
    forget();
    if (!m_library)
        return;
    const int generation = m_generation;
    const QPointer<SearchRunner> self(this);
    const HitSink sink = [self, generation](const std::vector<int> &hits) {
        // The pool is waited for in the destructor, so the object is there as long as the job runs.
        QMetaObject::invokeMethod(
            self,
            [self, generation, hits] {
                if (self && self->m_generation == generation)
                    self->take(hits);
            },
            Qt::QueuedConnection);
    };
    m_search.setFuture(
        startJob(&m_searchPool, [library = m_library, session = m_session, matcher, sink](Progress &progress) {
            return findInSession(*library, session, matcher, sink, progress);
        }));
}

void SearchRunner::stop()
{
    ++m_generation;
    m_search.cancel();
}

void SearchRunner::forget()
{
    stop();
    m_hits.clear();
}

void SearchRunner::take(const std::vector<int> &hits)
{
    m_hits.insert(m_hits.end(), hits.begin(), hits.end());
    emit hitsChanged();
}

void SearchRunner::receive()
{
    if (m_search.isCanceled() || m_search.future().resultCount() == 0)
        return;
    const Result<FindOutcome> outcome = m_search.result();
    if (!outcome && outcome.error().code != Error::Code::Cancelled)
        emit failed(outcome.error());
    // Hits that were posted by the job before it ended are delivered before this, so the count is whole.
    emit finished();
}

}
