// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>
#include <utility>

class QPainter;

namespace tacet {

class TimelineScene;
struct Theme;
struct TimelineLayout;

/// What is shown on top of the session: where the reader is, what the pointer does.
struct TimelineOverlay {
    int current = -1; ///< ordinal; -1: none
    int firstVisible = -1; ///< of the transcript
    int lastVisible = -1;
    std::optional<std::pair<double, double>> brushPx; ///< being drawn, from the left edge of the lanes
    QString hint; ///< shown where there is room
};

/// Draws the timeline on any painter: a widget, a picture, a page.
/// Coordinates are those of the layout; the background is filled by the caller.
void paintTimeline(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene,
                   const TimelineOverlay &overlay, const Theme &theme);

/// The names of the lanes, longest first in width: what TimelineLayout::make wants to know.
[[nodiscard]] double timelineLabelsPx(const Theme &theme);

}
