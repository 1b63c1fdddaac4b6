// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QTimer;

namespace tacet {

/// Shows how far long work is, with a way to stop it; hidden while there is none.
class JobBar final : public QWidget
{
    Q_OBJECT
public:
    explicit JobBar(QWidget *parent = nullptr);
    ~JobBar() override;

    /// Shows itself only when the work takes longer than a blink, so that nothing flickers.
    void start(const QString &what);
    void setWhat(const QString &what); ///< says more of the same work
    void setProgress(int thousandths); ///< 0 to 1000
    void finish();

signals:
    void cancelRequested();

private:
    QLabel *m_what = nullptr;
    QProgressBar *m_bar = nullptr;
    QTimer *m_delay = nullptr;
};

}
