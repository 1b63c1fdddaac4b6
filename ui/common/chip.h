// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace tacet {

class ThemeStore;

/// A short fact in a rounded frame; a button only where something is connected to it.
class Chip final : public QAbstractButton
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit Chip(const ThemeStore &themes, QWidget *parent = nullptr);
    ~Chip() override;

    /// A chip that only tells something takes no focus and no clicks.
    void setInteractive(bool isInteractive);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const ThemeStore &m_themes;
};

}
