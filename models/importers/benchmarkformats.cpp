// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/agentformat.h"

#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"

#include <array>

namespace tacet {

namespace {

using json::Element;

bool isTrajectory(Element root)
{
    const auto history = json::member(root, "history");
    Element first;
    if (!history || history->at(0).get(first) || !json::member(first, "role"))
        return false;
    return json::member(root, "trajectory").has_value() || json::member(first, "agent").has_value();
}

std::optional<SessionFacts> trajectorySession(Element)
{
    return agentSession("SWE-agent", {});
}

std::optional<MessageBody> trajectoryMessage(Element record)
{
    const std::string_view role = json::text(record, "role");
    if (role.empty())
        return std::nullopt;
    // message_type says "observation" of the task itself too.
    const bool observation = role == "tool";
    MessageBuilder message(observation               ? Role::Tool
                               : role == "assistant" ? Role::Assistant
                               : role == "system"    ? Role::System
                                                     : Role::User);
    if (observation) {
        addToolResult(message, record, "content", {}, {});
        return message.take();
    }
    addContent(message, record, "content", {});
    addToolCalls(message, record, "tool_calls", {});
    return message.take();
}

bool isAtif(Element root)
{
    return json::text(root, "schema_version").starts_with("ATIF");
}

std::optional<SessionFacts> atifSession(Element root)
{
    SessionFacts facts = agentSession("ATIF", json::text(root, "session_id"));
    if (const auto agent = json::member(root, "agent")) {
        facts.agent = toQString(json::text(*agent, "name"));
        facts.agentVersion = toQString(json::text(*agent, "version"));
        facts.model = toQString(json::text(*agent, "model_name"));
    }
    return facts;
}

/// Of a step its results as well: they stand in it, not in messages of their own.
void addObservation(MessageBuilder &message, Element record)
{
    const auto observation = json::member(record, "observation");
    const auto results = observation ? json::member(*observation, "results") : std::nullopt;
    json::Array items;
    if (!results || results->get(items))
        return;
    size_t index = 0;
    for (const Element item : items) {
        const auto content = json::member(item, "content");
        const std::string pointer = "/observation/results/" + std::to_string(index++);
        BodyPart &part = message.result(pointer, content ? textsOf(*content) : std::string());
        part.callId = toQString(json::text(item, "source_call_id"));
    }
}

std::optional<MessageBody> atifMessage(Element record)
{
    const std::string_view source = json::text(record, "source");
    if (source.empty())
        return std::nullopt;
    MessageBuilder message(source == "agent" ? Role::Assistant : source == "user" ? Role::User : Role::System);
    message.facts().timeMs = millisecondsOf(json::text(record, "timestamp"));
    message.facts().model = json::text(record, "model_name");
    message.facts().label = json::integer(record, "step_id");
    if (const auto reasoning = json::member(record, "reasoning_content"); reasoning && reasoning->is_string())
        message.reasoning("/reasoning_content", json::text(*reasoning));
    addContent(message, record, "message", {});
    addToolCalls(message, record, "tool_calls", {});
    addObservation(message, record);
    return message.take();
}

}

std::span<const AgentFormat> benchmarkFormats()
{
    static constexpr std::array Formats {
        AgentFormat {"swe-agent", QT_TRANSLATE_NOOP("tacet::AgentFormat", "SWE-agent trajectory"), "history",
                     &isTrajectory, &trajectorySession, &trajectoryMessage},
        AgentFormat {"atif", QT_TRANSLATE_NOOP("tacet::AgentFormat", "ATIF trajectory"), "steps", &isAtif, &atifSession,
                     &atifMessage},
    };
    return Formats;
}

}
