// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/openhandsevents.h"

#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"
#include "models/importers/toolcalltext.h"

#include <algorithm>
#include <array>

namespace tacet {

namespace {

using json::Element;

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Version 0 has a number, version 1 a string.
std::string idOf(Element event)
{
    const auto number = json::integer(event, "id");
    return number ? std::to_string(*number) : std::string(json::text(event, "id"));
}

MessageBuilder builderOf(Element event, Role role)
{
    MessageBuilder message(role);
    message.facts().id = idOf(event);
    message.facts().timeMs = millisecondsOf(json::text(event, "timestamp"));
    return message;
}

Element elementOr(Element owner, std::string_view key, Element otherwise)
{
    return json::member(owner, key).value_or(otherwise);
}

// Version 0: an event is an action with its arguments, or an observation.

void addImages(MessageBuilder &message, Element args, const std::string &root)
{
    for (const char *key : {"image_urls", "images_urls"}) {
        const auto images = json::member(args, key);
        json::Array items;
        if (!images || images->get(items))
            continue;
        for (size_t i = 0; i < items.size(); ++i)
            message.part(PartKind::Attachment, root + '/' + key + '/' + std::to_string(i));
    }
}

/// The words of an action that is more than words: what the model wrote beside its call.
void addThought(MessageBuilder &message, Element args, const std::string &root)
{
    for (const char *key : {"thought", "final_thought"}) {
        if (const std::string_view text = json::text(args, key); !text.empty())
            message.text(root + '/' + key, text);
    }
}

std::optional<MessageBody> spokenAction(Element event, Element args, const std::string &root)
{
    const std::string_view source = json::text(event, "source");
    // Early versions stored no source: only the agent waits for an answer.
    const bool byAgent = source.empty() ? json::isTrue(args, "wait_for_response") : source == "agent";
    MessageBuilder message = builderOf(event, byAgent ? Role::Assistant : Role::User);
    addContent(message, args, "content", root);
    addImages(message, args, root);
    return message.take();
}

std::optional<MessageBody> condensation(Element event, Element owner, const char *pointer)
{
    MessageBuilder message = builderOf(event, Role::User);
    message.facts().flags |= MessageFlag::Summary;
    message.cue(CueKind::Compaction, "openhands.condensation", pointer);
    if (const auto summary = json::member(owner, "summary"); summary && summary->is_string())
        message.text(std::string(pointer) == "/action" ? "/args/summary" : "/summary", json::text(*summary));
    return message.take();
}

std::optional<MessageBody> actionOf(Element event)
{
    const std::string_view action = json::text(event, "action");
    const auto stored = json::member(event, "args");
    const Element args = stored ? *stored : event;
    const std::string root = stored ? "/args" : "";
    if (action == "message")
        return spokenAction(event, args, root);
    if (action == "system") {
        MessageBuilder message = builderOf(event, Role::System);
        addContent(message, args, "content", root);
        return message.take();
    }
    if (action == "condensation")
        return condensation(event, args, "/action");
    if (isOneOf(action,
                {"recall", "change_agent_state", "null", "start", "pause", "resume", "stop", "condensation_request",
                 "loop_recovery"}))
        return std::nullopt;
    const bool byPerson = json::text(event, "source") == "user";
    MessageBuilder message = builderOf(event, byPerson ? Role::User : Role::Assistant);
    if (action == "think") {
        message.reasoning(root + "/thought", json::text(args, "thought"));
        return message.take();
    }
    addThought(message, args, root);
    BodyPart &call = message.part(PartKind::ToolCall, "/action");
    call.name = toQString(action);
    setToolInput(call, action, args);
    call.flags.setFlag(PartFlag::ByUser, byPerson);
    const auto metadata = json::member(event, "tool_call_metadata");
    if (!metadata)
        return message.take();
    call.callId = toQString(json::text(*metadata, "tool_call_id"));
    if (const auto name = json::text(*metadata, "function_name"); !name.empty())
        call.name = toQString(name);
    // The calls of one response are events of their own.
    if (const auto response = json::member(*metadata, "model_response")) {
        message.facts().mergeId = json::text(*response, "id");
        message.facts().model = json::text(*response, "model");
    }
    return message.take();
}

std::optional<MessageBody> observationOf(Element event)
{
    const std::string_view observation = json::text(event, "observation");
    if (isOneOf(observation, {"agent_state_changed", "null", "recall", "condense"}))
        return std::nullopt;
    MessageBuilder message = builderOf(event, Role::Tool);
    const auto metadata = json::member(event, "tool_call_metadata");
    addToolResult(message, event, "content", {}, metadata ? json::text(*metadata, "tool_call_id") : std::string_view());
    BodyPart &result = message.body().parts.back();
    result.name = toQString(observation);
    result.flags.setFlag(PartFlag::Error, observation == "error");
    result.flags.setFlag(PartFlag::Denied, observation == "user_rejected");
    const Element extras = elementOr(event, "extras", event);
    const auto exit = json::integer(elementOr(extras, "metadata", extras), "exit_code");
    if (exit)
        result.exitStatus = int(*exit);
    if (observation == "error")
        message.facts().flags |= MessageFlag::ToolError;
    if (observation == "user_rejected")
        message.cue(CueKind::Denied, "openhands.user-rejected", "/observation");
    return message.take();
}

// Version 1: an event names its kind.

void addThinking(MessageBuilder &message, Element owner, const std::string &root)
{
    if (const std::string_view text = json::text(owner, "reasoning_content"); !text.empty())
        message.reasoning(root + "/reasoning_content", text);
    const auto blocks = json::member(owner, "thinking_blocks");
    json::Array items;
    if (message.hasPart(PartKind::Reasoning) || !blocks || blocks->get(items))
        return;
    size_t index = 0;
    for (const Element block : items)
        addBlock(message, block, root + "/thinking_blocks/" + std::to_string(index++));
}

std::optional<MessageBody> messageEvent(Element event)
{
    const auto inside = json::member(event, "llm_message");
    if (!inside)
        return std::nullopt;
    const std::string_view role = json::text(*inside, "role");
    MessageBuilder message = builderOf(event,
                                       role == "assistant"    ? Role::Assistant
                                           : role == "tool"   ? Role::Tool
                                           : role == "system" ? Role::System
                                                              : Role::User);
    if (message.role() == Role::User && json::text(event, "source") == "environment") {
        message.facts().flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "openhands.source", "/source");
    }
    addThinking(message, *inside, "/llm_message");
    addContent(message, *inside, "content", "/llm_message");
    return message.take();
}

std::optional<MessageBody> actionEvent(Element event)
{
    MessageBuilder message = builderOf(event, Role::Assistant);
    message.facts().mergeId = json::text(event, "llm_response_id");
    addThinking(message, event, {});
    const auto thought = json::member(event, "thought");
    json::Array texts;
    if (thought && !thought->get(texts) && texts.size() > 0)
        addContent(message, event, "thought", {});
    const auto action = json::member(event, "action");
    const std::string_view name = json::text(event, "tool_name");
    BodyPart &call = message.part(PartKind::ToolCall, "/tool_name");
    call.name = toQString(name);
    call.callId = toQString(json::text(event, "tool_call_id"));
    if (action && action->is_object())
        setToolInput(call, name, *action);
    // What it says when it has finished is an argument of a tool.
    if (action && json::text(*action, "kind") == "FinishAction")
        message.text("/action/message", json::text(*action, "message"));
    return message.take();
}

std::optional<MessageBody> resultEvent(Element event, std::string_view kind)
{
    MessageBuilder message = builderOf(event, Role::Tool);
    const auto observation = json::member(event, "observation");
    const std::string_view callId = json::text(event, "tool_call_id");
    if (kind == "AgentErrorEvent")
        addToolResult(message, event, "error", {}, callId);
    else if (kind == "UserRejectObservation")
        addToolResult(message, event, "rejection_reason", {}, callId);
    else if (observation && observation->is_object())
        addToolResult(message, *observation, json::member(*observation, "content") ? "content" : "output",
                      "/observation", callId);
    else
        addToolResult(message, event, "observation", {}, callId);
    BodyPart &result = message.body().parts.back();
    result.name = toQString(json::text(event, "tool_name"));
    const bool isError = kind == "AgentErrorEvent" || (observation && json::isTrue(*observation, "is_error"));
    result.flags.setFlag(PartFlag::Error, isError);
    message.facts().flags.setFlag(MessageFlag::ToolError, isError);
    if (kind == "UserRejectObservation") {
        result.flags |= PartFlag::Denied;
        message.cue(CueKind::Denied, "openhands.user-rejected", "/kind");
    }
    if (const auto exit = observation ? json::integer(*observation, "exit_code") : std::nullopt)
        result.exitStatus = int(*exit);
    return message.take();
}

std::optional<MessageBody> eventOf(Element event, std::string_view kind)
{
    if (kind == "MessageEvent")
        return messageEvent(event);
    if (kind == "ActionEvent")
        return actionEvent(event);
    if (isOneOf(kind, {"ObservationEvent", "AgentErrorEvent", "UserRejectObservation"}))
        return resultEvent(event, kind);
    if (kind == "Condensation")
        return condensation(event, event, "/kind");
    if (kind != "SystemPromptEvent")
        return std::nullopt;
    MessageBuilder message = builderOf(event, Role::System);
    addContent(message, event, "system_prompt", {});
    return message.take();
}

}

bool isOpenHandsEvent(Element event)
{
    const std::string_view kind = json::text(event, "kind");
    if (!kind.empty())
        return json::member(event, "source")
            && (kind.ends_with("Event") || kind.starts_with("Condensation") || kind == "UserRejectObservation");
    const bool names = !json::text(event, "action").empty() || !json::text(event, "observation").empty();
    return names && !json::member(event, "role");
}

std::optional<MessageBody> openHandsMessage(Element event)
{
    if (const std::string_view kind = json::text(event, "kind"); !kind.empty())
        return eventOf(event, kind);
    if (!json::text(event, "action").empty())
        return actionOf(event);
    return json::text(event, "observation").empty() ? std::nullopt : observationOf(event);
}

}
