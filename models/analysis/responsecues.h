// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/cueexpressions.h"
#include "models/analysis/responseproposal.h"

#include <optional>

namespace tacet {

/// What is measured of a response, before anything is concluded from it.
struct ResponseCues {
    bool failed = false;
    bool reasoningOnly = false;
    bool markedSummary = false;
    int texts = 0;
    int calls = 0;

    int words = 0; ///< of the first text
    int headings = 0; ///< in the first text
    int bullets = 0; ///< in the first text
    int summaryWords = 0; ///< "so far", "next steps" … in the first text
    int newFiles = 0; ///< named by calls before the end of the first text, and not before
    std::optional<double> identifierOverlap =
        {}; ///< share of the first text's identifiers that stand before the silence

    bool remark = false; ///< the opening speaks of an empty message
    bool apology = false; ///< in the opening
    bool greeting = false;
    bool asksAnew = false; ///< for the task
    bool namesPlan = false;
    bool holding = false;
    bool closing = false;
    bool question = false; ///< the last text ends in one
    bool questionTool = false;

    bool sameFamily = false; ///< the first call after and the last one before
    std::optional<double> fileJaccard = {};
    int wordsBeforeCall = 0;
    int stateChanges = 0; ///< among the first calls
    int unnamedChanges = 0; ///< of these, on something that nobody had named
    int irreversible = 0; ///< of these, beyond taking back
    int orientationCalls = 0; ///< among the first five calls
};

/// @param own words beside those that are known. Pure; any thread.
[[nodiscard]] ResponseCues measureCues(const SideFacts &before, const SideFacts &after,
                                       const ProposalThresholds &thresholds, const CueExpressions &own = {});

/// True where the object (a file, the beginning of a command) stood in words, in a call or in what a tool said; a file
/// also by its name alone.
[[nodiscard]] bool isNamed(const QString &object, const SideFacts &before);

/// Names as in exports; counts of 0 and ratios that could not be measured are left out.
[[nodiscard]] QMap<QString, double> toMap(const ResponseCues &cues);

}
