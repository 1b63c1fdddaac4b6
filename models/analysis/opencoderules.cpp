// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/opencodeassistantrules.h"
#include "models/analysis/opencodepointers.h"
#include "models/analysis/opencodereplay.h"
#include "models/analysis/silencerules.h"

#include <algorithm>
#include <optional>

namespace tacet {

namespace {

/// At least so many headings of one known template make the answer to a wrapper look like a summary.
constexpr int SummaryHeadings = 3;

Finding finding(SilenceClass silence, const char *rule, std::string detail, HumanAct humanAct, Delivered delivered)
{
    Finding result;
    result.silence = silence;
    result.rule = rule;
    result.detail = std::move(detail);
    result.humanAct = humanAct;
    result.delivered = delivered;
    return result;
}

/// What only a message's parts show, asked in the order of section 3.3 of the format notes.
class UserRules
{
public:
    UserRules(const MessageFacts &message, const Surroundings &around)
        : m_message(message)
        , m_around(around)
    { }

    Finding judge() const
    {
        using Rule = std::optional<Finding> (UserRules::*)() const;
        // Redacted stands before "has visible text": what a sanitised export shows is not what was said.
        static constexpr Rule Rules[] = {&UserRules::compaction, &UserRules::redacted,   &UserRules::spoken,
                                         &UserRules::noParts,    &UserRules::shell,      &UserRules::subtask,
                                         &UserRules::mention,    &UserRules::attachment, &UserRules::readFailed,
                                         &UserRules::synthetic,  &UserRules::ignored,    &UserRules::blank,
                                         &UserRules::envelope};
        for (const Rule rule : Rules) {
            if (auto found = (this->*rule)())
                return *found;
        }
        return unknownParts();
    }

private:
    template<typename Matches>
    const PartFacts *find(Matches matches) const
    {
        const auto found = std::find_if(m_message.parts.begin(), m_message.parts.end(), matches);
        return found == m_message.parts.end() ? nullptr : &*found;
    }
    const PartFacts *find(PartKind kind) const
    {
        return find([kind](const PartFacts &part) { return part.kind == kind; });
    }
    static bool isPlain(const PartFacts &part)
    {
        return part.kind == PartKind::Text && !(part.flags & (PartFlags(PartFlag::Synthetic) | PartFlag::Ignored));
    }
    const PartFacts *plain(std::initializer_list<TextMarker> markers) const
    {
        return find([&markers](const PartFacts &part) {
            return isPlain(part) && std::find(markers.begin(), markers.end(), part.marker) != markers.end();
        });
    }
    const PartFacts *synthetic(TextMarker marker) const
    {
        return find([marker](const PartFacts &part) {
            return part.kind == PartKind::Text && part.flags.testFlag(PartFlag::Synthetic) && part.marker == marker;
        });
    }

    std::optional<Finding> compaction() const;
    std::optional<Finding> redacted() const;
    std::optional<Finding> spoken() const;
    std::optional<Finding> noParts() const;
    std::optional<Finding> shell() const;
    std::optional<Finding> subtask() const;
    std::optional<Finding> mention() const;
    std::optional<Finding> attachment() const;
    std::optional<Finding> readFailed() const;
    std::optional<Finding> synthetic() const;
    std::optional<Finding> ignored() const;
    std::optional<Finding> blank() const;
    std::optional<Finding> envelope() const;
    Finding unknownParts() const;

    void addOutcome(Finding &finding) const;
    void addOwnOutcome(Finding &finding) const;

    const MessageFacts &m_message;
    const Surroundings &m_around;
};

/// How the compaction ended: what answers the message says so.
void UserRules::addOutcome(Finding &result) const
{
    int offset = 0;
    for (const MessageFacts *answer : m_around.after) {
        ++offset;
        if (answer->role != Role::Assistant || answer->parentId != m_message.id || m_message.id.empty())
            continue;
        if (answer->errorName == "MessageAbortedError")
            result.detail += " aborted";
        else if (!answer->errorName.empty())
            result.detail += " failed";
        else if (answer->finish.empty())
            result.detail += " unfinished";
        if (!answer->errorName.empty())
            result.evidence.push_back({0, "/info/error", {}, offset});
        else if (answer->finish.empty())
            result.evidence.push_back({0, "/info", "finish", offset});
        else if (answer->flags.testFlag(MessageFlag::Summary))
            result.evidence.push_back({0, "/info/summary", {}, offset});
        return;
    }
    result.detail += " unfinished";
}

/// The same for OpenCode 2, where request, summary and outcome are one record.
void UserRules::addOwnOutcome(Finding &result) const
{
    result.evidence.push_back(aboutMessage(m_message, "reason"));
    result.evidence.push_back(aboutMessage(m_message, "status"));
    if (m_message.errorName == "aborted")
        result.detail += " aborted";
    else if (m_message.finish == "failed")
        result.detail += " failed";
    else if (m_message.finish != "completed")
        result.detail += " unfinished";
}

std::optional<Finding> UserRules::compaction() const
{
    const PartFacts *part = find(PartKind::Compaction);
    if (!part)
        return std::nullopt;
    const bool isAuto = part->flags.testFlag(PartFlag::Auto);
    const bool isManual = part->flags.testFlag(PartFlag::Manual);
    const HumanAct act = isAuto ? HumanAct::No : isManual ? HumanAct::Partly : HumanAct::Unknown;
    auto result = finding(SilenceClass::Compaction, "opencode.part.compaction",
                          isAuto         ? "auto"
                              : isManual ? "manual"
                                         : "unknown",
                          act, Delivered::Replaced);
    result.evidence.push_back(inOpenCodePart(*part, "type"));
    if (isOpenCode2(m_message)) {
        addOwnOutcome(result);
        return result;
    }
    if (isAuto || isManual)
        result.evidence.push_back(inOpenCodePart(*part, "auto"));
    else
        result.evidence.push_back({0, "/parts/" + std::to_string(part->index), "auto", 0});
    if (part->flags.testFlag(PartFlag::Overflow)) {
        result.detail += " overflow";
        result.evidence.push_back(inOpenCodePart(*part, "overflow"));
    }
    addOutcome(result);
    return result;
}

std::optional<Finding> UserRules::redacted() const
{
    const PartFacts *part = m_message.hasVisibleText() ? nullptr : plain({TextMarker::Redacted});
    if (!part)
        return std::nullopt;
    auto result = finding(SilenceClass::Redacted, "opencode.text.redacted", {}, HumanAct::Unknown, Delivered::Unknown);
    result.evidence.push_back(inOpenCodePart(*part, "text"));
    return result;
}

std::optional<Finding> UserRules::spoken() const
{
    if (!m_message.hasVisibleText())
        return std::nullopt;
    const PartFacts *words = plain({TextMarker::Visible});
    const PartFacts *near = words ? nullptr : plain({TextMarker::NearSilence});
    if (!near)
        return Finding();
    auto result =
        finding(SilenceClass::NearSilence, "opencode.text.near-silence", {}, HumanAct::Unknown, Delivered::Unknown);
    result.evidence.push_back(inOpenCodePart(*near, "text"));
    return result;
}

std::optional<Finding> UserRules::noParts() const
{
    if (!m_message.parts.empty())
        return std::nullopt;
    auto result = finding(SilenceClass::NoParts, "opencode.parts.none", {}, HumanAct::Unknown, Delivered::Unknown);
    result.evidence.push_back(noOpenCodeParts(m_message));
    return result;
}

/// OpenCode 2 keeps a command that a person ran as one record of its own.
std::optional<Finding> UserRules::shell() const
{
    const PartFacts *part = find([](const PartFacts &candidate) {
        return candidate.kind == PartKind::ToolCall && candidate.flags.testFlag(PartFlag::ByUser);
    });
    if (!part)
        return std::nullopt;
    auto result = finding(SilenceClass::Command, "opencode.shell", "shell", HumanAct::Yes, Delivered::Unknown);
    result.evidence.push_back(inOpenCodePart(*part, "tool"));
    return result;
}

std::optional<Finding> UserRules::subtask() const
{
    const PartFacts *part = find(PartKind::Subtask);
    if (!part)
        return std::nullopt;
    auto result =
        finding(SilenceClass::Subtask, "opencode.part.subtask", "command", HumanAct::Partly, Delivered::Replaced);
    result.evidence.push_back(inOpenCodePart(*part, "type"));
    return result;
}

std::optional<Finding> UserRules::mention() const
{
    const PartFacts *part = find(PartKind::Mention);
    if (!part)
        return std::nullopt;
    auto result = finding(SilenceClass::Subtask, "opencode.part.agent", "mention", HumanAct::Yes, Delivered::Replaced);
    result.evidence.push_back(inOpenCodePart(*part, "type"));
    return result;
}

std::optional<Finding> UserRules::attachment() const
{
    const PartFacts *part = find(PartKind::Attachment);
    if (!part)
        return std::nullopt;
    const bool kept = find([](const PartFacts &file) {
        return file.kind == PartKind::Attachment && !file.flags.testFlag(PartFlag::Lost);
    });
    auto result = kept
        ? finding(SilenceClass::Attachment, "opencode.part.file", {}, HumanAct::Yes, Delivered::Yes)
        : finding(SilenceClass::AttachmentLost, "opencode.part.file-lost", {}, HumanAct::Yes, Delivered::Unknown);
    result.evidence.push_back(inOpenCodePart(*part, "type"));
    return result;
}

std::optional<Finding> UserRules::readFailed() const
{
    const PartFacts *part = synthetic(TextMarker::ReadFailed);
    if (!part) {
        part = plain({TextMarker::ImagePlaceholder});
        if (!part)
            return std::nullopt;
    }
    auto result =
        finding(SilenceClass::AttachmentLost,
                part->marker == TextMarker::ReadFailed ? "opencode.text.read-failed" : "opencode.text.placeholder", {},
                HumanAct::Yes, Delivered::Unknown);
    result.evidence.push_back(inOpenCodePart(*part, "text"));
    return result;
}

/// Texts of the harness and what each of them is for; the first that the message has is its reason.
std::optional<Finding> UserRules::synthetic() const
{
    struct Text {
        TextMarker marker;
        SilenceClass silence;
        const char *rule;
        const char *detail;
        HumanAct humanAct;
        Delivered delivered;
    };
    using enum SilenceClass;
    static constexpr Text Texts[] = {
        {TextMarker::AutoContinue, Synthetic, "opencode.text.auto-continue", "auto-continue", HumanAct::No,
         Delivered::Yes},
        {TextMarker::ShellExecuted, Command, "opencode.text.shell", "shell", HumanAct::Yes, Delivered::Unknown},
        {TextMarker::AfterSubtask, Synthetic, "opencode.text.after-subtask", "after-subtask", HumanAct::No,
         Delivered::Yes},
        {TextMarker::SummaryResume, Synthetic, "opencode.text.resume", "resume", HumanAct::No, Delivered::Yes},
        {TextMarker::SystemReminder, Synthetic, "opencode.text.reminder", "reminder", HumanAct::No, Delivered::Yes},
        {TextMarker::PlanReminder, Synthetic, "opencode.text.reminder", "reminder", HumanAct::No, Delivered::Yes},
    };
    // In plan mode a reminder is put behind what a person has sent, be it blank.
    if (find(isPlain))
        return std::nullopt;
    for (const Text &text : Texts) {
        if (const PartFacts *part = synthetic(text.marker)) {
            auto result = finding(text.silence, text.rule, text.detail, text.humanAct, text.delivered);
            result.evidence = {inOpenCodePart(*part, "text"), inOpenCodePart(*part, "synthetic")};
            return result;
        }
    }
    const PartFacts *part = find([](const PartFacts &candidate) {
        return candidate.kind == PartKind::Text && candidate.flags.testFlag(PartFlag::Synthetic);
    });
    if (!part)
        return std::nullopt;
    auto result = finding(Synthetic, "opencode.text.synthetic", "injected", HumanAct::No, Delivered::Yes);
    result.evidence = {inOpenCodePart(*part, "synthetic")};
    return result;
}

std::optional<Finding> UserRules::ignored() const
{
    const PartFacts *part =
        find([](const PartFacts &candidate) { return candidate.flags.testFlag(PartFlag::Ignored); });
    if (!part || find(isPlain))
        return std::nullopt;
    auto result = finding(SilenceClass::Ignored, "opencode.text.ignored", {}, HumanAct::No, Delivered::No);
    result.evidence.push_back(inOpenCodePart(*part, "ignored"));
    return result;
}

std::optional<Finding> UserRules::blank() const
{
    const PartFacts *part = plain({TextMarker::Empty, TextMarker::Whitespace, TextMarker::Invisible});
    if (!part)
        return std::nullopt;
    const char *detail = part->marker == TextMarker::Empty ? "empty"
        : part->marker == TextMarker::Whitespace           ? "whitespace"
                                                           : "invisible";
    auto result = finding(SilenceClass::Blank, "opencode.text.blank", detail, HumanAct::Unknown, Delivered::Unknown);
    result.evidence.push_back(inOpenCodePart(*part, "text"));
    return result;
}

/// Text that somebody else flattened: the parts that would tell why are gone, what follows can hint at it.
std::optional<Finding> UserRules::envelope() const
{
    if (const PartFacts *part = plain({TextMarker::SystemReminder})) {
        auto result =
            finding(SilenceClass::Synthetic, "opencode.text.reminder", "reminder", HumanAct::No, Delivered::Yes);
        result.evidence.push_back(inOpenCodePart(*part, "text"));
        return result;
    }
    const PartFacts *part = plain({TextMarker::Wrapper});
    if (!part)
        return std::nullopt;
    const MessageFacts *next = m_around.after.empty() ? nullptr : m_around.after.front();
    const bool isSummary = next && next->role == Role::Assistant && next->summaryHeadings >= SummaryHeadings;
    auto result = finding(isSummary ? SilenceClass::CompactionInferred : SilenceClass::Wrapper,
                          isSummary ? "opencode.text.wrapper-summary" : "opencode.text.wrapper", {}, HumanAct::Unknown,
                          Delivered::Unknown);
    result.evidence.push_back(inOpenCodePart(*part, "text"));
    if (!isSummary)
        return result;
    result.confidence = 0.7;
    const auto isContinue = [](const MessageFacts *message) {
        return std::any_of(message->parts.begin(), message->parts.end(),
                           [](const PartFacts &text) { return text.marker == TextMarker::AutoContinue; });
    };
    if (m_around.after.size() > 1 && isContinue(m_around.after[1])) {
        result.detail = "auto";
        result.confidence = 0.9;
    }
    return result;
}

/// Nothing but parts of kinds that opencode had not when this was written.
Finding UserRules::unknownParts() const
{
    auto result = finding(SilenceClass::NoParts, "opencode.parts.unknown", "unknown-parts", HumanAct::Unknown,
                          Delivered::Unknown);
    const PartFacts &part = m_message.parts.front();
    result.evidence.push_back({0, part.pointer.empty() ? "/parts/0" : part.pointer, {}, 0});
    return result;
}

}

Finding classifyOpenCode(const MessageFacts &message, const Surroundings &around)
{
    if (message.role == Role::Assistant)
        return message.hasVisibleText() ? Finding() : classifyOpenCodeAssistant(message, around);
    Finding result = UserRules(message, around).judge();
    result.flags.setFlag(MessageFlag::Replayed, isOpenCodeReplay(message, around));
    result.flags.setFlag(MessageFlag::Queued, isTypedWhileWorking(message, around));
    return result;
}

}
