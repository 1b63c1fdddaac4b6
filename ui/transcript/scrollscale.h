// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace tacet {

/// Content taller than an int on a scroll bar that counts in int: one step of the bar is `factor` pixels.
class ScrollScale
{
public:
    ScrollScale() = default;
    ScrollScale(qint64 contentPx, int viewportPx);

    [[nodiscard]] int maximum() const { return m_maximum; } ///< of the bar
    [[nodiscard]] int pageStep() const;
    [[nodiscard]] int valueAt(qint64 y) const; ///< of the bar when the viewport begins at y
    [[nodiscard]] qint64 yAt(int value) const;
    [[nodiscard]] bool isExact() const { return m_factor == 1; }

    /// The tallest content that is not scaled: well below INT_MAX, which style code adds to.
    static constexpr qint64 ExactPx = 1 << 30;

private:
    qint64 m_factor = 1;
    qint64 m_range = 0; // px that the viewport can move
    int m_viewportPx = 0;
    int m_maximum = 0;
};

}
