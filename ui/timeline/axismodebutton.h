// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace tacet {

class ThemeStore;

/// The name of what the axis counts, with an arrow: opens the timeline's menu. Quiet as the names of the lanes.
class AxisModeButton final : public QAbstractButton
{
    Q_OBJECT
public:
    static constexpr int PaddingPx = 4; ///< left of its text

    /// @param themes must outlive this
    explicit AxisModeButton(const ThemeStore &themes, QWidget *parent = nullptr);
    ~AxisModeButton() override;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const ThemeStore &m_themes;
};

}
