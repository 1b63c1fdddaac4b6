// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/operations/listsessions.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace tacet {

class Library;

/// Finds and indexes the sessions below some paths, away from the GUI thread. Lives in the GUI thread.
class SessionLister final : public QObject
{
    Q_OBJECT
public:
    explicit SessionLister(std::shared_ptr<const Library> library, QObject *parent = nullptr);
    ~SessionLister() override;

    /// Stops what is under way and lists these instead.
    void list(const QStringList &paths, const ListOptions &options);
    /// Nothing more is told of what is under way, not even that it has ended.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    void told(const tacet::ListNews &news);
    void finished();
    void failed(const tacet::Error &error);

private:
    void receive();

    std::shared_ptr<const Library> m_library;
    QThreadPool m_pool; ///< before the watcher, so that it is waited for last
    QFutureWatcher<Result<>> m_job;
    int m_generation = 0; ///< late news of an earlier job are dropped
    bool m_isRunning = false;
};

}
