// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/sessioncolumns.h"

#include <optional>
#include <vector>

namespace tacet {

/// How long this person usually takes: the known times from the end of an answer to the person's next turn, of one
/// session. A gap is long or short beside these, whatever an absolute threshold says.
class GapBaseline
{
public:
    static constexpr int FewestTimes = 8; ///< with fewer, nothing is said of the distribution

    GapBaseline() = default;
    /// Side chains and branches that were not continued are left out. O(n log n).
    explicit GapBaseline(const SessionColumns &columns);

    [[nodiscard]] int times() const { return int(m_ascendingMs.size()); }
    [[nodiscard]] bool isTooFew() const { return times() < FewestTimes; }
    /// The smallest time that at least this share of all times does not exceed (nearest rank). Nothing: too few.
    /// @param share above 0, at most 1; 0.5 is the median
    [[nodiscard]] std::optional<qint64> quantileMs(double share) const;
    /// How many of the times are shorter. Nothing: too few, or the gap is not known.
    [[nodiscard]] std::optional<int> shorterThan(std::optional<qint64> gapMs) const;

private:
    std::vector<qint64> m_ascendingMs;
};

}
