// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinelayout.h"

#include "ui/theme/theme.h"

#include <QFontMetricsF>

#include <algorithm>

namespace tacet {

namespace {

constexpr double Margin = 3 * Theme::Grid;
constexpr double LaneGap = 1.5 * Theme::Grid;
constexpr double PreferredBars = 20; // height of a lane of bars
constexpr double MinimumBars = 10;

struct Heights {
    double head;
    double marks; // one row of marks with its checks
    double axis;

    explicit Heights(const Theme &theme)
        : head(QFontMetricsF(theme.label).height() + Theme::Grid)
        , marks(markPx(theme) + checkPx(theme) + 3)
        , axis(QFontMetricsF(theme.label).height() + 2 * Theme::Grid)
    { }

    static double markPx(const Theme &theme) { return std::max(12.0, theme.label.pixelSize() * 1.1); }
    static double checkPx(const Theme &theme) { return markPx(theme) * 0.78; }
    /// Everything but the bars.
    [[nodiscard]] double fixed() const { return head + 2 * marks + axis + 5 * LaneGap + Theme::Grid; }
};

}

TimelineLayout TimelineLayout::make(const QSizeF &size, const Theme &theme, double labelsPx)
{
    const Heights heights(theme);
    TimelineLayout layout;
    layout.labelsLeft = Margin;
    layout.markPx = Heights::markPx(theme);
    layout.digitPx = QFontMetricsF(theme.label).horizontalAdvance(u'0');
    const double left = Margin + labelsPx + 2 * Margin;
    const double width = std::max(0.0, size.width() - left - Margin);
    const double bars = std::max(MinimumBars, (size.height() - heights.fixed()) / 3);
    double top = Theme::Grid;
    const auto lane = [&](double height, double gap) {
        const QRectF rect(left, top, width, height);
        top += height + gap;
        return rect;
    };
    layout.head = lane(heights.head, LaneGap);
    layout.user = lane(bars, LaneGap);
    layout.assistant = lane(bars, LaneGap);
    layout.tools = lane(bars, LaneGap);
    layout.persons = lane(heights.marks, 0);
    layout.harness = lane(heights.marks, LaneGap);
    layout.axis = lane(heights.axis, 0);
    return layout;
}

double TimelineLayout::preferredHeight(const Theme &theme)
{
    return Heights(theme).fixed() + 3 * PreferredBars;
}

double TimelineLayout::minimumHeight(const Theme &theme)
{
    return Heights(theme).fixed() + 3 * MinimumBars;
}

}
