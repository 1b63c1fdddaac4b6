// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/findingbuilder.h"
#include "models/analysis/generalrule.h"
#include "models/analysis/messageparts.h"

#include <algorithm>

namespace tacet {

namespace {

using enum SilenceClass;
using Rule = std::optional<Finding> (*)(const MessageFacts &, const Surroundings &);

std::optional<Finding> sidechain(const MessageFacts &m, const Surroundings &)
{
    const Cue *cue = cueOf(m, CueKind::Sidechain);
    if (!cue || (!isUser(m) && m.hasVisibleText()))
        return {};
    return FindingBuilder(m, Sidechain, cue->rule).human(HumanAct::No).cue(*cue).build();
}

std::optional<Finding> synthetic(const MessageFacts &m, const Surroundings &)
{
    const Cue *cue = cueOf(m, CueKind::Synthetic);
    if (!cue)
        return {};
    const char *detail = *cue->detail ? cue->detail : general::harnessDetailOf(m);
    if (!*detail && textWith(m, TextMarker::ImagePlaceholder))
        detail = "image-note";
    return FindingBuilder(m, Synthetic, cue->rule, detail)
        .human(HumanAct::No)
        .delivered(Delivered::Yes)
        .cues(CueKind::Synthetic)
        .build();
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

std::optional<Finding> stoppedByPerson(const MessageFacts &m, const Surroundings &)
{
    const Cue *cue = isUser(m) ? cueOf(m, CueKind::Interrupt) : nullptr;
    if (!cue)
        return {};
    return FindingBuilder(m, Interrupt, cue->rule).human(HumanAct::Yes).delivered(Delivered::Yes).cue(*cue).build();
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

// The order of section 0 of the format notes; the first that has something to say decides. Numbers are the notes'.
// (1 damaged and 2 no message at all are told by importers.)
constexpr Rule Rules[] = {
    sidechain, // 3
    synthetic, // 3
    general::compaction, // 4
    visible, // has words: not silent
    general::interruptNotice, // 5
    general::stopped, // 5 aborted, 6 failed, 7 refused, 8 length
    toolResult, // 9
    general::toolCall, // 10
    attachment, // 11
    general::reasoning, // 12, 13
    general::envelope, // 14, 3
    general::inferredCompaction, // 4
    general::wrapper, // 14
    general::filler, // 15
    stoppedByPerson, // 5, where nothing else is there
    general::emptyAnswer, // 16, 17
    general::blank, // 16, 17
    nothing, // 17
};

}

namespace {

Finding firstFinding(const MessageFacts &message, const Surroundings &around)
{
    for (const Rule rule : Rules) {
        if (auto finding = rule(message, around))
            return *std::move(finding);
    }
    return {};
}

}

Finding classifyGeneral(const MessageFacts &message, const Surroundings &around)
{
    Finding finding = firstFinding(message, around);
    const bool isDead = message.flags.testFlag(MessageFlag::DeadBranch);
    if (!isDead || finding.silence == None || finding.silence == Sidechain)
        return finding;
    // What is silent in a branch that was not continued is silent for the same reason, and no silence of the
    // conversation: the class says where, the detail why.
    finding.detail =
        "branch " + std::string(idOf(finding.silence).data()) + (finding.detail.empty() ? "" : " ") + finding.detail;
    finding.silence = Sidechain;
    return finding;
}

}
