// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/chatgptimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/chatcontent.h"
#include "models/importers/chatgpttree.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlocator.h"

#include <QCoreApplication>

#include <xxhash.h>

#include <algorithm>

namespace tacet {

namespace {

using json::Element;

constexpr const char *ContentPointer = "/message/content";

Role roleOf(std::string_view role)
{
    return role == "assistant" ? Role::Assistant
        : role == "tool"       ? Role::Tool
        : role == "system"     ? Role::System
                               : Role::User;
}

/// Thoughts stand in nodes of their own before the answer that they belong to.
bool isThoughtType(std::string_view contentType)
{
    return contentType == "thoughts" || contentType == "reasoning_recap";
}

void addThoughts(MessageBuilder &message, Element content)
{
    const auto thoughts = json::member(content, "thoughts");
    json::Array items;
    std::string pointer(ContentPointer);
    pointer += "/thoughts";
    if (!thoughts || thoughts->get(items) || items.size() == 0) {
        message.reasoning(thoughts ? pointer : ContentPointer, {});
        return;
    }
    size_t index = 0;
    for (const Element thought : items) {
        std::string text(json::text(thought, "summary"));
        const std::string_view inside = json::text(thought, "content");
        if (!text.empty() && !inside.empty())
            text += '\n';
        text += inside;
        message.reasoning(pointer + '/' + std::to_string(index++), text);
    }
}

/// Words to a tool: the assistant acts.
void addStep(MessageBuilder &message, Element content, std::string_view recipient)
{
    BodyPart &call = message.part(PartKind::ToolCall, ContentPointer);
    call.name = toQString(recipient);
    const auto parts = json::member(content, "parts");
    call.input = toQString(parts ? textsOf(*parts) : json::text(content, "text"));
    call.target = call.input.section(QLatin1Char('\n'), 0, 0);
}

void addToolText(MessageBuilder &message, Element content)
{
    const auto parts = json::member(content, "parts");
    std::string text = parts ? textsOf(*parts) : std::string(json::text(content, "text"));
    if (text.empty())
        text = json::text(content, "result");
    message.result(ContentPointer, text);
}

void addNodeContent(MessageBuilder &message, Element content, std::string_view recipient)
{
    const std::string_view type = json::text(content, "content_type");
    if (type == "thoughts")
        return addThoughts(message, content);
    if (type == "reasoning_recap") {
        message.reasoning(ContentPointer, {}).text = toQString(json::text(content, "content"));
        return;
    }
    if (message.role() == Role::Tool)
        return addToolText(message, content);
    if (message.role() == Role::Assistant && !recipient.empty() && recipient != "all")
        return addStep(message, content, recipient);
    if (type == "user_editable_context" || type == "model_editable_context") {
        message.facts().flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "chatgpt.context", "/message/content/content_type", "context");
        message.text(ContentPointer, json::text(content, "user_instructions"));
        return;
    }
    if (type == "system_error")
        message.cue(CueKind::Failed, "chatgpt.system-error", "/message/content/content_type");
    if (json::member(content, "parts"))
        addContent(message, content, "parts", ContentPointer);
    else if (json::member(content, "text"))
        addContent(message, content, "text", ContentPointer);
    else
        addContent(message, content, "parts", ContentPointer);
}

void addMetadata(MessageBuilder &message, Element owner)
{
    if (message.role() == Role::Assistant && json::text(owner, "status") == "in_progress")
        message.cue(CueKind::Aborted, "chatgpt.in-progress", "/message/status");
    const auto metadata = json::member(owner, "metadata");
    if (!metadata)
        return;
    message.facts().model = json::text(*metadata, "model_slug");
    for (const char *key : {"is_visually_hidden_from_conversation", "is_user_system_message"}) {
        if (!json::isTrue(*metadata, key))
            continue;
        message.facts().flags |= MessageFlag::Meta;
        message.cue(CueKind::Synthetic, "chatgpt.hidden",
                    *key == 'i' && key[3] == 'v' ? "/message/metadata/is_visually_hidden_from_conversation"
                                                 : "/message/metadata/is_user_system_message");
    }
    if (const auto finish = json::member(*metadata, "finish_details"); finish && message.role() == Role::Assistant) {
        const std::string_view type = json::text(*finish, "type");
        message.facts().finish = type;
        if (type == "interrupted")
            message.cue(CueKind::Aborted, "chatgpt.interrupted", "/message/metadata/finish_details/type");
        else if (type == "max_tokens")
            message.cue(CueKind::Length, "chatgpt.max-tokens", "/message/metadata/finish_details/type");
    }
    const auto attachments = json::member(*metadata, "attachments");
    json::Array items;
    if (message.hasPart(PartKind::Attachment) || !attachments || attachments->get(items))
        return;
    size_t index = 0;
    for (const Element item : items) {
        BodyPart &file = message.part(PartKind::Attachment, "/message/metadata/attachments/" + std::to_string(index++));
        file.name = toQString(json::text(item, "name"));
        file.mime = toQString(json::text(item, "mime_type"));
    }
}

/// True where a second conversation follows the first: only then the file has lines to be named by.
Result<bool> holdsSeveral(ByteSource &source)
{
    JsonStream stream(source, 0);
    auto next = stream.peek();
    if (next && *next == 0xEF) {
        stream.seek(3);
        next = stream.peek();
    }
    if (!next)
        return failure(next);
    const auto ended = stream.skipValue();
    if (!ended)
        return failure(ended);
    const auto following = stream.peek();
    return following ? Result<bool>(*ended && *following != JsonStream::EndOfInput) : Result<bool>(failure(following));
}

}

QString ChatGptImporter::id() const
{
    switch (m_shape) {
    case Shape::Array:
        return QStringLiteral("chatgpt-export");
    case Shape::Wrapped:
        return QStringLiteral("chatgpt-conversations");
    case Shape::Single:
        break;
    }
    return QStringLiteral("chatgpt-conversation");
}

QString ChatGptImporter::label() const
{
    return m_shape == Shape::Single ? QCoreApplication::translate("tacet::ChatGptImporter", "ChatGPT conversation")
                                    : QCoreApplication::translate("tacet::ChatGptImporter", "ChatGPT export");
}

std::string_view ChatGptImporter::arrayKey() const
{
    return m_shape == Shape::Array ? "" : m_shape == Shape::Wrapped ? "conversations" : "mapping";
}

bool ChatGptImporter::isDocument(QByteArrayView head) const
{
    const std::string first = m_shape == Shape::Array ? "/0" : m_shape == Shape::Wrapped ? "/conversations/0" : "";
    // The mapping of a long first conversation goes on behind the head.
    return locate(head, first + "/mapping").has_value()
        || (locate(head, first + "/title").has_value() && head.indexOf("\"mapping\"") > 0
            && (head.indexOf("\"children\"") > 0 || head.indexOf("\"author\"") > 0));
}

std::optional<MessageBody> ChatGptImporter::message(Element node) const
{
    const auto owner = json::member(node, "message");
    if (!owner || !owner->is_object())
        return std::nullopt;
    const auto author = json::member(*owner, "author");
    MessageBuilder message(roleOf(author ? json::text(*author, "role") : std::string_view("user")));
    MessageFacts &facts = message.facts();
    facts.id = json::text(node, "id");
    if (facts.id.empty())
        facts.id = json::text(*owner, "id");
    facts.timeMs = millisecondsOfSeconds(*owner, "create_time");
    if (const auto content = json::member(*owner, "content"); content && content->is_object())
        addNodeContent(message, *content, json::text(*owner, "recipient"));
    else
        addContent(message, *owner, "content", "/message");
    addMetadata(message, *owner);
    return message.take();
}

Result<> ChatGptImporter::read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    if (m_shape != Shape::Single)
        return NestedConversationsImporter::read(source, from, sink, progress);
    JsonDocument document(source, sink, progress);
    const auto several = holdsSeveral(source);
    if (!several)
        return failure(several);
    // Several, a line each, are read as well.
    qint64 line = 1;
    for (qint64 end = 0;;) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled,
                        QCoreApplication::translate("tacet::ChatGptImporter", "Reading was stopped."), source.path());
        const auto next = document.peek();
        if (!next)
            return failure(next);
        if (*next == JsonStream::EndOfInput)
            return {};
        const auto whole = document.value();
        if (!whole)
            return failure(whole);
        if (!*whole)
            return {};
        const ByteRange range = (*whole)->range;
        const auto between = source.read({end, range.offset - end});
        if (!between)
            return failure(between);
        line += between->count('\n');
        end = range.end();
        const std::string_view bytes = (*whole)->bytes;
        const qint64 inside = std::count(bytes.begin(), bytes.end(), '\n');
        if (auto read = element(bytes, {range, *several ? line : 0, {}}, {}, sink); !read)
            return read;
        line += inside;
    }
}

Result<> ChatGptImporter::conversation(Element parsed, std::string_view bytes, const PhysicalRecord &whole,
                                       const SessionFacts &, RecordSink &sink) const
{
    SessionFacts session;
    session.agent = QStringLiteral("ChatGPT");
    session.uid = toQString(json::text(parsed, "conversation_id"));
    if (session.uid.isEmpty())
        session.uid = toQString(json::text(parsed, "id"));
    session.title = toQString(json::text(parsed, "title"));
    session.model = toQString(json::text(parsed, "default_model_slug"));
    session.createdMs = millisecondsOfSeconds(parsed, "create_time");
    session.updatedMs = millisecondsOfSeconds(parsed, "update_time");
    if (auto told = sink.session(session); !told)
        return told;
    const std::vector<JsonItem> items = itemsOf(bytes, "mapping");
    const ChatGptTree tree = chatGptTree(parsed);
    TolerantParser parser;
    std::string thinking; ///< the id that the nodes of one answer are merged under
    for (const ChatGptTree::Step &step : tree.steps) {
        const auto owner = json::member(step.node, "message");
        auto body = message(step.node);
        const JsonItem *item = step.item < items.size() ? &items[step.item] : nullptr;
        if (!body || !item) {
            thinking = body ? std::string() : thinking;
            continue;
        }
        MessageFacts &facts = body->facts;
        const auto content = json::member(*owner, "content");
        const bool thought = content && isThoughtType(json::text(*content, "content_type"));
        if (thought && thinking.empty())
            thinking = facts.id;
        if (facts.role == Role::Assistant)
            facts.mergeId = thinking;
        if (!thought)
            thinking.clear();
        if (!step.live) {
            facts.flags |= MessageFlag::Sidechain | MessageFlag::DeadBranch;
            facts.branch = step.branch;
        }
        const std::string_view record = bytes.substr(size_t(item->range.offset), size_t(item->range.length));
        const std::string parts = std::move(facts.records.front().partsPointer);
        facts.records.front() = recordWithin(whole, item->range, "/mapping/" + pointerToken(item->key));
        facts.records.front().partsPointer = parts;
        facts.hash = XXH3_64bits(record.data(), record.size());
        facts.flags.setFlag(MessageFlag::Repaired, parser.parse(record, true) && parser.repaired());
        if (auto told = sink.message(std::move(facts)); !told)
            return told;
    }
    return {};
}

}
