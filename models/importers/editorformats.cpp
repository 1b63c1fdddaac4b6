// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/agentformat.h"

#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"

#include <array>

namespace tacet {

namespace {

using json::Element;

bool isCopilot(Element line)
{
    const std::string_view type = json::text(line, "type");
    const auto data = json::member(line, "data");
    return type.find('.') != std::string_view::npos && data && data->is_object() && json::member(line, "id")
        && json::member(line, "timestamp");
}

std::optional<SessionFacts> copilotSession(Element line)
{
    const auto data = json::member(line, "data");
    if (json::text(line, "type") != "session.start" || !data)
        return std::nullopt;
    SessionFacts facts = agentSession("Copilot CLI", json::text(*data, "sessionId"));
    facts.agentVersion = toQString(json::text(*data, "copilotVersion"));
    facts.createdMs = millisecondsOf(json::text(*data, "startTime"));
    if (const auto context = json::member(*data, "context"))
        facts.directory = toQString(json::text(*context, "cwd"));
    return facts;
}

void addCopilotAnswer(MessageBuilder &message, Element data)
{
    if (const auto reasoning = json::member(data, "reasoningText"))
        message.reasoning("/data/reasoningText", json::text(*reasoning));
    else if (json::member(data, "reasoningOpaque"))
        message.reasoning("/data/reasoningOpaque", {});
    addContent(message, data, "content", "/data");
    addToolCalls(message, data, "toolRequests", "/data");
}

void addCopilotPrompt(MessageBuilder &message, Element data)
{
    if (json::text(data, "source").starts_with("skill-")) {
        message.facts().flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "copilot.source", "/data/source");
    }
    addContent(message, data, "content", "/data");
    const auto attachments = json::member(data, "attachments");
    json::Array items;
    if (!attachments || attachments->get(items))
        return;
    size_t index = 0;
    for (const Element item : items) {
        BodyPart &part = message.part(PartKind::Attachment, "/data/attachments/" + std::to_string(index++));
        part.name = toQString(json::text(item, json::member(item, "displayName") ? "displayName" : "path"));
    }
}

std::optional<MessageBody> copilotMessage(Element line)
{
    const std::string_view type = json::text(line, "type");
    const auto data = json::member(line, "data");
    const bool prompt = type == "user.message";
    const bool answer = type == "assistant.message";
    const bool result = type == "tool.execution_complete";
    if (!data || (!prompt && !answer && !result && type != "system.message"))
        return std::nullopt;
    MessageBuilder message(prompt ? Role::User : answer ? Role::Assistant : result ? Role::Tool : Role::System);
    message.facts().id = json::text(line, "id");
    message.facts().timeMs = millisecondsOf(json::text(line, "timestamp"));
    message.facts().model = json::text(*data, "model");
    if (answer) {
        addCopilotAnswer(message, *data);
    } else if (result) {
        const auto output = json::member(*data, "result");
        if (output && output->is_object())
            addToolResult(message, *output, "content", "/data/result", json::text(*data, "toolCallId"));
        else
            addToolResult(message, *data, "result", "/data", json::text(*data, "toolCallId"));
        message.body().parts.back().flags.setFlag(PartFlag::Error, !json::isTrue(*data, "success"));
    } else {
        addCopilotPrompt(message, *data);
    }
    return message.take();
}

void addClineCues(MessageBuilder &message, Element record)
{
    const auto metadata = json::member(record, "metadata");
    const bool summary = metadata && json::text(*metadata, "kind") == "compaction_summary";
    if (!summary && !json::isTrue(record, "isSummary"))
        return;
    message.facts().flags |= MessageFlag::Summary;
    message.cue(CueKind::Compaction, "cline.summary", summary ? "/metadata/kind" : "/isSummary");
}

std::optional<MessageBody> clineMessage(Element record)
{
    const std::string_view role = json::text(record, "role");
    if (role != "user" && role != "assistant" && role != "tool")
        return std::nullopt;
    MessageBuilder message(role == "user" ? Role::User : role == "tool" ? Role::Tool : Role::Assistant);
    message.facts().id = json::text(record, "id");
    message.facts().timeMs = json::integer(record, "ts");
    if (const auto model = json::member(record, "modelInfo"))
        message.facts().model = json::text(*model, "id");
    addClineCues(message, record);
    addContent(message, record, "content", {});
    return message.take();
}

std::optional<SessionFacts> clineSession(Element root)
{
    SessionFacts facts = agentSession("Cline", json::text(root, "sessionId"));
    facts.updatedMs = millisecondsOf(json::text(root, "updated_at"));
    return facts;
}

bool isCline(Element root)
{
    return json::member(root, "version") && json::member(root, "agent") && json::member(root, "sessionId")
        && json::member(root, "messages");
}

bool isClineHistory(Element root)
{
    Element first;
    return !root.at(0).get(first) && json::integer(first, "ts") && !json::text(first, "role").empty()
        && json::member(first, "content");
}

bool isClineWindow(Element root)
{
    Element first;
    return !root.at(0).get(first) && json::integer(first, "ts")
        && (json::text(first, "type") == "say" || json::text(first, "type") == "ask");
}

std::optional<SessionFacts> clineTask(Element)
{
    return agentSession("Cline", {});
}

/// What the window shows: the first line and every feedback is the person's, words and questions are the model's.
std::optional<MessageBody> clineWindowMessage(Element record)
{
    const std::string_view say = json::text(record, "say");
    const std::string_view ask = json::text(record, "ask");
    const bool person = say == "user_feedback" || say == "task";
    const bool words = say == "text" || say == "completion_result" || ask == "followup" || ask == "completion_result"
        || ask == "plan_mode_respond";
    const bool thought = say == "reasoning";
    const bool call = say == "tool" || ask == "tool" || say == "command" || ask == "command";
    if (!person && !words && !thought && !call)
        return std::nullopt;
    MessageBuilder message(person ? Role::User : Role::Assistant);
    message.facts().timeMs = json::integer(record, "ts");
    if (person)
        message.cue(CueKind::Human, "cline.say", "/say");
    if (json::isTrue(record, "partial") && !person)
        message.cue(CueKind::Aborted, "cline.partial", "/partial");
    const std::string pointer = json::member(record, "text") ? "/text" : "";
    if (thought)
        message.reasoning(pointer, json::text(record, "text"));
    else if (call)
        message.part(PartKind::ToolCall, pointer).input = toQString(json::text(record, "text"));
    else
        message.text(pointer, json::text(record, "text"));
    json::Array images;
    if (const auto member = json::member(record, "images"); member && !member->get(images)) {
        for (size_t i = 0; i < images.size(); ++i)
            message.part(PartKind::Attachment, "/images/" + std::to_string(i));
    }
    return message.take();
}

bool isPi(Element line)
{
    const std::string_view type = json::text(line, "type");
    if (type == "session")
        return json::member(line, "version") && json::member(line, "id");
    return json::member(line, "id") && json::member(line, "parentId") && json::member(line, "timestamp")
        && !json::member(line, "data") && type.find('.') == std::string_view::npos
        && (type != "message" || json::member(line, "message"));
}

std::optional<SessionFacts> piSession(Element line)
{
    if (json::text(line, "type") != "session")
        return std::nullopt;
    SessionFacts facts = agentSession("pi", json::text(line, "id"));
    facts.directory = toQString(json::text(line, "cwd"));
    facts.createdMs = millisecondsOf(json::text(line, "timestamp"));
    return facts;
}

std::optional<MessageBody> piCompaction(Element line)
{
    MessageBuilder message(Role::User);
    message.facts().id = json::text(line, "id");
    message.facts().timeMs = millisecondsOf(json::text(line, "timestamp"));
    message.facts().flags |= MessageFlag::Summary;
    message.cue(CueKind::Compaction, "pi.compaction", "/type");
    message.text("/summary", json::text(line, "summary"));
    return message.take();
}

std::optional<MessageBody> piMessage(Element line)
{
    const std::string_view type = json::text(line, "type");
    if (type == "compaction" && json::member(line, "summary"))
        return piCompaction(line);
    const auto inner = json::member(line, "message");
    const bool custom = type == "custom_message";
    if (!custom && (type != "message" || !inner))
        return std::nullopt;
    const Element owner = custom ? line : *inner;
    const std::string_view role = json::text(owner, "role");
    const bool result = role == "toolResult" || role == "bashExecution";
    MessageBuilder message(role == "assistant" ? Role::Assistant : result ? Role::Tool : Role::User);
    MessageFacts &facts = message.facts();
    facts.id = json::text(line, "id");
    facts.timeMs = millisecondsOf(json::text(line, "timestamp"));
    facts.model = json::text(owner, "model");
    facts.finish = json::text(owner, "stopReason");
    if (custom) {
        facts.flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "pi.custom-message", "/type");
    }
    if (facts.finish == "aborted")
        message.cue(CueKind::Aborted, "pi.stop-reason", "/message/stopReason");
    else if (facts.finish == "error")
        message.cue(CueKind::Failed, "pi.stop-reason", "/message/stopReason");
    else if (facts.finish == "length")
        message.cue(CueKind::Length, "pi.stop-reason", "/message/stopReason");
    const std::string pointer = custom ? "" : "/message";
    if (result) {
        addToolResult(message, owner, "content", pointer, json::text(owner, "toolCallId"));
        message.body().parts.back().name = toQString(json::text(owner, "toolName"));
        message.body().parts.back().flags.setFlag(PartFlag::Error, json::isTrue(owner, "isError"));
    } else {
        addContent(message, owner, "content", pointer);
    }
    return message.take();
}

bool isDroid(Element line)
{
    return !json::text(line, "session_id").empty() && !json::text(line, "type").empty()
        && json::member(line, "timestamp");
}

std::optional<SessionFacts> droidSession(Element line)
{
    SessionFacts facts = agentSession("Droid", json::text(line, "session_id"));
    facts.directory = toQString(json::text(line, "cwd"));
    facts.model = toQString(json::text(line, "model"));
    facts.createdMs = facts.updatedMs = millisecondsOf(json::text(line, "timestamp"));
    return facts;
}

std::optional<MessageBody> droidMessage(Element line)
{
    const std::string_view type = json::text(line, "type");
    const bool call = type == "tool_call";
    const bool result = type == "tool_result";
    if (!call && !result && type != "message")
        return std::nullopt;
    const bool person = json::text(line, "role") == "user";
    MessageBuilder message(result ? Role::Tool : person && !call ? Role::User : Role::Assistant);
    message.facts().id = json::text(line, "id");
    message.facts().timeMs = millisecondsOf(json::text(line, "timestamp"));
    if (result)
        addToolResult(message, line, "value", {}, json::text(line, "toolCallId"));
    else if (call)
        addToolCall(message, line, {});
    else
        addContent(message, line, "text", {});
    return message.take();
}

}

std::span<const AgentFormat> editorFormats()
{
    static constexpr std::array Formats {
        AgentFormat {"copilot-cli", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Copilot CLI events"), nullptr, &isCopilot,
                     &copilotSession, &copilotMessage},
        AgentFormat {"cline", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Cline session"), "messages", &isCline,
                     &clineSession, &clineMessage},
        AgentFormat {"cline-history", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Cline or Roo API history"), "",
                     &isClineHistory, &clineTask, &clineMessage},
        AgentFormat {"cline-window", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Cline or Roo messages of the window"), "",
                     &isClineWindow, &clineTask, &clineWindowMessage},
        AgentFormat {"pi", QT_TRANSLATE_NOOP("tacet::AgentFormat", "pi or OpenClaw session"), nullptr, &isPi,
                     &piSession, &piMessage},
        AgentFormat {"droid", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Droid stream"), nullptr, &isDroid, &droidSession,
                     &droidMessage},
    };
    return Formats;
}

}
