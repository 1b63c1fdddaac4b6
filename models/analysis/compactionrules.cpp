// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/findingbuilder.h"
#include "models/analysis/generalrule.h"
#include "models/analysis/messageparts.h"

namespace tacet::general {

namespace {

using enum SilenceClass;

// Of one known template of summaries; fewer are no sign.
constexpr int HeadingsOfASummary = 3;
// What is inferred from flattened text: headings alone; the work before was not finished; the harness went on after it.
constexpr double ByHeadings = 0.8;
constexpr double ByUnfinishedWork = 0.85;
constexpr double ByAutoContinue = 0.95;
// The source calls the answer a summary, and shows the request for it as a message without words.
constexpr double ByNamedSummary = 0.95;

HumanAct compactedBy(std::string_view trigger)
{
    return trigger == "auto" ? HumanAct::No : trigger == "manual" ? HumanAct::Partly : HumanAct::Unknown;
}

/// The text that shows nothing in a message of which only its text is left: no ids, no parts.
const PartFacts *flattened(const MessageFacts &m)
{
    if (const PartFacts *wrapper = textWith(m, TextMarker::Wrapper))
        return wrapper;
    const bool onlyText = m.id.empty() && m.parts.size() == 1 && m.parts.front().kind == PartKind::Text;
    return onlyText ? &m.parts.front() : nullptr;
}

bool endsInWork(std::span<const MessageFacts *const> before)
{
    if (before.empty())
        return false;
    const MessageFacts &last = *before.back();
    return last.role == Role::Tool || partOf(last, PartKind::ToolResult) || partOf(last, PartKind::ToolCall);
}

}

Answer compaction(const MessageFacts &m, const Surroundings &)
{
    const Cue *cue = cueOf(m, CueKind::Compaction);
    const PartFacts *part = m.hasVisibleText() ? nullptr : partOf(m, PartKind::Compaction);
    const PartFacts *text = isUser(m) ? textWith(m, TextMarker::ContinuationSummary) : nullptr;
    if (!cue && !part && !text)
        return {};
    const char *trigger = "";
    for (const Cue &one : m.cues) {
        if (one.kind == CueKind::Compaction && *one.detail)
            trigger = one.detail;
    }
    const char *rule = cue ? cue->rule : part ? "general.compaction" : "general.continuation-summary";
    FindingBuilder finding(m, Compaction, rule, *trigger ? trigger : "unknown");
    finding.human(compactedBy(trigger)).delivered(Delivered::Replaced).cues(CueKind::Compaction);
    if (!cue && part)
        finding.typeOf(*part);
    else if (!cue && text)
        finding.textOf(*text);
    return finding.build();
}

Answer inferredCompaction(const MessageFacts &m, const Surroundings &around)
{
    const PartFacts *text = isUser(m) ? flattened(m) : nullptr;
    if (!text || around.after.empty() || around.after.front()->role != Role::Assistant)
        return {};
    const MessageFacts &summary = *around.after.front();
    const bool named = summary.flags.testFlag(MessageFlag::Summary);
    if (!named && summary.summaryHeadings < HeadingsOfASummary)
        return {};
    FindingBuilder finding(m, CompactionInferred, named ? "general.summary-agent" : "general.summary-headings");
    finding.confidence(named ? ByNamedSummary : endsInWork(around.before) ? ByUnfinishedWork : ByHeadings);
    finding.textOf(*text);
    if (const PartFacts *headings = partOf(summary, PartKind::Text))
        finding.textOf(summary, *headings, 1);
    const MessageFacts *next = around.after.size() > 1 ? around.after[1] : nullptr;
    if (const PartFacts *goOn = next ? textWith(*next, TextMarker::AutoContinue) : nullptr)
        finding.confidence(ByAutoContinue).alsoDetail("auto").textOf(*next, *goOn, 2);
    return finding.build();
}

}
