// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <optional>

namespace tacet {

class ThemeStore;

/// How sure the reviewer is, as five dots that are clicked or moved over with the arrow keys.
class ConfidenceDots final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int Steps = 5;

    /// @param themes must outlive this
    explicit ConfidenceDots(const ThemeStore &themes, QWidget *parent = nullptr);
    ~ConfidenceDots() override;

    void setConfidence(std::optional<int> confidence); ///< 1 to 5
    [[nodiscard]] std::optional<int> confidence() const { return m_confidence; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void confidenceToggled(int confidence); ///< the same again: not said any more

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] int stepAt(const QPoint &point) const; ///< 0: none
    [[nodiscard]] QString words() const;

    const ThemeStore &m_themes;
    std::optional<int> m_confidence;
    int m_hovered = 0;
};

}
