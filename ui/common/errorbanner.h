// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace tacet {

class ThemeStore;
struct Error;

/// Tells inside a panel what went wrong, without standing in the way; hidden until there is something to tell.
class ErrorBanner final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit ErrorBanner(const ThemeStore &themes, QWidget *parent = nullptr);
    ~ErrorBanner() override;

    void showError(const Error &error);
    void showText(const QString &text);
    [[nodiscard]] QString text() const;
    /// Puts a button beside what is told now; the next text takes it away.
    void offer(const QString &action);
    void dismiss();

signals:
    void offerTaken();
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const ThemeStore &m_themes;
    QLabel *m_text = nullptr;
    QPushButton *m_offer = nullptr;
    QToolButton *m_close = nullptr;
};

}
