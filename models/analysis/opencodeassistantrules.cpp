// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/opencodeassistantrules.h"

#include "models/analysis/opencodepointers.h"

#include <algorithm>
#include <iterator>

namespace tacet {

namespace {

Finding silent(const char *rule, const char *detail, EvidencePointer evidence)
{
    Finding finding;
    finding.silence = SilenceClass::AssistantEmpty;
    finding.detail = detail;
    finding.humanAct = HumanAct::No;
    finding.rule = rule;
    finding.evidence.push_back(std::move(evidence));
    return finding;
}

const PartFacts *firstPart(const MessageFacts &message, PartKind kind, PartFlags flags = {})
{
    const auto found = std::find_if(message.parts.begin(), message.parts.end(), [kind, flags](const PartFacts &part) {
        return part.kind == kind && (!flags || (part.flags & flags));
    });
    return found == message.parts.end() ? nullptr : &*found;
}

/// The user's message that this one answers, as far as it is held.
const MessageFacts *parentOf(const MessageFacts &message, const Surroundings &around)
{
    for (auto it = around.before.rbegin(); it != around.before.rend() && !message.parentId.empty(); ++it) {
        if ((*it)->id == message.parentId)
            return *it;
    }
    return nullptr;
}

/// The names of errors, those of version 1 and, for the same, those of OpenCode 2.
Finding failedRule(const MessageFacts &message)
{
    const std::string &name = message.errorName;
    const auto pointer = aboutMessage(message, isOpenCode2(message) ? "error/type" : "error/name");
    if (name == "MessageAbortedError" || name == "aborted") {
        Finding finding = silent("opencode.assistant.error-aborted", "aborted", pointer);
        finding.humanAct = HumanAct::Unknown; // a person pressed a key, or a client closed the request
        return finding;
    }
    if (name == "ContextOverflowError")
        return silent("opencode.assistant.error-overflow", "overflow", pointer);
    if (name == "MessageOutputLengthError")
        return silent("opencode.assistant.error-length", "length", pointer);
    if (name == "ContentFilterError" || name == "provider.content-filter")
        return silent("opencode.assistant.error-filter", "filtered", pointer);
    const bool isUnnamed = name == "UnknownError" || name == "unknown";
    return silent("opencode.assistant.error", "failed", isUnnamed ? aboutMessage(message, "error") : pointer);
}

/// Messages that the harness wrote around one call of its own, without asking the model.
std::optional<Finding> harnessCall(const MessageFacts &message, const Surroundings &around)
{
    if (message.parts.size() != 1 || message.parts.front().kind != PartKind::ToolCall)
        return std::nullopt;
    const PartFacts &call = message.parts.front();
    const MessageFacts *parent = parentOf(message, around);
    const auto parentHas = [parent](auto matches) {
        return parent && std::any_of(parent->parts.begin(), parent->parts.end(), matches);
    };
    const bool afterSubtask = parentHas([](const PartFacts &part) { return part.kind == PartKind::Subtask; });
    const bool afterShell = parentHas([](const PartFacts &part) { return part.marker == TextMarker::ShellExecuted; });
    if (!message.command.empty() && (afterSubtask || !parent)) {
        Finding finding = silent("opencode.assistant.subtask", "subtask", inOpenCodePart(call, "tool"));
        finding.humanAct = HumanAct::Partly;
        return finding;
    }
    if (call.flags.testFlag(PartFlag::ByUser) && (afterShell || !parent)) {
        Finding finding = silent("opencode.assistant.shell", "shell", inOpenCodePart(call, "tool"));
        finding.humanAct = HumanAct::Yes;
        return finding;
    }
    return std::nullopt;
}

Finding toolRule(const MessageFacts &message, const PartFacts &call)
{
    const PartFlags stopped = PartFlags(PartFlag::Aborted) | PartFlag::Running;
    if (const PartFacts *part = firstPart(message, PartKind::ToolCall, stopped)) {
        Finding finding = silent("opencode.assistant.tool-aborted", "aborted", inOpenCodePart(*part, "state/status"));
        finding.humanAct = HumanAct::Unknown;
        return finding;
    }
    return silent("opencode.assistant.tool", "tool-only", inOpenCodePart(call, "type"));
}

std::optional<Finding> reasoningRule(const MessageFacts &message)
{
    const auto thought = std::find_if(message.parts.begin(), message.parts.end(), [](const PartFacts &part) {
        return part.kind == PartKind::Reasoning && part.marker == TextMarker::Visible;
    });
    if (thought != message.parts.end())
        return silent("opencode.assistant.reasoning", "thinking-open", inOpenCodePart(*thought, "text"));
    if (const PartFacts *sealed = firstPart(message, PartKind::Reasoning, PartFlag::Sealed))
        return silent("opencode.assistant.reasoning-sealed", "thinking-sealed", inOpenCodePart(*sealed, "metadata"));
    return std::nullopt;
}

/// A finished message without error, tool or thought.
Finding emptyRule(const MessageFacts &message, const Surroundings &around)
{
    if (message.parts.empty()) {
        // The request was too large: the next message is the compaction that this led to.
        const bool compactionFollows = !around.after.empty() && firstPart(*around.after.front(), PartKind::Compaction);
        if (message.finish.empty() && compactionFollows) {
            Finding finding = silent("opencode.assistant.overflow", "overflow", noOpenCodeParts(message));
            const PartFacts *part = firstPart(*around.after.front(), PartKind::Compaction);
            finding.evidence.push_back(inOpenCodePart(*part, "type"));
            finding.evidence.back().ordinalOffset = 1;
            return finding;
        }
        return silent("opencode.assistant.none", "empty", noOpenCodeParts(message));
    }
    if (const PartFacts *text = firstPart(message, PartKind::Text))
        return silent("opencode.assistant.text-empty", "empty", inOpenCodePart(*text, "text"));
    return silent("opencode.assistant.steps", "empty", inOpenCodePart(message.parts.back(), "type"));
}

}

Finding classifyOpenCodeAssistant(const MessageFacts &message, const Surroundings &around)
{
    if (!message.errorName.empty())
        return failedRule(message);
    if (auto call = harnessCall(message, around))
        return *call;
    if (message.finish == "length")
        return silent("opencode.assistant.length", "length", aboutMessage(message, "finish"));
    if (message.finish == "content-filter")
        return silent("opencode.assistant.filter", "filtered", aboutMessage(message, "finish"));
    if (message.finish == "error")
        return silent("opencode.assistant.failed", "failed", aboutMessage(message, "finish"));
    if (message.flags.testFlag(MessageFlag::Unfinished))
        return silent("opencode.assistant.unfinished", "unfinished",
                      {0, aboutMessage(message, "time").pointer, "completed", 0});
    if (const PartFacts *call = firstPart(message, PartKind::ToolCall))
        return toolRule(message, *call);
    if (auto thought = reasoningRule(message))
        return *thought;
    return emptyRule(message, around);
}

}
