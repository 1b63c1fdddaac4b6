// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/operations/importsource.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace tacet {

class Library;

/// Follows one file that is still being written: whenever it changes, what is new is brought into the index, away from
/// the GUI thread. Told by the system, and asked for once a second where that says nothing (network file systems, a
/// file that was replaced). Lives in the GUI thread.
class LiveSource final : public QObject
{
    Q_OBJECT
public:
    explicit LiveSource(std::shared_ptr<const Library> library, QObject *parent = nullptr);
    ~LiveSource() override;

    /// @param path of a file that is in the index as it is now; what was followed before is let go
    void follow(const QString &path);
    void stop();
    [[nodiscard]] QString path() const { return m_path; }

signals:
    /// The index holds the file as it is now: kind Grown, or Indexed where it was not only appended to.
    void changed(const tacet::ImportOutcome &outcome);
    /// It is gone or can no longer be read. Told once; it is looked for further.
    void lost(const tacet::Error &error);

private:
    /// What tells that the file has changed, without reading it.
    struct Stamp {
        qint64 size = -1;
        qint64 modifiedNs = 0;
        friend bool operator==(const Stamp &, const Stamp &) = default;
    };

    void check();
    void receive();
    void watch();
    [[nodiscard]] static Stamp stampOf(const QString &path);

    std::shared_ptr<const Library> m_library;
    QFileSystemWatcher m_files;
    QTimer m_poll;
    QTimer m_pause; ///< after a file was read whole: one that is rewritten all the time is not read all the time
    QThreadPool m_pool; ///< before the watcher, so that it is waited for last
    QFutureWatcher<Result<ImportOutcome>> m_job;
    QElapsedTimer m_sinceStart;
    QString m_path; ///< empty: none
    Stamp m_seen;
    Stamp m_reading; ///< of the job that runs
    bool m_isReading = false; ///< a future that has not begun yet does not say that it is running
    bool m_isLost = false;
    int m_generation = 0;
    int m_jobGeneration = -1;
};

}
