// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/importlock.h"

#include "models/jobs/progress.h"

#include <QCoreApplication>
#include <QLockFile>

namespace tacet {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::ImportLock)
};

constexpr int QuestionEveryMs = 50;

}

ImportLock::ImportLock(std::unique_ptr<QLockFile> file)
    : m_file(std::move(file))
{ }

ImportLock::~ImportLock() = default;

Result<std::unique_ptr<ImportLock>> ImportLock::take(const QString &indexPath, const Progress &progress)
{
    auto file = std::make_unique<QLockFile>(indexPath + QStringLiteral(".lock"));
    file->setStaleLockTime(0); // however long an import takes: only a process that is gone has lost its lock
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
    return std::unique_ptr<ImportLock>(new ImportLock(std::move(file)));
}

}
