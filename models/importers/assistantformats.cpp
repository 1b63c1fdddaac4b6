// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/agentformat.h"

#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"

#include <array>

namespace tacet {

namespace {

using json::Element;

bool isGrok(Element line)
{
    const std::string_view type = json::text(line, "type");
    const bool chat = type == "system" || type == "user" || type == "assistant" || type == "tool_result";
    const bool own = json::member(line, "content") && !json::member(line, "uuid") && !json::member(line, "message")
        && !json::member(line, "session_id") && !json::member(line, "timestamp");
    return (chat && own) || type == "backend_tool_call"
        || (type == "reasoning" && json::member(line, "encrypted_content"));
}

std::optional<SessionFacts> grokSession(Element line)
{
    if (json::text(line, "type") != "system")
        return std::nullopt;
    return agentSession("Grok CLI", {});
}

/// A thought is a line of its own before the answer; no id ties them.
std::optional<MessageBody> grokMessage(Element line)
{
    const std::string_view type = json::text(line, "type");
    const bool thought = type == "reasoning";
    const bool backend = type == "backend_tool_call";
    if (type != "system" && type != "user" && type != "assistant" && type != "tool_result" && !thought && !backend)
        return std::nullopt;
    MessageBuilder message(type == "system"            ? Role::System
                               : type == "user"        ? Role::User
                               : type == "tool_result" ? Role::Tool
                                                       : Role::Assistant);
    message.facts().model = json::text(line, "model_id");
    if (json::member(line, "synthetic_reason")) {
        message.facts().flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "grok.synthetic-reason", "/synthetic_reason");
    }
    if (thought) {
        const auto summary = json::member(line, "summary");
        message.reasoning(summary ? "/summary" : "", summary ? textsOf(*summary) : std::string());
    } else if (backend) {
        if (const auto kind = json::member(line, "kind"))
            message.part(PartKind::ToolCall, "/kind").name = toQString(json::text(*kind, "tool_type"));
    } else if (type == "tool_result") {
        addToolResult(message, line, "content", {}, json::text(line, "tool_call_id"));
    } else {
        addContent(message, line, "content", {});
        addToolCalls(message, line, "tool_calls", {});
    }
    return message.take();
}

bool isHermes(Element root)
{
    return !json::text(root, "session_id").empty() && json::member(root, "session_start")
        && json::member(root, "messages");
}

std::optional<SessionFacts> hermesSession(Element root)
{
    SessionFacts facts = agentSession("Hermes", json::text(root, "session_id"));
    facts.model = toQString(json::text(root, "model"));
    facts.createdMs = millisecondsOf(json::text(root, "session_start"));
    facts.updatedMs = millisecondsOf(json::text(root, "last_updated"));
    return facts;
}

std::optional<MessageBody> hermesMessage(Element record)
{
    const std::string_view role = json::text(record, "role");
    if (role != "user" && role != "assistant" && role != "tool" && role != "system")
        return std::nullopt;
    MessageBuilder message(role == "user"            ? Role::User
                               : role == "assistant" ? Role::Assistant
                               : role == "tool"      ? Role::Tool
                                                     : Role::System);
    message.facts().finish = json::text(record, "finish_reason");
    if (message.role() == Role::Tool) {
        addToolResult(message, record, "content", {}, json::text(record, "tool_call_id"));
        message.body().parts.back().name = toQString(json::text(record, "tool_name"));
        return message.take();
    }
    for (const char *key : {"reasoning_content", "reasoning"}) {
        const auto reasoning = json::member(record, key);
        if (reasoning && reasoning->is_string() && !message.hasPart(PartKind::Reasoning))
            message.reasoning('/' + std::string(key), json::text(*reasoning));
    }
    if (message.role() == Role::Assistant && message.facts().finish == "length")
        message.cue(CueKind::Length, "hermes.finish-reason", "/finish_reason");
    addContent(message, record, "content", {});
    addToolCalls(message, record, "tool_calls", {});
    return message.take();
}

bool isKimi(Element line)
{
    const std::string_view type = json::text(line, "type");
    return (type == "metadata" && json::member(line, "protocol_version"))
        || (json::member(line, "time") && type.find('.') != std::string_view::npos && !json::member(line, "data"));
}

std::optional<SessionFacts> kimiSession(Element line)
{
    if (json::text(line, "type") != "metadata")
        return std::nullopt;
    SessionFacts facts = agentSession("Kimi", {});
    facts.createdMs = json::integer(line, "created_at");
    return facts;
}

/// The parts of one step of the model are events that name the step.
std::optional<MessageBody> kimiEvent(Element line, Element event)
{
    const std::string_view type = json::text(event, "type");
    const auto part = json::member(event, "part");
    const bool result = type == "tool.result";
    if (!result && type != "tool.call" && (type != "content.part" || !part))
        return std::nullopt;
    MessageBuilder message(result ? Role::Tool : Role::Assistant);
    message.facts().timeMs = json::integer(line, "time");
    if (result) {
        const auto output = json::member(event, "result");
        if (output && output->is_object())
            addToolResult(message, *output, "output", "/event/result", json::text(event, "toolCallId"));
        else
            addToolResult(message, event, "result", "/event", json::text(event, "toolCallId"));
        return message.take();
    }
    message.facts().mergeId = json::text(event, "stepUuid");
    message.facts().id = message.facts().mergeId;
    if (type == "tool.call")
        addToolCall(message, event, "/event");
    else
        addBlock(message, *part, "/event/part");
    return message.take();
}

std::optional<MessageBody> kimiMessage(Element line)
{
    const std::string_view type = json::text(line, "type");
    const auto event = json::member(line, "event");
    if (type == "context.append_loop_event" && event)
        return kimiEvent(line, *event);
    if (type == "context.apply_compaction") {
        MessageBuilder message(Role::User);
        message.facts().timeMs = json::integer(line, "time");
        message.facts().flags |= MessageFlag::Summary;
        message.cue(CueKind::Compaction, "kimi.compaction", "/type");
        addContent(message, line, "summary", {});
        return message.take();
    }
    const auto owner = json::member(line, "message");
    if (type != "context.append_message" || !owner)
        return std::nullopt;
    const std::string_view role = json::text(*owner, "role");
    MessageBuilder message(role == "assistant" ? Role::Assistant : role == "tool" ? Role::Tool : Role::User);
    message.facts().timeMs = json::integer(line, "time");
    const auto origin = json::member(*owner, "origin");
    const std::string_view kind = origin ? json::text(*origin, "kind") : std::string_view();
    if (kind == "user")
        message.cue(CueKind::Human, "kimi.origin", "/message/origin/kind");
    else if (!kind.empty()) {
        message.facts().flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "kimi.origin", "/message/origin/kind");
    }
    addContent(message, *owner, "content", "/message");
    addToolCalls(message, *owner, "toolCalls", "/message");
    return message.take();
}

}

std::span<const AgentFormat> assistantFormats()
{
    static constexpr std::array Formats {
        AgentFormat {"grok", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Grok CLI history"), nullptr, &isGrok,
                     &grokSession, &grokMessage},
        AgentFormat {"hermes", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Hermes session"), "messages", &isHermes,
                     &hermesSession, &hermesMessage},
        AgentFormat {"kimi", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Kimi CLI log"), nullptr, &isKimi, &kimiSession,
                     &kimiMessage},
    };
    return Formats;
}

}
