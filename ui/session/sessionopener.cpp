// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sessionopener.h"

#include "models/jobs/job.h"
#include "models/operations/library.h"

#include <QPointer>

namespace tacet {

SessionOpener::SessionOpener(std::shared_ptr<const Library> library, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
{
    m_pool.setMaxThreadCount(1); // one writer a database
    connect(&m_job, &QFutureWatcherBase::finished, this, &SessionOpener::receive);
    connect(&m_job, &QFutureWatcherBase::progressValueChanged, this, &SessionOpener::progressChanged);
}

SessionOpener::~SessionOpener()
{
    m_job.cancel();
    m_pool.waitForDone();
}

void SessionOpener::open(const QString &path)
{
    m_job.cancel();
    m_path = path;
    const int generation = ++m_generation;
    const QPointer<SessionOpener> self(this);
    const ImportGrowth growth = [self, generation](SessionId session, int messages) {
        // The pool is waited for in the destructor, so the object is there as long as the job runs.
        QMetaObject::invokeMethod(
            self,
            [self, generation, session, messages] {
                if (self && self->m_generation == generation)
                    emit self->grew(session, messages);
            },
            Qt::QueuedConnection);
    };
    m_library->refreshFormats();
    emit started(path);
    m_job.setFuture(startJob(&m_pool, [library = m_library, path, growth](Progress &progress) {
        return importSource(*library, path, progress, growth);
    }));
}

void SessionOpener::cancel()
{
    ++m_generation;
    m_job.cancel();
}

void SessionOpener::receive()
{
    // A cancelled future holds no result, and a job that noticed by itself says so in its error.
    if (m_job.isCanceled() || m_job.future().resultCount() == 0) {
        emit cancelled();
        return;
    }
    const Result<ImportOutcome> outcome = m_job.result();
    if (outcome)
        emit finished(*outcome);
    else if (outcome.error().code == Error::Code::Cancelled)
        emit cancelled();
    else
        emit failed(outcome.error());
}

}
