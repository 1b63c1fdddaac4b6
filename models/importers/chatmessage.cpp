// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/chatmessage.h"

#include "models/importers/isotime.h"
#include "models/importers/messagebuilder.h"
#include "models/importers/prettyjson.h"
#include "models/importers/textfacts.h"
#include "models/importers/toolcalltext.h"

#include <algorithm>
#include <array>

namespace tacet {

namespace {

using json::Element;

struct RoleName {
    std::string_view name;
    Role role;
};

constexpr std::array RoleNames {
    RoleName {"user", Role::User},        RoleName {"human", Role::User},
    RoleName {"prompter", Role::User},    RoleName {"assistant", Role::Assistant},
    RoleName {"gpt", Role::Assistant},    RoleName {"chatgpt", Role::Assistant},
    RoleName {"bing", Role::Assistant},   RoleName {"bard", Role::Assistant},
    RoleName {"model", Role::Assistant},  RoleName {"function_call", Role::Assistant},
    RoleName {"tool", Role::Tool},        RoleName {"function", Role::Tool},
    RoleName {"observation", Role::Tool}, RoleName {"system", Role::System},
    RoleName {"developer", Role::System},
};

// What ShareGPT's pages showed in place of an answer; FastChat takes it out as well.
constexpr std::string_view TooManyRequests = "Too many requests in 1 hour. Try again later.";

/// The message within its record.
struct Message {
    Element value;
    std::string pointer;
};

Message messageOf(Element record)
{
    for (const char *pointer : {"/choices/0/message", "/message"}) {
        Element inside;
        if (!record.at_pointer(pointer).get(inside) && inside.is_object())
            return {inside, pointer};
    }
    return {record, {}};
}

std::string_view roleNameOf(Element message)
{
    const std::string_view role = json::text(message, "role");
    return role.empty() ? json::text(message, "from") : role;
}

/// The texts of a tool's output: a string, a typed value, or an array of blocks.
std::string outputOf(Element value)
{
    json::Array blocks;
    if (!value.get(blocks)) {
        std::string text;
        for (const Element block : blocks) {
            const std::string_view words = block.is_string() ? json::text(block) : json::text(block, "text");
            const std::string_view type = json::text(block, "type");
            if (!text.empty())
                text += '\n';
            text += !words.empty() || type == "text" ? std::string(words) : '[' + std::string(type) + ']';
        }
        return text;
    }
    if (!value.is_object())
        return value.is_null()  ? std::string()
            : value.is_string() ? std::string(json::text(value))
                                : std::string(simdjson::minify(value));
    const auto inside = json::member(value, "value");
    return inside ? outputOf(*inside) : std::string(simdjson::minify(value));
}

void readResult(MessageBuilder &builder, const std::string &pointer, Element block)
{
    std::string output;
    for (const std::string_view name : {"content", "output", "result", "value"}) {
        if (const auto value = json::member(block, name); value && output.empty())
            output = outputOf(*value);
    }
    BodyPart &part = builder.result(pointer, output);
    part.type = toQString(json::text(block, "type"));
    part.name = toQString(json::text(block, "name"));
    for (const std::string_view name : {"tool_use_id", "tool_call_id", "toolCallId"}) {
        if (part.callId.isEmpty())
            part.callId = toQString(json::text(block, name));
    }
    if (json::isTrue(block, "is_error")) {
        part.status = QStringLiteral("error");
        part.flags |= PartFlag::Error;
        builder.facts().flags |= MessageFlag::ToolError;
    }
    part.exitStatus = exitStatusOf(part.output);
}

void readCall(MessageBuilder &builder, const std::string &pointer, Element block)
{
    BodyPart &part = builder.part(PartKind::ToolCall, pointer);
    part.type = toQString(json::text(block, "type"));
    part.callId = toQString(json::text(block, json::member(block, "toolCallId") ? "toolCallId" : "id"));
    const Element function = json::member(block, "function").value_or(block);
    std::string_view name = json::text(function, "name");
    name = name.empty() ? json::text(block, "toolName") : name;
    part.name = toQString(name);
    for (const std::string_view key : {"arguments", "input", "args"}) {
        const auto input = json::member(function, key);
        if (const auto found = input ? input : json::member(block, key))
            return setToolInput(part, name, *found);
    }
}

void readAttachment(MessageBuilder &builder, const std::string &pointer, Element block)
{
    BodyPart &part = builder.part(PartKind::Attachment, pointer);
    part.type = toQString(json::text(block, "type"));
    const Element source = json::member(block, "source").value_or(block);
    part.mime = toQString(json::text(source, "media_type"));
    part.bytes = qint64(json::text(source, "data").size() * 3 / 4);
    part.name = toQString(json::text(block, "filename"));
    const auto holds = [&](std::string_view name) {
        const auto value = json::member(source, name);
        return value && (value->is_object() || !json::text(*value).empty());
    };
    const bool there = holds("data") || holds("url") || holds("file_id") || holds("image_url") || holds("input_audio")
        || holds("file") || holds("image") || holds("content") || holds("file_data");
    part.flags.setFlag(PartFlag::Lost, !there);
}

bool isOneOf(std::string_view type, std::initializer_list<std::string_view> types)
{
    return std::find(types.begin(), types.end(), type) != types.end();
}

void readBlock(MessageBuilder &builder, const std::string &pointer, Element block)
{
    const std::string_view type = json::text(block, "type");
    if (block.is_string() || isOneOf(type, {"text", "input_text", "output_text"})) {
        const std::string_view words = block.is_string() ? json::text(block) : json::text(block, "text");
        builder.text(block.is_string() ? pointer : pointer + "/text", words).type = toQString(type);
    } else if (isOneOf(type, {"thinking", "reasoning", "redacted_thinking", "redacted-reasoning"})) {
        const std::string_view thought = json::text(block, "thinking");
        builder.reasoning(pointer + "/type", thought.empty() ? json::text(block, "text") : thought).type =
            toQString(type);
    } else if (type.ends_with("tool_use") || isOneOf(type, {"tool-call", "tool_call", "function_call"})) {
        readCall(builder, pointer + "/type", block);
    } else if (type.ends_with("tool_result") || isOneOf(type, {"tool-result", "function_call_output"})) {
        readResult(builder, pointer + "/type", block);
    } else if (type == "refusal") {
        builder.cue(CueKind::Refusal, "chat.refusal", "/content");
    } else if (isOneOf(type,
                       {"image", "image_url", "input_image", "input_audio", "audio", "video", "video_url", "file",
                        "input_file", "document", "container_upload"})) {
        readAttachment(builder, pointer + "/type", block);
    } else {
        const PartKind kind = type == "compaction" ? PartKind::Compaction : PartKind::Other;
        BodyPart &part = builder.part(kind, type.empty() ? pointer : pointer + "/type");
        part.type = toQString(type);
        part.text = prettyJson(block);
    }
}

void readContent(MessageBuilder &builder, const std::string &pointer, std::optional<Element> content, Element message)
{
    json::Array blocks;
    if (!content || content->is_null()) {
        builder.absent(content ? Absence::Null : Absence::MissingKey, pointer);
    } else if (!content->get(blocks)) {
        if (blocks.size() == 0)
            builder.absent(Absence::EmptyArray, pointer);
        size_t index = 0;
        for (const Element block : blocks)
            readBlock(builder, pointer + '/' + std::to_string(index++), block);
    } else if (builder.role() == Role::Tool) {
        readResult(builder, pointer, message);
    } else if (roleNameOf(message) == "function_call") {
        BodyPart &part = builder.part(PartKind::ToolCall, pointer);
        setToolInput(part, json::text(message, "name"), *content);
    } else if (content->is_string()) {
        const std::string_view words = json::text(*content);
        // Beside calls an empty string is how some back ends spell "nothing".
        const auto calls = json::member(message, "tool_calls");
        if (words.empty() && calls && calls->is_array())
            builder.absent(Absence::EmptyString, pointer);
        else
            builder.text(pointer, words);
    } else {
        builder.part(PartKind::Other, pointer).text = prettyJson(*content);
    }
    if (builder.role() == Role::Tool && !builder.hasPart(PartKind::ToolResult) && (!content || content->is_null()))
        builder.result("", {});
}

/// What back ends put beside the content for what the model thought.
void readReasoning(MessageBuilder &builder, const Message &message)
{
    for (const char *name : {"reasoning_content", "reasoning", "thinking"}) {
        const std::string_view thought = json::text(message.value, name);
        if (!thought.empty()) {
            builder.reasoning(message.pointer + '/' + name, thought).type = QLatin1String(name);
            return;
        }
    }
    const auto details = json::member(message.value, "reasoning_details");
    json::Array list;
    if (!details || details->get(list))
        return;
    for (size_t i = 0; i < list.size(); ++i) {
        const std::string_view text = json::text(list.at(i), "text");
        builder.reasoning(message.pointer + "/reasoning_details/" + std::to_string(i),
                          text.empty() ? json::text(list.at(i), "summary") : text);
    }
}

void readCalls(MessageBuilder &builder, const Message &message)
{
    const auto calls = json::member(message.value, "tool_calls");
    json::Array list;
    if (calls && !calls->get(list)) {
        for (size_t i = 0; i < list.size(); ++i)
            readCall(builder, message.pointer + "/tool_calls/" + std::to_string(i), list.at(i));
    }
    const auto call = json::member(message.value, "function_call");
    if (call && call->is_object())
        readCall(builder, message.pointer + "/function_call", *call);
}

/// What is said in place of the content, or about its end. Pointers of cues are static, so they name the usual place.
void readEnd(MessageBuilder &builder, const Message &message, Element record)
{
    if (!json::text(message.value, "refusal").empty())
        builder.cue(CueKind::Refusal, "chat.refusal",
                    message.pointer.empty() ? "/refusal" : "/choices/0/message/refusal");
    if (const auto audio = json::member(message.value, "audio"); audio && audio->is_object())
        builder.text(message.pointer + "/audio/transcript", json::text(*audio, "transcript"));
    Element finish;
    const char *pointer = "";
    for (const char *name : {"/stop_reason", "/finish_reason", "/choices/0/finish_reason"}) {
        if (!*pointer && !record.at_pointer(name).get(finish) && finish.is_string())
            pointer = name;
    }
    if (!*pointer)
        return;
    const std::string_view reason = json::text(finish);
    builder.facts().finish = reason;
    if (isOneOf(reason, {"refusal", "content_filter"}))
        builder.cue(CueKind::Refusal, "chat.finish.refusal", pointer);
    else if (isOneOf(reason, {"length", "max_tokens", "model_context_window_exceeded"}))
        builder.cue(CueKind::Length, "chat.finish.length", pointer);
    else if (reason == "error")
        builder.cue(CueKind::Failed, "chat.finish.error", pointer);
}

void readMetadata(MessageBuilder &builder, Element message)
{
    MessageFacts &facts = builder.facts();
    for (const std::string_view name : {"id", "message_id"}) {
        if (facts.id.empty())
            facts.id = json::text(message, name);
    }
    facts.parentId = json::text(message, "parent_id");
    facts.model = json::text(message, "model");
    for (const std::string_view name : {"timestamp", "created_at", "created_date"}) {
        std::string time(json::text(message, name));
        if (const size_t space = time.find(' '); space == 10)
            time[space] = 'T';
        if (!facts.timeMs)
            facts.timeMs = millisecondsOf(time);
    }
}

/// The harness's own words, and what took the place of words.
void judgeWords(MessageBuilder &builder, const Message &message)
{
    MessageFacts &facts = builder.facts();
    const char *role = message.pointer.empty() ? "/role" : "/message/role";
    if (facts.role == Role::System && !facts.hasVisibleText())
        builder.cue(CueKind::Synthetic, "chat.system", json::member(message.value, "from") ? "/from" : role);
    const bool failed =
        facts.role == Role::Assistant
        && std::any_of(builder.body().parts.begin(), builder.body().parts.end(), [](const BodyPart &part) {
               return part.text == QLatin1String(TooManyRequests.data(), qsizetype(TooManyRequests.size()));
           });
    if (failed) {
        facts.flags |= MessageFlag::Failed;
        builder.cue(CueKind::Failed, "chat.too-many-requests", "/value");
        hideText(facts);
    }
    if (!json::isTrue(message.value, "deleted"))
        return;
    for (size_t i = 0; i < facts.parts.size(); ++i)
        facts.parts[i].marker = builder.body().parts[i].marker = TextMarker::Redacted;
    hideText(facts);
}

}

std::optional<Role> chatRoleOf(std::string_view role)
{
    const auto found =
        std::find_if(RoleNames.begin(), RoleNames.end(), [role](const RoleName &one) { return one.name == role; });
    return found == RoleNames.end() ? std::nullopt : std::optional(found->role);
}

bool isChatToolLine(Element value)
{
    const std::string_view type = json::text(value, "type");
    return (type == "tool_call" && json::member(value, "function"))
        || (type == "tool_result" && json::member(value, "result"));
}

MessageBody readChatMessage(Element record)
{
    if (isChatToolLine(record)) {
        const bool call = json::text(record, "type") == "tool_call";
        MessageBuilder builder(call ? Role::Assistant : Role::Tool);
        readMetadata(builder, record);
        call ? readCall(builder, "/type", record) : readResult(builder, "/type", record);
        return builder.take();
    }
    const Message message = messageOf(record);
    MessageBuilder builder(chatRoleOf(roleNameOf(message.value)).value_or(Role::System));
    const char *key = json::member(message.value, "content") ? "content"
        : json::member(message.value, "value")               ? "value"
        : json::member(message.value, "text")                ? "text"
                                                             : "content";
    readMetadata(builder, message.value);
    readReasoning(builder, message);
    readContent(builder, message.pointer + '/' + key, json::member(message.value, key), message.value);
    readCalls(builder, message);
    readEnd(builder, message, record);
    judgeWords(builder, message);
    return builder.take();
}

}
