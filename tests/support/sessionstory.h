// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/sessioncolumns.h"

#include <memory>

namespace tacet::test {

/// One message of a made-up session; what is not said is plain.
struct Turn {
    Role role = Role::Assistant;
    SilenceClass silence = SilenceClass::None;
    HumanAct act = HumanAct::Unknown;
    quint32 characters = 0;
    quint16 toolCalls = 0;
    qint64 timeMs = SessionColumns::NoTime;
    qint64 gapMs = SessionColumns::NoTime;
};

inline void append(SessionColumns &columns, const Turn &turn)
{
    columns.role.push_back(turn.role);
    columns.silence.push_back(turn.silence);
    columns.humanAct.push_back(turn.act);
    columns.flags.push_back({});
    columns.textCharacters.push_back(turn.characters);
    columns.toolCalls.push_back(turn.toolCalls);
    columns.timeMs.push_back(turn.timeMs);
    columns.gapMs.push_back(turn.gapMs);
}

/// The same pseudo-random numbers everywhere.
class Lcg final
{
public:
    quint32 below(quint32 limit)
    {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return quint32((m_state >> 33) % limit);
    }

private:
    quint64 m_state = 417;
};

/// A session of `messages` messages like those of a coding agent: a user's message about every twelfth, five in six of
/// the assistant's with tools, ten to sixty seconds apart, beginning 2026-02-11 19:00 UTC. Without silences.
inline std::shared_ptr<SessionColumns> plainStory(int messages)
{
    auto columns = std::make_shared<SessionColumns>();
    Lcg random;
    qint64 timeMs = 1'770'836'400'000;
    for (int i = 0; i < messages; ++i) {
        Turn turn;
        timeMs += 10'000 + random.below(50'000);
        turn.timeMs = timeMs;
        if (i == 0 || random.below(12) == 0) {
            turn.role = Role::User;
            turn.act = HumanAct::Yes;
            turn.characters = 12 + random.below(400);
            turn.gapMs = 2'000 + random.below(90'000);
        } else {
            turn.characters = random.below(4) == 0 ? 0 : 20 + random.below(random.below(9) == 0 ? 9000 : 900);
            turn.toolCalls = quint16(random.below(6) == 0 ? 0 : 1 + random.below(random.below(8) == 0 ? 9 : 2));
        }
        append(*columns, turn);
    }
    return columns;
}

inline void silenceAt(SessionColumns &columns, int ordinal, SilenceClass silence, HumanAct act, qint64 gapMs)
{
    const auto i = size_t(ordinal);
    columns.role[i] = Role::User;
    columns.silence[i] = silence;
    columns.humanAct[i] = act;
    columns.textCharacters[i] = 0;
    columns.toolCalls[i] = 0;
    columns.gapMs[i] = gapMs;
    if (i + 1 < columns.role.size())
        columns.role[i + 1] = Role::Assistant;
}

/// plainStory(541) with the silences of the drawing: five of a person (88 blank, 262 attachment, 301 interrupt,
/// 346 blank, 520 lost attachment), four of compaction (203, 417, 538: compaction; 204, 419, 540: auto-continue),
/// two not known (30 wrapper, 480 blank), a gap of 7:41:10 before 151.
inline std::shared_ptr<SessionColumns> drawnStory()
{
    auto columns = plainStory(541);
    for (size_t i = 151; i < columns->timeMs.size(); ++i)
        columns->timeMs[i] += 27'670'000; // 7:41:10
    columns->role[151] = Role::User;
    columns->silence[151] = SilenceClass::None;
    columns->textCharacters[151] = 80;
    columns->gapMs[151] = 27'670'000;
    using C = SilenceClass;
    silenceAt(*columns, 30, C::Wrapper, HumanAct::Unknown, SessionColumns::NoTime);
    silenceAt(*columns, 88, C::Blank, HumanAct::Yes, 12'400);
    silenceAt(*columns, 203, C::Compaction, HumanAct::No, 400);
    silenceAt(*columns, 204, C::Synthetic, HumanAct::No, 100);
    silenceAt(*columns, 262, C::Attachment, HumanAct::Yes, 33'000);
    silenceAt(*columns, 301, C::Interrupt, HumanAct::Yes, 4'900);
    silenceAt(*columns, 346, C::Blank, HumanAct::Yes, 125'000);
    silenceAt(*columns, 417, C::Compaction, HumanAct::No, 200);
    silenceAt(*columns, 419, C::Synthetic, HumanAct::No, 100);
    silenceAt(*columns, 480, C::Blank, HumanAct::Unknown, 61'000);
    silenceAt(*columns, 520, C::AttachmentLost, HumanAct::Yes, 9'000);
    silenceAt(*columns, 538, C::Compaction, HumanAct::No, 300);
    silenceAt(*columns, 540, C::Synthetic, HumanAct::No, 100);
    return columns;
}

}
