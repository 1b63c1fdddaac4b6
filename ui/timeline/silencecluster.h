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
    int first = 0; ///< ordinal of the first
    int last = 0; ///< ordinal of the last
    size_t top = 0; ///< position in the list of silences of the one whose mark is drawn
    size_t other = 0; ///< the first or the last, whichever is not on top; the same when there is one only
    int count = 0;

    friend bool operator==(const SilenceCluster &, const SilenceCluster &) = default;
};

constexpr int CountedFrom = 3; ///< two are seen as two

/// Persons and those not known stand in the upper row, so that no artefact can hide them.
[[nodiscard]] bool isInUpperRow(SilenceGroup group);

/// The silences of one row, with what makes grouping them cheap.
struct SilenceRow {
    std::vector<int> ordinals; ///< ascending
    std::vector<size_t> positions; ///< in the list of all silences
    /// The next one, from here on, that comes to stand on top of others: a person's before one not known whose, the
    /// harness's before the assistant's. Beyond the end: none.
    std::vector<size_t> nextOnTop;
};
[[nodiscard]] SilenceRow makeSilenceRow(std::span<const ListedSilence> silences, bool upperRow);

struct ClusterMetrics {
    double markPx = 9; ///< how near two marks may come before they are one group
    double countedPx = 40; ///< room of a mark with its count, which stands beside groups of three and more
};

/// Where a message stands; ascends with the ordinal.
using PixelOf = std::function<double(int ordinal)>;

/// The groups whose mark stands in [fromPx, toPx]. They are the same wherever the view is: grouping begins at a place
/// where nothing could overlap, however far that is to the left.
[[nodiscard]] std::vector<SilenceCluster> clusterSilences(const SilenceRow &row, const PixelOf &pixelOf, double fromPx,
                                                          double toPx, const ClusterMetrics &metrics);

}
