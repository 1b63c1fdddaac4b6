// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRectF>
#include <QSizeF>

namespace tacet {

struct Theme;

/// Where the lanes of the timeline are, in pixels of the widget.
struct TimelineLayout {
    QRectF head; ///< hint at the left, number of the current message above its place
    QRectF user;
    QRectF assistant;
    QRectF tools;
    QRectF persons; ///< silences of persons, and those not known whose; checks under the marks
    QRectF harness; ///< silences of the harness and the assistant
    QRectF axis;
    double labelsLeft = 0; ///< the names of the lanes stand between here and the lanes
    double markPx = 12; ///< side of a silence's mark
    double digitPx = 6; ///< width of a digit of a count

    /// All lanes, from the first bar to the last mark: what the window of the visible messages spans.
    [[nodiscard]] QRectF lanes() const { return user.united(harness); }
    [[nodiscard]] double left() const { return user.left(); }
    [[nodiscard]] double width() const { return user.width(); }

    /// @param labelsPx width of the longest name of a lane
    [[nodiscard]] static TimelineLayout make(const QSizeF &size, const Theme &theme, double labelsPx);
    /// The height at which everything has its room; smaller ones shorten the bars.
    [[nodiscard]] static double preferredHeight(const Theme &theme);
    [[nodiscard]] static double minimumHeight(const Theme &theme);
};

}
