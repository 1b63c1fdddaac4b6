// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodebody.h"

#include "models/importers/jsonvalue.h"
#include "models/importers/opencoderecord.h"
#include "models/importers/prettyjson.h"

#include <QStringList>

#include <array>
#include <vector>

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

/// The argument that says in one line what a call is about: the first of these that the tool has.
constexpr std::array TargetKeys {std::string_view {"command"},     std::string_view {"filePath"},
                                 std::string_view {"path"},        std::string_view {"pattern"},
                                 std::string_view {"url"},         std::string_view {"query"},
                                 std::string_view {"description"}, std::string_view {"name"}};

void readTimes(BodyPart &part, Element holder)
{
    if (const auto time = json::member(holder, "time")) {
        part.startMs = json::integer(*time, "start");
        part.endMs = json::integer(*time, "end");
    }
}

void readFile(BodyPart &part, Element file)
{
    const std::string_view url = json::text(file, "url");
    part.name = textOf(file, "filename");
    part.mime = textOf(file, json::member(file, "mime") ? "mime" : "mediaType");
    part.bytes = openCodeDataBytes(url);
    if (!url.starts_with("data:"))
        part.target = toQString(url); // shown as text, never followed
    if (const auto source = json::member(file, "source"))
        part.title = textOf(*source, "path");
}

void readToolMetadata(BodyPart &part, Element metadata)
{
    part.childSession = textOf(metadata, "sessionId");
    if (part.childSession.isEmpty())
        part.childSession = textOf(metadata, "sessionID");
    if (const auto exit = json::integer(metadata, "exit"))
        part.exitStatus = int(*exit);
    // What a call that was stopped, or that still runs, has printed so far is here alone.
    if (part.output.isEmpty())
        part.output = textOf(metadata, "output");
}

/// A call as opencode up to 0.2 wrote it.
void readInvocation(BodyPart &part, Element invocation)
{
    part.name = textOf(invocation, "toolName");
    part.callId = textOf(invocation, "toolCallId");
    part.status = textOf(invocation, "state");
    part.output = textOf(invocation, "result");
    if (const auto input = json::member(invocation, "args")) {
        part.input = prettyJson(*input);
        part.target = openCodeTarget(*input);
    }
}

void readTool(BodyPart &part, Element tool)
{
    if (const auto invocation = json::member(tool, "toolInvocation")) {
        readInvocation(part, *invocation);
        return;
    }
    part.name = textOf(tool, "tool");
    part.callId = textOf(tool, "callID");
    const auto state = json::member(tool, "state");
    if (!state)
        return;
    part.status = textOf(*state, "status");
    part.title = textOf(*state, "title");
    part.output = textOf(*state, part.flags.testFlag(PartFlag::Error) ? "error" : "output");
    if (const auto input = json::member(*state, "input")) {
        part.input = prettyJson(*input);
        part.target = openCodeTarget(*input);
    }
    if (const auto metadata = json::member(*state, "metadata"))
        readToolMetadata(part, *metadata);
    readTimes(part, *state);
    if (const auto time = json::member(*state, "time"))
        part.prunedMs = json::integer(*time, "compacted");
}

void readPatch(BodyPart &part, Element patch)
{
    json::Array files;
    const auto found = json::member(patch, "files");
    if (!found || found->get(files))
        return;
    QStringList names;
    for (const Element file : files)
        names.append(toQString(json::text(file)));
    part.output = names.join(QLatin1Char('\n'));
}

QString errorOf(Element holder)
{
    const auto error = json::member(holder, "error");
    if (!error)
        return {};
    const auto data = json::member(*error, "data");
    const QString message = data ? textOf(*data, "message") : QString();
    if (!message.isEmpty())
        return message;
    const QString own = textOf(*error, "message");
    return own.isEmpty() ? textOf(*error, "name") : own;
}

/// Fills in what only this kind of part has.
void readDetails(BodyPart &part, Element element)
{
    switch (part.kind) {
    case PartKind::Text:
    case PartKind::Reasoning:
        part.text = textOf(element, "text");
        readTimes(part, element);
        break;
    case PartKind::ToolCall:
        readTool(part, element);
        break;
    case PartKind::Attachment:
        readFile(part, element);
        break;
    case PartKind::Subtask:
        part.text = textOf(element, "prompt");
        part.name = textOf(element, "agent");
        part.title = textOf(element, "description");
        part.target = textOf(element, "command");
        break;
    case PartKind::Mention:
        part.name = textOf(element, "name");
        break;
    case PartKind::Compaction:
        part.status = part.flags.testFlag(PartFlag::Auto) ? QStringLiteral("auto")
            : part.flags.testFlag(PartFlag::Manual)       ? QStringLiteral("manual")
                                                          : QString();
        break;
    case PartKind::Step:
        part.status = textOf(element, "reason");
        if (part.type == QLatin1String("patch"))
            readPatch(part, element);
        if (part.type == QLatin1String("retry"))
            part.output = errorOf(element);
        break;
    default:
        part.input = prettyJson(element); // nothing that is stored is hidden because it is not known
        break;
    }
}

BodyPart bodyPart(Element element, const PartFacts &facts)
{
    BodyPart part;
    part.kind = facts.kind;
    part.flags = facts.flags;
    part.marker = facts.marker;
    part.pointer = QStringLiteral("/parts/%1").arg(facts.index);
    part.type = textOf(element, "type");
    readDetails(part, element);
    return part;
}

/// Files that a tool handed back stand behind it as parts of their own.
void appendToolFiles(std::vector<BodyPart> &parts, Element tool, int index)
{
    const auto state = json::member(tool, "state");
    const auto found = state ? json::member(*state, "attachments") : std::nullopt;
    json::Array files;
    if (!found || found->get(files))
        return;
    const QString callId = textOf(tool, "callID");
    int position = 0;
    for (const Element file : files) {
        BodyPart part;
        part.kind = PartKind::Attachment;
        part.flags = openCodePart(file, Role::Assistant).flags;
        part.pointer = QStringLiteral("/parts/%1/state/attachments/%2").arg(index).arg(position++);
        part.type = textOf(file, "type");
        part.callId = callId;
        readFile(part, file);
        parts.push_back(std::move(part));
    }
}

}

QString openCodeTarget(Element input)
{
    for (const std::string_view key : TargetKeys) {
        if (const QString target = textOf(input, key); !target.isEmpty())
            return target;
    }
    return {};
}

qint64 openCodeDataBytes(std::string_view url)
{
    const size_t comma = url.find(',');
    if (!url.starts_with("data:") || comma == std::string_view::npos)
        return 0;
    std::string_view data = url.substr(comma + 1);
    if (url.substr(0, comma).find(";base64") == std::string_view::npos)
        return qint64(data.size());
    while (data.ends_with('='))
        data.remove_suffix(1);
    return qint64(data.size() * 3 / 4);
}

MessageBody readOpenCodeBody(Element record)
{
    MessageBody body;
    auto read = readOpenCodeRecord(record);
    if (!read) {
        body.error = oneLine(read.error());
        return body;
    }
    body.facts = std::move(read->facts);
    const auto info = json::member(record, json::member(record, "info") ? "info" : "data");
    if (info) {
        body.agent = textOf(*info, "agent");
        if (body.agent.isEmpty())
            body.agent = textOf(*info, "mode");
        body.error = errorOf(*info);
    }
    body.model = QString::fromStdString(body.facts.model);
    const auto parts = json::member(record, "parts");
    json::Array array;
    if (!parts || parts->get(array))
        return body;
    // The facts stand in the order in which the parts were made, which may be another than that of the array.
    const std::vector<Element> elements(array.begin(), array.end());
    for (const PartFacts &facts : body.facts.parts) {
        const Element element = elements[size_t(facts.index)];
        body.parts.push_back(bodyPart(element, facts));
        if (facts.kind == PartKind::ToolCall)
            appendToolFiles(body.parts, element, facts.index);
    }
    return body;
}

}
