// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/responseproposal.h"
#include "models/analysis/sequence.h"
#include "models/importers/messagebody.h"
#include "models/store/rows.h"

namespace tacet {

/// Longest piece of one text that is looked at, in UTF-16 units.
constexpr qsizetype TextLimit = 64 * 1024;

/// A user's message that is no tool result, and not a sub-agent's prompt: it ends a turn of the assistant's.
[[nodiscard]] bool isUserTurn(const MessageRow &row);

/// What one message adds to a side of a silence.
[[nodiscard]] SideFacts sideOf(const MessageRow &row, const MessageBody &body);
void append(SideFacts &side, const SideFacts &message);

/// What the rules of sequence ask of one message. @param body nullptr: only what the row tells
[[nodiscard]] TurnFacts turnOf(const MessageRow &row, const MessageBody *body);

}
