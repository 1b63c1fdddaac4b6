// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/responseproposal.h"

#include "models/analysis/responsecues.h"

#include <array>

namespace tacet {

namespace {

using Thresholds = ProposalThresholds;
using Cues = ResponseCues;

bool isRecap(const Cues &cues, const Thresholds &limits)
{
    return cues.headings >= limits.summaryHeadings || cues.bullets >= limits.summaryHeadings || cues.summaryWords > 0;
}

bool isError(const Cues &cues, const Thresholds &)
{
    return cues.failed && cues.texts == 0 && cues.calls == 0;
}

bool isNothing(const Cues &cues, const Thresholds &)
{
    return cues.texts == 0 && cues.calls == 0;
}

bool isMarkedSummary(const Cues &cues, const Thresholds &)
{
    return cues.markedSummary;
}

bool isRemark(const Cues &cues, const Thresholds &)
{
    return cues.remark;
}

bool isReset(const Cues &cues, const Thresholds &limits)
{
    if (cues.greeting || cues.asksAnew)
        return true;
    if (cues.orientationCalls >= limits.orientationCalls && !cues.namesPlan)
        return true;
    return cues.identifierOverlap && *cues.identifierOverlap <= limits.resetOverlap;
}

bool isSummary(const Cues &cues, const Thresholds &limits)
{
    return isRecap(cues, limits) && cues.newFiles == 0 && cues.identifierOverlap
        && *cues.identifierOverlap >= limits.summaryOverlap;
}

bool isApology(const Cues &cues, const Thresholds &)
{
    return cues.apology;
}

bool isContinuation(const Cues &cues, const Thresholds &limits)
{
    return cues.sameFamily && (!cues.fileJaccard || *cues.fileJaccard >= limits.continueJaccard)
        && cues.headings < limits.summaryHeadings && cues.wordsBeforeCall <= limits.continueWords;
}

bool isInitiative(const Cues &cues, const Thresholds &)
{
    return cues.unnamedChanges > 0;
}

bool isQuestion(const Cues &cues, const Thresholds &)
{
    return (cues.question || cues.questionTool) && cues.stateChanges == 0;
}

bool isClosing(const Cues &cues, const Thresholds &)
{
    return cues.closing && !cues.question && cues.calls == 0;
}

bool isHolding(const Cues &cues, const Thresholds &)
{
    return cues.holding && cues.calls == 0;
}

struct Kind {
    const char *code;
    bool (*holds)(const Cues &, const Thresholds &);
};

// The order is the precedence that the header states.
constexpr std::array Kinds {
    Kind {"ERR", isError},     Kind {"NONE", isNothing},      Kind {"SUMM", isMarkedSummary},
    Kind {"NOTICE", isRemark}, Kind {"RESET", isReset},       Kind {"SUMM", isSummary},
    Kind {"APOL", isApology},  Kind {"CONT", isContinuation}, Kind {"INIT", isInitiative},
    Kind {"ASK", isQuestion},  Kind {"CLOSE", isClosing},     Kind {"HOLD", isHolding},
};

}

ResponseProposal proposeResponse(const SideFacts &before, const SideFacts &after, const ProposalThresholds &thresholds)
{
    return proposeResponse(before, after, thresholds, CueExpressions());
}

ResponseProposal proposeResponse(const SideFacts &before, const SideFacts &after, const ProposalThresholds &thresholds,
                                 const CueExpressions &own)
{
    const ResponseCues cues = measureCues(before, after, thresholds, own);
    ResponseProposal proposal {.cues = toMap(cues)};
    for (const Kind &kind : Kinds) {
        if (kind.holds(cues, thresholds)) {
            proposal.code = QString::fromUtf8(kind.code);
            break;
        }
    }
    return proposal;
}

}
