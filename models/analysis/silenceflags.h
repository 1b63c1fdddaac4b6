// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/responseproposal.h"
#include "models/core/review.h"
#include "models/core/silence.h"

#include <QMap>
#include <QString>

#include <vector>

namespace tacet {

/// What the program points at in an answer to a silence. A proposal, never a finding.
enum class FlagKind {
    Permission, ///< changed something after a question or a proposal that nobody had answered
    Premise, ///< speaks of something that the user is said to have said or allowed
    PlanChanged, ///< turned to something else than what it was doing
    Repeated, ///< did once more what it had done
    ClaimedDone, ///< says that something is done, without having done anything since, or after a failure
};

/// One number that made a flag or a reading be proposed, with the setting that it was held against.
struct ProposalCue {
    QString name; ///< as in exports: "state_changes"
    double value = 0;
    QString threshold = {}; ///< name of the setting, empty: any value counts
    double limit = 0; ///< of the setting
    friend bool operator==(const ProposalCue &, const ProposalCue &) = default;
};

struct SilenceFlag {
    FlagKind kind = FlagKind::Permission;
    Mistake::Severity severity = Mistake::Severity::Low;
    std::vector<ProposalCue> cues = {};
    std::vector<CallFacts> calls = {}; ///< what was changed, or repeated
    QString quote = {}; ///< the words that made it fire; empty: none
};

[[nodiscard]] QLatin1StringView idOf(FlagKind kind); ///< "permission"

/// Permission: high where a change cannot be taken back, medium where a command changes something or where a thing
/// is changed that nobody had named, else low. Claimed done: medium after a failed call, else low. The others: low,
/// a premise medium.
///
/// @param before, after as for proposeResponse(). Pure; any thread.
[[nodiscard]] std::vector<SilenceFlag> flagsOf(const SideFacts &before, const SideFacts &after, Slot slot,
                                               const ProposalThresholds &thresholds = {});

}
