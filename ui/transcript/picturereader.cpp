// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/picturereader.h"

#include "models/jobs/job.h"
#include "ui/transcript/sourcebodyprovider.h"

#include <QBuffer>
#include <QImageReader>

namespace tacet {

namespace {

constexpr size_t MaxWaiting = 16;
constexpr qint64 MaxPixels = 64 * 1024 * 1024; // a small file may claim to be of any size

// Raster formats only: no plug-in for documents is let near a stranger's bytes.
bool isRaster(const QByteArray &format)
{
    return QList<QByteArray> {"png", "jpeg", "jpg", "gif", "webp", "bmp"}.contains(format);
}

QImage decode(const QByteArray &stored, const QSize &largest)
{
    const QByteArray bytes = stored.startsWith('"') ? bytesOfBase64(stored) : stored;
    QBuffer buffer;
    buffer.setData(bytes);
    if (!buffer.open(QIODevice::ReadOnly))
        return {};
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    if (!isRaster(reader.format()))
        return {};
    const QSize size = reader.size();
    if (!size.isValid() || qint64(size.width()) * size.height() > MaxPixels)
        return {};
    if (size.width() > largest.width() || size.height() > largest.height())
        reader.setScaledSize(size.scaled(largest, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

}

PictureReader::PictureReader(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcher<QImage>::finished, this, &PictureReader::receive);
}

PictureReader::~PictureReader()
{
    m_waiting.clear();
    m_watcher.disconnect(this);
    m_watcher.cancel();
    m_pool.waitForDone();
}

void PictureReader::request(const Ticket &ticket, const QByteArray &bytes, const QSize &largest)
{
    m_waiting.push_back({ticket, bytes, largest});
    if (m_waiting.size() > MaxWaiting)
        m_waiting.pop_front();
    startNext();
}

void PictureReader::cancelAll()
{
    m_waiting.clear();
    m_watcher.cancel();
}

void PictureReader::startNext()
{
    if (m_isBusy || m_waiting.empty())
        return;
    m_isBusy = true;
    Task task = std::move(m_waiting.back());
    m_waiting.pop_back();
    m_running = task.ticket;
    m_watcher.setFuture(
        startJob(&m_pool, [task = std::move(task)](Progress &) { return decode(task.bytes, task.largest); }));
}

void PictureReader::receive()
{
    m_isBusy = false;
    if (!m_watcher.isCanceled())
        emit pictureRead(m_running, m_watcher.result());
    startNext();
}

}
