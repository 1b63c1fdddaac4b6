// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/silencelisting.h"

#include <algorithm>

namespace tacet {

SilenceClass listedClassOf(const SessionColumns &columns, int ordinal, std::optional<qint64> gapMs)
{
    const auto i = size_t(ordinal);
    if (columns.silence[i] != SilenceClass::None)
        return columns.silence[i];
    const bool endsGap = gapMs && columns.role[i] == Role::User && columns.gapMs[i] >= *gapMs;
    return endsGap ? SilenceClass::Gap : SilenceClass::None;
}

std::optional<ListedSilence> silenceAt(const SessionColumns &columns, int ordinal, std::optional<qint64> gapMs)
{
    const SilenceClass silence = listedClassOf(columns, ordinal, gapMs);
    if (silence == SilenceClass::None)
        return std::nullopt;
    // Nobody acts in a gap that is found by the clock alone; what the message says of its author is no answer.
    const HumanAct act = silence == SilenceClass::Gap ? HumanAct::Unknown : columns.humanAct[size_t(ordinal)];
    const bool isDead = columns.flags[size_t(ordinal)].testFlag(MessageFlag::DeadBranch);
    return ListedSilence {ordinal, silence, isDead ? SilenceGroup::Branch : groupOf(silence, act)};
}

std::vector<ListedSilence> listSilences(const SessionColumns &columns, SilenceClassSet classes,
                                        std::optional<qint64> gapMs, int from)
{
    std::vector<ListedSilence> listed;
    for (int ordinal = from; ordinal < columns.size(); ++ordinal) {
        const auto silence = silenceAt(columns, ordinal, gapMs);
        if (silence && classes.contains(silence->silence))
            listed.push_back(*silence);
    }
    return listed;
}

void updateSilences(std::vector<ListedSilence> &silences, const SessionColumns &columns, SilenceClassSet classes,
                    std::optional<qint64> gapMs, int from)
{
    const auto tail = std::ranges::lower_bound(silences, from, {}, &ListedSilence::ordinal);
    silences.erase(tail, silences.end());
    const auto added = listSilences(columns, classes, gapMs, from);
    silences.insert(silences.end(), added.begin(), added.end());
}

std::optional<ResponseSpan> responseTo(const SessionColumns &columns, int ordinal)
{
    const auto isSidechain = [&](size_t i) { return columns.flags[i].testFlag(MessageFlag::Sidechain); };
    const auto start = size_t(ordinal);
    if (columns.role[start] != Role::User || columns.silence[start] == SilenceClass::ToolResult || isSidechain(start))
        return std::nullopt;
    std::optional<ResponseSpan> span;
    for (size_t i = start + 1; i < columns.role.size(); ++i) {
        if (isSidechain(i))
            continue;
        if (columns.role[i] == Role::User && columns.silence[i] != SilenceClass::ToolResult)
            break;
        if (columns.role[i] != Role::Assistant)
            continue;
        if (!span)
            span = ResponseSpan {int(i), int(i)};
        span->last = int(i);
    }
    return span;
}

}
