// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silenceflags.h"
#include "models/core/silence.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tacet {

/// What a likely reading is drawn from: what the index says of the silence, and of the user's other turns.
struct ReadingFacts {
    SilenceClass silence = SilenceClass::None;
    HumanAct humanAct = HumanAct::Unknown;
    Slot slot = Slot::SessionStart;
    std::optional<qint64> gapMs = {};
    std::shared_ptr<const std::vector<qint64>> ownGapsMs = {}; ///< of the user's turns, ascending; none: not known
    int run = 1; ///< silences of the user in a row, this one included, with no answer between them
    int silentOfLastFive = 0; ///< of the user's last five turns, this one included
    double position = 0; ///< in the session, 0 to 1
    QString nextUserText = {}; ///< empty: none follows
    std::optional<qint64> nextUserAfterMs = {};
};

/// A code of the default codebook that the cues speak for.
struct ReadingProposal {
    QString code;
    std::vector<ProposalCue> cues;
};

/// Each code whose cues hold, the more particular before the more general:
///
/// ARTEFACT no person acted · ACT the contribution is an attachment · SLIP words follow at once · PROD several in a
/// row, or sooner than this user's habit · WITHHOLD the next words object · LACK the next words say "I don't know" ·
/// NEWS bad news, and longer than this user's habit · DEFER a lapse · ASSENT a proposal was pending · TIRED late, and
/// not the only silent turn · GO work was in progress.
///
/// @param thresholds see ProposalThresholds. Pure; any thread.
[[nodiscard]] std::vector<ReadingProposal> proposeReadings(const ReadingFacts &facts,
                                                           const ProposalThresholds &thresholds = {});

}
