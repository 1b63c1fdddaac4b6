// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/baselineloader.h"

#include "models/jobs/job.h"

namespace tacet {

BaselineLoader::BaselineLoader(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &BaselineLoader::take);
}

BaselineLoader::~BaselineLoader()
{
    m_watcher.disconnect(this);
    reset();
}

void BaselineLoader::reset()
{
    m_watcher.cancel();
    m_pool.waitForDone(); // it asks before every turn whether to go on
    m_baseline.reset();
    m_error.clear();
    m_messages = -1;
}

void BaselineLoader::measure(const BaselineWork &work, int messages)
{
    if (!work || messages == m_messages)
        return;
    reset();
    m_messages = messages;
    m_watcher.setFuture(startJob(&m_pool, work));
}

void BaselineLoader::take()
{
    if (m_watcher.isCanceled() || m_watcher.future().resultCount() == 0)
        return;
    const auto result = m_watcher.result();
    if (result)
        m_baseline = *result;
    else
        m_error = oneLine(result.error());
    emit finished();
}

}
