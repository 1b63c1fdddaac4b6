// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/codebook.h"
#include "models/core/review.h"
#include "models/operations/silencereport.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// One thing that the program proposes, as the panel offers it.
struct ShownProposal {
    ProposalAnswer::Kind kind = ProposalAnswer::Kind::Response;
    QString id; ///< of a response, a reading or a flag
    QString label;
    QString detail; ///< what was measured or listed: cue values with their thresholds, calls, a quotation
    Mistake::Severity severity = Mistake::Severity::Low; ///< flags only
    friend bool operator==(const ShownProposal &, const ShownProposal &) = default;
};

/// The kind of response, then likely readings, then flags. Codes that the codebook lacks are left out.
[[nodiscard]] std::vector<ShownProposal> shownProposals(const ResponseProposal &response,
                                                        const SilenceProposals &proposals, const Codebook &codebook);

/// What the reviewer made of it; nullptr: nothing yet.
[[nodiscard]] const ProposalAnswer *answerTo(const Review &review, const ShownProposal &proposal);

/// Takes the proposal over: the response or the reading is chosen (primary where there is none yet, else also), a flag
/// that stands for a mistake becomes one. Both the proposal and the answer are kept; an earlier answer is replaced.
void acceptProposal(Review &review, const ShownProposal &proposal);
/// Chooses something else instead: another code, or for a flag another severity ("low", "medium", "high").
void changeProposal(Review &review, const ShownProposal &proposal, const QString &chosen);
void ignoreProposal(Review &review, const ShownProposal &proposal);

}
