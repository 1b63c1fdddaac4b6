// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/jobs/progress.h"

#include <QElapsedTimer>
#include <QFuture>
#include <QPromise>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <type_traits>

namespace tacet {

/// Progress of a job: thousandths through the promise, at most twenty reports a second.
template<typename T>
class JobProgress final : public Progress
{
public:
    explicit JobProgress(QPromise<T> &promise)
        : m_promise(promise)
    {
        m_promise.setProgressRange(0, 1000);
        m_sinceReport.start();
    }

    [[nodiscard]] bool isCancelled() const override { return m_promise.isCanceled(); }

    void report(qint64 done, qint64 total) override
    {
        if (m_sinceReport.elapsed() < 50 && done < total)
            return;
        m_sinceReport.restart();
        m_promise.setProgressValue(total > 0 ? int(done * 1000 / total) : 0);
    }

private:
    QPromise<T> &m_promise;
    QElapsedTimer m_sinceReport;
};

/// Runs `work(Progress &)` on the pool. Receive the future with a QFutureWatcher member (future.then() with a
/// context asserts in Qt 6.4 when the context dies first) and ask isCanceled() before result().
template<typename Work>
[[nodiscard]] auto startJob(QThreadPool *pool, Work work)
{
    using T = std::invoke_result_t<Work, Progress &>;
    return QtConcurrent::run(pool, [work = std::move(work)](QPromise<T> &promise) mutable {
        JobProgress<T> progress(promise);
        promise.addResult(work(progress));
    });
}

}
