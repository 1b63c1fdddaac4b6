// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodebody.h"

#include "models/importers/claudecoderecord.h"
#include "models/importers/isotime.h"
#include "models/importers/jsonrepair.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/prettyjson.h"
#include "models/importers/tolerantparser.h"
#include "models/importers/toolcalltext.h"

#include <QStringList>

namespace tacet {

namespace {

using json::Element;

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString textOf(Element value, std::string_view name)
{
    return toQString(json::text(value, name));
}

/// The number of bytes that base64 stands for.
qint64 decodedSize(std::string_view base64)
{
    while (base64.ends_with('='))
        base64.remove_suffix(1);
    return qint64(base64.size() * 3 / 4);
}

void readAttachment(BodyPart &part, Element block)
{
    part.name = textOf(block, "title");
    if (const auto source = json::member(block, "source")) {
        part.mime = textOf(*source, "media_type");
        part.bytes = decodedSize(json::text(*source, "data"));
        if (part.name.isEmpty())
            part.name = textOf(*source, "url");
    }
}

/// The texts of a tool result; of what is no text its type, in brackets, so that nothing renders as nothing.
QString outputOf(Element content)
{
    simdjson::dom::array items;
    if (content.get(items))
        return toQString(json::text(content));
    QStringList texts;
    for (const Element item : items) {
        const auto text = json::member(item, "text");
        texts.append(text ? toQString(json::text(*text)) : QLatin1Char('[') + textOf(item, "type") + QLatin1Char(']'));
    }
    return texts.join(QLatin1Char('\n'));
}

void readResult(BodyPart &part, Element block, Element record)
{
    part.callId = textOf(block, "tool_use_id");
    if (const auto content = json::member(block, "content"))
        part.output = outputOf(*content);
    part.status = textOf(record, "toolDenialKind");
    if (part.status.isEmpty() && json::isTrue(block, "is_error"))
        part.status = QStringLiteral("error");
    part.exitStatus = exitStatusOf(part.output);
    const auto result = json::member(record, "toolUseResult");
    if (!result)
        return;
    // The result as the model got it leaves out what the tool wrote to stderr.
    const QString errors = textOf(*result, "stderr");
    if (part.output.isEmpty())
        part.output = textOf(*result, "stdout");
    if (!errors.isEmpty() && !part.output.contains(errors))
        part.output += (part.output.isEmpty() ? QString() : QStringLiteral("\n")) + errors;
    if (const QString agent = textOf(*result, "agentId"); !agent.isEmpty())
        part.childSession = QStringLiteral("agent-") + agent;
}

void readBlock(BodyPart &part, Element block, Element record)
{
    part.type = textOf(block, "type");
    switch (part.kind) {
    case PartKind::ToolCall:
        part.name = textOf(block, "name");
        part.callId = textOf(block, "id");
        if (const auto input = json::member(block, "input")) {
            part.input = prettyJson(*input);
            part.target = toolTargetOf(json::text(block, "name"), *input);
            part.title = textOf(*input, "description");
        }
        break;
    case PartKind::ToolResult:
        readResult(part, block, record);
        break;
    case PartKind::Attachment:
        readAttachment(part, block);
        break;
    case PartKind::Reasoning:
        part.text = textOf(block, "thinking");
        break;
    default:
        part.text = block.is_string() ? toQString(json::text(block)) : textOf(block, "text");
        // What nobody knows is shown as it stands.
        if (part.kind != PartKind::Text && part.text.isEmpty())
            part.text = prettyJson(block);
        break;
    }
}

BodyPart boundaryPart(Element record)
{
    BodyPart part;
    part.kind = PartKind::Compaction;
    part.type = textOf(record, "subtype");
    part.text = textOf(record, "content");
    if (const auto metadata = json::member(record, "compactMetadata"))
        part.status = textOf(*metadata, "trigger");
    return part;
}

/// Pictures that a tool handed back stand behind its result as parts of their own.
void appendPictures(std::vector<BodyPart> &parts, Element result)
{
    const auto content = json::member(result, "content");
    simdjson::dom::array items;
    if (!content || content->get(items))
        return;
    const BodyPart owner = parts.back();
    int position = 0;
    for (const Element item : items) {
        const int number = position++;
        if (json::text(item, "type") != "image")
            continue;
        BodyPart picture;
        picture.kind = PartKind::Attachment;
        picture.type = QStringLiteral("image");
        picture.callId = owner.callId;
        picture.pointer = owner.pointer + QStringLiteral("/content/%1").arg(number);
        readAttachment(picture, item);
        parts.push_back(std::move(picture));
    }
}

/// Parts of one record, with the kinds and flags that the index has.
std::vector<BodyPart> partsOf(Element record, const MessageFacts &facts)
{
    const std::string pointer = contentPointerOf(record);
    Element content;
    if (pointer.empty() || record.at_pointer(pointer).get(content))
        return {};
    std::vector<BodyPart> parts;
    for (const PartFacts &known : facts.parts) {
        Element block = content;
        if (known.index >= 0 && content.at(size_t(known.index)).get(block))
            continue;
        BodyPart part;
        part.kind = known.kind;
        part.flags = known.flags;
        part.marker = known.marker;
        part.pointer = toQString(pointer);
        if (known.index >= 0)
            part.pointer += QLatin1Char('/') + QString::number(known.index);
        readBlock(part, block, record);
        const bool isResult = part.kind == PartKind::ToolResult;
        parts.push_back(std::move(part));
        if (isResult)
            appendPictures(parts, block);
    }
    return parts;
}

/// A part that the new one begins with is the same part as it was while it was still being written.
void dropEarlierStates(std::vector<BodyPart> &parts, const BodyPart &now)
{
    std::erase_if(parts, [&now](const BodyPart &before) {
        if (before.record == now.record || before.kind != now.kind)
            return false;
        const bool grows = now.kind == PartKind::Text || now.kind == PartKind::Reasoning;
        return grows ? !before.text.isEmpty() && now.text.startsWith(before.text)
                     : now.kind == PartKind::ToolCall && !now.callId.isEmpty() && now.callId == before.callId;
    });
}

/// @returns the facts of a record as read() finds them
MessageFacts factsOf(const QByteArray &bytes)
{
    std::string json(bytes.constData(), size_t(bytes.size()));
    const size_t length = json.size();
    json.resize(length + simdjson::SIMDJSON_PADDING);
    ClaudeCodeRecordReader reader;
    ClaudeCodeRecord record;
    if (canBeRepaired(reader.read({json.data(), length}, record).error)) {
        json = repairedJson({json.data(), length}).text;
        const size_t size = json.size();
        json.resize(size + simdjson::SIMDJSON_PADDING);
        const auto outcome = reader.read({json.data(), size}, record);
        Q_UNUSED(outcome) // a record that cannot be read has no facts
    }
    return std::move(record.facts);
}

}

std::string contentPointerOf(Element record)
{
    if (json::text(record, "type") == "attachment")
        return "/attachment/prompt";
    const auto message = json::member(record, "message");
    if (!message)
        return {};
    if (message->is_string())
        return "/message";
    return json::member(*message, "content") ? "/message/content" : "";
}

MessageBody claudeCodeBody(std::span<const QByteArray> records)
{
    MessageBody body;
    TolerantParser parser;
    bool first = true;
    for (size_t i = 0; i < records.size(); ++i) {
        const auto record = parser.parse({records[i].constData(), size_t(records[i].size())});
        if (!record)
            continue;
        if (json::text(*record, "type") == "system") {
            body.parts.push_back(boundaryPart(*record));
            body.parts.back().record = int(i);
            continue;
        }
        MessageFacts facts = factsOf(records[i]);
        std::vector<BodyPart> parts = partsOf(*record, facts);
        const auto time = millisecondsOf(json::text(*record, "timestamp"));
        for (BodyPart &part : parts) {
            part.record = int(i);
            part.startMs = time;
            dropEarlierStates(body.parts, part);
            body.parts.push_back(std::move(part));
        }
        if (facts.flags.testFlag(MessageFlag::Failed))
            body.error = body.parts.empty() ? QString() : body.parts.back().text;
        if (body.model.isEmpty())
            body.model = QString::fromStdString(facts.model);
        body.agent = textOf(*record, "agentId");
        if (std::exchange(first, false))
            body.facts = std::move(facts);
        else
            addRecordFacts(body.facts, std::move(facts), int(i));
    }
    return body;
}

}
