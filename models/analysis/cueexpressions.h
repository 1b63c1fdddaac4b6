// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/responseproposal.h"
#include "models/analysis/sequence.h"
#include "models/core/cuewords.h"

#include <QRegularExpression>

#include <map>

namespace tacet {

/// Somebody's own words for cues, ready to be looked for; none by default. Matching is const: any thread.
class CueExpressions
{
public:
    CueExpressions() = default;
    explicit CueExpressions(const CueWords &words);

    [[nodiscard]] bool isIn(CueWord word, const QString &text) const;
    [[nodiscard]] int count(CueWord word, const QString &text) const;

private:
    std::map<CueWord, QRegularExpression> m_expressions;
};

/// The same as without own words, with these beside those that are known.
[[nodiscard]] Slot slotOf(std::span<const TurnFacts> before, const CueExpressions &own);
[[nodiscard]] ResponseProposal proposeResponse(const SideFacts &before, const SideFacts &after,
                                               const ProposalThresholds &thresholds, const CueExpressions &own);

}
