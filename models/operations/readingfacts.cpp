// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/readingfacts.h"

#include <algorithm>

namespace tacet {

namespace {

constexpr int Reach = 512; ///< messages that are looked through, each way
constexpr int LastTurns = 5;

bool isUserTurnAt(const SessionColumns &columns, int ordinal)
{
    const auto i = size_t(ordinal);
    return columns.role[i] == Role::User && columns.silence[i] != SilenceClass::ToolResult
        && !columns.flags[i].testFlag(MessageFlag::Sidechain);
}

bool isSilentAt(const SessionColumns &columns, int ordinal)
{
    return columns.silence[size_t(ordinal)] != SilenceClass::None;
}

bool answersAt(const SessionColumns &columns, int ordinal)
{
    const auto i = size_t(ordinal);
    return columns.role[i] == Role::Assistant && !columns.flags[i].testFlag(MessageFlag::Sidechain)
        && (columns.textCharacters[i] > 0 || columns.toolCalls[i] > 0);
}

}

std::vector<qint64> ownGapsIn(const SessionColumns &columns)
{
    std::vector<qint64> gaps;
    for (int at = 0; at < columns.size(); ++at) {
        if (isUserTurnAt(columns, at) && columns.gapMs[size_t(at)] != SessionColumns::NoTime)
            gaps.push_back(columns.gapMs[size_t(at)]);
    }
    std::sort(gaps.begin(), gaps.end());
    return gaps;
}

ReadingFacts readingFactsIn(const SessionColumns &columns, int ordinal)
{
    ReadingFacts facts;
    facts.position = columns.size() > 1 ? double(ordinal) / double(columns.size() - 1) : 0;
    bool isRun = true;
    facts.silentOfLastFive = 1;
    for (int at = ordinal - 1, turns = 1; at >= std::max(0, ordinal - Reach) && turns < LastTurns; --at) {
        isRun &= !answersAt(columns, at);
        if (!isUserTurnAt(columns, at))
            continue;
        ++turns;
        const bool isSilent = isSilentAt(columns, at);
        isRun &= isSilent;
        facts.silentOfLastFive += isSilent ? 1 : 0;
        facts.run += isRun ? 1 : 0;
    }
    return facts;
}

std::optional<int> nextUserWords(const SessionColumns &columns, int ordinal)
{
    for (int at = ordinal + 1; at < std::min(columns.size(), ordinal + Reach); ++at) {
        if (isUserTurnAt(columns, at) && !isSilentAt(columns, at) && columns.textCharacters[size_t(at)] > 0)
            return at;
    }
    return std::nullopt;
}

}
