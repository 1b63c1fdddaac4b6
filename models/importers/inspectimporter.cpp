// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/inspectimporter.h"

#include "models/importers/chatcontent.h"
#include "models/importers/isotime.h"
#include "models/importers/jsonlocator.h"

#include <QCoreApplication>

#include <xxhash.h>

namespace tacet {

namespace {

using json::Element;

QString idText(Element sample)
{
    const auto id = json::member(sample, "id");
    if (!id)
        return {};
    const auto number = json::integer(*id);
    return number ? QString::number(*number) : toQString(json::text(*id));
}

/// Why the last answer ended, which the sample says and not the message.
void addStopReason(MessageFacts &last, Element sample)
{
    const auto output = json::member(sample, "output");
    const auto choices = output ? json::member(*output, "choices") : std::nullopt;
    Element choice;
    if (last.role != Role::Assistant || !choices || choices->at(0).get(choice))
        return;
    const std::string_view reason = json::text(choice, "stop_reason");
    last.finish = reason;
    if (reason == "content_filter")
        last.cues.push_back({CueKind::Refusal, 0, "inspect.content-filter", "", ""});
    else if (reason == "max_tokens" || reason == "model_length")
        last.cues.push_back({CueKind::Length, 0, "inspect.stop-reason.length", "", ""});
}

}

QString InspectImporter::id() const
{
    return QStringLiteral("inspect-log");
}

QString InspectImporter::label() const
{
    return QCoreApplication::translate("tacet::InspectImporter", "Inspect log");
}

bool InspectImporter::isDocument(QByteArrayView head) const
{
    const auto has = [head](std::string_view pointer) { return locate(head, pointer).has_value(); };
    return has("/eval/task") && (has("/plan") || has("/status") || has("/samples") || has("/version"));
}

SessionFacts InspectImporter::session(Element root) const
{
    SessionFacts facts;
    facts.agent = QStringLiteral("Inspect");
    const auto eval = json::member(root, "eval");
    if (!eval)
        return facts;
    facts.title = toQString(json::text(*eval, "task"));
    facts.model = toQString(json::text(*eval, "model"));
    facts.uid = toQString(json::text(*eval, "run_id"));
    facts.createdMs = millisecondsOf(json::text(*eval, "created"));
    return facts;
}

std::optional<MessageBody> InspectImporter::message(Element record) const
{
    const std::string_view role = json::text(record, "role");
    if (role.empty())
        return std::nullopt;
    MessageBuilder message(role == "assistant"    ? Role::Assistant
                               : role == "tool"   ? Role::Tool
                               : role == "system" ? Role::System
                                                  : Role::User);
    message.facts().id = json::text(record, "id");
    message.facts().model = json::text(record, "model");
    if (message.role() != Role::Tool) {
        addContent(message, record, "content", {});
        addToolCalls(message, record, "tool_calls", {});
        return message.take();
    }
    addToolResult(message, record, "content", {}, json::text(record, "tool_call_id"));
    BodyPart &result = message.body().parts.back();
    result.name = toQString(json::text(record, "function"));
    if (const auto error = json::member(record, "error"); error && error->is_object()) {
        result.flags |= PartFlag::Error;
        message.facts().flags |= MessageFlag::ToolError;
        result.status = toQString(json::text(*error, "type"));
        if (result.output.isEmpty())
            result.output = toQString(json::text(*error, "message"));
    }
    return message.take();
}

QString InspectImporter::recordPointer(const PhysicalRecord &record) const
{
    return QStringLiteral("/samples/%1/messages/%2").arg(outerOf(record.line)).arg(innerOf(record.line));
}

Result<> InspectImporter::conversation(Element parsed, std::string_view bytes, qint64 offset, qint64 outer,
                                       const SessionFacts &document, RecordSink &sink) const
{
    SessionFacts session = document;
    const qint64 epoch = json::integer(parsed, "epoch").value_or(1);
    session.uid = toQString(json::text(parsed, "uuid"));
    if (session.uid.isEmpty())
        session.uid = QStringLiteral("%1/%2/%3").arg(document.uid, idText(parsed)).arg(epoch);
    session.title = QStringLiteral("%1: %2 (%3)").arg(document.title, idText(parsed)).arg(epoch);
    if (auto told = sink.session(session); !told)
        return told;
    TolerantParser parser;
    const std::vector<JsonItem> items = itemsOf(bytes, "messages");
    for (size_t i = 0; i < items.size(); ++i) {
        const ByteRange range {offset + items[i].range.offset, items[i].range.length};
        const std::string_view record = bytes.substr(size_t(items[i].range.offset), size_t(items[i].range.length));
        const auto element = parser.parse(record, true);
        auto body = element ? message(*element) : std::nullopt;
        if (!body) {
            if (auto told = sink.damaged({0, range, element ? QString() : oneLine(element.error()), false}); !told)
                return told;
            continue;
        }
        MessageFacts &facts = body->facts;
        if (i + 1 == items.size())
            addStopReason(facts, parsed);
        facts.records.front().range = range;
        facts.records.front().line = nestedLine(outer, qint64(i));
        facts.hash = XXH3_64bits(record.data(), record.size());
        if (auto told = sink.message(std::move(facts)); !told)
            return told;
    }
    return {};
}

}
