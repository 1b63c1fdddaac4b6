// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/codexbody.h"

#include "models/importers/codexcontent.h"
#include "models/importers/codexrecord.h"
#include "models/importers/prettyjson.h"
#include "models/importers/tolerantparser.h"
#include "models/importers/toolcalltext.h"

namespace tacet {

namespace {

using json::Element;
using Kind = CodexRecord::Kind;

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString textOf(Element value, std::string_view name)
{
    return toQString(json::text(value, name));
}

/// The item itself, for the events that wrap it once more.
Element itemOf(const CodexRecord &record)
{
    return json::member(record.payload, "item").value_or(record.payload);
}

/// The element that a part is: of the content, or the message of an event.
Element elementOf(Element item, const PartFacts &known)
{
    const auto content = json::member(item, "content");
    Element element = item;
    if (content && known.index >= 0 && !content->at(size_t(known.index)).get(element))
        return element;
    if (content && known.index < 0 && content->is_string())
        return *content;
    return json::member(item, "message").value_or(item);
}

/// The arguments of a call, under whichever name they stand.
void readCall(BodyPart &part, Element item)
{
    std::string_view tool = json::text(item, "name");
    if (const auto function = json::member(item, "function"); tool.empty() && function)
        tool = json::text(*function, "name");
    if (tool.empty())
        tool = json::text(item, "type");
    part.name = toQString(tool);
    part.callId = textOf(item, "call_id");
    part.status = textOf(item, "status");
    for (const std::string_view name : {"arguments", "input", "action", "query"}) {
        if (const auto input = json::member(item, name))
            return setToolInput(part, tool, *input);
    }
}

void readResult(BodyPart &part, Element item)
{
    part.callId = textOf(item, "call_id");
    part.name = textOf(item, "name");
    part.output = toQString(codexOutputOf(item));
    part.status = textOf(item, "status");
    part.exitStatus = exitStatusOf(part.output);
}

void readWords(BodyPart &part, Element element)
{
    part.text = element.is_string() ? toQString(json::text(element)) : textOf(element, "text");
    if (part.text.isEmpty() && !element.is_string())
        part.text = textOf(element, "refusal");
    // What nobody knows is shown as it stands.
    if (part.kind == PartKind::Other && part.text.isEmpty())
        part.text = prettyJson(element);
}

void readAttachment(BodyPart &part, Element element)
{
    part.name = textOf(element, "path");
    if (part.name.isEmpty())
        part.name = textOf(element, "filename");
    const QString url = textOf(element, "image_url");
    if (!url.startsWith(QLatin1String("data:"))) {
        part.name = part.name.isEmpty() ? url : part.name;
        return;
    }
    part.mime = url.section(QLatin1Char(';'), 0, 0).mid(5);
    part.bytes = (url.size() - url.indexOf(QLatin1Char(',')) - 1) * 3 / 4;
}

QString pointerOf(const MessageFacts &facts, const PartFacts &known)
{
    QString pointer = QString::fromStdString(facts.records.front().partsPointer);
    if (known.index >= 0)
        pointer += QLatin1Char('/') + QString::number(known.index);
    return pointer;
}

BodyPart partOf(const CodexRecord &record, const PartFacts &known)
{
    const Element item = itemOf(record);
    BodyPart part;
    part.kind = known.kind;
    part.flags = known.flags;
    part.marker = known.marker;
    part.pointer = pointerOf(record.facts, known);
    const Element element = elementOf(item, known);
    part.type = textOf(known.index >= 0 ? element : item, "type");
    switch (known.kind) {
    case PartKind::ToolCall:
        readCall(part, item);
        break;
    case PartKind::ToolResult:
        readResult(part, item);
        break;
    case PartKind::Reasoning:
        part.text = toQString(codexReasoningOf(item));
        break;
    case PartKind::Attachment:
        readAttachment(part, element);
        break;
    default:
        readWords(part, element);
        break;
    }
    return part;
}

/// What a record says of how the answer ended.
QString errorOf(const CodexRecord &record)
{
    if (record.kind != Kind::TaskError)
        return {};
    const auto error = json::member(record.payload, "error");
    const Element where = error && error->is_object() ? *error : record.payload;
    return textOf(where, "message");
}

}

MessageBody codexBody(std::span<const QByteArray> records)
{
    MessageBody body;
    TolerantParser parser;
    int number = 0;
    for (const QByteArray &bytes : records) {
        const auto line = parser.parse({bytes.constData(), size_t(bytes.size())});
        const int record = number++;
        if (!line)
            continue;
        CodexRecord read = readCodexRecord(*line);
        std::vector<BodyPart> parts;
        for (const PartFacts &known : read.facts.parts) {
            parts.push_back(partOf(read, known));
            parts.back().record = record;
            parts.back().startMs = read.facts.timeMs;
        }
        if (const QString error = errorOf(read); !error.isEmpty())
            body.error = error;
        if (record == 0)
            body.facts = std::move(read.facts);
        else if (read.kind == Kind::UserItem || read.kind == Kind::UserEvent) {
            joinCodexPrompt(body.facts, std::move(read.facts));
            // Item and event say the same: parts that the join left out are not shown twice.
            body.parts.insert(body.parts.end(), parts.begin(), parts.end());
            std::erase_if(body.parts, [&body](const BodyPart &part) {
                return std::none_of(body.facts.parts.begin(), body.facts.parts.end(), [&part](const PartFacts &known) {
                    return known.record == part.record && known.kind == part.kind;
                });
            });
            continue;
        } else
            addRecordFacts(body.facts, std::move(read.facts), record);
        body.parts.insert(body.parts.end(), parts.begin(), parts.end());
    }
    return body;
}

}
