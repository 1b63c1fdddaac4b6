// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

class QPushButton;

namespace tacet {

class HeaderBar;
class TranscriptView;
class Workspace;

/// What a reader sees of a session that grows while it is open: who stands at its end follows, for all others nothing
/// moves and a button counts what has come.
class LiveReading final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    LiveReading(Workspace &workspace, TranscriptView &transcript, HeaderBar &header, QObject *parent);
    ~LiveReading() override;

    void goToEnd();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void reset();
    void onFollowed();
    void updateButton();
    [[nodiscard]] bool isAtEnd() const;

    Workspace &m_workspace;
    TranscriptView &m_transcript;
    HeaderBar &m_header;
    QPushButton *m_button = nullptr; ///< over the transcript, at its lower edge
    QTimer m_quiet; ///< after a while without news it is not live any more
    bool m_wasAtEnd = false; ///< before the messages that have just come
    int m_known = 0; ///< messages that had come when the end was last seen
};

}
