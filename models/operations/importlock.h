// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QString>

#include <memory>

class QLockFile;

namespace tacet {

class Progress;

/// Lets one import at a time write into an index, whichever process it is in: SQLite would let only one in anyway,
/// and after five seconds of waiting fail the other. Freed when it is destroyed; one left by a killed process is taken.
class ImportLock
{
public:
    /// Waits until the lock is free or `progress` is cancelled.
    [[nodiscard]] static Result<std::unique_ptr<ImportLock>> take(const QString &indexPath, const Progress &progress);
    ~ImportLock();

private:
    explicit ImportLock(std::unique_ptr<QLockFile> file);

    std::unique_ptr<QLockFile> m_file;
};

}
