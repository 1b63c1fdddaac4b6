// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencerules.h"
#include "models/core/messageentry.h"
#include "models/core/result.h"

#include <array>
#include <functional>
#include <string>
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
    static constexpr size_t Slots = 512; ///< more than are ever held at once
    static_assert(Slots > size_t(Window) + size_t(Context) + 1);

    [[nodiscard]] Held &at(size_t index) { return m_ring[(m_first + index) % Slots]; }
    [[nodiscard]] const Held &at(size_t index) const { return m_ring[(m_first + index) % Slots]; }
    [[nodiscard]] int ordinalOf(size_t index) const { return m_nextOrdinal - int(m_size - index); }
    [[nodiscard]] Held *heldUser(const std::string &id);
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
    // A ring: a message that comes or goes costs no memory of its own.
    std::vector<Held> m_ring;
    std::array<size_t, Slots> m_mergeHash {}; ///< of the mergeId, by slot
    std::array<size_t, Slots> m_userHash {}; ///< of a user message's id, by slot
    size_t m_first = 0; ///< slot of the first message that is held
    size_t m_size = 0; ///< how many are held
    size_t m_judged = 0; ///< how many of these are judged
    std::vector<const MessageFacts *> m_facts; ///< of those held, from m_firstFacts on; Surroundings point into it
    size_t m_firstFacts = 0;
};

}
