// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tacet {

/// One tool call as the cues see it.
struct CallFacts {
    QString tool;
    QString target; ///< file, command, URL …
    bool changesState = false; ///< edit, write, rm, git commit or push, install, network POST
};

/// What stands on one side of a silence.
struct SideFacts {
    QStringList texts; ///< visible texts, in order
    std::vector<CallFacts> calls; ///< in order
    bool failed = false;
    bool reasoningOnly = false;
};

/// Named thresholds, printed in every export.
struct ProposalThresholds {
    int summaryHeadings = 2;
    double continueJaccard = 0.3;
    double summaryOverlap = 0.5;
    double resetOverlap = 0.05;
    int continueWords = 40;
};

/// A proposed kind of response, with every cue that was measured. A proposal, never a reading.
struct ResponseProposal {
    QString code; ///< id in the codebook's responses; empty: nothing fits
    QMap<QString, double> cues; ///< name of the cue → its value
};

/// @param before up to 50 messages before the silence, @param after the response (assistant messages up to the next
/// user message that is no tool result)
[[nodiscard]] ResponseProposal proposeResponse(const SideFacts &before, const SideFacts &after,
                                               const ProposalThresholds &thresholds = {});

/// True for a call that changes something outside the conversation.
[[nodiscard]] bool changesState(const QString &tool, const QString &target);

}
