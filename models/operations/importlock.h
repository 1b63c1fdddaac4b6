// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QString>

#include <memory>
#include <mutex>

class QLockFile;

namespace tacet {

class Progress;

/// Lets one import at a time write into an index, whichever process it is in: SQLite would let only one in anyway,
/// and after five seconds of waiting fail the other. Freed when it is destroyed, on the thread that took it; one left
/// by a killed process is taken.
class ImportLock
{
public:
    /// Waits until the lock is free or `progress` is cancelled.
    [[nodiscard]] static Result<std::unique_ptr<ImportLock>> take(const QString &indexPath, const Progress &progress);
    /// nullptr: somebody else has it, or the folder cannot be written.
    [[nodiscard]] static std::unique_ptr<ImportLock> tryTake(const QString &indexPath);
    ~ImportLock();

private:
    using Mutex = std::timed_mutex;
    ImportLock(std::shared_ptr<Mutex> mutex, std::unique_lock<Mutex> threads, std::unique_ptr<QLockFile> file);

    std::shared_ptr<Mutex> m_mutex; ///< before the lock of it
    std::unique_lock<Mutex> m_threads; ///< of this process, which wake at once where a file is only asked now and then
    std::unique_ptr<QLockFile> m_file; ///< of all processes
};

}
