// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinepainter.h"

#include "ui/theme/theme.h"
#include "ui/timeline/timelinelanes.h"
#include "ui/timeline/timelinelayout.h"
#include "ui/timeline/timelinemarks.h"
#include "ui/timeline/timelinescene.h"
#include "ui/timeline/timelineticks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace tacet {

namespace {

constexpr double TickSpacingPx = 96;

enum class Lane { User, Assistant, Tools, Silences, Harness };

QString nameOf(Lane lane)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("tacet::Timeline", text); };
    switch (lane) {
    case Lane::User:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "user"));
    case Lane::Assistant:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "assistant"));
    case Lane::Tools:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "tools"));
    case Lane::Silences:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "silences"));
    case Lane::Harness:
        return words(QT_TRANSLATE_NOOP("tacet::Timeline", "harness"));
    }
    return {};
}

constexpr std::array Lanes {Lane::User, Lane::Assistant, Lane::Tools, Lane::Silences, Lane::Harness};

QFont boldLabel(const Theme &theme)
{
    QFont font = theme.label;
    font.setBold(true);
    return font;
}

void paintLabels(QPainter &painter, const TimelineLayout &layout, const Theme &theme)
{
    const auto label = [&](const QRectF &lane, double height, Lane which) {
        const bool isLoud = which == Lane::Silences;
        painter.setFont(isLoud ? boldLabel(theme) : theme.label);
        painter.setPen(isLoud ? theme.text : theme.muted);
        painter.drawText(QRectF(layout.labelsLeft, lane.top(), lane.left() - layout.labelsLeft, height),
                         Qt::AlignLeft | Qt::AlignVCenter, nameOf(which));
    };
    label(layout.user, layout.user.height(), Lane::User);
    label(layout.assistant, layout.assistant.height(), Lane::Assistant);
    label(layout.tools, layout.tools.height(), Lane::Tools);
    label(layout.persons, layout.markPx + 2, Lane::Silences);
    label(layout.harness, layout.markPx + 2, Lane::Harness);
}

void paintAxis(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme)
{
    const QRectF axis = layout.axis;
    painter.setFont(theme.label);
    const QFontMetricsF metrics(theme.label);
    const double y = std::floor(axis.top()) + 0.5;
    painter.setPen(theme.hairline);
    painter.drawLine(QPointF(axis.left(), y), QPointF(axis.right(), y));
    double freeFrom = axis.left() - Theme::Grid;
    for (const TimelineTick &tick : timelineTicks(scene.axis(), TickSpacingPx)) {
        const double x = std::round(axis.left() + tick.px) + 0.5;
        painter.setPen(theme.hairline);
        painter.drawLine(QPointF(x, y), QPointF(x, y + Theme::Grid));
        const double width = metrics.horizontalAdvance(tick.label);
        const double left = std::clamp(x - width / 2, axis.left(), std::max(axis.left(), axis.right() - width));
        if (left < freeFrom)
            continue;
        freeFrom = left + width + 2 * Theme::Grid;
        painter.setPen(theme.muted);
        painter.drawText(QPointF(left, y + Theme::Grid + metrics.ascent()), tick.label);
    }
}

/// The stretch of the transcript that is on screen, behind the marks.
void paintWindow(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene,
                 const TimelineOverlay &overlay, const Theme &theme)
{
    const TimelineAxis &axis = scene.axis();
    if (overlay.firstVisible < 0 || overlay.lastVisible >= axis.messages())
        return;
    constexpr double NarrowestPx = 8;
    const bool byMessage = axis.mode() == TimelineMode::ByMessage;
    double from = axis.beginPixelOf(overlay.firstVisible);
    double to = byMessage ? axis.beginPixelOf(overlay.lastVisible + 1) : axis.pixelOf(overlay.lastVisible);
    const double missing = std::max(0.0, NarrowestPx - (to - from)) / 2;
    from -= missing;
    to += missing;
    if (to < 0 || from > layout.width())
        return;
    const QRectF lanes = layout.lanes();
    const QRectF window(QPointF(std::round(lanes.left() + from) + 0.5, lanes.top() - 3.5),
                        QPointF(std::round(lanes.left() + to) - 0.5, lanes.bottom() + 2.5));
    painter.save();
    painter.setClipRect(lanes.adjusted(-1, -Theme::Grid, 1, Theme::Grid));
    QColor fill = theme.accent;
    fill.setAlphaF(theme.isDark() ? 0.18F : 0.10F);
    QColor line = theme.accent;
    line.setAlphaF(0.6F);
    painter.setPen(line);
    painter.setBrush(fill);
    painter.drawRect(window);
    painter.restore();
}

/// Where a search has found something: a tick over the lanes, one a pixel at most.
void paintHits(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme)
{
    constexpr double TickPx = 5;
    const std::vector<int> &hits = scene.hits();
    const auto [first, last] = scene.axis().visibleMessages();
    const double bottom = layout.user.top() - 1;
    double painted = -1;
    for (auto hit = std::lower_bound(hits.begin(), hits.end(), first); hit != hits.end() && *hit <= last; ++hit) {
        const double px = std::round(scene.axis().pixelOf(*hit));
        if (px <= painted || px < 0 || px > layout.width())
            continue;
        painted = px;
        painter.fillRect(QRectF(layout.left() + px - 1, bottom - TickPx, 2, TickPx), theme.accent);
    }
}

void paintCurrent(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene,
                  const TimelineOverlay &overlay, const Theme &theme)
{
    const double px = scene.axis().pixelOf(overlay.current);
    if (px < 0 || px > layout.width())
        return;
    const double x = std::round(layout.left() + px) + 0.5;
    painter.setPen(theme.accent);
    painter.drawLine(QPointF(x, layout.head.bottom()), QPointF(x, layout.tools.bottom()));
    painter.setFont(boldLabel(theme));
    const QString label = QLocale().toString(overlay.current);
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(label);
    const double left = std::clamp(x - width / 2, layout.left(), layout.left() + layout.width() - width);
    painter.drawText(QRectF(left, layout.head.top(), width + 1, layout.head.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     label);
}

void paintHint(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene,
               const TimelineOverlay &overlay, const Theme &theme)
{
    const QFontMetricsF metrics(theme.label);
    const double right = layout.labelsLeft + metrics.horizontalAdvance(overlay.hint);
    const double current =
        overlay.current >= 0 ? layout.left() + scene.axis().pixelOf(overlay.current) : layout.head.right();
    constexpr double Room = 40; // for the number of the current message
    if (right > layout.head.right() / 2 || (current > 0 && current - Room < right))
        return;
    painter.setFont(theme.label);
    painter.setPen(theme.muted);
    painter.drawText(QPointF(layout.labelsLeft, layout.head.center().y() + metrics.ascent() / 2 - 1), overlay.hint);
}

void paintBrush(QPainter &painter, const TimelineLayout &layout, const std::pair<double, double> &brushPx,
                const Theme &theme)
{
    const auto [from, to] = std::minmax(brushPx.first, brushPx.second);
    const QRectF lanes = layout.lanes();
    QColor fill = theme.accent;
    fill.setAlphaF(0.25F);
    painter.fillRect(QRectF(lanes.left() + from, lanes.top(), to - from, lanes.height()), fill);
}

}

double timelineLabelsPx(const Theme &theme)
{
    double widest = 0;
    const QFontMetricsF metrics(boldLabel(theme));
    for (const Lane lane : Lanes)
        widest = std::max(widest, metrics.horizontalAdvance(nameOf(lane)));
    return std::ceil(widest);
}

void paintTimeline(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene,
                   const TimelineOverlay &overlay, const Theme &theme)
{
    paintLabels(painter, layout, theme);
    if (scene.axis().messages() == 0)
        return;
    paintGaps(painter, layout, scene, theme);
    paintWindow(painter, layout, scene, overlay, theme);
    paintBars(painter, layout, scene, theme);
    paintAbsent(painter, layout, scene, theme);
    paintAxis(painter, layout, scene, theme);
    paintHits(painter, layout, scene, theme);
    if (overlay.current >= 0 && overlay.current < scene.axis().messages())
        paintCurrent(painter, layout, scene, overlay, theme);
    paintSilences(painter, layout, scene, overlay.current, theme);
    if (overlay.brushPx)
        paintBrush(painter, layout, *overlay.brushPx, theme);
    paintHint(painter, layout, scene, overlay, theme);
}

}
