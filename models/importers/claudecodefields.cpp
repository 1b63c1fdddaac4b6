// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodefields.h"

#include "models/importers/jsonkeys.h"

namespace tacet {

namespace {

using simdjson::error_code;
using simdjson::SUCCESS;
using Value = simdjson::ondemand::value;

error_code take(Value &value, RawString &into)
{
    into = rawString(value);
    return walk(value);
}

/// A string; anything else counts as missing.
error_code take(Value &value, std::string_view &into)
{
    into = rawString(value).inside;
    return walk(value);
}

error_code take(Value &value, bool &into)
{
    into = isTrueToken(value);
    return walk(value);
}

error_code take(Value &value, qint64 &into)
{
    into = 0;
    for (const char c : value.raw_json_token()) {
        if (c < '0' || c > '9' || into > 1'000'000'000'000)
            break;
        into = into * 10 + (c - '0');
    }
    return walk(value);
}

enum class BlockKey : quint8 {
    None,
    Type,
    Text,
    Thinking,
    Signature,
    Data,
    Id,
    ToolUseId,
    Content,
    IsError,
    Source,
    FileId
};

constexpr JsonKeys<BlockKey, 11> BlockKeys {{{
    {"type", BlockKey::Type},
    {"text", BlockKey::Text},
    {"thinking", BlockKey::Thinking},
    {"signature", BlockKey::Signature},
    {"data", BlockKey::Data},
    {"id", BlockKey::Id},
    {"tool_use_id", BlockKey::ToolUseId},
    {"content", BlockKey::Content},
    {"is_error", BlockKey::IsError},
    {"source", BlockKey::Source},
    {"file_id", BlockKey::FileId},
}}};

/// The content of a tool result: a string, or blocks of which the first text is kept.
error_code readResultContent(Value &value, ClaudeCodeBlock &block)
{
    using Content = ClaudeCodeBlock::Content;
    const char first = value.raw_json_token().front();
    if (first == '"') {
        const RawString text = rawString(value);
        block.contentText = text.inside;
        block.content = text.isEmpty() ? Content::Empty : Content::Filled;
        return walk(value);
    }
    if (first != '[') {
        block.content = first == '{' ? Content::Filled : Content::Empty;
        return walk(value);
    }
    block.content = Content::Empty;
    return forEachItem(value, [&block](Value &item) {
        RawString text;
        bool isText = false;
        const error_code error = forEachMemberOf(item, [&](std::string_view key, Value &member) {
            if (key == "text")
                return take(member, text);
            if (key == "type")
                isText = rawString(member).inside == "text";
            return walk(member);
        });
        if (!isText || !text.isEmpty())
            block.content = Content::Filled;
        if (block.contentText.empty() && text.isString())
            block.contentText = text.inside;
        return error;
    });
}

error_code readSource(Value &value, ClaudeCodeBlock &block)
{
    return forEachMemberOf(value, [&block](std::string_view key, Value &member) {
        if (key == "data" || key == "url" || key == "file_id")
            block.hasData = block.hasData || !rawString(member).isEmpty();
        return walk(member);
    });
}

error_code readBlock(Value &value, ClaudeCodeBlock &block)
{
    if (value.raw_json_token().front() == '"') {
        block.type = "text";
        return take(value, block.text);
    }
    return forEachMemberOf(value, [&block](std::string_view key, Value &member) {
        switch (BlockKeys.find(key)) {
        case BlockKey::Type:
            return take(member, block.type);
        case BlockKey::Text:
            return take(member, block.text);
        case BlockKey::Thinking:
            return take(member, block.thinking);
        case BlockKey::Signature:
        case BlockKey::Data:
            return take(member, block.signature);
        case BlockKey::Id:
        case BlockKey::ToolUseId:
            return take(member, block.id);
        case BlockKey::Content:
            return readResultContent(member, block);
        case BlockKey::IsError:
            return take(member, block.isError);
        case BlockKey::Source:
            return readSource(member, block);
        case BlockKey::FileId:
            block.hasData = true;
            return walk(member);
        case BlockKey::None:
            break;
        }
        return walk(member);
    });
}

error_code readContent(Value &value, ClaudeCodeContent &content)
{
    using Shape = ClaudeCodeContent::Shape;
    content.blocks.clear();
    const char first = value.raw_json_token().front();
    content.shape = first == '"' ? Shape::String
        : first == '['           ? Shape::Array
        : first == 'n'           ? Shape::Null
                                 : Shape::Other;
    if (content.shape == Shape::Array)
        return forEachItem(value, [&content](Value &item) { return readBlock(item, content.blocks.emplace_back()); });
    content.text = rawString(value);
    return walk(value);
}

error_code readMessage(Value &value, ClaudeCodeFields &fields)
{
    fields.hasMessage = true;
    if (value.raw_json_token().front() == '"') {
        fields.messageIsText = true;
        return readContent(value, fields.content);
    }
    return forEachMemberOf(value, [&fields](std::string_view key, Value &member) {
        if (key == "content")
            return readContent(member, fields.content);
        if (key == "id")
            return take(member, fields.messageId);
        if (key == "model")
            return take(member, fields.model);
        if (key == "stop_reason")
            return take(member, fields.stopReason);
        if (key != "usage")
            return walk(member);
        return forEachMemberOf(member, [&fields](std::string_view name, Value &count) {
            return name == "output_tokens" ? take(count, fields.outputTokens) : walk(count);
        });
    });
}

error_code readOrigin(Value &value, ClaudeCodeFields &fields)
{
    return forEachMemberOf(value, [&fields](std::string_view key, Value &member) {
        return key == "kind" ? take(member, fields.originKind) : walk(member);
    });
}

error_code readAttachment(Value &value, ClaudeCodeFields &fields)
{
    return forEachMemberOf(value, [&fields](std::string_view key, Value &member) {
        if (key == "type")
            return take(member, fields.attachmentType);
        if (key == "prompt")
            return readContent(member, fields.content);
        if (key == "isMeta")
            return take(member, fields.metaInAttachment);
        if (key == "origin") {
            fields.originInAttachment = true;
            return readOrigin(member, fields);
        }
        return walk(member);
    });
}

error_code readTrigger(Value &value, ClaudeCodeFields &fields)
{
    return forEachMemberOf(value, [&fields](std::string_view key, Value &member) {
        return key == "trigger" ? take(member, fields.trigger) : walk(member);
    });
}

error_code readRetracted(Value &value, ClaudeCodeFields &fields)
{
    if (value.raw_json_token().front() != '[')
        return walk(value);
    return forEachItem(value, [&fields](Value &item) {
        if (fields.retractedCount++ == 0)
            fields.retracted = rawString(item).inside;
        return walk(item);
    });
}

enum class Key : quint8 { None, Text, Truth, Message, Attachment, Origin, CompactMetadata, Retracted };

struct Member {
    Key key = Key::None;
    std::string_view ClaudeCodeFields::*text = nullptr; ///< Key::Text
    bool ClaudeCodeFields::*truth = nullptr; ///< Key::Truth
};

using Fields = ClaudeCodeFields;

constexpr JsonKeys<Member, 26> Members {{{
    {"type", {Key::Text, &Fields::type}},
    {"subtype", {Key::Text, &Fields::subtype}},
    {"uuid", {Key::Text, &Fields::uuid}},
    {"parentUuid", {Key::Text, &Fields::parentUuid}},
    {"sessionId", {Key::Text, &Fields::sessionId}},
    {"agentId", {Key::Text, &Fields::agentId}},
    {"teamName", {Key::Text, &Fields::teamName}},
    {"cwd", {Key::Text, &Fields::cwd}},
    {"version", {Key::Text, &Fields::version}},
    {"timestamp", {Key::Text, &Fields::timestamp}},
    {"summary", {Key::Text, &Fields::summary}},
    {"aiTitle", {Key::Text, &Fields::aiTitle}},
    {"customTitle", {Key::Text, &Fields::customTitle}},
    {"interruptedMessageId", {Key::Text, &Fields::interruptedMessageId}},
    {"toolDenialKind", {Key::Text, &Fields::toolDenialKind}},
    {"error", {Key::Text, &Fields::error}},
    {"isSidechain", {Key::Truth, nullptr, &Fields::isSidechain}},
    {"isMeta", {Key::Truth, nullptr, &Fields::isMeta}},
    {"isCompactSummary", {Key::Truth, nullptr, &Fields::isCompactSummary}},
    {"isApiErrorMessage", {Key::Truth, nullptr, &Fields::isApiErrorMessage}},
    {"isAbortedMidStream", {Key::Truth, nullptr, &Fields::isAbortedMidStream}},
    {"message", {Key::Message}},
    {"attachment", {Key::Attachment}},
    {"origin", {Key::Origin}},
    {"compactMetadata", {Key::CompactMetadata}},
    {"retractedMessageUuids", {Key::Retracted}},
}}};

}

void ClaudeCodeFields::clear()
{
    std::vector<ClaudeCodeBlock> blocks = std::move(content.blocks);
    *this = {};
    blocks.clear();
    content.blocks = std::move(blocks);
}

error_code readFields(simdjson::ondemand::object &record, ClaudeCodeFields &fields)
{
    return forEachMember(record, [&fields](std::string_view name, Value &value) {
        switch (const Member member = Members.find(name); member.key) {
        case Key::None:
            break;
        case Key::Text:
            return take(value, fields.*member.text);
        case Key::Truth:
            return take(value, fields.*member.truth);
        case Key::Message:
            return readMessage(value, fields);
        case Key::Attachment:
            return readAttachment(value, fields);
        case Key::Origin:
            return readOrigin(value, fields);
        case Key::Retracted:
            return readRetracted(value, fields);
        case Key::CompactMetadata:
            return readTrigger(value, fields);
        }
        return walk(value);
    });
}

}
