// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/bytesource.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tacet {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::ByteSource", text);
}

}

ByteSource::ByteSource(std::unique_ptr<QFile> file)
    : m_file(std::move(file))
    , m_size(m_file->size())
{ }

ByteSource::~ByteSource() = default;

Result<std::unique_ptr<ByteSource>> ByteSource::open(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(Error::Code::Io, tr("There is no such file. Check the path."), path);
    if (info.isDir())
        return fail(Error::Code::Io, tr("This is a folder, not a file."), path);
    // Opening a pipe would wait for a writer for ever, and what it gives cannot be read again.
    if (!info.isFile()) {
        return fail(Error::Code::Io,
                    tr("This is a pipe or a device, not a file. Write its content into a file, or pass it on standard"
                       " input as \"-\"."),
                    path);
    }
    auto file = std::make_unique<QFile>(path);
    // Unbuffered: callers read in windows of their own, a second buffer would only copy.
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return fail(Error::Code::Io, tr("The file cannot be read: %1.").arg(file->errorString()), path);
    return std::unique_ptr<ByteSource>(new ByteSource(std::move(file)));
}

Result<std::unique_ptr<ByteSource>> ByteSource::open(const QString &path, ByteRange stretch)
{
    auto source = open(path);
    if (!source)
        return source;
    const qint64 size = (*source)->m_size;
    (*source)->m_isStretch = true;
    (*source)->m_begin = std::clamp<qint64>(stretch.offset, 0, size);
    (*source)->m_size = std::clamp<qint64>(stretch.length, 0, size - (*source)->m_begin);
    return source;
}

QString ByteSource::path() const
{
    return m_file->fileName();
}

void ByteSource::refresh()
{
    if (m_isStretch)
        return;
    // A file that was replaced by another of its name is that one from now on.
    if (QFileInfo(path()).size() != m_file->size()) {
        m_file->close();
        m_file->open(QIODevice::ReadOnly | QIODevice::Unbuffered); // where it fails, so does what follows
    }
    m_size = m_file->size();
}

Result<QByteArray> ByteSource::read(ByteRange range)
{
    // A file that was replaced by a longer one of its name is that one from now on.
    if (!m_isStretch && range.end() > m_file->size()) {
        m_file->close();
        m_file->open(QIODevice::ReadOnly | QIODevice::Unbuffered); // where it fails, so does what follows
    }
    if (range.offset < 0 || range.length < 0 || range.end() > (m_isStretch ? m_size : m_file->size())) {
        return fail(Error::Code::Io, tr("The file has become shorter since it was indexed. Open it again."),
                    QStringLiteral("%1, byte %2").arg(path()).arg(range.offset));
    }
    QByteArray bytes(range.length, Qt::Uninitialized);
    const auto count = readInto(bytes.data(), range.length, range.offset);
    if (!count)
        return failure(count);
    if (*count != range.length) {
        return fail(Error::Code::Io, tr("The file ended while it was being read. Open it again."),
                    QStringLiteral("%1, byte %2").arg(path()).arg(range.offset + *count));
    }
    return bytes;
}

Result<qint64> ByteSource::readInto(char *buffer, qint64 capacity, qint64 offset)
{
    const auto failed = [&] {
        return fail(Error::Code::Io, tr("The file cannot be read: %1.").arg(m_file->errorString()),
                    QStringLiteral("%1, byte %2").arg(path()).arg(offset));
    };
    if (!m_file->seek(m_begin + offset))
        return failed();
    if (m_isStretch)
        capacity = std::min(capacity, std::max<qint64>(0, m_size - offset));
    qint64 total = 0;
    while (total < capacity) {
        const qint64 count = m_file->read(buffer + total, capacity - total);
        if (count < 0)
            return failed();
        if (count == 0)
            break;
        total += count;
    }
    return total;
}

}
