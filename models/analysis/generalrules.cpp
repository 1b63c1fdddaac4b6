// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/findingbuilder.h"
#include "models/analysis/silencerules.h"

#include <algorithm>
#include <optional>

namespace tacet {

namespace {

using enum SilenceClass;
using Rule = std::optional<Finding> (*)(const MessageFacts &, const Surroundings &);

// Of one known template of summaries; fewer are no sign.
constexpr int HeadingsOfASummary = 3;
// What is inferred from flattened text: headings alone; the work before was not finished; the harness went on after it.
constexpr double ByHeadings = 0.8;
constexpr double ByUnfinishedWork = 0.85;
constexpr double ByAutoContinue = 0.95;
// The source calls the answer a summary, and shows the request for it as a message without words.
constexpr double ByNamedSummary = 0.95;

const Cue *cueOf(const MessageFacts &message, CueKind kind)
{
    const auto found =
        std::find_if(message.cues.begin(), message.cues.end(), [kind](const Cue &cue) { return cue.kind == kind; });
    return found == message.cues.end() ? nullptr : &*found;
}

const PartFacts *partOf(const MessageFacts &message, PartKind kind)
{
    const auto found = std::find_if(message.parts.begin(), message.parts.end(),
                                    [kind](const PartFacts &part) { return part.kind == kind; });
    return found == message.parts.end() ? nullptr : &*found;
}

const PartFacts *textWith(const MessageFacts &message, TextMarker marker)
{
    const auto found = std::find_if(message.parts.begin(), message.parts.end(), [marker](const PartFacts &part) {
        return part.kind == PartKind::Text && part.marker == marker;
    });
    return found == message.parts.end() ? nullptr : &*found;
}

bool isUser(const MessageFacts &message)
{
    return message.role != Role::Assistant;
}

HumanAct typedBy(const MessageFacts &message)
{
    return cueOf(message, CueKind::Human) ? HumanAct::Yes : HumanAct::Unknown;
}

std::optional<Finding> sidechain(const MessageFacts &m, const Surroundings &)
{
    const Cue *cue = cueOf(m, CueKind::Sidechain);
    if (!cue || (!isUser(m) && m.hasVisibleText()))
        return {};
    return FindingBuilder(m, Sidechain, cue->rule).human(HumanAct::No).cue(*cue).build();
}

/// What a harness text is about, by the marker of the first text that has one.
struct HarnessText {
    TextMarker marker;
    const char *rule;
    const char *detail;
};

constexpr HarnessText HarnessTexts[] = {
    {TextMarker::Nudge, "general.nudge", "nudge"},
    {TextMarker::HookFeedback, "general.hook-feedback", "hook"},
    {TextMarker::Notification, "general.notification", "notification"},
    {TextMarker::PlanReminder, "general.reminder", "reminder"},
    {TextMarker::SystemReminder, "general.reminder", "reminder"},
    {TextMarker::Caveat, "general.caveat", "caveat"},
    {TextMarker::IdeContext, "general.ide-context", "ide-context"},
    {TextMarker::InjectedContext, "general.injected-context", "context"},
};

std::optional<Finding> synthetic(const MessageFacts &m, const Surroundings &)
{
    const Cue *cue = cueOf(m, CueKind::Synthetic);
    if (!cue)
        return {};
    const char *detail = cue->detail;
    for (const HarnessText &harness : HarnessTexts) {
        if (!*detail && textWith(m, harness.marker))
            detail = harness.detail;
    }
    if (!*detail && textWith(m, TextMarker::ImagePlaceholder))
        detail = "image-note";
    return FindingBuilder(m, Synthetic, cue->rule, detail)
        .human(HumanAct::No)
        .delivered(Delivered::Yes)
        .cues(CueKind::Synthetic)
        .build();
}

HumanAct compactedBy(std::string_view trigger)
{
    return trigger == "auto" ? HumanAct::No : trigger == "manual" ? HumanAct::Partly : HumanAct::Unknown;
}

std::optional<Finding> compaction(const MessageFacts &m, const Surroundings &)
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

/// Everything below asks why there are no words; with words there is nothing to ask but whether they say anything.
std::optional<Finding> visible(const MessageFacts &m, const Surroundings &)
{
    if (!m.hasVisibleText())
        return {};
    const PartFacts *near = isUser(m) ? textWith(m, TextMarker::NearSilence) : nullptr;
    const bool more = partOf(m, PartKind::Attachment) || textWith(m, TextMarker::Visible);
    if (!near || more)
        return Finding {};
    return FindingBuilder(m, NearSilence, "general.near-silence").human(typedBy(m)).textOf(*near).build();
}

std::optional<Finding> interrupt(const MessageFacts &m, const Surroundings &)
{
    const PartFacts *notice = isUser(m) ? textWith(m, TextMarker::InterruptNotice) : nullptr;
    if (!notice)
        return {};
    return FindingBuilder(m, Interrupt, "general.interrupt")
        .human(HumanAct::Yes)
        .delivered(Delivered::Yes)
        .textOf(*notice)
        .cues(CueKind::Interrupt)
        .build();
}

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

std::optional<Finding> stopped(const MessageFacts &m, const Surroundings &)
{
    for (const Stop &stop : Stops) {
        const Cue *cue = isUser(m) ? nullptr : cueOf(m, stop.cue);
        if (cue)
            return FindingBuilder(m, AssistantEmpty, cue->rule, stop.detail).human(HumanAct::No).cue(*cue).build();
    }
    return {};
}

std::optional<Finding> toolResult(const MessageFacts &m, const Surroundings &)
{
    const auto isResult = [](const PartFacts &part) { return part.kind == PartKind::ToolResult; };
    if (!isUser(m) || m.parts.empty() || !std::all_of(m.parts.begin(), m.parts.end(), isResult))
        return {};
    const auto denied = std::find_if(m.parts.begin(), m.parts.end(),
                                     [](const PartFacts &part) { return part.flags.testFlag(PartFlag::Denied); });
    if (denied != m.parts.end() || cueOf(m, CueKind::Denied)) {
        FindingBuilder finding(m, ToolResult, "general.tool-result.denied", "denied");
        finding.human(HumanAct::Yes).delivered(Delivered::Yes).cues(CueKind::Denied);
        if (denied != m.parts.end())
            finding.textOf(*denied, "content");
        return finding.build();
    }
    const bool silent = std::all_of(m.parts.begin(), m.parts.end(),
                                    [](const PartFacts &part) { return part.marker == TextMarker::Empty; });
    return FindingBuilder(m, ToolResult, "general.tool-result", silent ? "no-output" : "")
        .human(HumanAct::No)
        .delivered(Delivered::Yes)
        .typesOf(PartKind::ToolResult)
        .build();
}

std::optional<Finding> toolCall(const MessageFacts &m, const Surroundings &)
{
    if (isUser(m) || !partOf(m, PartKind::ToolCall))
        return {};
    FindingBuilder finding(m, AssistantEmpty, "general.tool-call", "tool-only");
    finding.human(HumanAct::No).typesOf(PartKind::ToolCall);
    return withSilentEnd(m, std::move(finding));
}

std::optional<Finding> attachment(const MessageFacts &m, const Surroundings &)
{
    const PartFacts *placeholder = isUser(m) ? textWith(m, TextMarker::ImagePlaceholder) : nullptr;
    const auto isThere = [](const PartFacts &part) {
        return part.kind == PartKind::Attachment && !part.flags.testFlag(PartFlag::Lost);
    };
    const bool any = isUser(m) && partOf(m, PartKind::Attachment);
    if (!any && !placeholder)
        return {};
    if (any && std::any_of(m.parts.begin(), m.parts.end(), isThere))
        return FindingBuilder(m, Attachment, "general.attachment")
            .human(HumanAct::Yes)
            .delivered(Delivered::Yes)
            .typesOf(PartKind::Attachment)
            .build();
    FindingBuilder finding(m, AttachmentLost, any ? "general.attachment-lost" : "general.image-placeholder");
    finding.human(HumanAct::Yes).typesOf(PartKind::Attachment);
    if (placeholder)
        finding.textOf(*placeholder);
    return finding.build();
}

std::optional<Finding> reasoning(const MessageFacts &m, const Surroundings &)
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

std::optional<Finding> command(const MessageFacts &m, const Surroundings &)
{
    struct Envelope {
        TextMarker marker;
        const char *rule;
        const char *detail;
        HumanAct act;
    };
    static constexpr Envelope Envelopes[] = {
        {TextMarker::CommandEnvelope, "general.command", "slash", HumanAct::Partly},
        {TextMarker::BashEnvelope, "general.command.shell", "shell", HumanAct::Yes},
        {TextMarker::LocalCommandOutput, "general.command.output", "output", HumanAct::Partly},
    };
    for (const Envelope &envelope : Envelopes) {
        const PartFacts *text = isUser(m) ? textWith(m, envelope.marker) : nullptr;
        if (text)
            return FindingBuilder(m, Command, envelope.rule, envelope.detail).human(envelope.act).textOf(*text).build();
    }
    return {};
}

std::optional<Finding> harnessText(const MessageFacts &m, const Surroundings &)
{
    for (const HarnessText &harness : HarnessTexts) {
        const PartFacts *text = isUser(m) ? textWith(m, harness.marker) : nullptr;
        if (text)
            return FindingBuilder(m, Synthetic, harness.rule, harness.detail)
                .human(HumanAct::No)
                .delivered(Delivered::Yes)
                .textOf(*text)
                .build();
    }
    return {};
}

std::optional<Finding> redacted(const MessageFacts &m, const Surroundings &)
{
    const PartFacts *text = textWith(m, TextMarker::Redacted);
    if (!text)
        return {};
    return FindingBuilder(m, Redacted, "general.redacted").textOf(*text).build();
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

std::optional<Finding> inferredCompaction(const MessageFacts &m, const Surroundings &around)
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

std::optional<Finding> wrapper(const MessageFacts &m, const Surroundings &)
{
    const PartFacts *text = isUser(m) ? textWith(m, TextMarker::Wrapper) : nullptr;
    if (!text)
        return {};
    return FindingBuilder(m, Wrapper, "general.wrapper").textOf(*text).build();
}

std::optional<Finding> filler(const MessageFacts &m, const Surroundings &)
{
    const PartFacts *noContent = textWith(m, TextMarker::NoContent);
    const PartFacts *noResponse = isUser(m) ? nullptr : textWith(m, TextMarker::NoResponseRequested);
    const PartFacts *text = noContent ? noContent : noResponse;
    if (!text)
        return {};
    return FindingBuilder(m, AutoReply, noContent ? "general.no-content" : "general.no-response-requested",
                          noContent ? "no-content" : "no-response-requested")
        .human(HumanAct::No)
        .textOf(*text)
        .cues(CueKind::Filler)
        .build();
}

std::optional<Finding> stoppedByPerson(const MessageFacts &m, const Surroundings &)
{
    const Cue *cue = isUser(m) ? cueOf(m, CueKind::Interrupt) : nullptr;
    if (!cue)
        return {};
    return FindingBuilder(m, Interrupt, cue->rule).human(HumanAct::Yes).delivered(Delivered::Yes).cue(*cue).build();
}

std::optional<Finding> emptyAnswer(const MessageFacts &m, const Surroundings &)
{
    if (isUser(m))
        return {};
    FindingBuilder finding(m, AssistantEmpty, "general.answer.empty", "empty");
    finding.human(HumanAct::No);
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

std::optional<Finding> blank(const MessageFacts &m, const Surroundings &)
{
    struct Kind {
        TextMarker marker;
        const char *rule;
        const char *detail;
    };
    // What is most: a part that holds something invisible tells more than one beside it that holds nothing.
    static constexpr Kind Kinds[] = {
        {TextMarker::Invisible, "general.blank.invisible", "invisible"},
        {TextMarker::Whitespace, "general.blank.whitespace", "whitespace"},
        {TextMarker::Empty, "general.blank.empty", "empty"},
    };
    for (const Kind &kind : Kinds) {
        const PartFacts *text = textWith(m, kind.marker);
        if (text)
            return FindingBuilder(m, Blank, kind.rule, kind.detail)
                .human(typedBy(m))
                .textOf(*text)
                .cues(CueKind::Human)
                .build();
    }
    return {};
}

std::optional<Finding> nothing(const MessageFacts &m, const Surroundings &)
{
    if (m.parts.empty()) {
        const char *detail = m.absence == Absence::Null ? "null"
            : m.absence == Absence::EmptyArray          ? "array"
                                                        : "missing";
        return FindingBuilder(m, NoParts, "general.no-parts", detail).absence().build();
    }
    // Parts that nobody knows, and no words: something is there, and it is not for reading.
    return FindingBuilder(m, Synthetic, "general.unknown-part", "unknown-part").typeOf(m.parts.front()).build();
}

// The first that has something to say decides.
constexpr Rule Rules[] = {
    sidechain, synthetic,  compaction,      visible,     interrupt,   stopped,  toolResult,
    toolCall,  attachment, reasoning,       command,     harnessText, redacted, inferredCompaction,
    wrapper,   filler,     stoppedByPerson, emptyAnswer, blank,       nothing,
};

}

Finding classifyGeneral(const MessageFacts &message, const Surroundings &around)
{
    for (const Rule rule : Rules) {
        if (auto finding = rule(message, around))
            return *std::move(finding);
    }
    return {};
}

}
