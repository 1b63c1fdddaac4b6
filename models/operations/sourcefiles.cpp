// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/sourcefiles.h"

#include "models/importers/bytesource.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include <xxhash.h>

namespace tacet {

namespace {

constexpr qint64 HashedBytes = 64 << 10;

/// In the file system's own precision: QFileInfo rounds to milliseconds, within which a file can change again.
qint64 modifiedNs(const QString &path)
{
    std::error_code error;
    const auto time = std::filesystem::last_write_time(std::filesystem::path(path.toStdU16String()), error);
    // The file clock's own epoch lies in the future, and its counts are negative.
    const auto since1970 = std::chrono::file_clock::to_sys(time).time_since_epoch();
    return error ? 0 : std::chrono::duration_cast<std::chrono::nanoseconds>(since1970).count();
}

QStringList filesOf(const QFileInfo &source)
{
    if (!source.isDir()) {
        const QString wal = source.filePath() + QStringLiteral("-wal");
        return QFileInfo::exists(wal) ? QStringList {source.filePath(), wal} : QStringList {source.filePath()};
    }
    QStringList files;
    QDirIterator walk(source.filePath(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files.append(walk.next());
    files.sort();
    return files;
}

quint64 hashOf(const QByteArray &bytes)
{
    return XXH3_64bits(bytes.constData(), size_t(bytes.size()));
}

}

Result<SourceFingerprint> statSource(const QString &path)
{
    const QFileInfo source(path);
    if (!source.exists()) {
        return fail(Error::Code::Io,
                    QCoreApplication::translate("tacet::importSource", "There is no such file. Check the path."), path);
    }
    SourceFingerprint fingerprint;
    QByteArray listing;
    for (const QString &file : filesOf(source)) {
        const qint64 size = QFileInfo(file).size();
        const qint64 modified = modifiedNs(file);
        fingerprint.size += size;
        fingerprint.modifiedNs = std::max(fingerprint.modifiedNs, modified);
        listing += file.toUtf8() + '\0' + QByteArray::number(size) + '\0' + QByteArray::number(modified) + '\n';
    }
    fingerprint.headHash = fingerprint.tailHash = hashOf(listing);
    return fingerprint;
}

Result<> addContentHashes(SourceFingerprint &fingerprint, ByteSource &bytes)
{
    const qint64 length = std::min(fingerprint.size, HashedBytes);
    const auto head = bytes.read({0, length});
    if (!head)
        return failure(head);
    const auto tail = bytes.read({fingerprint.size - length, length});
    if (!tail)
        return failure(tail);
    fingerprint.headHash = hashOf(*head);
    fingerprint.tailHash = hashOf(*tail);
    return {};
}

Result<bool> beginsAsBefore(const SourceFingerprint &before, ByteSource &bytes)
{
    if (bytes.size() < before.size)
        return false;
    SourceFingerprint now = before;
    if (const auto hashed = addContentHashes(now, bytes); !hashed)
        return failure(hashed);
    return now == before;
}

}
