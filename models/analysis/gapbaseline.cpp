// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/gapbaseline.h"

#include <algorithm>
#include <cmath>

namespace tacet {

GapBaseline::GapBaseline(const SessionColumns &columns)
{
    constexpr MessageFlags Apart = MessageFlag::Sidechain | MessageFlag::DeadBranch;
    for (size_t i = 0; i < columns.role.size(); ++i) {
        if (columns.role[i] == Role::User && columns.gapMs[i] != SessionColumns::NoTime && !(columns.flags[i] & Apart))
            m_ascendingMs.push_back(columns.gapMs[i]);
    }
    std::sort(m_ascendingMs.begin(), m_ascendingMs.end());
}

std::optional<qint64> GapBaseline::quantileMs(double share) const
{
    if (isTooFew())
        return std::nullopt;
    const auto rank = size_t(std::clamp(std::ceil(share * times()), 1.0, double(times())));
    return m_ascendingMs[rank - 1];
}

std::optional<int> GapBaseline::shorterThan(std::optional<qint64> gapMs) const
{
    if (isTooFew() || !gapMs)
        return std::nullopt;
    const auto first = std::lower_bound(m_ascendingMs.begin(), m_ascendingMs.end(), *gapMs);
    return int(first - m_ascendingMs.begin());
}

}
