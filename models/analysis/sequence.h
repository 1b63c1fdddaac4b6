// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

#include <QString>

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
    QString text; ///< the visible text (the end of it is enough)
    QStringList tools; ///< names of the tools called
};

/// What the turn before made relevant. @param before the messages before the silence, nearest last; a dozen is enough
[[nodiscard]] Slot slotOf(std::span<const TurnFacts> before);

/// Thresholds of the kinds of gap, in milliseconds. Settings, not truths.
struct GapThresholds {
    qint64 pauseMs = 1'000;
    qint64 lapseMs = 1'800'000;
};

[[nodiscard]] GapKind gapKindOf(std::optional<qint64> gapMs, Slot slot, const GapThresholds &thresholds = {});

/// Jefferson's notation: (0.5), (41.2), (2:13:05); empty when unknown.
[[nodiscard]] QString jefferson(std::optional<qint64> gapMs);

}
