// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/archive/archivereader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <string_view>

namespace tacet {

namespace {

constexpr size_t BlockBytes = 256 << 10;

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::ArchiveReader", text);
}

QString nameOf(archive_entry *entry)
{
    if (const char *utf8 = archive_entry_pathname_utf8(entry))
        return QString::fromUtf8(utf8);
    const char *raw = archive_entry_pathname(entry);
    return raw ? QString::fromLocal8Bit(raw) : QString();
}

}

void ArchiveReader::Close::operator()(archive *handle) const
{
    archive_read_free(handle);
}

ArchiveReader::ArchiveReader(QString path, ArchiveLimits limits)
    : m_path(std::move(path))
    , m_limits(limits)
    , m_archive(archive_read_new())
{ }

ArchiveReader::~ArchiveReader() = default;

bool ArchiveReader::isArchive(QByteArrayView head)
{
    static constexpr std::array Magic {
        std::string_view {"PK\x03\x04"},
        std::string_view {"\x1f\x8b"},
        std::string_view {"\x28\xb5\x2f\xfd"},
        std::string_view {"BZh"},
        std::string_view {"\xFD"
                          "7zXZ"},
    };
    const std::string_view bytes(head.data(), size_t(head.size()));
    for (const std::string_view magic : Magic) {
        if (bytes.starts_with(magic))
            return true;
    }
    // A tar archive has its mark in the header of its first file.
    return bytes.size() > 262 && bytes.substr(257, 5) == "ustar";
}

Result<std::unique_ptr<ArchiveReader>> ArchiveReader::open(const QString &path, ArchiveLimits limits)
{
    std::unique_ptr<ArchiveReader> reader(new ArchiveReader(path, limits));
    archive *handle = reader->m_archive.get();
    archive_read_support_filter_gzip(handle);
    archive_read_support_filter_zstd(handle);
    archive_read_support_filter_bzip2(handle);
    archive_read_support_filter_xz(handle);
    archive_read_support_format_zip(handle);
    archive_read_support_format_tar(handle);
    archive_read_support_format_raw(handle);
    if (archive_read_open_filename(handle, QFile::encodeName(path).constData(), BlockBytes) != ARCHIVE_OK)
        return reader->broken();
    return reader;
}

Failure ArchiveReader::broken() const
{
    const char *why = archive_error_string(m_archive.get());
    return fail(Error::Code::Format, tr("The archive cannot be read: %1.").arg(QString::fromLocal8Bit(why ? why : "?")),
                m_path);
}

Result<std::optional<QString>> ArchiveReader::next()
{
    for (;;) {
        archive_entry *entry = nullptr;
        const int status = archive_read_next_header(m_archive.get(), &entry);
        if (status == ARCHIVE_EOF)
            return std::optional<QString>();
        if (status != ARCHIVE_OK && status != ARCHIVE_WARN)
            return broken();
        if (++m_entries > m_limits.entries)
            return fail(Error::Code::Format, tr("The archive has too many files. Unpack what you need of it."), m_path);
        const bool isRaw = archive_format(m_archive.get()) == ARCHIVE_FORMAT_RAW;
        if (isRaw)
            return std::optional(QFileInfo(m_path).completeBaseName());
        if (archive_entry_filetype(entry) == AE_IFREG)
            return std::optional(nameOf(entry));
    }
}

Result<qint64> ArchiveReader::read(char *buffer, qint64 capacity)
{
    const auto count = archive_read_data(m_archive.get(), buffer, size_t(capacity));
    if (count < 0)
        return broken();
    m_bytes += count;
    if (m_bytes > m_limits.bytes)
        return fail(Error::Code::Format, tr("The archive holds more than can be read. Unpack what you need of it."),
                    m_path);
    return qint64(count);
}

}
