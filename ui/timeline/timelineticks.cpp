// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelineticks.h"

#include "ui/timeline/timelineaxis.h"

#include <QDateTime>
#include <QLocale>

#include <array>
#include <cmath>

namespace tacet {

namespace {

constexpr qint64 Second = 1000;
constexpr qint64 Minute = 60 * Second;
constexpr qint64 Hour = 60 * Minute;
constexpr qint64 Day = 24 * Hour;

QString timeLabel(qint64 timeMs, qint64 stepMs)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(timeMs);
    if (stepMs >= Day || time.time().msecsSinceStartOfDay() == 0)
        return QLocale().toString(time.date(), QStringLiteral("d MMM"));
    return time.toString(stepMs >= Minute ? QStringLiteral("HH:mm") : QStringLiteral("HH:mm:ss"));
}

std::vector<TimelineTick> messageTicks(const TimelineAxis &axis, double spacingPx)
{
    const TimelineScale &scale = axis.scale();
    const qint64 step = roundStep(spacingPx / scale.pixelsPerUnit());
    std::vector<TimelineTick> ticks;
    const auto [first, last] = axis.visibleMessages();
    for (qint64 ordinal = (first + step - 1) / step * step; ordinal <= last; ordinal += step)
        ticks.push_back({axis.pixelOf(int(ordinal)), QLocale().toString(ordinal)});
    return ticks;
}

std::vector<TimelineTick> timeTicks(const TimelineAxis &axis, double spacingPx)
{
    const TimelineScale &scale = axis.scale();
    const qint64 step = roundTimeStepMs(spacingPx / scale.pixelsPerUnit());
    // Round by the clock on the wall: the zone's offset where the view begins.
    const auto begin = qint64(std::ceil(scale.begin()));
    const qint64 offset = QDateTime::fromMSecsSinceEpoch(begin).offsetFromUtc() * Second;
    const qint64 firstLocal = (begin + offset + step - 1) / step * step;
    std::vector<TimelineTick> ticks;
    for (qint64 time = firstLocal - offset; double(time) <= scale.end(); time += step)
        ticks.push_back({scale.toPixel(double(time)), timeLabel(time, step)});
    return ticks;
}

}

qint64 roundStep(double atLeast)
{
    for (qint64 decade = 1;; decade *= 10) {
        for (const qint64 digit : {1, 2, 5}) {
            if (double(digit * decade) >= atLeast)
                return digit * decade;
        }
    }
}

qint64 roundTimeStepMs(double atLeastMs)
{
    static constexpr std::array Steps {Second, 2 * Second, 5 * Second, 10 * Second, 15 * Second, 30 * Second,
                                       Minute, 2 * Minute, 5 * Minute, 10 * Minute, 15 * Minute, 30 * Minute,
                                       Hour,   2 * Hour,   3 * Hour,   6 * Hour,    12 * Hour,   Day};
    for (const qint64 step : Steps) {
        if (double(step) >= atLeastMs)
            return step;
    }
    return roundStep(atLeastMs / double(Day)) * Day;
}

std::vector<TimelineTick> timelineTicks(const TimelineAxis &axis, double spacingPx)
{
    if (axis.messages() == 0 || axis.scale().pixelsPerUnit() <= 0)
        return {};
    return axis.mode() == TimelineMode::ByMessage ? messageTicks(axis, spacingPx) : timeTicks(axis, spacingPx);
}

}
