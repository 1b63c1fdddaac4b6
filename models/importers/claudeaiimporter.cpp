// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudeaiimporter.h"

#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"
#include "models/importers/jsonlocator.h"

#include <QCoreApplication>

namespace tacet {

namespace {

using json::Element;

/// Pasted text and files stand beside the content; a person who pastes much looks silent.
void addFiles(MessageBuilder &message, Element record, std::string_view key)
{
    const auto files = json::member(record, key);
    json::Array items;
    if (!files || files->get(items))
        return;
    size_t index = 0;
    for (const Element file : items) {
        BodyPart &part = message.part(PartKind::Attachment, '/' + std::string(key) + '/' + std::to_string(index++));
        const std::string_view name = json::text(file, "file_name");
        part.name = toQString(name.empty() ? json::text(file, "file_uuid") : name);
        part.mime = toQString(json::text(file, "file_type"));
        part.text = toQString(json::text(file, "extracted_content"));
        part.bytes = json::integer(file, "file_size").value_or(0);
    }
}

}

QString ClaudeAiImporter::id() const
{
    return m_shape == Shape::Array ? QStringLiteral("claude-ai-export") : QStringLiteral("claude-ai-conversations");
}

QString ClaudeAiImporter::label() const
{
    return QCoreApplication::translate("tacet::ClaudeAiImporter", "claude.ai export");
}

std::string_view ClaudeAiImporter::arrayKey() const
{
    return m_shape == Shape::Array ? "" : "conversations";
}

bool ClaudeAiImporter::isDocument(QByteArrayView head) const
{
    const std::string first = m_shape == Shape::Array ? "/0" : "/conversations/0";
    return locate(head, first + "/chat_messages").has_value()
        || (locate(head, first + "/uuid").has_value() && head.indexOf("\"chat_messages\"") > 0);
}

std::optional<MessageBody> ClaudeAiImporter::message(Element record) const
{
    const std::string_view sender = json::text(record, "sender");
    if (sender.empty())
        return std::nullopt;
    MessageBuilder message(sender == "assistant" ? Role::Assistant : Role::User);
    message.facts().id = json::text(record, "uuid");
    message.facts().timeMs = millisecondsOf(json::text(record, "created_at"));
    const auto content = json::member(record, "content");
    json::Array blocks;
    const bool hasBlocks = content && !content->get(blocks) && blocks.size() > 0;
    // The flat text is a lossy rendering, but older exports have nothing else.
    const auto text = json::member(record, "text");
    if (!hasBlocks && text && (!content || !json::text(*text).empty()))
        message.text("/text", json::text(*text));
    else
        addContent(message, record, "content", {});
    addFiles(message, record, "attachments");
    addFiles(message, record, "files");
    return message.take();
}

QString ClaudeAiImporter::recordPointer(const PhysicalRecord &record) const
{
    return QStringLiteral("%1/%2/chat_messages/%3")
        .arg(m_shape == Shape::Array ? QString() : QStringLiteral("/conversations"))
        .arg(outerOf(record.line))
        .arg(innerOf(record.line));
}

Result<> ClaudeAiImporter::conversation(Element parsed, std::string_view bytes, qint64 offset, qint64 outer,
                                        const SessionFacts &, RecordSink &sink) const
{
    SessionFacts session;
    session.agent = QStringLiteral("claude.ai");
    session.uid = toQString(json::text(parsed, "uuid"));
    session.title = toQString(json::text(parsed, "name"));
    session.createdMs = millisecondsOf(json::text(parsed, "created_at"));
    session.updatedMs = millisecondsOf(json::text(parsed, "updated_at"));
    if (auto told = sink.session(session); !told)
        return told;
    TolerantParser parser;
    qint64 position = 0;
    for (const JsonItem &item : itemsOf(bytes, "chat_messages")) {
        const ByteRange range {offset + item.range.offset, item.range.length};
        const std::string_view record = bytes.substr(size_t(item.range.offset), size_t(item.range.length));
        if (auto told = hand(parser, record, range, nestedLine(outer, position++), sink, true); !told)
            return told;
    }
    return {};
}

}
