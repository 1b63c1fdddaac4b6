// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/sessioncolumns.h"
#include "models/core/silenceclassset.h"

#include <optional>
#include <vector>

namespace tacet {

/// A silence with what is needed to place it in the list and on the timeline.
struct ListedSilence {
    int ordinal = 0;
    SilenceClass silence = SilenceClass::None;
    SilenceGroup group = SilenceGroup::NotKnown;

    friend bool operator==(const ListedSilence &, const ListedSilence &) = default;
};

/// The class under which a message is listed: its own; else Gap, for a user's words that end a gap of at least
/// `gapMs` milliseconds; else None.
[[nodiscard]] SilenceClass listedClassOf(const SessionColumns &columns, int ordinal, std::optional<qint64> gapMs);

/// The message as a silence, whatever its class; nullopt where it has text and no gap before it.
[[nodiscard]] std::optional<ListedSilence> silenceAt(const SessionColumns &columns, int ordinal,
                                                     std::optional<qint64> gapMs);

/// All silences of the given classes from message `from` on, ascending by ordinal. Pure; any thread; O(messages).
[[nodiscard]] std::vector<ListedSilence> listSilences(const SessionColumns &columns, SilenceClassSet classes,
                                                      std::optional<qint64> gapMs, int from = 0);

/// Brings a list up to date of whose session the messages before `from` are as they were.
void updateSilences(std::vector<ListedSilence> &silences, const SessionColumns &columns, SilenceClassSet classes,
                    std::optional<qint64> gapMs, int from);

/// Where the assistant's answer to a silence stands; both ends included.
struct ResponseSpan {
    int first = 0;
    int last = 0;

    friend bool operator==(const ResponseSpan &, const ResponseSpan &) = default;
};

/// The assistant's messages from a user's silence to the next user message that is no tool result. Side chains are
/// passed over: a sub-agent's prompt does not end the answer that started it. None for the assistant's own silences
/// and for tool results, which are no turns.
[[nodiscard]] std::optional<ResponseSpan> responseTo(const SessionColumns &columns, int ordinal);

}
