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
void paintTails(QPainter &painter, const QRectF &row, const TimelineScene &scene, bool upperRow, double markPx,
                const Theme &theme)
{
    const TimelineAxis &axis = scene.axis();
    const double y = row.top() + 1 + markPx / 2 - TailPx / 2;
    const auto &silences = scene.silences();
    const auto [first, last] = axis.visibleMessages();
    double paintedTo = -1;
    for (const ListedSilence &silence : silences) {
        if (silence.ordinal > last)
            break;
        if (isInUpperRow(silence.group) != upperRow)
            continue;
        const auto response = scene.responseOf(silence.ordinal);
        if (!response || response->last < first)
            continue;
        const double from = std::max(axis.pixelOf(silence.ordinal), paintedTo);
        const double to = std::min(axis.pixelOf(response->last) + 1, row.width());
        if (to - from < 1)
            continue;
        QColor colour = theme.of(silence.silence);
        colour.setAlphaF(0.35F);
        painter.fillRect(QRectF(row.left() + from, y, to - from, TailPx), colour);
        paintedTo = to;
    }
}

/// What all silences of a group have in common; one that nobody read leaves the group unread.
ReadMark commonReadMark(const TimelineScene &scene, const SilenceCluster &cluster, bool upperRow)
{
    std::optional<ReadMark> common;
    for (size_t i = cluster.first; i <= cluster.last; ++i) {
        const ListedSilence &silence = scene.silences()[i];
        if (isInUpperRow(silence.group) != upperRow)
            continue;
        const ReadMark mark = scene.readMarkOf(silence.ordinal);
        if (mark == ReadMark::None)
            return mark;
        if (common && *common != mark)
            common = ReadMark::ReadByOther;
        else
            common = mark;
    }
    return common.value_or(ReadMark::None);
}

void paintCluster(QPainter &painter, const QRectF &row, const TimelineScene &scene, const SilenceCluster &cluster,
                  double markPx, int current, bool upperRow, const Theme &theme)
{
    const auto &silences = scene.silences();
    const bool isCurrent = silences[cluster.first].ordinal <= current && current <= silences[cluster.last].ordinal
        && (cluster.count > 1 || silences[cluster.first].ordinal == current);
    const double grow = isCurrent ? 2 : 0;
    const QRectF box = markBox(row, cluster.px, markPx).adjusted(-grow, -grow / 2, grow, grow * 1.5);
    if (cluster.count == 2) { // the second looks out from behind the first
        const size_t other = cluster.top == cluster.first ? cluster.last : cluster.first;
        painter.setOpacity(0.55);
        paintSilenceMark(painter, box.translated(markPx * 0.4, 0), silences[other].silence, theme);
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
    const double check = markPx * CheckPart;
    paintReadMark(painter, QRectF(row.left() + cluster.px - check / 2, row.bottom() - check, check, check),
                  commonReadMark(scene, cluster, upperRow), theme);
}

}

std::vector<SilenceCluster> clustersOf(const TimelineScene &scene, const TimelineLayout &layout, bool upperRow)
{
    const TimelineAxis &axis = scene.axis();
    const double fourDigits = layout.digitPx * 4 + Theme::Grid;
    return clusterSilences(scene.silences(), upperRow, [&axis](int ordinal) { return axis.pixelOf(ordinal); },
                           {layout.markPx * 0.75, layout.markPx + 2 + fourDigits});
}

void paintSilences(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, int current,
                   const Theme &theme)
{
    painter.save();
    for (const bool upperRow : {true, false}) {
        const QRectF row = upperRow ? layout.persons : layout.harness;
        // Marks may stand half out of the lanes, tails may not.
        painter.setClipRect(row.adjusted(-layout.markPx, -2, layout.markPx, 2));
        paintTails(painter, row, scene, upperRow, layout.markPx, theme);
        for (const SilenceCluster &cluster : clustersOf(scene, layout, upperRow)) {
            if (cluster.px < -layout.markPx / 2)
                continue;
            if (cluster.px > layout.width() + layout.markPx / 2)
                break;
            paintCluster(painter, row, scene, cluster, layout.markPx, current, upperRow, theme);
        }
    }
    painter.restore();
}

}
