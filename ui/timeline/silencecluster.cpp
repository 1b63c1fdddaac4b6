// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/silencecluster.h"

#include <algorithm>

namespace tacet {

bool isInUpperRow(SilenceGroup group)
{
    return group == SilenceGroup::Person || group == SilenceGroup::NotKnown;
}

SilenceRow makeSilenceRow(std::span<const ListedSilence> silences, bool upperRow)
{
    SilenceRow row;
    for (size_t i = 0; i < silences.size(); ++i) {
        if (isInUpperRow(silences[i].group) != upperRow)
            continue;
        row.ordinals.push_back(silences[i].ordinal);
        row.positions.push_back(i);
    }
    row.nextOnTop.resize(row.ordinals.size());
    size_t next = row.ordinals.size();
    for (size_t i = row.ordinals.size(); i-- > 0;) {
        const SilenceGroup group = silences[row.positions[i]].group;
        if (group == SilenceGroup::Person || group == SilenceGroup::Harness)
            next = i;
        row.nextOnTop[i] = next;
    }
    return row;
}

std::vector<SilenceCluster> clusterSilences(const SilenceRow &row, const PixelOf &pixelOf, double fromPx, double toPx,
                                            const ClusterMetrics &metrics)
{
    const auto &ordinals = row.ordinals;
    const auto firstFrom = [&](size_t from, double px) {
        const auto found = std::lower_bound(ordinals.begin() + std::ptrdiff_t(from), ordinals.end(), px,
                                            [&](int ordinal, double wanted) { return pixelOf(ordinal) < wanted; });
        return size_t(found - ordinals.begin());
    };
    size_t first = firstFrom(0, fromPx);
    while (first > 0
           && (first == ordinals.size() || pixelOf(ordinals[first]) - pixelOf(ordinals[first - 1]) < metrics.countedPx))
        --first;
    std::vector<SilenceCluster> clusters;
    while (first < ordinals.size()) {
        const double px = pixelOf(ordinals[first]);
        if (px > toPx)
            break;
        size_t end = firstFrom(first, px + metrics.markPx);
        if (end - first >= CountedFrom)
            end = firstFrom(end, px + metrics.countedPx);
        if (px >= fromPx) {
            const size_t top = row.nextOnTop[first] < end ? row.nextOnTop[first] : first;
            clusters.push_back({px, ordinals[first], ordinals[end - 1], row.positions[top],
                                row.positions[top == first ? end - 1 : first], int(end - first)});
        }
        first = end;
    }
    return clusters;
}

}
