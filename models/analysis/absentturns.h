// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/absentturn.h"
#include "models/core/messageentry.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace tacet {

/// Collects the turns of one session that should be there and are not: those that the source tells of, and those that
/// only the order of its messages shows:
///
/// 1. a person's prompt behind which the next prompt, or the end, stands without an answer in between: no-answer
/// 2. a tool call whose result is in no message up to the person's next prompt, or the end: result-missing; but not
///    in a session with three or more calls and no result at all, whose source keeps none
///
/// What was interrupted, compacted, or is a sub-agent's or a dead branch's, is no prompt without an answer; two prompts
/// of the same moment are one. Memory: the calls of one turn, and what was found. One thread.
class AbsentTurns
{
public:
    /// The session's messages, in order, as they are judged.
    void message(const MessageEntry &entry);
    /// What the source says, with the ordinal that it stands before.
    void told(AbsentTurn &&turn);
    void withdraw(AbsentKind kind, qint64 offset);
    /// After the last message. @returns all, ascending by `before`
    [[nodiscard]] std::vector<AbsentTurn> finish();

private:
    /// A message that waits for something.
    struct Waiting {
        int ordinal = 0;
        PhysicalRecord record;
        std::string pointer;
        std::optional<qint64> timeMs;
        bool hasWords = false; ///< of a prompt
    };

    void prompt(const MessageEntry &entry);
    void noAnswer(int before);
    void missingResults();

    std::vector<AbsentTurn> m_found;
    std::optional<Waiting> m_prompt; ///< not answered so far
    std::unordered_map<quint64, Waiting> m_calls; ///< of this turn, without a result so far
    bool m_hasResults = false;
    int m_messages = 0;
};

}
