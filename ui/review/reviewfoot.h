// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/revieweditor.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace tacet {

class ErrorBanner;
class ThemeStore;

/// What never scrolls away: on to the next silence, put it off, and whether everything is safe.
class ReviewFoot final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit ReviewFoot(const ThemeStore &themes, QWidget *parent = nullptr);
    ~ReviewFoot() override;

    void showState(const ReviewEditor &editor);
    [[nodiscard]] QString stateText() const;

signals:
    void saveAndNextRequested();
    void laterRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void nameButtons();

    const ThemeStore &m_themes;
    ErrorBanner *m_banner;
    QPushButton *m_next;
    QPushButton *m_later;
    QLabel *m_state;
    bool m_isGuarded = false;
};

}
