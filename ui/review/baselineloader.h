// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/shift.h"
#include "models/core/result.h"
#include "models/jobs/progress.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace tacet {

/// What measures a session; runs in a thread of its own.
using BaselineWork = std::function<Result<Baseline>(Progress &)>;

/// Measures a session once, in the background, and keeps the result. GUI thread.
class BaselineLoader final : public QObject
{
    Q_OBJECT
public:
    explicit BaselineLoader(QObject *parent = nullptr);
    /// Stops what runs.
    ~BaselineLoader() override;

    /// Forgets what is known and stops what runs: another session.
    void reset();
    /// Starts, unless it has been done or runs already for as many messages.
    void measure(const BaselineWork &work, int messages);
    /// None: not yet, or it failed.
    [[nodiscard]] const std::optional<Baseline> &baseline() const { return m_baseline; }
    [[nodiscard]] bool isRunning() const { return m_watcher.isRunning(); }
    [[nodiscard]] const QString &error() const { return m_error; }

signals:
    void finished();

private:
    void take();

    std::optional<Baseline> m_baseline;
    QString m_error;
    int m_messages = -1; ///< for which it was asked
    QThreadPool m_pool;
    QFutureWatcher<Result<Baseline>> m_watcher;
};

}
