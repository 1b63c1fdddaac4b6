// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/chatformat.h"

#include "models/importers/chatmessage.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/tolerantparser.h"

#include <algorithm>

namespace tacet {

namespace {

using json::Element;

constexpr int MessagesLookedAt = 12;

bool has(Element value, std::string_view name)
{
    return json::member(value, name).has_value();
}

/// Blocks that only Anthropic's Messages have.
bool hasAnthropicBlocks(Element message)
{
    const auto content = json::member(message, "content");
    json::Array blocks;
    if (!content || content->get(blocks))
        return false;
    return std::any_of(blocks.begin(), blocks.end(), [](Element block) {
        const std::string_view type = json::text(block, "type");
        return type == "tool_use" || type == "tool_result" || type == "thinking" || type == "redacted_thinking"
            || (type == "image" && has(block, "source")) || type == "document" || type == "compaction";
    });
}

/// The head, parsed piece by piece: of a document that is cut what is whole in it is found.
class Head
{
public:
    explicit Head(QByteArrayView bytes)
        : m_bytes(bytes)
    { }

    std::optional<Element> at(const std::string &pointer)
    {
        const auto range = locate(m_bytes, pointer);
        if (!range)
            return std::nullopt;
        const auto value = m_parser.parse({m_bytes.data() + range->offset, size_t(range->length)});
        return value ? std::optional(*value) : std::nullopt;
    }

    std::optional<ChatFormat> messages(const std::string &array, ChatFormat unlessAnthropic)
    {
        const auto first = at(array + "/0");
        if (!first || !isChatMessage(*first) || has(*first, "type"))
            return std::nullopt;
        if (has(*first, "from"))
            return ChatFormat::ShareGpt;
        if (unlessAnthropic != ChatFormat::OpenAi)
            return unlessAnthropic;
        for (int i = 0; i < MessagesLookedAt; ++i) {
            const auto message = at(array + '/' + std::to_string(i));
            if (message && hasAnthropicBlocks(*message))
                return ChatFormat::Anthropic;
        }
        return ChatFormat::OpenAi;
    }

    std::optional<ChatFormat> conversation(const std::string &pointer)
    {
        for (const std::string_view key : ChatArrays) {
            const ChatFormat format = key == "conversations" || key == "items" ? ChatFormat::ShareGpt
                : key == "conversation"                                        ? ChatFormat::WildChat
                                                                               : ChatFormat::OpenAi;
            auto found = messages(pointer + '/' + std::string(key), format);
            // "items" is everybody's word: its elements must be ShareGPT's.
            if (found && key == "items" && !at(pointer + "/items/0/from"))
                found.reset();
            if (found == ChatFormat::OpenAi && at(pointer + "/system"))
                return ChatFormat::Anthropic;
            if (found)
                return found;
        }
        if (at(pointer + "/prompt/replies") || (at(pointer + "/message_id") && at(pointer + "/text")))
            return ChatFormat::Oasst;
        return std::nullopt;
    }

    std::optional<ChatFormat> response()
    {
        if (at("/choices/0/message/role"))
            return ChatFormat::OpenAi;
        const auto type = at("/type");
        if (type && json::text(*type) == "message" && at("/stop_reason") && at("/content"))
            return ChatFormat::Anthropic;
        return std::nullopt;
    }

private:
    QByteArrayView m_bytes;
    TolerantParser m_parser;
};

/// A line that is a message. Lines with a type are other programs' records, but for two old kinds of calls.
bool isMessageLine(Element line)
{
    return isChatMessage(line) && (isChatToolLine(line) || json::text(line, "type").empty());
}

}

std::optional<std::string_view> chatArrayOf(Element conversation)
{
    for (const std::string_view key : ChatArrays) {
        const auto array = json::member(conversation, key);
        if (array && array->is_array())
            return key;
    }
    return std::nullopt;
}

bool isChatMessage(Element value)
{
    if (isChatToolLine(value))
        return true;
    if (has(value, "parts"))
        return false;
    for (const char *wrapper : {"/message", "/choices/0/message"}) {
        Element inside;
        if (!has(value, "role") && !value.at_pointer(wrapper).get(inside))
            return isChatMessage(inside);
    }
    const std::string_view role = json::text(value, "role");
    const std::string_view name = role.empty() ? json::text(value, "from") : role;
    const bool says = has(value, "content") || has(value, "value") || has(value, "tool_calls")
        || has(value, "function_call") || has(value, "refusal") || has(value, "text");
    return chatRoleOf(name) && says;
}

std::optional<ChatFormat> chatFormatOf(QByteArrayView head)
{
    if (head.startsWith("\xEF\xBB\xBF"))
        head = head.sliced(3);
    const std::string_view text(head.data(), size_t(head.size()));
    const size_t begin = skipJsonSpace(text, 0);
    if (begin == text.size())
        return std::nullopt;
    Head beginning(head.sliced(qsizetype(begin)));
    if (text[begin] == '[') {
        const auto conversations = beginning.conversation("/0");
        return conversations ? conversations : beginning.messages("", ChatFormat::OpenAi);
    }
    if (text[begin] != '{') {
        // A program may print a line before its log.
        const size_t second = text.find('\n', begin) + 1;
        const bool isObject = second > 0 && text.substr(second).starts_with('{');
        return isObject ? chatFormatOf(head.sliced(qsizetype(second))) : std::nullopt;
    }
    if (const auto found = beginning.conversation(""))
        return found;
    if (const auto found = beginning.response())
        return found;
    const JsonLineVotes votes = voteOnJsonLines(head, isMessageLine);
    return votes.carried() ? std::optional(ChatFormat::OpenAi) : std::nullopt;
}

}
