// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/silencecluster.h"

namespace tacet {

namespace {

int rankOf(SilenceGroup group)
{
    switch (group) {
    case SilenceGroup::Person:
        return 0;
    case SilenceGroup::NotKnown:
        return 1;
    case SilenceGroup::Harness:
        return 2;
    case SilenceGroup::Assistant:
        break;
    }
    return 3;
}

}

bool isInUpperRow(SilenceGroup group)
{
    return rankOf(group) <= 1;
}

std::vector<SilenceCluster> clusterSilences(std::span<const ListedSilence> silences, bool upperRow,
                                            const std::function<double(int)> &pixelOf, const ClusterMetrics &metrics)
{
    std::vector<SilenceCluster> clusters;
    for (size_t i = 0; i < silences.size(); ++i) {
        if (isInUpperRow(silences[i].group) != upperRow)
            continue;
        const double px = pixelOf(silences[i].ordinal);
        if (!clusters.empty()) {
            SilenceCluster &open = clusters.back();
            if (px < open.px + (open.count < CountedFrom ? metrics.markPx : metrics.countedPx)) {
                open.last = i;
                ++open.count;
                if (rankOf(silences[i].group) < rankOf(silences[open.top].group))
                    open.top = i;
                continue;
            }
        }
        clusters.push_back({px, i, i, i, 1});
    }
    return clusters;
}

}
