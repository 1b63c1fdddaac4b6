// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/codexrecord.h"

#include "models/core/utf8text.h"
#include "models/importers/codexcontent.h"
#include "models/importers/isotime.h"
#include "models/importers/textfacts.h"

#include <xxhash.h>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

using json::Element;
using Kind = CodexRecord::Kind;

constexpr const char *KindsPointer = "/payload/internal_chat_message_metadata_passthrough/content_item_kinds";

/// A record with its payload, wherever that stands.
struct Payload {
    Element value;
    std::string pointer; ///< "/payload", "/payload/item" or "": the record itself
    bool wrapped = false;
};

bool isNull(Element payload, std::string_view name)
{
    const auto value = json::member(payload, name);
    return !value || value->is_null();
}

void addCue(CodexRecord &record, CueKind kind, const char *rule, const char *pointer, const char *detail = "")
{
    record.facts.cues.push_back({kind, 0, rule, pointer, detail});
}

/// A part that is the whole payload: its type is all the evidence there is.
void setWholePart(CodexRecord &record, const Payload &payload, PartFacts part)
{
    record.facts.records.front().partsPointer = payload.pointer + "/type";
    record.facts.parts.push_back(part);
}

bool isKindOfAPerson(Element kind)
{
    return json::text(kind).starts_with("user.");
}

/// Codex 0.154 and later say of each part who put it there.
void readContentKinds(CodexRecord &record, const Payload &payload)
{
    const auto metadata = json::member(payload.value, "internal_chat_message_metadata_passthrough");
    const auto kinds = metadata ? json::member(*metadata, "content_item_kinds") : std::nullopt;
    json::Array list;
    if (!payload.wrapped || !kinds || kinds->get(list) || list.size() == 0)
        return;
    const bool person = std::any_of(list.begin(), list.end(), isKindOfAPerson);
    addCue(record, person ? CueKind::Human : CueKind::Synthetic, "codex.content-kinds", KindsPointer);
    if (!person)
        record.kind = Kind::Injected;
}

/// Every part is a text of the harness.
bool isOnlyContext(const MessageFacts &facts)
{
    const auto isContext = [](const PartFacts &part) {
        return part.kind == PartKind::Text && part.marker != TextMarker::Empty && part.marker != TextMarker::Whitespace
            && part.marker != TextMarker::Invisible && part.marker != TextMarker::Wrapper
            && part.marker != TextMarker::ImagePlaceholder;
    };
    return !facts.hasVisibleText() && !facts.parts.empty()
        && std::all_of(facts.parts.begin(), facts.parts.end(), isContext);
}

void readUserItem(CodexRecord &record, const Payload &payload)
{
    record.kind = Kind::UserItem;
    record.textHash = readCodexContent(payload.value, payload.pointer, record.facts);
    readContentKinds(record, payload);
    if (record.kind == Kind::UserItem && isOnlyContext(record.facts)) {
        record.kind = Kind::Injected;
        record.facts.flags |= MessageFlag::Meta;
    }
    if (record.kind == Kind::Injected && !record.facts.cues.empty()) {
        record.facts.flags |= MessageFlag::Meta;
        hideText(record.facts);
    }
}

/// Developer and system messages, and what another agent sent: no person spoke.
void readForeignMessage(CodexRecord &record, const Payload &payload, const char *rule, const char *detail)
{
    record.kind = Kind::Injected;
    readCodexContent(payload.value, payload.pointer, record.facts);
    record.facts.flags |= MessageFlag::Meta;
    addCue(record, CueKind::Synthetic, rule, payload.wrapped ? "/payload" : "", detail);
    hideText(record.facts);
}

void readAnswerItem(CodexRecord &record, const Payload &payload)
{
    record.kind = Kind::AnswerItem;
    record.facts.role = Role::Assistant;
    record.textHash = readCodexContent(payload.value, payload.pointer, record.facts);
    record.isCommentary = json::text(payload.value, "phase") == "commentary";
    record.isBare = !payload.wrapped;
    if (!record.facts.hasVisibleText() && json::text(payload.value, "phase") == "final_answer")
        addCue(record, CueKind::SilentEnd, "codex.final-answer",
               payload.pointer == "/payload/item" ? "/payload/item/phase"
                   : payload.wrapped              ? "/payload/phase"
                                                  : "/phase",
               "final-answer");
}

void readMessage(CodexRecord &record, const Payload &payload)
{
    const std::string_view role = json::text(payload.value, "role");
    if (role == "assistant")
        return readAnswerItem(record, payload);
    if (role == "user")
        return readUserItem(record, payload);
    record.facts.role = Role::System;
    readForeignMessage(record, payload, "codex.developer", "");
    if (!record.facts.cues.empty())
        record.facts.cues.back().pointer = payload.wrapped ? "/payload/role" : "/role";
}

void readReasoning(CodexRecord &record, const Payload &payload)
{
    record.facts.role = Role::Assistant;
    PartFacts part;
    part.kind = PartKind::Reasoning;
    part.characters = countCodePoints(codexReasoningOf(payload.value));
    part.flags.setFlag(PartFlag::Sealed, part.characters == 0);
    part.marker = part.characters == 0 ? TextMarker::Empty : TextMarker::Visible;
    record.facts.reasoningCharacters = part.characters;
    setWholePart(record, payload, part);
}

void readCall(CodexRecord &record, const Payload &payload)
{
    record.kind = Kind::Call;
    record.facts.role = Role::Assistant;
    PartFacts part;
    part.kind = PartKind::ToolCall;
    part.call = callHash(json::text(payload.value, "call_id"));
    setWholePart(record, payload, part);
}

void readResult(CodexRecord &record, const Payload &payload)
{
    record.kind = Kind::Result;
    record.facts.role = Role::Tool;
    PartFacts part;
    part.kind = PartKind::ToolResult;
    part.call = callHash(json::text(payload.value, "call_id"));
    part.marker = isCodexOutputEmpty(payload.value) ? TextMarker::Empty : TextMarker::Visible;
    setWholePart(record, payload, part);
    if (part.marker == TextMarker::Empty && json::member(payload.value, "output"))
        record.facts.records.front().partsPointer = payload.pointer + "/output";
}

void readItem(CodexRecord &record, const Payload &payload)
{
    const std::string_view type = record.type;
    if (type == "message")
        readMessage(record, payload);
    else if (type == "agent_message")
        readForeignMessage(record, payload, "codex.agent-message", "agent");
    else if (type == "reasoning") {
        record.kind = Kind::Reasoning;
        readReasoning(record, payload);
    } else if (type.ends_with("_call"))
        readCall(record, payload);
    else if (type.ends_with("_output") || type == "tool_result")
        readResult(record, payload);
}

void readTypedPrompt(CodexRecord &record, const Payload &payload)
{
    const std::string_view kind = json::text(payload.value, "kind");
    if (kind == "user_instructions" || kind == "environment_context")
        return;
    record.kind = Kind::UserEvent;
    record.textHash = readCodexPrompt(payload.value, record.facts);
    addCue(record, CueKind::Human, "codex.user-message", "/payload/type");
}

void readCompletedItem(CodexRecord &record)
{
    const auto item = json::member(record.payload, "item");
    if (!item)
        return;
    const Payload payload {*item, "/payload/item", true};
    const std::string_view type = json::text(*item, "type");
    record.facts.id = json::text(*item, "id");
    if (type == "UserMessage") {
        record.kind = Kind::UserEvent;
        record.textHash = readCodexContent(*item, payload.pointer, record.facts);
        addCue(record, CueKind::Human, "codex.user-message", "/payload/item/type");
    } else if (type == "AgentMessage") {
        readAnswerItem(record, payload);
        record.kind = Kind::AnswerEvent;
    } else if (type == "Reasoning") {
        record.kind = Kind::ReasoningEvent;
        readReasoning(record, payload);
    }
}

void readTaskEnd(CodexRecord &record)
{
    record.facts.role = Role::Assistant;
    record.facts.absence = Absence::MissingKey;
    record.facts.records.front().partsPointer = "/payload/last_agent_message";
    record.kind = Kind::TaskComplete;
    if (!isNull(record.payload, "error")) {
        record.kind = Kind::TaskError;
        addCue(record, CueKind::Failed, "codex.task-error", "/payload/error");
    } else if (json::member(record.payload, "last_agent_message") && isNull(record.payload, "last_agent_message")) {
        record.isSilentEnd = true;
        record.facts.absence = Absence::Null;
        addCue(record, CueKind::SilentEnd, "codex.silent-completion", "/payload/last_agent_message",
               "silent-completion");
    }
}

void readTask(CodexRecord &record, Kind kind, CueKind cue, const char *rule, const char *pointer)
{
    record.kind = kind;
    record.facts.role = Role::Assistant;
    record.facts.absence = Absence::MissingKey;
    record.facts.records.front().partsPointer = "/payload/content";
    addCue(record, cue, rule, pointer);
}

void readEvent(CodexRecord &record, const Payload &payload)
{
    const std::string_view type = record.type;
    if (type == "user_message")
        readTypedPrompt(record, payload);
    else if (type == "agent_message") {
        record.kind = Kind::AnswerEvent;
        record.facts.role = Role::Assistant;
        record.textHash = readCodexPrompt(payload.value, record.facts);
    } else if (type == "agent_reasoning_raw_content") {
        record.kind = Kind::ReasoningEvent;
        readReasoning(record, payload);
    } else if (type == "item_completed")
        readCompletedItem(record);
    else if (type == "task_complete" || type == "turn_complete")
        readTaskEnd(record);
    else if (type == "task_started" || type == "turn_started")
        readTask(record, Kind::TaskStarted, CueKind::Unfinished, "codex.task-started", "/payload/type");
    else if (type == "turn_aborted")
        readTask(record, Kind::TaskAborted, CueKind::Aborted, "codex.turn-aborted", "/payload/reason");
    else if (type == "error")
        readTask(record, Kind::TaskError, CueKind::Failed, "codex.error", "/payload/message");
    else if (type == "thread_name_updated")
        record.kind = Kind::Title;
    else if (type == "thread_rolled_back")
        record.kind = Kind::RolledBack;
}

void readCompacted(CodexRecord &record)
{
    record.kind = Kind::Compacted;
    record.facts.role = Role::System;
    readCodexPrompt(record.payload, record.facts);
    record.facts.flags |= MessageFlag::Summary;
    addCue(record, CueKind::Compaction, "codex.compacted", "/type");
    hideText(record.facts);
}

/// The bare era, and records whose payload was flattened into them: the line is the item.
void readBare(CodexRecord &record, Element line)
{
    record.payload = line;
    record.type = json::text(line, "type");
    if (record.type.empty() && !json::text(line, "role").empty())
        record.type = "message";
    if (record.type.empty() && !json::text(line, "id").empty() && !json::text(line, "timestamp").empty())
        record.kind = Kind::Session;
    else
        readItem(record, {line, {}, false});
}

}

quint64 codexTextHash(std::string_view text)
{
    text = withoutTrailingBlanks(withoutLeadingBlanks(text));
    return XXH3_64bits(text.data(), text.size());
}

CodexRecord readCodexRecord(Element line)
{
    CodexRecord record;
    record.facts.timeMs = millisecondsOf(json::text(line, "timestamp"));
    record.facts.records.push_back({});
    const std::string_view envelope = json::text(line, "type");
    const auto payload = json::member(line, "payload");
    if (!payload) {
        readBare(record, line);
        record.facts.id = json::text(record.payload, "id");
        return record;
    }
    record.payload = *payload;
    record.type = json::text(*payload, "type");
    record.facts.id = json::text(*payload, "id");
    if (record.type.empty() && envelope == "response_item" && !json::text(*payload, "role").empty())
        record.type = "message";
    const Payload inside {*payload, "/payload", true};
    if (envelope == "response_item")
        readItem(record, inside);
    else if (envelope == "event_msg")
        readEvent(record, inside);
    else if (envelope == "compacted")
        readCompacted(record);
    else if (envelope == "session_meta")
        record.kind = Kind::Session;
    else if (envelope == "turn_context")
        record.kind = Kind::Context;
    if (record.type.empty() || envelope == "compacted")
        record.type = envelope;
    return record;
}

void joinCodexPrompt(MessageFacts &first, MessageFacts &&second)
{
    const auto isEvent = [](const MessageFacts &facts) {
        return std::any_of(facts.cues.begin(), facts.cues.end(),
                           [](const Cue &cue) { return std::string_view(cue.rule) == "codex.user-message"; });
    };
    const bool eventFirst = isEvent(first);
    MessageFacts &event = eventFirst ? first : second;
    MessageFacts &item = eventFirst ? second : first;
    const auto isAttachment = [](const PartFacts &part) { return part.kind == PartKind::Attachment; };
    const bool attached = std::any_of(item.parts.begin(), item.parts.end(), isAttachment);
    std::erase_if(event.parts, [&](const PartFacts &part) { return attached || !isAttachment(part); });
    for (PartFacts &part : second.parts)
        part.record = 1;
    for (Cue &cue : second.cues)
        cue.record = 1;
    first.parts.insert(first.parts.end(), second.parts.begin(), second.parts.end());
    first.cues.insert(first.cues.end(), second.cues.begin(), second.cues.end());
    if (eventFirst) {
        first.preview = std::move(second.preview);
        first.textCharacters = second.textCharacters;
    }
    if (first.id.empty())
        first.id = std::move(second.id);
    first.absence = first.parts.empty() ? item.absence : Absence::None;
    first.flags |= second.flags;
    first.records.push_back(std::move(second.records.front()));
    first.hash = foldedHash(first.hash, second.hash);
}

}
