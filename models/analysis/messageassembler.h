// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencerules.h"
#include "models/core/messageentry.h"
#include "models/core/result.h"

#include <deque>
#include <functional>

namespace tacet {

/// Turns the records of one session, in stored order, into numbered messages with findings.
///
/// Records of one API message are merged while no human turn stands between them and they are at most Window
/// messages apart; the message stands where its first record stands. A message is judged when the window has
/// moved past it, so that the rules see what follows.
class MessageAssembler
{
public:
    static constexpr int Window = 256;

    using Classify = Finding (*)(const MessageFacts &, const Surroundings &);
    using Emit = std::function<Result<>(MessageEntry &&)>;

    /// @param firstOrdinal number of the first message (after a resume: how many stand before)
    MessageAssembler(Classify classify, Emit emit, int firstOrdinal = 0);

    Result<> add(MessageFacts &&facts);
    /// Judges and emits what is still held back.
    Result<> finish();

    /// Number of messages so far, held back ones included.
    [[nodiscard]] int messages() const;
    /// The first message that a later record could still change: where reading resumes when the file has grown.
    [[nodiscard]] const MessageFacts *firstOpen() const;

private:
    Classify m_classify;
    Emit m_emit;
    int m_nextOrdinal = 0;
};

}
