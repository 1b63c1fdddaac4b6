// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QThreadPool>

#include <deque>

namespace tacet {

/// Decodes pictures from the bytes that a message carries, on a thread of its own, scaled down to what is shown.
class PictureReader final : public QObject
{
    Q_OBJECT
public:
    /// Which block asked, of which layout of the row (MessageLayout::serial()); handed back unread.
    struct Ticket {
        int row = 0;
        int block = 0;
        quint64 layout = 0;
    };

    explicit PictureReader(QObject *parent = nullptr);
    ~PictureReader() override;

    void request(const Ticket &ticket, const QByteArray &bytes, const QSize &largest);
    void cancelAll();

    static constexpr qint64 MaxBytes = 16 * 1024 * 1024;

signals:
    /// @param picture null when the bytes are no picture that can be shown
    void pictureRead(const tacet::PictureReader::Ticket &ticket, const QImage &picture);

private:
    struct Task {
        Ticket ticket;
        QByteArray bytes;
        QSize largest;
    };

    void startNext();
    void receive();

    QThreadPool m_pool;
    QFutureWatcher<QImage> m_watcher;
    std::deque<Task> m_waiting;
    Ticket m_running;
    bool m_isBusy = false;
};

}
