// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/contextstart.h"

#include <algorithm>

namespace tacet {

std::vector<ContextStart> contextStarts(const SessionColumns &columns)
{
    std::vector<ContextStart> starts;
    for (int summary = 0; summary < columns.size(); ++summary) {
        const MessageFlags flags = columns.flags[size_t(summary)];
        const bool isWritten = flags.testFlag(MessageFlag::Summary)
            && !(flags & (MessageFlags(MessageFlag::Failed) | MessageFlag::Aborted | MessageFlag::Unfinished));
        if (!isWritten)
            continue;
        // The request or the boundary stands right before the summary; where there is none, the summary begins it.
        int start = summary;
        while (start > 0 && columns.silence[size_t(start - 1)] == SilenceClass::Compaction
               && !columns.flags[size_t(start - 1)].testFlag(MessageFlag::Summary))
            --start;
        starts.push_back({summary + 1, start});
    }
    return starts;
}

int contextStartAt(const std::vector<ContextStart> &starts, int ordinal)
{
    const auto after = std::upper_bound(starts.begin(), starts.end(), ordinal,
                                        [](int at, const ContextStart &one) { return at < one.from; });
    return after == starts.begin() ? 0 : std::prev(after)->start;
}

}
