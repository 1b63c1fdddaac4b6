// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace tacet {

class Chip;
class ElidedLabel;
class ThemeStore;
struct SessionRow;

/// The line at the top of the window: which session this is, who reads it, and how far.
class HeaderBar final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit HeaderBar(const ThemeStore &themes, QWidget *parent = nullptr);
    ~HeaderBar() override;

    void setSession(const SessionRow &session, int messages);
    /// Stands before the reviewer's name; becomes a child of this.
    void addControl(QWidget *control);
    void setProgress(const QString &reviewer, int read, int silences);
    void setLive(bool isLive); ///< the transcript is being written to

signals:
    void reviewerClicked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void restyle();

    const ThemeStore &m_themes;
    ElidedLabel *m_title = nullptr;
    Chip *m_agent = nullptr;
    Chip *m_count = nullptr;
    Chip *m_live = nullptr;
    Chip *m_reviewer = nullptr;
};

}
