// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/findingbuilder.h"
#include "models/analysis/generalrule.h"
#include "models/analysis/messageparts.h"

#include <span>

namespace tacet::general {

namespace {

using M = TextMarker;
using C = SilenceClass;

enum class Speaker : quint8 { User, Assistant, Anybody };

/// What a text of this kind makes of a message without visible words. The first row that fits decides.
struct TextRule {
    TextMarker marker;
    Speaker speaker;
    SilenceClass silence;
    const char *rule;
    const char *detail;
    std::optional<HumanAct> act; ///< nothing: yes where the source marks a typed message, else unknown
    Delivered delivered = Delivered::Unknown;
    std::optional<CueKind> proof = {}; ///< cues that prove it beside the text
};

constexpr Speaker User = Speaker::User;
constexpr Speaker Anybody = Speaker::Anybody;
constexpr HumanAct Act = HumanAct::Yes;
constexpr HumanAct NoAct = HumanAct::No;
constexpr HumanAct PartAct = HumanAct::Partly;
constexpr HumanAct NotKnown = HumanAct::Unknown;
constexpr Delivered Given = Delivered::Yes;

constexpr TextRule Interrupts[] = {
    {M::InterruptNotice, User, C::Interrupt, "general.interrupt", "", Act, Given, CueKind::Interrupt},
};

constexpr TextRule Envelopes[] = {
    {M::CommandEnvelope, User, C::Command, "general.command", "slash", PartAct},
    {M::BashEnvelope, User, C::Command, "general.command.shell", "shell", Act},
    {M::LocalCommandOutput, User, C::Command, "general.command.output", "output", PartAct},
    {M::Nudge, User, C::Synthetic, "general.nudge", "nudge", NoAct, Given},
    {M::HookFeedback, User, C::Synthetic, "general.hook-feedback", "hook", NoAct, Given},
    {M::Notification, User, C::Synthetic, "general.notification", "notification", NoAct, Given},
    {M::PlanReminder, User, C::Synthetic, "general.reminder", "reminder", NoAct, Given},
    {M::SystemReminder, User, C::Synthetic, "general.reminder", "reminder", NoAct, Given},
    {M::Caveat, User, C::Synthetic, "general.caveat", "caveat", NoAct, Given},
    {M::IdeContext, User, C::Synthetic, "general.ide-context", "ide-context", NoAct, Given},
    {M::InjectedContext, User, C::Synthetic, "general.injected-context", "context", NoAct, Given},
    {M::Redacted, Anybody, C::Redacted, "general.redacted", "", NotKnown},
};

constexpr TextRule Wrappers[] = {
    {M::Wrapper, User, C::Wrapper, "general.wrapper", "", NotKnown},
};

constexpr TextRule Fillers[] = {
    {M::NoContent, Anybody, C::AutoReply, "general.no-content", "no-content", NoAct, Delivered::Unknown,
     CueKind::Filler},
    {M::NoResponseRequested, Speaker::Assistant, C::AutoReply, "general.no-response-requested", "no-response-requested",
     NoAct, Delivered::Unknown, CueKind::Filler},
};

// What is most: a part that holds something invisible tells more than one beside it that holds nothing.
constexpr TextRule Blanks[] = {
    {M::Invisible, User, C::Blank, "general.blank.invisible", "invisible", {}, Delivered::Unknown, CueKind::Human},
    {M::Whitespace, User, C::Blank, "general.blank.whitespace", "whitespace", {}, Delivered::Unknown, CueKind::Human},
    {M::Empty, User, C::Blank, "general.blank.empty", "empty", {}, Delivered::Unknown, CueKind::Human},
};

bool isSaidBy(Speaker speaker, const MessageFacts &message)
{
    return speaker == Anybody || (speaker == User) == isUser(message);
}

Answer firstOf(std::span<const TextRule> rules, const MessageFacts &message)
{
    for (const TextRule &rule : rules) {
        const PartFacts *text = isSaidBy(rule.speaker, message) ? textWith(message, rule.marker) : nullptr;
        if (!text)
            continue;
        FindingBuilder finding(message, rule.silence, rule.rule, rule.detail);
        finding.human(rule.act.value_or(typedBy(message))).delivered(rule.delivered).textOf(*text);
        if (rule.proof)
            finding.cues(*rule.proof);
        return finding.build();
    }
    return {};
}

}

Answer interruptNotice(const MessageFacts &message, const Surroundings &)
{
    return firstOf(Interrupts, message);
}

Answer envelope(const MessageFacts &message, const Surroundings &)
{
    return firstOf(Envelopes, message);
}

Answer wrapper(const MessageFacts &message, const Surroundings &)
{
    return firstOf(Wrappers, message);
}

Answer filler(const MessageFacts &message, const Surroundings &)
{
    return firstOf(Fillers, message);
}

Answer blank(const MessageFacts &message, const Surroundings &)
{
    return firstOf(Blanks, message);
}

const char *harnessDetailOf(const MessageFacts &message)
{
    for (const TextRule &rule : Envelopes) {
        if (rule.silence == C::Synthetic && textWith(message, rule.marker))
            return rule.detail;
    }
    return "";
}

}
