// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinemarks.h"

#include "ui/theme/theme.h"
#include "ui/timeline/timelinelayout.h"
#include "ui/timeline/timelinescene.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

constexpr double TailPx = 4;
constexpr double CheckPart = 0.78; // of a mark's side

/// Four characters at most: what a group may take is known before it is drawn.
QString countLabel(int count)
{
    const QLocale locale;
    if (count < 1000)
        return locale.toString(count);
    if (count < 1'000'000)
        return QCoreApplication::translate("tacet::Timeline", "%1k", "thousands").arg(locale.toString(count / 1000));
    return QCoreApplication::translate("tacet::Timeline", "%1M", "millions").arg(locale.toString(count / 1'000'000));
}

QRectF markBox(const QRectF &row, double px, double markPx)
{
    return {row.left() + px - markPx / 2, row.top() + 1, markPx, markPx};
}

/// The answers, merged where they touch, so that a hundred thousand cost no more than the pixels they fill.
void paintTails(QPainter &painter, const QRectF &rect, const TimelineScene &scene, const SilenceRow &row, double markPx,
                const Theme &theme)
{
    const TimelineAxis &axis = scene.axis();
    const double y = rect.top() + 1 + markPx / 2 - TailPx / 2;
    const auto [first, last] = axis.visibleMessages();
    // An answer ends before the next turn of the user, so only the last silence before the view reaches into it.
    auto next = std::ranges::lower_bound(row.ordinals, first);
    if (next != row.ordinals.begin())
        --next;
    double paintedTo = -1;
    for (; next != row.ordinals.end() && *next <= last; ++next) {
        const size_t position = row.positions[size_t(next - row.ordinals.begin())];
        const auto &response = scene.responseAt(position);
        if (!response || response->last < first)
            continue;
        const double from = std::max(axis.pixelOf(*next), paintedTo);
        const double to = std::min(axis.pixelOf(response->last) + 1, rect.width());
        if (to - from < 1)
            continue;
        QColor colour = theme.of(scene.silences()[position].silence);
        colour.setAlphaF(0.35F);
        painter.fillRect(QRectF(rect.left() + from, y, to - from, TailPx), colour);
        paintedTo = to;
    }
}

/// What all silences of a group have in common; one that nobody read leaves the group unread.
ReadMark commonReadMark(const TimelineScene &scene, const SilenceCluster &cluster, const SilenceRow &row)
{
    std::optional<ReadMark> common;
    for (auto next = std::ranges::lower_bound(row.ordinals, cluster.first);
         next != row.ordinals.end() && *next <= cluster.last; ++next) {
        const ReadMark mark = scene.readMarkOf(*next);
        if (mark == ReadMark::None)
            return mark;
        common = common && *common != mark ? ReadMark::ReadByOther : mark;
    }
    return common.value_or(ReadMark::None);
}

void paintCluster(QPainter &painter, const QRectF &rect, const TimelineScene &scene, const SilenceCluster &cluster,
                  double markPx, bool isCurrent, const Theme &theme)
{
    const auto &silences = scene.silences();
    const double grow = isCurrent ? 2 : 0;
    const QRectF box = markBox(rect, cluster.px, markPx).adjusted(-grow, -grow / 2, grow, grow * 1.5);
    if (cluster.count == 2) { // the second looks out from behind the first
        painter.setOpacity(0.55);
        paintSilenceMark(painter, box.translated(markPx * 0.4, 0), silences[cluster.other].silence, theme);
        painter.setOpacity(1);
    }
    paintSilenceMark(painter, box, silences[cluster.top].silence, theme);
    if (cluster.count >= CountedFrom) {
        painter.setFont(theme.label);
        painter.setPen(theme.muted);
        const QString count = countLabel(cluster.count);
        const QRectF room(box.right() + 2, box.top(), QFontMetricsF(theme.label).horizontalAdvance(count) + 2,
                          box.height());
        painter.fillRect(room, theme.ground); // no tail runs through the figures
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, count);
    }
}

}

std::vector<SilenceCluster> clustersOf(const TimelineScene &scene, const TimelineLayout &layout, bool upperRow)
{
    const TimelineAxis &axis = scene.axis();
    const double fourDigits = layout.digitPx * 4 + Theme::Grid;
    return clusterSilences(scene.row(upperRow), [&axis](int ordinal) { return axis.pixelOf(ordinal); },
                           -layout.markPx / 2, layout.width() + layout.markPx / 2,
                           {layout.markPx * 0.75, layout.markPx + 2 + fourDigits});
}

void paintSilences(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, int current,
                   const Theme &theme)
{
    painter.save();
    const double check = layout.markPx * CheckPart;
    const int position = scene.positionOf(current);
    for (const bool upperRow : {true, false}) {
        const QRectF rect = upperRow ? layout.persons : layout.harness;
        const SilenceRow &row = scene.row(upperRow);
        const bool hasCurrent = position >= 0 && isInUpperRow(scene.silences()[size_t(position)].group) == upperRow;
        // Marks may stand half out of the lanes, tails may not.
        painter.setClipRect(rect.adjusted(-layout.markPx, -2, layout.markPx, 2));
        paintTails(painter, rect, scene, row, layout.markPx, theme);
        for (const SilenceCluster &cluster : clustersOf(scene, layout, upperRow)) {
            const bool isCurrent = hasCurrent && cluster.first <= current && current <= cluster.last;
            paintCluster(painter, rect, scene, cluster, layout.markPx, isCurrent, theme);
            paintReadMark(painter, QRectF(rect.left() + cluster.px - check / 2, rect.bottom() - check, check, check),
                          commonReadMark(scene, cluster, row), theme);
        }
    }
    painter.restore();
}

}
