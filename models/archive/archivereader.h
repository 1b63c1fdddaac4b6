// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>

struct archive;

namespace tacet {

/// How much is taken out of one archive at most: archives are untrusted, and a small one may unpack to anything.
struct ArchiveLimits {
    qint64 entries = 100'000;
    qint64 bytes = qint64(16) << 30; ///< of all that is read
};

/// Reads the files in a ZIP or tar archive, or the one file that is compressed with gzip, zstd, bzip2 or xz, front to
/// back. Writes nothing anywhere. One thread.
class ArchiveReader
{
public:
    /// True for the first bytes of something that open() may read.
    [[nodiscard]] static bool isArchive(QByteArrayView head);
    /// Fails with Code::Format where the file is no such archive.
    [[nodiscard]] static Result<std::unique_ptr<ArchiveReader>> open(const QString &path, ArchiveLimits limits = {});
    ~ArchiveReader();

    /// Goes to the next file (folders and links are passed over). @returns its path as the archive spells it, of a
    /// compressed single file its name without the suffix; nothing at the end
    [[nodiscard]] Result<std::optional<QString>> next();
    /// Fills `buffer` from the file that next() went to. @returns how much there was; 0 at its end
    [[nodiscard]] Result<qint64> read(char *buffer, qint64 capacity);

private:
    struct Close {
        void operator()(archive *handle) const;
    };
    ArchiveReader(QString path, ArchiveLimits limits);
    [[nodiscard]] Failure broken() const;

    QString m_path;
    ArchiveLimits m_limits;
    std::unique_ptr<archive, Close> m_archive;
    qint64 m_entries = 0;
    qint64 m_bytes = 0;
};

}
