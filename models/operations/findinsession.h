// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/core/textmatcher.h"

#include <functional>
#include <vector>

namespace tacet {

class Library;
class Progress;

/// Messages that match, ascending, as they are found; never empty.
using HitSink = std::function<void(const std::vector<int> &ordinals)>;

struct FindOutcome {
    int hits = 0;
    int fromIndex = 0; ///< so many messages were answered by the full-text index; the others were read
};

/// Finds the messages of a session that match: by the full-text index as far as it reaches and can answer, else by
/// the bytes of the source. Needs no index, writes nothing. Any thread; connections of its own.
/// On Cancelled what was given to the sink stays true.
[[nodiscard]] Result<FindOutcome> findInSession(const Library &library, SessionId session, const TextMatcher &matcher,
                                                const HitSink &sink, Progress &progress);

}
