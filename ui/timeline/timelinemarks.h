// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/silencecluster.h"

#include <vector>

class QPainter;

namespace tacet {

class TimelineScene;
struct Theme;
struct TimelineLayout;

/// The marks of one row, grouped where they would overlap; pixels count from the left edge of the lanes.
[[nodiscard]] std::vector<SilenceCluster> clustersOf(const TimelineScene &scene, const TimelineLayout &layout,
                                                     bool upperRow);

/// Both rows of silences: the response as a tail, the mark, a count where many stand in one place, a check where all
/// of them are read. The current one is drawn larger.
void paintSilences(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, int current,
                   const Theme &theme);

}
