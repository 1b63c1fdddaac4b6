// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/sessionsummary.h"

#include <map>

namespace tacet {

std::vector<SilenceCount> countSilences(const std::vector<ListedSilence> &silences)
{
    std::map<std::pair<SilenceGroup, SilenceClass>, int> counted;
    for (const ListedSilence &silence : silences)
        ++counted[{silence.group, silence.silence}];
    std::vector<SilenceCount> counts;
    counts.reserve(counted.size());
    for (const auto &[key, count] : counted)
        counts.push_back({key.first, key.second, count});
    return counts;
}

int SessionSummary::toRead() const
{
    int sum = 0;
    for (const SilenceCount &one : silences)
        sum += one.count;
    return sum;
}

int SessionSummary::ofPersons() const
{
    int sum = 0;
    for (const SilenceCount &one : silences)
        sum += one.group == SilenceGroup::Person ? one.count : 0;
    return sum;
}

}
