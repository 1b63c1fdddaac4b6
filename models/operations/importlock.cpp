// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/importlock.h"

#include "models/jobs/progress.h"

#include <QCoreApplication>
#include <QHash>
#include <QLockFile>

#include <chrono>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ImportLock)
};

constexpr int QuestionEveryMs = 50;

/// One for each index that this process has open.
std::shared_ptr<std::timed_mutex> mutexOf(const QString &indexPath)
{
    static std::mutex guard;
    static QHash<QString, std::weak_ptr<std::timed_mutex>> mutexes; // guarded by guard
    const std::lock_guard lock(guard);
    std::weak_ptr<std::timed_mutex> &known = mutexes[indexPath];
    auto mutex = known.lock();
    if (!mutex) {
        mutex = std::make_shared<std::timed_mutex>();
        known = mutex;
    }
    return mutex;
}

std::unique_ptr<QLockFile> lockFileOf(const QString &indexPath)
{
    auto file = std::make_unique<QLockFile>(indexPath + QStringLiteral(".lock"));
    file->setStaleLockTime(0); // however long an import takes: only a process that is gone has lost its lock
    return file;
}

}

ImportLock::ImportLock(std::shared_ptr<Mutex> mutex, std::unique_lock<Mutex> threads, std::unique_ptr<QLockFile> file)
    : m_mutex(std::move(mutex))
    , m_threads(std::move(threads))
    , m_file(std::move(file))
{ }

ImportLock::~ImportLock() = default;

Result<std::unique_ptr<ImportLock>> ImportLock::take(const QString &indexPath, const Progress &progress)
{
    auto mutex = mutexOf(indexPath);
    std::unique_lock<Mutex> threads(*mutex, std::defer_lock);
    while (!threads.try_lock_for(std::chrono::milliseconds(QuestionEveryMs))) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, Text::tr("Stopped"));
    }
    auto file = lockFileOf(indexPath);
    while (!file->tryLock(QuestionEveryMs)) {
        if (file->error() != QLockFile::LockFailedError) {
            return fail(Error::Code::Io,
                        Text::tr("The library's folder cannot be written: see its permissions, or choose another with"
                                 " --library"),
                        indexPath);
        }
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, Text::tr("Stopped"));
    }
    return std::unique_ptr<ImportLock>(new ImportLock(std::move(mutex), std::move(threads), std::move(file)));
}

std::unique_ptr<ImportLock> ImportLock::tryTake(const QString &indexPath)
{
    auto mutex = mutexOf(indexPath);
    std::unique_lock<Mutex> threads(*mutex, std::try_to_lock);
    auto file = lockFileOf(indexPath);
    if (!threads || !file->tryLock(0))
        return nullptr;
    return std::unique_ptr<ImportLock>(new ImportLock(std::move(mutex), std::move(threads), std::move(file)));
}

}
