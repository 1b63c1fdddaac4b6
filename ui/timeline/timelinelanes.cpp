// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinelanes.h"

#include "ui/theme/theme.h"
#include "ui/timeline/timelinelayout.h"
#include "ui/timeline/timelinescene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

constexpr double ColumnPx = 3; // a bar of two and a gap of one
constexpr double WidestBarPx = 8;
constexpr double LowestBarPx = 2;
constexpr double CharactersKnee = 64; // about a line of text
constexpr double CallsKnee = 1;

struct Lane {
    QRectF rect;
    QColor strong;
    QColor pale;
    double maximum;
    double knee;
};

QColor mixed(const QColor &one, const QColor &other, double part)
{
    const auto channel = [part](int a, int b) { return int(std::lround(a * part + b * (1 - part))); };
    return {channel(one.red(), other.red()), channel(one.green(), other.green()), channel(one.blue(), other.blue())};
}

void paintBar(QPainter &painter, const Lane &lane, double px, double widthPx, const LaneBucket &bucket)
{
    if (bucket.maximum == 0)
        return;
    const auto bar = [&](double size) {
        const double height =
            std::max(LowestBarPx, std::round(barHeight(size, lane.maximum, lane.knee) * lane.rect.height()));
        return QRectF(lane.rect.left() + px, lane.rect.bottom() - height, widthPx, height);
    };
    if (bucket.messages > 1)
        painter.fillRect(bar(bucket.maximum), lane.pale);
    painter.fillRect(bar(bucket.mean()), lane.strong);
}

std::array<Lane, 3> lanesOf(const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme)
{
    const auto maxima = scene.maxima();
    const QColor grey = mixed(theme.muted, theme.ground, 0.7);
    return {
        Lane {layout.user, theme.accent, mixed(theme.accent, theme.ground, 0.35), double(maxima.user), CharactersKnee},
        Lane {layout.assistant, grey, mixed(grey, theme.ground, 0.4), double(maxima.assistant), CharactersKnee},
        Lane {layout.tools, grey, mixed(grey, theme.ground, 0.4), double(maxima.tools), CallsKnee}};
}

/// One bar a message, where there is room for it.
void paintMessages(QPainter &painter, const std::array<Lane, 3> &lanes, const TimelineScene &scene)
{
    const TimelineAxis &axis = scene.axis();
    const SessionColumns &columns = *axis.columns();
    const double widthPx = std::clamp(std::floor(axis.scale().pixelsPerUnit()) - 1, 2.0, WidestBarPx);
    const auto [first, last] = axis.visibleMessages();
    for (int ordinal = first; ordinal <= last; ++ordinal) {
        const auto i = size_t(ordinal);
        const double px = std::round(axis.pixelOf(ordinal) - widthPx / 2);
        const auto single = [](quint32 size) { return LaneBucket {1, size, size, size}; };
        if (columns.role[i] == Role::User && columns.silence[i] != SilenceClass::ToolResult)
            paintBar(painter, lanes[0], px, widthPx, single(columns.textCharacters[i]));
        else if (columns.role[i] == Role::Assistant)
            paintBar(painter, lanes[1], px, widthPx, single(columns.textCharacters[i]));
        paintBar(painter, lanes[2], px, widthPx, single(columns.toolCalls[i]));
    }
}

}

double barHeight(double size, double maximum, double knee)
{
    if (size <= 0 || maximum <= 0)
        return 0;
    return std::min(1.0, std::log1p(size / knee) / std::log1p(maximum / knee));
}

void paintBars(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme)
{
    const TimelineAxis &axis = scene.axis();
    if (axis.messages() == 0)
        return;
    painter.save();
    painter.setClipRect(layout.lanes());
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto lanes = lanesOf(layout, scene, theme);
    if (axis.mode() == TimelineMode::ByMessage && axis.scale().pixelsPerUnit() >= ColumnPx) {
        paintMessages(painter, lanes, scene);
    } else {
        const TimelineScene::Bars &bars = scene.bars(ColumnPx);
        for (size_t i = 0; i < bars.buckets.size(); ++i) {
            const double px = std::round(bars.firstPx + double(i) * ColumnPx);
            paintBar(painter, lanes[0], px, ColumnPx - 1, bars.buckets[i].user);
            paintBar(painter, lanes[1], px, ColumnPx - 1, bars.buckets[i].assistant);
            paintBar(painter, lanes[2], px, ColumnPx - 1, bars.buckets[i].tools);
        }
    }
    painter.restore();
}

void paintAbsent(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme)
{
    constexpr double ClosestPx = 5;
    const TimelineAxis &axis = scene.axis();
    if (axis.messages() == 0 || axis.columns()->absent.empty())
        return;
    painter.save();
    painter.setClipRect(layout.lanes().adjusted(-1, 0, 1, 0));
    QPen pen(theme.muted, 1, Qt::CustomDashLine);
    pen.setDashPattern({1, 2});
    painter.setPen(pen);
    const bool byMessage = axis.mode() == TimelineMode::ByMessage;
    double lastPx = -ClosestPx;
    for (const AbsentTurn &turn : axis.columns()->absent) {
        const int next = std::min(turn.before, axis.messages() - 1);
        const bool atEnd = turn.before >= axis.messages();
        const double px = byMessage ? axis.beginPixelOf(turn.before)
            : atEnd                 ? axis.pixelOf(next) + 2
                                    : axis.pixelOf(next);
        if (px > layout.width() + 1)
            break;
        if (px < 0 || px - lastPx < ClosestPx)
            continue;
        lastPx = px;
        const double x = std::round(layout.left() + px) + 0.5;
        painter.drawLine(QPointF(x, layout.user.top()), QPointF(x, layout.tools.bottom()));
    }
    painter.restore();
}

void paintGaps(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme)
{
    constexpr double ClosestBreaksPx = 9;
    const TimelineAxis &axis = scene.axis();
    const QRectF lanes = layout.lanes();
    const double left = layout.left();
    painter.save();
    painter.setClipRect(lanes.adjusted(0, 0, 0, Theme::Grid));
    QPen pen(theme.personGap, 1, Qt::CustomDashLine);
    pen.setDashPattern({2, 3});
    double lastPx = -ClosestBreaksPx;
    for (const int ordinal : scene.gapEnds()) {
        const double px = axis.beginPixelOf(ordinal);
        if (px < 0)
            continue;
        if (axis.mode() == TimelineMode::ByTime) {
            const double from = ordinal > 0 ? axis.pixelOf(ordinal - 1) : px;
            if (from > layout.width())
                break;
            painter.fillRect(QRectF(QPointF(left + from, lanes.top()), QPointF(left + px, lanes.bottom())),
                             QBrush(theme.hairline, Qt::BDiagPattern));
            continue;
        }
        if (px > layout.width())
            break;
        if (px - lastPx < ClosestBreaksPx)
            continue;
        lastPx = px;
        painter.setPen(pen);
        const double x = std::round(left + px) + 0.5;
        painter.drawLine(QPointF(x, lanes.top()), QPointF(x, lanes.bottom()));
    }
    painter.restore();
}

}
