// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/findingbuilder.h"
#include "models/analysis/generalrule.h"
#include "models/analysis/messageparts.h"

namespace tacet::general {

namespace {

using enum SilenceClass;

/// Why an answer stopped before it said anything, in the order of the tests.
struct Stop {
    CueKind cue;
    const char *detail;
};

constexpr Stop Stops[] = {
    {CueKind::Aborted, "aborted"}, {CueKind::Failed, "failed"},         {CueKind::Refusal, "refused"},
    {CueKind::Length, "length"},   {CueKind::Unfinished, "unfinished"},
};

/// Adds what the source itself says of an answer without words: that it ended, and ended so.
Finding withSilentEnd(const MessageFacts &m, FindingBuilder &&finding)
{
    if (const Cue *said = cueOf(m, CueKind::SilentEnd))
        finding.alsoDetail(said->detail).cue(*said);
    return finding.build();
}

/// The nearest message before is what a tool gave back.
bool followsToolResult(const Surroundings &around)
{
    return !around.before.empty()
        && (around.before.back()->role == Role::Tool || partOf(*around.before.back(), PartKind::ToolResult));
}

}

Answer stopped(const MessageFacts &m, const Surroundings &)
{
    for (const Stop &stop : Stops) {
        const Cue *cue = isUser(m) ? nullptr : cueOf(m, stop.cue);
        if (cue)
            return FindingBuilder(m, AssistantEmpty, cue->rule, stop.detail).human(HumanAct::No).cue(*cue).build();
    }
    return {};
}

Answer toolCall(const MessageFacts &m, const Surroundings &)
{
    if (isUser(m) || !partOf(m, PartKind::ToolCall))
        return {};
    FindingBuilder finding(m, AssistantEmpty, "general.tool-call", "tool-only");
    finding.human(HumanAct::No).typesOf(PartKind::ToolCall);
    return withSilentEnd(m, std::move(finding));
}

Answer reasoning(const MessageFacts &m, const Surroundings &)
{
    const PartFacts *thought = isUser(m) ? nullptr : partOf(m, PartKind::Reasoning);
    if (!thought)
        return {};
    const auto isOpen = [](const PartFacts &part) {
        return part.kind == PartKind::Reasoning && !part.flags.testFlag(PartFlag::Sealed);
    };
    const bool open = std::any_of(m.parts.begin(), m.parts.end(), isOpen);
    FindingBuilder finding(m, AssistantEmpty, open ? "general.reasoning.open" : "general.reasoning.sealed",
                           open ? "thinking-open" : "thinking-sealed");
    finding.human(HumanAct::No).typesOf(PartKind::Reasoning);
    return withSilentEnd(m, std::move(finding));
}

Answer emptyAnswer(const MessageFacts &m, const Surroundings &around)
{
    if (isUser(m))
        return {};
    FindingBuilder finding(m, AssistantEmpty, "general.answer.empty", "empty");
    finding.human(HumanAct::No);
    // The usual place of an empty end of turn: what there was to say, the tool has said, or nobody has.
    if (followsToolResult(around))
        finding.alsoDetail("after-tool-result");
    if (const Cue *counted = cueOf(m, CueKind::TokensCounted))
        finding.alsoDetail("tokens-counted").cue(*counted);
    if (const PartFacts *text = partOf(m, PartKind::Text))
        finding.textOf(*text);
    else if (!m.parts.empty())
        finding.typeOf(m.parts.front());
    else
        finding.absence();
    return withSilentEnd(m, std::move(finding));
}

}
