// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/agentformat.h"

#include "models/core/utf8text.h"
#include "models/importers/agentmessages.h"
#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"

#include <array>

namespace tacet {

namespace {

using json::Element;

bool isCursor(Element line)
{
    const auto message = json::member(line, "message");
    const bool says = message && json::member(*message, "content") && !json::member(*message, "role");
    if (says && !json::member(line, "type")) {
        const std::string_view role = json::text(line, "role");
        return role == "user" || role == "assistant";
    }
    return json::text(line, "type") == "turn_ended" && !json::text(line, "status").empty();
}

std::optional<SessionFacts> cursorSession(Element line)
{
    return json::member(line, "message") ? std::optional(agentSession("Cursor", {})) : std::nullopt;
}

/// A prompt stands in a tag of its own behind what Cursor puts before it: of the text only the prompt counts.
void addCursorText(MessageBuilder &message, std::string_view text, const std::string &pointer)
{
    static constexpr std::string_view Opening = "<user_query>";
    static constexpr std::string_view Closing = "</user_query>";
    const size_t begin = text.find(Opening);
    const size_t end = text.rfind(Closing);
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) {
        message.text(pointer, text);
        return;
    }
    const std::string_view query = text.substr(begin + Opening.size(), end - begin - Opening.size());
    if (isBlank(query))
        message.text(pointer, text, TextMarker::Wrapper);
    else
        message.text(pointer, query).text = toQString(text);
}

void addCursorPrompt(MessageBuilder &message, Element inside)
{
    const auto content = json::member(inside, "content");
    json::Array blocks;
    if (content && content->is_string())
        return addCursorText(message, json::text(*content), "/message/content");
    if (!content || content->get(blocks) || blocks.size() == 0)
        return addContent(message, inside, "content", "/message");
    size_t index = 0;
    for (const Element block : blocks) {
        const std::string pointer = "/message/content/" + std::to_string(index++);
        if (json::text(block, "type") == "text")
            addCursorText(message, json::text(block, "text"), pointer);
        else
            addBlock(message, block, pointer);
    }
}

std::optional<MessageBody> cursorMessage(Element line)
{
    const auto inside = json::member(line, "message");
    if (!inside)
        return std::nullopt;
    MessageBuilder message(json::text(line, "role") == "assistant" ? Role::Assistant : Role::User);
    message.facts().model = json::text(line, "model");
    if (message.role() == Role::User)
        addCursorPrompt(message, *inside);
    else
        addContent(message, *inside, "content", "/message");
    return message.take();
}

bool isContinue(Element root)
{
    const auto history = json::member(root, "history");
    Element first;
    if (!history || json::text(root, "sessionId").empty() || !json::member(root, "workspaceDirectory"))
        return false;
    return history->at(0).get(first) || json::member(first, "message");
}

std::optional<SessionFacts> continueSession(Element root)
{
    SessionFacts facts = agentSession("Continue", json::text(root, "sessionId"));
    facts.title = toQString(json::text(root, "title"));
    facts.directory = toQString(json::text(root, "workspaceDirectory"));
    facts.model = toQString(json::text(root, "chatModelTitle"));
    return facts;
}

void addContext(MessageBuilder &message, Element record)
{
    const auto context = json::member(record, "contextItems");
    json::Array items;
    if (message.role() != Role::User || !context || context->get(items))
        return;
    size_t index = 0;
    for (const Element item : items) {
        BodyPart &part = message.part(PartKind::Attachment, "/contextItems/" + std::to_string(index++));
        part.name = toQString(json::text(item, "name"));
        part.title = toQString(json::text(item, "description"));
    }
}

/// What the calls gave back stands beside the message; a message of role "tool" repeats it.
void addCallStates(MessageBuilder &message, Element record)
{
    const auto states = json::member(record, "toolCallStates");
    json::Array items;
    if (!states || states->get(items))
        return;
    for (const Element state : items) {
        const QString id = toQString(json::text(state, "toolCallId"));
        for (BodyPart &part : message.body().parts) {
            if (part.kind != PartKind::ToolCall || part.callId != id)
                continue;
            part.status = toQString(json::text(state, "status"));
            part.flags.setFlag(PartFlag::Error, part.status == QLatin1String("errored"));
            part.flags.setFlag(PartFlag::Denied, part.status == QLatin1String("canceled"));
            if (const auto output = json::member(state, "output"))
                part.output = toQString(textsOf(*output));
        }
    }
}

std::optional<MessageBody> continueMessage(Element record)
{
    const auto owner = json::member(record, "message");
    const std::string_view role = owner ? json::text(*owner, "role") : std::string_view();
    if (role.empty())
        return std::nullopt;
    const bool thought = role == "thinking";
    MessageBuilder message(role == "user"         ? Role::User
                               : role == "system" ? Role::System
                               : role == "tool"   ? Role::Tool
                                                  : Role::Assistant);
    message.facts().id = json::text(*owner, "id");
    if (thought) {
        const auto content = json::member(*owner, "content");
        const bool sealed = json::member(*owner, "redactedThinking").has_value();
        message.reasoning(sealed ? "/message/redactedThinking" : "/message/content",
                          content && !sealed ? textsOf(*content) : std::string());
        return message.take();
    }
    if (message.role() == Role::Tool) {
        addToolResult(message, *owner, "content", "/message", json::text(*owner, "toolCallId"));
        return message.take();
    }
    if (const auto reasoning = json::member(record, "reasoning"); reasoning && reasoning->is_object())
        message.reasoning("/reasoning/text", json::text(*reasoning, "text"));
    addContent(message, *owner, "content", "/message");
    addToolCalls(message, *owner, "toolCalls", "/message");
    addCallStates(message, record);
    addContext(message, record);
    return message.take();
}

bool isGoose(Element line)
{
    if (json::member(line, "working_dir") && !json::member(line, "role"))
        return true;
    const auto content = json::member(line, "content");
    return json::member(line, "created") && json::member(line, "role") && content && content->is_array();
}

std::optional<SessionFacts> gooseSession(Element line)
{
    if (!json::member(line, "working_dir"))
        return std::nullopt;
    SessionFacts facts = agentSession("Goose", json::text(line, "id"));
    facts.title = toQString(json::text(line, "description"));
    facts.directory = toQString(json::text(line, "working_dir"));
    return facts;
}

/// {"status":"success","value":…} or {"status":"error","error":…}
Element valueOf(Element outcome)
{
    const auto value = json::member(outcome, "value");
    const auto error = json::member(outcome, "error");
    return value ? *value : error ? *error : outcome;
}

void addGooseRequest(MessageBuilder &message, Element block, const std::string &pointer)
{
    const auto call = json::member(block, "toolCall");
    const Element value = call ? valueOf(*call) : block;
    addToolCall(message, value, pointer);
    BodyPart &part = message.body().parts.back();
    part.callId = toQString(json::text(block, "id"));
    if (call && json::text(*call, "status") == "error") {
        part.flags |= PartFlag::Error;
        part.output = toQString(json::text(*call, "error"));
    }
}

void addGooseResponse(MessageBuilder &message, Element block, const std::string &pointer)
{
    const auto result = json::member(block, "toolResult");
    const bool failed = result && json::text(*result, "status") == "error";
    std::string text;
    bool isError = failed;
    if (result) {
        const Element value = valueOf(*result);
        // Since 1.10 the value is an object with the blocks in it.
        const auto content = json::member(value, "content");
        text = textsOf(content ? *content : value);
        isError = isError || json::isTrue(value, "isError");
    }
    BodyPart &part = message.result(pointer, text);
    part.callId = toQString(json::text(block, "id"));
    part.flags.setFlag(PartFlag::Error, isError);
    part.flags.setFlag(PartFlag::Denied, text.find("The user has declined to run this tool") != std::string::npos);
}

void addGooseBlock(MessageBuilder &message, Element block, const std::string &pointer)
{
    const std::string_view type = json::text(block, "type");
    if (type == "toolRequest" || type == "frontendToolRequest" || type == "toolConfirmationRequest")
        return addGooseRequest(message, block, pointer);
    if (type == "toolResponse")
        return addGooseResponse(message, block, pointer);
    if (type == "redactedThinking") {
        message.reasoning(pointer, {});
        return;
    }
    if (type == "conversationCompacted" || type == "summarizationRequested" || type == "contextLengthExceeded") {
        message.part(PartKind::Compaction, pointer).text = toQString(json::text(block, "msg"));
        return;
    }
    if (type == "systemNotification") {
        message.part(PartKind::Step, pointer).text = toQString(json::text(block, "msg"));
        return;
    }
    addBlock(message, block, pointer);
}

}

std::optional<MessageBody> gooseMessage(Element record)
{
    const std::string_view role = json::text(record, "role");
    if (role != "user" && role != "assistant")
        return std::nullopt;
    MessageBuilder message(role == "assistant" ? Role::Assistant : Role::User);
    MessageFacts &facts = message.facts();
    facts.id = json::text(record, "id");
    if (const auto seconds = json::integer(record, "created"))
        facts.timeMs = *seconds > 100'000'000'000 ? *seconds : *seconds * 1000;
    const auto metadata = json::member(record, "metadata");
    const auto seen = metadata ? json::member(*metadata, "userVisible") : std::nullopt;
    if (seen && !json::isTrue(*seen)) {
        facts.flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "goose.user-visible", "/metadata/userVisible", "hidden");
    }
    const auto content = json::member(record, "content");
    json::Array blocks;
    if (!content || content->get(blocks) || blocks.size() == 0) {
        addContent(message, record, "content", {});
        return message.take();
    }
    size_t index = 0;
    for (const Element block : blocks)
        addGooseBlock(message, block, "/content/" + std::to_string(index++));
    return message.take();
}

std::span<const AgentFormat> workspaceFormats()
{
    static constexpr std::array Formats {
        AgentFormat {"cursor", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Cursor transcript"), nullptr, &isCursor,
                     &cursorSession, &cursorMessage},
        AgentFormat {"continue", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Continue session"), "history", &isContinue,
                     &continueSession, &continueMessage},
        AgentFormat {"goose", QT_TRANSLATE_NOOP("tacet::AgentFormat", "Goose log"), nullptr, &isGoose, &gooseSession,
                     &gooseMessage},
    };
    return Formats;
}

}
