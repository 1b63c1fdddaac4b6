// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencelisting.h"
#include "models/core/session.h"

#include <vector>

namespace tacet {

/// How many silences of one class one of the groups has.
struct SilenceCount {
    SilenceGroup group = SilenceGroup::NotKnown;
    SilenceClass silence = SilenceClass::None;
    int count = 0;

    friend bool operator==(const SilenceCount &, const SilenceCount &) = default;
};

/// Counted by group, persons first, then by class; none is 0. Pure; any thread.
[[nodiscard]] std::vector<SilenceCount> countSilences(const std::vector<ListedSilence> &silences);

/// One session as a list of many shows it.
struct SessionSummary {
    SessionRow session;
    std::vector<SilenceCount> silences; ///< that are listed by default
    int read = 0; ///< of those, by the reviewer
    QString firstWords; ///< what the user said first, for a session without a title

    [[nodiscard]] int toRead() const; ///< all of them, read or not
    [[nodiscard]] int ofPersons() const;
};

}
