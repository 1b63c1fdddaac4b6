// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace tacet {

class TimelineAxis;

/// A labelled place on the axis.
struct TimelineTick {
    double px = 0;
    QString label;
};

/// Round message numbers, or round times of the local zone, at least `spacingPx` apart, within the view.
[[nodiscard]] std::vector<TimelineTick> timelineTicks(const TimelineAxis &axis, double spacingPx);

/// The smallest of 1, 2, 5, 10, 20, 50 … that is not below `atLeast`.
[[nodiscard]] qint64 roundStep(double atLeast);
/// The smallest step of a clock or calendar, in milliseconds, that is not below `atLeastMs`.
[[nodiscard]] qint64 roundTimeStepMs(double atLeastMs);

}
