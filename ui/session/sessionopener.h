// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/operations/importsource.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace tacet {

class Library;

/// Brings transcripts into the index, one after the other, away from the GUI thread. Lives in the GUI thread.
class SessionOpener final : public QObject
{
    Q_OBJECT
public:
    explicit SessionOpener(std::shared_ptr<const Library> library, QObject *parent = nullptr);
    ~SessionOpener() override;

    /// Stops what is under way and opens the path instead.
    void open(const QString &path);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    [[nodiscard]] QString path() const { return m_path; }

signals:
    void started(const QString &path);
    void progressChanged(int thousandths);
    /// So many messages of the session can be read now; more may follow.
    void grew(tacet::SessionId session, int messages);
    void finished(const tacet::ImportOutcome &outcome);
    void failed(const tacet::Error &error);
    void cancelled();

private:
    void receive();

    std::shared_ptr<const Library> m_library;
    QThreadPool m_pool; ///< before the watcher, so that it is waited for last
    QFutureWatcher<Result<ImportOutcome>> m_job;
    QString m_path;
    int m_generation = 0; ///< late news of an earlier job are dropped
};

}
