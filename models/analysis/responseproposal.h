// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/toolcalls.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace tacet {

/// One tool call as the cues see it.
struct CallFacts {
    QString tool = {};
    QString target = {}; ///< file, command, URL …
    bool changesState = false; ///< as changesState() says
    int textsBefore = 0; ///< how many of the side's texts stand before it
    int ordinal = -1; ///< of its message; -1: not known
    bool failed = false;
};

/// What stands on one side of a silence.
struct SideFacts {
    QStringList texts = {}; ///< visible texts, in order
    std::vector<CallFacts> calls = {}; ///< in order
    QStringList outputs = {}; ///< of the tools; only identifiers are looked up in them
    int errors = 0; ///< tools that failed
    bool failed = false; ///< the message itself
    bool reasoningOnly = false;
    bool markedSummary = false; ///< the source itself says that this is a summary of what came before
};

/// Named thresholds, printed in every export. Settings, not truths.
struct ProposalThresholds {
    int summaryHeadings = 2; ///< headings, or bullets, that make a recap
    double continueJaccard = 0.3; ///< of the files of the last calls before and the first ones after
    double summaryOverlap = 0.5; ///< share of a recap's identifiers that stand before it
    double resetOverlap = 0.05;
    int continueWords = 40; ///< at most so many before the first call
    int openingWords = 40; ///< where a remark on the silence or an apology must stand
    int comparedCalls = 10; ///< on each side
    int orientationCalls = 3; ///< that make a burst
    int fewIdentifiers = 5; ///< with fewer there is no overlap to speak of

    double planDivergence = 0.6; ///< of the tools on both sides: another plan is followed (Jensen-Shannon, base 2)
    int fewCalls = 3; ///< on a side; with fewer no change of plan is seen
    int repeatedCalls = 2; ///< the same calls once more

    int prodRun = 2; ///< so many silences of the user in a row press for output
    double prodGapShare = 0.25; ///< of the user's own median gap: shorter ones press for output
    double newsGapQuantile = 0.75; ///< of the user's own gaps: longer ones weigh bad news
    qint64 deferMs = 1'800'000; ///< from here on the user was elsewhere
    qint64 slipMs = 10'000; ///< words that follow so soon show that the silence was a slip
    double latePosition = 0.8; ///< of the session: from here on it is late
    int tiredTurns = 2; ///< silent among the user's last five turns
    int fewGaps = 5; ///< with fewer the user has no gaps of their own to speak of
};

/// A proposed kind of response, with what was measured. A proposal, never a reading.
struct ResponseProposal {
    QString code = {}; ///< id in the codebook's responses; empty: nothing fits
    /// Name of the cue → its value. A count that is not there is 0; a ratio that is not there could not be measured.
    QMap<QString, double> cues = {};
};

/// The first kind whose cues hold, in this order (the more particular before the more general):
///
/// ERR failed before any content · NONE no text and no call · SUMM the source says so · NOTICE the opening speaks of
/// an empty message · RESET greets, asks for the task anew, finds its bearings without a plan, or shares no
/// identifier · SUMM opens with a recap of known things and touches no new file before it · APOL · CONT goes on with
/// the same tools on the same files · INIT changes something that nobody had named · ASK ends in a question and
/// changes nothing · CLOSE · HOLD.
///
/// Judged is how the response begins: its first text, its first calls. Where no file is named on either side, CONT
/// asks for the tools alone.
///
/// @param before up to 50 messages before the silence, by both
/// @param after the response (assistant messages up to the next user message that is no tool result)
/// Pure; any thread.
[[nodiscard]] ResponseProposal proposeResponse(const SideFacts &before, const SideFacts &after,
                                               const ProposalThresholds &thresholds = {});

}
