// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencelisting.h"

#include <functional>
#include <span>
#include <vector>

namespace tacet {

/// Silences that would overlap, drawn as one mark.
struct SilenceCluster {
    double px = 0; ///< middle of the mark: where the first of them stands
    size_t first = 0; ///< position in the list
    size_t last = 0; ///< position in the list, included
    size_t top = 0; ///< the one whose mark is drawn: a person's before one not known whose before the harness's
    int count = 0; ///< may be less than last - first + 1: others in between are in the other row

    friend bool operator==(const SilenceCluster &, const SilenceCluster &) = default;
};

constexpr int CountedFrom = 3; ///< two are seen as two

/// Persons and those not known stand in the upper row, so that no artefact can hide them.
[[nodiscard]] bool isInUpperRow(SilenceGroup group);

struct ClusterMetrics {
    double markPx = 9; ///< how near two marks may come before they are one group
    double countedPx = 40; ///< room of a mark with its count, which stands beside groups of three and more
};

/// Groups the silences of one row from the first on, so that panning changes no group.
/// @param pixelOf where a message stands; ascending with the ordinal
[[nodiscard]] std::vector<SilenceCluster> clusterSilences(std::span<const ListedSilence> silences, bool upperRow,
                                                          const std::function<double(int ordinal)> &pixelOf,
                                                          const ClusterMetrics &metrics);

}
