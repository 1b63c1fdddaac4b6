// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/partvisibility.h"

namespace tacet {

namespace {

using Reason = VisibilityReason;

constexpr Visibility unseen(Reason reason)
{
    return {false, false, reason};
}

/// Text that a program writes into a turn and that its screen does not show.
bool isProgramText(const VisibilityFacts &facts)
{
    if (facts.kind != PartKind::Text)
        return false;
    if (facts.isEnvelope || facts.part.testFlag(PartFlag::Synthetic) || facts.message.testFlag(MessageFlag::Meta))
        return true;
    switch (facts.marker) {
    case TextMarker::AutoContinue:
    case TextMarker::ShellExecuted:
    case TextMarker::AfterSubtask:
    case TextMarker::SummaryResume:
    case TextMarker::ReadFailed:
    case TextMarker::ReadCalled:
    case TextMarker::MentionInstruction:
    case TextMarker::SystemReminder:
    case TextMarker::Caveat:
    case TextMarker::Notification:
    case TextMarker::IdeContext:
    case TextMarker::HookFeedback:
    case TextMarker::Nudge:
    case TextMarker::PlanReminder:
    case TextMarker::InjectedContext:
        return true;
    default:
        return false;
    }
}

/// Text that a person sees, and that was given to the model, but that no person typed.
bool isProgramOutput(const VisibilityFacts &facts)
{
    return facts.kind == PartKind::Text
        && (facts.marker == TextMarker::LocalCommandOutput || facts.marker == TextMarker::ContinuationSummary
            || facts.marker == TextMarker::InterruptNotice);
}

Visibility seenByPerson(const VisibilityFacts &facts)
{
    if (facts.part.testFlag(PartFlag::Ignored))
        return {};
    if (isProgramText(facts))
        return unseen(Reason::WrittenByProgram);
    if (facts.kind == PartKind::Reasoning && facts.part.testFlag(PartFlag::Sealed))
        return unseen(Reason::SealedReasoning);
    return {};
}

Visibility seenByModel(const VisibilityFacts &facts)
{
    if (facts.part.testFlag(PartFlag::Ignored))
        return unseen(Reason::IgnoredByModel);
    if (facts.message.testFlag(MessageFlag::Reverted))
        return unseen(Reason::Reverted);
    const bool isFailed = facts.marker == TextMarker::ApiError
        || (facts.role == Role::Assistant && facts.message.testFlag(MessageFlag::Failed));
    if (isFailed)
        return unseen(Reason::FailedAnswer);
    if (facts.kind == PartKind::Compaction && facts.isOpenCodePart)
        return unseen(Reason::ReplacedByQuestion);
    if (facts.kind == PartKind::Subtask && facts.isOpenCodePart)
        return unseen(Reason::ReplacedByCommand);
    if (facts.delivered == Delivered::No)
        return unseen(Reason::NotDelivered);
    const bool isInPersonsName = facts.role == Role::User && (isProgramText(facts) || isProgramOutput(facts));
    return {true, isInPersonsName, isInPersonsName ? Reason::WrittenByProgram : Reason::None};
}

}

Visibility visibilityOf(const VisibilityFacts &facts, Viewpoint viewpoint)
{
    switch (viewpoint) {
    case Viewpoint::Stored:
        break;
    case Viewpoint::Person:
        return seenByPerson(facts);
    case Viewpoint::Model:
        return seenByModel(facts);
    }
    return {};
}

Visibility outputVisibilityOf(bool isPruned, Viewpoint viewpoint)
{
    return isPruned && viewpoint == Viewpoint::Model ? unseen(Reason::OutputPruned) : Visibility {};
}

}
