// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/livesource.h"

#include "models/jobs/job.h"
#include "models/operations/library.h"
#include "models/operations/sourcefiles.h"

#include <QFileInfo>

#include <utility>

namespace tacet {

namespace {

constexpr int PollMs = 1'000;
/// Reading a file whole takes at most a third of one core.
constexpr int PauseFactor = 2;

}

LiveSource::LiveSource(std::shared_ptr<const Library> library, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
{
    m_pool.setMaxThreadCount(1);
    m_poll.setInterval(PollMs);
    m_pause.setSingleShot(true);
    connect(&m_poll, &QTimer::timeout, this, &LiveSource::check);
    connect(&m_pause, &QTimer::timeout, this, &LiveSource::check);
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, &LiveSource::check);
    connect(&m_files, &QFileSystemWatcher::directoryChanged, this, &LiveSource::check);
    connect(&m_job, &QFutureWatcherBase::finished, this, &LiveSource::receive);
}

LiveSource::~LiveSource()
{
    m_job.cancel();
    m_pool.waitForDone();
}

void LiveSource::follow(const QString &path)
{
    if (path == m_path)
        return;
    stop();
    m_path = path;
    m_seen = {}; // it may have changed since it was indexed: the first look costs little
    m_isLost = false;
    watch();
    m_poll.start();
    check();
}

void LiveSource::stop()
{
    ++m_generation;
    m_poll.stop();
    m_pause.stop();
    m_job.cancel();
    const QStringList watched = m_files.files() + m_files.directories();
    if (!watched.isEmpty())
        m_files.removePaths(watched);
    m_path.clear();
}

/// The folder too: it tells of a file that was replaced by another of its name.
void LiveSource::watch()
{
    const QString folder = QFileInfo(m_path).path();
    if (!m_files.directories().contains(folder))
        m_files.addPath(folder);
    if (!m_files.files().contains(m_path) && QFileInfo::exists(m_path))
        m_files.addPath(m_path);
}

LiveSource::Stamp LiveSource::stampOf(const QString &path)
{
    const auto stat = statSource(path);
    return stat ? Stamp {stat->size, stat->modifiedNs} : Stamp {};
}

void LiveSource::check()
{
    if (m_path.isEmpty() || m_isReading || m_pause.isActive())
        return;
    watch();
    const Stamp stamp = stampOf(m_path);
    if (stamp == m_seen && !(stamp == Stamp {} && !m_isLost))
        return;
    m_reading = stamp;
    m_isReading = true;
    m_jobGeneration = m_generation;
    m_sinceStart.start();
    m_job.setFuture(startJob(&m_pool, [library = m_library, path = m_path](Progress &progress) {
        return importSource(*library, path, progress);
    }));
}

void LiveSource::receive()
{
    m_isReading = false;
    const bool isLate = m_jobGeneration != m_generation;
    if (isLate || m_job.isCanceled() || m_job.future().resultCount() == 0) {
        check(); // of what is followed now
        return;
    }
    const Result<ImportOutcome> outcome = m_job.result();
    m_seen = m_reading;
    if (!outcome) {
        if (!std::exchange(m_isLost, true))
            emit lost(outcome.error());
        return;
    }
    m_isLost = false;
    if (outcome->kind == ImportKind::Indexed)
        m_pause.start(int(m_sinceStart.elapsed()) * PauseFactor);
    if (outcome->kind != ImportKind::Reused)
        emit changed(*outcome);
    check(); // it may have grown meanwhile
}

}
