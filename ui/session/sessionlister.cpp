// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sessionlister.h"

#include "models/jobs/job.h"
#include "models/operations/library.h"

#include <QPointer>

namespace tacet {

SessionLister::SessionLister(std::shared_ptr<const Library> library, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
{
    m_pool.setMaxThreadCount(1); // it has threads of its own
    connect(&m_job, &QFutureWatcherBase::finished, this, &SessionLister::receive);
}

SessionLister::~SessionLister()
{
    m_job.cancel();
    m_pool.waitForDone();
}

void SessionLister::list(const QStringList &paths, const ListOptions &options)
{
    m_job.cancel();
    m_isRunning = true;
    const int generation = ++m_generation;
    const QPointer<SessionLister> self(this);
    const ListNewsSink sink = [self, generation](ListNews &&news) {
        // The pool is waited for in the destructor, so the object is there as long as the job runs.
        QMetaObject::invokeMethod(
            self,
            [self, generation, told = std::make_shared<const ListNews>(std::move(news))] {
                if (self && self->m_generation == generation)
                    emit self->told(*told);
            },
            Qt::QueuedConnection);
    };
    m_job.setFuture(startJob(&m_pool, [library = m_library, paths, options, sink](Progress &progress) {
        return listSessions(*library, paths, options, progress, sink);
    }));
}

void SessionLister::cancel()
{
    ++m_generation;
    m_isRunning = false;
    m_job.cancel();
}

void SessionLister::receive()
{
    // A cancelled future holds no result; then another job has taken its place, or nobody waits for it.
    if (m_job.isCanceled() || m_job.future().resultCount() == 0)
        return;
    m_isRunning = false;
    if (const Result<> done = m_job.result(); done)
        emit finished();
    else if (done.error().code != Error::Code::Cancelled)
        emit failed(done.error());
}

}
