// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/chatcontent.h"

#include "models/importers/prettyjson.h"
#include "models/importers/toolcalltext.h"

#include <algorithm>
#include <array>

namespace tacet {

namespace {

using json::Element;

struct BlockType {
    std::string_view type;
    PartKind kind;
};

constexpr std::array BlockTypes {
    BlockType {"text", PartKind::Text},
    BlockType {"input_text", PartKind::Text},
    BlockType {"output_text", PartKind::Text},
    BlockType {"refusal", PartKind::Text},
    BlockType {"thinking", PartKind::Reasoning},
    BlockType {"think", PartKind::Reasoning},
    BlockType {"reasoning", PartKind::Reasoning},
    BlockType {"redacted_thinking", PartKind::Reasoning},
    BlockType {"tool_use", PartKind::ToolCall},
    BlockType {"server_tool_use", PartKind::ToolCall},
    BlockType {"toolCall", PartKind::ToolCall},
    BlockType {"tool_call", PartKind::ToolCall},
    BlockType {"tool-call", PartKind::ToolCall},
    BlockType {"tool_result", PartKind::ToolResult},
    BlockType {"tool-result", PartKind::ToolResult},
    BlockType {"toolResult", PartKind::ToolResult},
    BlockType {"image", PartKind::Attachment},
    BlockType {"image_url", PartKind::Attachment},
    BlockType {"input_image", PartKind::Attachment},
    BlockType {"file", PartKind::Attachment},
    BlockType {"document", PartKind::Attachment},
    BlockType {"audio", PartKind::Attachment},
    BlockType {"video", PartKind::Attachment},
    BlockType {"image_asset_pointer", PartKind::Attachment},
    BlockType {"audio_asset_pointer", PartKind::Attachment},
    BlockType {"real_time_user_audio_video_asset_pointer", PartKind::Attachment},
    BlockType {"audio_transcription", PartKind::Text},
    BlockType {"token_budget", PartKind::Step},
};

/// Gemini and its like name no type: the key is the type.
struct KeyedPart {
    std::string_view key;
    PartKind kind;
};

constexpr std::array KeyedParts {
    KeyedPart {"functionCall", PartKind::ToolCall},
    KeyedPart {"functionResponse", PartKind::ToolResult},
    KeyedPart {"inlineData", PartKind::Attachment},
    KeyedPart {"fileData", PartKind::Attachment},
    KeyedPart {"text", PartKind::Text},
    KeyedPart {"image", PartKind::Attachment},
};

constexpr std::array InputKeys {
    std::string_view {"input"},      std::string_view {"arguments"}, std::string_view {"args"},
    std::string_view {"parameters"}, std::string_view {"params"},
};

constexpr std::array TextKeys {
    std::string_view {"text"},
    std::string_view {"refusal"},
    std::string_view {"content"},
};

constexpr std::array ThoughtKeys {
    std::string_view {"thinking"}, std::string_view {"think"},   std::string_view {"reasoning"},
    std::string_view {"text"},     std::string_view {"summary"},
};

std::optional<Element> firstMember(Element value, std::span<const std::string_view> keys)
{
    for (const std::string_view key : keys) {
        if (const auto found = json::member(value, key))
            return found;
    }
    return std::nullopt;
}

QString firstText(Element value, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys) {
        if (const auto text = json::text(value, key); !text.empty())
            return toQString(text);
    }
    return {};
}

void addCall(MessageBuilder &message, Element call, const std::string &pointer)
{
    // OpenAI puts name and arguments one level down.
    const auto function = json::member(call, "function");
    const Element inner = function && function->is_object() ? *function : call;
    BodyPart &part = message.part(PartKind::ToolCall, pointer);
    part.type = toQString(json::text(call, "type"));
    part.name = firstText(inner, {"name", "toolName", "tool_name", "function_name", "function"});
    part.callId = firstText(call, {"id", "toolCallId", "tool_call_id", "call_id"});
    part.status = toQString(json::text(call, "status"));
    if (const auto input = firstMember(inner, InputKeys)) {
        const QByteArray name = part.name.toUtf8();
        setToolInput(part, {name.constData(), size_t(name.size())}, *input);
    }
}

void addResult(MessageBuilder &message, Element block, const std::string &pointer)
{
    static constexpr std::array Keys {std::string_view {"content"}, std::string_view {"output"},
                                      std::string_view {"response"}, std::string_view {"result"}};
    const auto content = firstMember(block, Keys);
    BodyPart &part = message.result(pointer, content ? textsOf(*content) : std::string());
    part.name = firstText(block, {"name", "toolName"});
    part.callId = firstText(block, {"tool_use_id", "toolCallId", "tool_call_id", "id"});
    part.flags.setFlag(PartFlag::Error, json::isTrue(block, "is_error") || json::isTrue(block, "isError"));
}

void addAttachment(MessageBuilder &message, Element block, const std::string &pointer)
{
    BodyPart &part = message.part(PartKind::Attachment, pointer);
    part.type = toQString(json::text(block, "type"));
    part.name = firstText(block, {"name", "file_name", "filename", "title", "asset_pointer", "fileUri", "url"});
    part.mime = firstText(block, {"mimeType", "mime_type", "media_type"});
}

void addThought(MessageBuilder &message, Element block, const std::string &pointer)
{
    const auto thought = firstMember(block, ThoughtKeys);
    const bool redacted = json::isTrue(block, "redacted") || json::text(block, "type") == "redacted_thinking";
    const std::string text = thought && !redacted ? textsOf(*thought) : std::string();
    message.reasoning(pointer, text).type = toQString(json::text(block, "type"));
}

/// What proves a text is the text itself, not the block around it.
void addTextBlock(MessageBuilder &message, Element block, const std::string &pointer)
{
    const auto key = std::find_if(TextKeys.begin(), TextKeys.end(),
                                  [block](std::string_view name) { return json::member(block, name).has_value(); });
    const bool found = key != TextKeys.end();
    message
        .text(found ? pointer + '/' + std::string(*key) : pointer, found ? json::text(block, *key) : std::string_view())
        .type = toQString(json::text(block, "type"));
}

void addKind(MessageBuilder &message, Element block, const std::string &pointer, PartKind kind)
{
    switch (kind) {
    case PartKind::Text:
        return addTextBlock(message, block, pointer);
    case PartKind::Reasoning:
        return addThought(message, block, pointer);
    case PartKind::ToolCall:
        return addCall(message, block, pointer);
    case PartKind::ToolResult:
        return addResult(message, block, pointer);
    case PartKind::Attachment:
        return addAttachment(message, block, pointer);
    default:
        BodyPart &part = message.part(kind, pointer);
        part.type = toQString(json::text(block, "type"));
        part.text = prettyJson(block);
    }
}

void addRefusal(MessageBuilder &message, Element block)
{
    bool refused = json::isTrue(block, "refusal");
    refused = refused || !json::text(block, "refusal").empty() || json::text(block, "type") == "refusal";
    if (refused && message.role() == Role::Assistant)
        message.cue(CueKind::Refusal, "general.refusal", "");
}

}

void addBlock(MessageBuilder &message, Element block, const std::string &pointer)
{
    if (block.is_string()) {
        message.text(pointer, json::text(block));
        return;
    }
    addRefusal(message, block);
    const std::string_view type = json::text(block, "type");
    const std::string_view name = type.empty() ? json::text(block, "content_type") : type;
    const auto known =
        std::find_if(BlockTypes.begin(), BlockTypes.end(), [name](const BlockType &one) { return one.type == name; });
    if (known != BlockTypes.end())
        return addKind(message, block, pointer, known->kind);
    if (name.empty() && json::isTrue(block, "thought"))
        return addKind(message, block, pointer, PartKind::Reasoning);
    for (const KeyedPart &part : KeyedParts) {
        const auto inner = name.empty() ? json::member(block, part.key) : std::nullopt;
        if (inner)
            return addKind(message, part.kind == PartKind::Text || !inner->is_object() ? block : *inner, pointer,
                           part.kind);
    }
    addKind(message, block, pointer, PartKind::Other);
}

void addContent(MessageBuilder &message, Element owner, std::string_view key, const std::string &ownerPointer)
{
    const std::string pointer = ownerPointer + '/' + std::string(key);
    const auto content = json::member(owner, key);
    if (!content)
        return message.absent(Absence::MissingKey, pointer);
    if (content->is_null())
        return message.absent(Absence::Null, pointer);
    json::Array blocks;
    if (content->get(blocks)) {
        if (content->is_object())
            return addBlock(message, *content, pointer);
        message.text(pointer, json::text(*content));
        return;
    }
    if (blocks.size() == 0)
        return message.absent(Absence::EmptyArray, pointer);
    size_t index = 0;
    for (const Element block : blocks)
        addBlock(message, block, pointer + '/' + std::to_string(index++));
}

void addToolCalls(MessageBuilder &message, Element owner, std::string_view key, const std::string &ownerPointer)
{
    const auto calls = json::member(owner, key);
    json::Array items;
    if (!calls || calls->get(items))
        return;
    size_t index = 0;
    for (const Element call : items)
        addCall(message, call, ownerPointer + '/' + std::string(key) + '/' + std::to_string(index++));
}

void addToolCall(MessageBuilder &message, Element call, const std::string &pointer)
{
    addCall(message, call, pointer);
}

void addToolResult(MessageBuilder &message, Element owner, std::string_view key, const std::string &ownerPointer,
                   std::string_view callId)
{
    const auto content = json::member(owner, key);
    const std::string pointer = content ? ownerPointer + '/' + std::string(key) : ownerPointer;
    message.result(pointer, content ? textsOf(*content) : std::string()).callId = toQString(callId);
}

std::string textsOf(Element content)
{
    json::Array items;
    if (content.get(items)) {
        if (!content.is_object())
            return std::string(json::text(content));
        static constexpr std::array Keys {std::string_view {"text"}, std::string_view {"content"},
                                          std::string_view {"output"}};
        const auto text = firstMember(content, Keys);
        return text && text->is_string() ? std::string(json::text(*text)) : prettyJson(content).toStdString();
    }
    std::string texts;
    for (const Element item : items) {
        const auto text = item.is_string() ? std::optional(item) : json::member(item, "text");
        if (!texts.empty())
            texts += '\n';
        texts += text ? std::string(json::text(*text)) : '[' + std::string(json::text(item, "type")) + ']';
    }
    return texts;
}

}
