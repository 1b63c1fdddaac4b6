// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencerules.h"
#include "models/core/messageentry.h"
#include "models/core/result.h"

#include <deque>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tacet {

/// Turns the records of one session, in stored order, into numbered messages with findings.
///
/// Records of one API message are merged while no human turn stands between them and they are at most Window
/// messages apart; the message stands where its first record stands. A message is judged when the window has
/// moved past it, so that the rules see what follows. Memory is bounded by Window and Context. One thread.
class MessageAssembler
{
public:
    static constexpr int Window = 256; ///< messages held back, waiting for what follows
    static constexpr int Context = 64; ///< judged messages kept for those after them

    using Classify = Finding (*)(const MessageFacts &, const Surroundings &);
    using Emit = std::function<Result<>(MessageEntry &&)>;

    /// @param firstOrdinal number of the first message (after a resume: how many stand before)
    MessageAssembler(Classify classify, Emit onMessage, int firstOrdinal = 0);

    Result<> add(MessageFacts &&facts);
    /// Judges and emits what is still held back. Nothing may be added afterwards.
    Result<> finish();

    /// Number of messages so far, held back ones included.
    [[nodiscard]] int messages() const { return m_nextOrdinal; }
    /// A message that later records can still change, all before which are final, with its number; nothing when
    /// there is no message. Where reading resumes when the file has grown: at the offset of its first record.
    /// Ask before finish().
    struct OpenMessage {
        const MessageFacts *facts = nullptr;
        int ordinal = 0;
    };
    [[nodiscard]] OpenMessage firstOpen() const;

private:
    struct Held {
        MessageEntry entry;
        bool answered = false;
    };

    [[nodiscard]] Held *held(int ordinal);
    [[nodiscard]] bool mergeIntoOpen(MessageFacts &facts);
    void append(MessageFacts &&facts);
    void noteAnswer(const std::string &parentId);
    void judge(size_t index);
    [[nodiscard]] std::optional<qint64> gapBefore(size_t index) const;
    [[nodiscard]] bool isUnanswered(size_t index) const;
    [[nodiscard]] size_t withWholeRecords(size_t index) const;
    Result<> emitFirst();

    Classify m_classify;
    Emit m_emit;
    int m_nextOrdinal = 0;
    int m_turnStart = 0; ///< number of the last human turn: nothing before it is merged into
    std::deque<Held> m_held;
    size_t m_judged = 0; ///< how many of m_held are judged
    std::vector<const MessageFacts *> m_facts; ///< of m_held, from m_firstFacts on; what Surroundings point into
    size_t m_firstFacts = 0;
    std::unordered_map<std::string, int> m_mergeable; ///< mergeId → number
    std::unordered_map<std::string, int> m_userById; ///< user messages held: id → number
};

}
