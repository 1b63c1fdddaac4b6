// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace tacet {

/// What the rules of sequence ask for of a message; a small part of what the index holds.
struct TurnFacts {
    bool byUser = false; ///< a user's message that is no tool result
    bool toolCalls = false;
    bool failed = false;
    bool interrupted = false;
    bool silent = false;
    QString text = {}; ///< the visible text (the end of it is enough)
    QStringList tools = {}; ///< names of the tools called
};

/// What the turn before made relevant. The first that holds:
///
/// 1. the user had already spoken and got no answer, or had interrupted: work-in-progress, interrupted
/// 2. the assistant has not said or done anything yet: session-start
/// 3. its last message was stopped, or failed: interrupted, error
/// 4. its last act was a question or a plan put through a tool: question-pending, proposal-pending
/// 5. its last act was any other tool call: work-in-progress
/// 6. its last words, by the table of cues in sequence.cpp: proposal-pending, question-pending, work-in-progress
///    (announced, not done), bad-news; else report-delivered
///
/// @param before the messages before the silence, nearest last; a dozen is enough. Pure; any thread.
[[nodiscard]] Slot slotOf(std::span<const TurnFacts> before);

/// Thresholds of the kinds of gap, in milliseconds. Settings, not truths.
struct GapThresholds {
    qint64 pauseMs = 1'000;
    qint64 lapseMs = 1'800'000;
};

/// After Sacks, Schegloff and Jefferson (1974): shorter than pauseMs, or inside a turn that goes on: pause; after a
/// question or a proposal: attributable, however long; from lapseMs on: lapse; else gap.
[[nodiscard]] GapKind gapKindOf(std::optional<qint64> gapMs, Slot slot, const GapThresholds &thresholds = {});

/// Jefferson's notation: (0.5), (41.2), then (2:05), (2:13:05); empty when unknown.
[[nodiscard]] QString jefferson(std::optional<qint64> gapMs);

}
