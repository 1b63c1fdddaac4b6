// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/cursorbubble.h"

#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"
#include "models/importers/toolcalltext.h"

#include <array>

namespace tacet {

namespace {

using json::Element;

// An empty reply costs a few tokens all the same.
constexpr qint64 TokensOfAnEmptyReply = 16;
constexpr qint64 TypeOfAPrompt = 1;

// What a person may add to the words of a prompt, each an array.
constexpr std::array Attachments {
    std::string_view {"/images"},
    std::string_view {"/attachedCodeChunks"},
    std::string_view {"/context/fileSelections"},
    std::string_view {"/context/folderSelections"},
    std::string_view {"/context/selections"},
    std::string_view {"/context/selectedImages"},
};

void addAttachments(MessageBuilder &message, Element bubble)
{
    for (const std::string_view pointer : Attachments) {
        Element value;
        json::Array items;
        if (bubble.at_pointer(pointer).get(value) || value.get(items))
            continue;
        size_t index = 0;
        for (const Element item : items) {
            BodyPart &part = message.part(PartKind::Attachment, std::string(pointer) + '/' + std::to_string(index++));
            const auto uri = json::member(item, "uri");
            part.name = toQString(uri ? json::text(*uri, "path") : json::text(item, "relativePath"));
        }
    }
}

void addThinking(MessageBuilder &message, Element bubble)
{
    if (const auto thinking = json::member(bubble, "thinking"); thinking && thinking->is_object()) {
        message.reasoning("/thinking", json::text(*thinking, "text"));
        return;
    }
    const auto blocks = json::member(bubble, "allThinkingBlocks");
    json::Array items;
    if (!blocks || blocks->get(items))
        return;
    size_t index = 0;
    for (const Element item : items)
        message.reasoning("/allThinkingBlocks/" + std::to_string(index++),
                          json::text(item, json::member(item, "thinking") ? "thinking" : "text"));
}

void addTool(MessageBuilder &message, Element bubble)
{
    const auto tool = json::member(bubble, "toolFormerData");
    if (!tool || !tool->is_object() || json::text(*tool, "name").empty())
        return;
    BodyPart &call = message.part(PartKind::ToolCall, "/toolFormerData");
    const std::string_view name = json::text(*tool, "name");
    const auto params = json::member(*tool, "params");
    const auto raw = json::member(*tool, "rawArgs");
    call.name = toQString(name);
    if (params || raw)
        setToolInput(call, name, params ? *params : *raw);
    call.callId = toQString(json::text(*tool, "toolCallId"));
    call.status = toQString(json::text(*tool, "status"));
    if (const auto result = json::member(*tool, "result"))
        call.output = toQString(textsOf(*result));
    call.flags.setFlag(PartFlag::Error, call.status == QLatin1String("error"));
    call.flags.setFlag(PartFlag::Aborted,
                       call.status == QLatin1String("cancelled") || call.status == QLatin1String("aborted"));
    call.flags.setFlag(PartFlag::Running, call.status == QLatin1String("loading"));
    call.flags.setFlag(PartFlag::Denied, json::text(*tool, "userDecision") == "rejected");
}

void addFacts(MessageBuilder &message, Element bubble)
{
    MessageFacts &facts = message.facts();
    facts.id = json::text(bubble, "bubbleId");
    if (const auto created = json::member(bubble, "createdAt"))
        facts.timeMs = created->is_string() ? millisecondsOf(json::text(*created)) : json::integer(*created);
    if (const auto model = json::member(bubble, "modelInfo"))
        facts.model = json::text(*model, "modelName");
    const auto error = json::member(bubble, "errorDetails");
    if (message.role() != Role::Assistant || !error || !error->is_object())
        return;
    facts.flags |= MessageFlag::Failed;
    message.cue(CueKind::Failed, "cursor.error-details", "/bubble/errorDetails");
}

/// What was counted and is not there.
void addTokens(MessageBuilder &message, Element bubble)
{
    const auto count = json::member(bubble, "tokenCount");
    const bool acts = message.hasPart(PartKind::ToolCall) || message.hasPart(PartKind::Reasoning);
    if (!acts && !message.facts().hasVisibleText() && count
        && json::integer(*count, "outputTokens").value_or(0) > TokensOfAnEmptyReply)
        message.cue(CueKind::TokensCounted, "cursor.token-count", "/bubble/tokenCount/outputTokens");
}

std::optional<MessageBody> lostMessage(Element header)
{
    const bool byPerson = json::integer(header, "type") == TypeOfAPrompt;
    MessageBuilder message(byPerson ? Role::User : Role::Assistant);
    message.facts().id = json::text(header, "bubbleId");
    message.absent(Absence::MissingKey, "/header/text");
    return message.take();
}

}

std::optional<MessageBody> cursorBubble(Element record)
{
    const auto bubble = json::member(record, "bubble");
    if (!bubble || !bubble->is_object()) {
        const auto header = json::member(record, "header");
        return header ? lostMessage(*header) : std::nullopt;
    }
    const bool byPerson = json::integer(*bubble, "type") == TypeOfAPrompt;
    MessageBuilder message(byPerson ? Role::User : Role::Assistant, "/bubble");
    addFacts(message, *bubble);
    addThinking(message, *bubble);
    addTool(message, *bubble);
    const bool acts = message.hasPart(PartKind::Reasoning) || message.hasPart(PartKind::ToolCall);
    // Bubbles of calls and thoughts have an empty text that nobody sees.
    if (byPerson || !acts || !json::text(*bubble, "text").empty())
        addContent(message, *bubble, "text", {});
    if (byPerson)
        addAttachments(message, *bubble);
    else
        addTokens(message, *bubble);
    if (json::member(record, "unlisted")) {
        message.facts().flags |= MessageFlag::Sidechain;
        if (!message.facts().hasVisibleText())
            message.cue(CueKind::Sidechain, "cursor.unlisted", "/bubble");
    }
    return message.take();
}

}
