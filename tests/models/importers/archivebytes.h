// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <archive.h>
#include <archive_entry.h>

#include <vector>

namespace tacet::test {

struct ArchiveMember {
    QByteArray name;
    QByteArray content;
};

enum class Packing { Zip, TarGzip, Gzip, Zstd };

/// The bytes of an archive, or of one compressed member.
inline QByteArray packed(Packing packing, const std::vector<ArchiveMember> &members)
{
    archive *out = archive_write_new();
    if (packing == Packing::Zip)
        archive_write_set_format_zip(out);
    else if (packing == Packing::TarGzip)
        archive_write_set_format_pax(out);
    else
        archive_write_set_format_raw(out);
    if (packing == Packing::Gzip || packing == Packing::TarGzip)
        archive_write_add_filter_gzip(out);
    if (packing == Packing::Zstd)
        archive_write_add_filter_zstd(out);
    archive_write_set_bytes_in_last_block(out, 1);
    QByteArray bytes(16 << 20, Qt::Uninitialized);
    size_t used = 0;
    archive_write_open_memory(out, bytes.data(), size_t(bytes.size()), &used);
    for (const ArchiveMember &member : members) {
        archive_entry *entry = archive_entry_new();
        archive_entry_set_pathname(entry, member.name.constData());
        archive_entry_set_size(entry, member.content.size());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_write_header(out, entry);
        archive_write_data(out, member.content.constData(), size_t(member.content.size()));
        archive_entry_free(entry);
    }
    archive_write_close(out);
    archive_write_free(out);
    return bytes.left(qsizetype(used));
}

inline QByteArray zipped(const std::vector<ArchiveMember> &members)
{
    return packed(Packing::Zip, members);
}

inline void put(QByteArray &bytes, quint32 value, int count)
{
    for (int i = 0; i < count; ++i)
        bytes.append(char(value >> (8 * i)));
}

inline quint32 crc32Of(const QByteArray &bytes)
{
    quint32 crc = 0xFFFFFFFFu;
    for (const char byte : bytes) {
        crc ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) ? 0xEDB88320u : 0);
    }
    return ~crc;
}

/// A ZIP with members of method 93 (Zstandard), each in two frames, which no library here writes.
inline QByteArray zippedWithZstd(const std::vector<ArchiveMember> &members)
{
    QByteArray bytes;
    QByteArray directory;
    for (const ArchiveMember &member : members) {
        const qsizetype half = member.content.size() / 2;
        const QByteArray data = packed(Packing::Zstd, {{"a", member.content.left(half)}})
            + packed(Packing::Zstd, {{"b", member.content.mid(half)}});
        QByteArray common;
        put(common, 63, 2); // version needed
        put(common, 0, 2); // flags
        put(common, 93, 2); // method
        put(common, 0, 4); // time and date
        put(common, crc32Of(member.content), 4);
        put(common, quint32(data.size()), 4);
        put(common, quint32(member.content.size()), 4);
        put(common, quint32(member.name.size()), 2);
        put(common, 0, 2); // extra
        directory += "PK\x01\x02";
        put(directory, 63, 2); // version made by
        directory += common;
        put(directory, 0, 2); // comment
        put(directory, 0, 2); // disk
        put(directory, 0, 2); // internal attributes
        put(directory, 0, 4); // external attributes
        put(directory, quint32(bytes.size()), 4);
        directory += member.name;
        bytes += "PK\x03\x04" + common + member.name + data;
    }
    const quint32 offset = quint32(bytes.size());
    bytes += directory + "PK\x05\x06";
    put(bytes, 0, 4); // disks
    put(bytes, quint32(members.size()), 2);
    put(bytes, quint32(members.size()), 2);
    put(bytes, quint32(directory.size()), 4);
    put(bytes, offset, 4);
    put(bytes, 0, 2); // comment
    return bytes;
}

}
