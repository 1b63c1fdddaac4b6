// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/inspectimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/chatcontent.h"
#include "models/importers/inspectsample.h"
#include "models/importers/isotime.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstring.h"

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

SessionFacts sessionOf(Element sample, const SessionFacts &document)
{
    SessionFacts session = document;
    const qint64 epoch = json::integer(sample, "epoch").value_or(1);
    session.uid = toQString(json::text(sample, "uuid"));
    if (json::member(sample, "id")) {
        if (session.uid.isEmpty())
            session.uid = QStringLiteral("%1/%2/%3").arg(document.uid, idText(sample)).arg(epoch);
        session.title = QStringLiteral("%1: %2 (%3)").arg(document.title, idText(sample)).arg(epoch);
    }
    return session;
}

/// Reasons that say why there are no words; they stand beside the message.
bool isTelling(std::string_view stopReason)
{
    return stopReason == "content_filter" || stopReason == "max_tokens" || stopReason == "model_length";
}

/// @param record of the message, whose whole value the reason is
void addStopReason(MessageFacts &facts, std::string_view reason, int record)
{
    facts.finish = reason;
    if (reason == "content_filter")
        facts.cues.push_back({CueKind::Refusal, record, "inspect.content-filter", "", ""});
    else
        facts.cues.push_back({CueKind::Length, record, "inspect.stop-reason.length", "", ""});
}

/// The records of one message, with what they hash to.
class RecordList
{
public:
    /// @param whole where the sample stands; must outlive this
    RecordList(std::string_view sample, const PhysicalRecord &whole)
        : m_sample(sample)
        , m_whole(whole)
    { }

    [[nodiscard]] std::string_view at(ByteRange range) const
    {
        return m_sample.substr(size_t(range.offset), size_t(range.length));
    }

    void add(InspectPlace place, ByteRange range)
    {
        const std::string_view bytes = at(range);
        const quint64 hash = XXH3_64bits(bytes.data(), bytes.size());
        m_hash = m_records.empty() ? hash : foldedHash(m_hash, hash);
        m_records.push_back({{m_whole.range.offset + range.offset, range.length},
                             m_whole.line,
                             {},
                             m_whole.place + place.pointer("message_pool").toStdString()});
    }

    [[nodiscard]] int last() const { return int(m_records.size()) - 1; }
    [[nodiscard]] const PhysicalRecord &first() const { return m_records.front(); }

    void moveInto(MessageFacts &facts)
    {
        m_records.front().partsPointer = std::move(facts.records.front().partsPointer);
        facts.records = std::move(m_records);
        facts.hash = m_hash;
    }

private:
    std::string_view m_sample;
    const PhysicalRecord &m_whole;
    std::vector<PhysicalRecord> m_records;
    quint64 m_hash = 0;
};

/// The call of a model that gave nothing back.
std::optional<MessageBody> modelWithoutChoice(Element event)
{
    MessageBuilder message(Role::Assistant);
    message.facts().id = json::text(event, "uuid");
    message.facts().timeMs = millisecondsOf(json::text(event, "timestamp"));
    message.facts().model = json::text(event, "model");
    if (const std::string_view error = json::text(event, "error"); !error.empty()) {
        const bool cancelled = error.starts_with("Cancelled");
        message.cue(cancelled ? CueKind::Aborted : CueKind::Failed, "inspect.model-error", "/error");
        message.body().error = toQString(error);
    }
    message.absent(Absence::MissingKey, json::member(event, "output") ? "/output/choices" : "/output");
    return message.take();
}

/// An image whose bytes are a reference still was not among the attachments.
void markLostAttachments(MessageBuilder &message, Element record)
{
    for (BodyPart &part : message.body().parts) {
        Element block;
        if (part.kind != PartKind::Attachment || record.at_pointer(part.pointer.toStdString()).get(block))
            continue;
        for (const char *key : {"image", "audio", "video", "document"}) {
            if (json::text(block, key).starts_with("attachment://"))
                part.flags |= PartFlag::Lost;
        }
    }
}

/// What a record holds of an attachment: its key comes first.
bool isAttachment(std::string_view record)
{
    const auto key = jsonValueLength(record);
    return record.starts_with('"') && key && skipJsonSpace(record, *key) < record.size();
}

}

QString InspectImporter::id() const
{
    return m_shape == Shape::Log ? QStringLiteral("inspect-log") : QStringLiteral("inspect-events");
}

QString InspectImporter::label() const
{
    return m_shape == Shape::Log ? QCoreApplication::translate("tacet::InspectImporter", "Inspect log")
                                 : QCoreApplication::translate("tacet::InspectImporter", "Inspect events");
}

bool InspectImporter::isDocument(QByteArrayView head) const
{
    const auto has = [head](std::string_view pointer) { return locate(head, pointer).has_value(); };
    if (m_shape == Shape::Events)
        return has("/events/0/event") && has("/events/0/timestamp") && !has("/eval");
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
    if (json::text(record, "event") == "model")
        return modelWithoutChoice(record);
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
        markLostAttachments(message, record);
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

MessageBody InspectImporter::body(std::span<const QByteArray> records) const
{
    std::vector<std::string_view> attachments;
    QByteArray stopReason;
    int stopRecord = 0;
    for (size_t i = 1; i < records.size(); ++i) {
        const std::string_view record(records[i].constData(), size_t(records[i].size()));
        if (isAttachment(record)) {
            attachments.push_back(record);
            continue;
        }
        stopReason = records[i];
        stopRecord = int(i);
    }
    if (records.empty())
        return {};
    TolerantParser parser;
    const auto record = parser.parse(withAttachments({records[0].constData(), size_t(records[0].size())}, attachments));
    auto body = record ? message(*record) : std::nullopt;
    if (!body)
        return {};
    if (stopRecord > 0)
        addStopReason(body->facts, unescapedJsonString({stopReason.constData(), size_t(stopReason.size())}),
                      stopRecord);
    return *std::move(body);
}

Result<> InspectImporter::read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    if (m_shape == Shape::Log)
        return NestedConversationsImporter::read(source, from, sink, progress);
    if (progress.isCancelled())
        return fail(Error::Code::Cancelled,
                    QCoreApplication::translate("tacet::InspectImporter", "Reading was stopped."), source.path());
    SessionFacts facts;
    facts.agent = QStringLiteral("Inspect");
    JsonDocument document(source, sink, progress);
    if (const auto root = document.peek(); !root)
        return failure(root);
    const auto whole = document.value();
    if (!whole)
        return failure(whole);
    return *whole ? element((*whole)->bytes, {(*whole)->range, 0, {}}, facts, sink) : Result<>();
}

Result<> InspectImporter::conversation(Element parsed, std::string_view bytes, const PhysicalRecord &whole,
                                       const SessionFacts &document, RecordSink &sink) const
{
    if (auto told = sink.session(sessionOf(parsed, document)); !told)
        return told;
    const InspectSample sample = inspectSample(bytes);
    TolerantParser parser;
    for (const InspectSample::Item &item : sample.items) {
        RecordList records(bytes, whole);
        records.add(item.place, item.range);
        std::vector<std::string_view> attachments;
        for (const std::string &name : attachmentsNamedIn(records.at(item.range))) {
            const auto known = sample.attachments.find(name);
            if (known == sample.attachments.end())
                continue;
            attachments.push_back(records.at(known->second));
            records.add({InspectPlace::Kind::Attachment, 0, 0}, known->second);
        }
        const auto element = parser.parse(withAttachments(records.at(item.range), attachments));
        auto body = element ? message(*element) : std::nullopt;
        if (element && !body) {
            if (auto told = sink.other(records.first(), json::text(*element, "role")); !told)
                return told;
            continue;
        }
        if (!body) {
            const QString reason = element ? QString() : oneLine(element.error());
            if (auto told = sink.damaged(damagedRecord(records.first(), reason)); !told)
                return told;
            continue;
        }
        const std::string reason = item.stopReason ? unescapedJsonString(records.at(*item.stopReason)) : std::string();
        if (body->facts.role == Role::Assistant && isTelling(reason)) {
            records.add({item.stopKind, item.place.event, 0}, *item.stopReason);
            addStopReason(body->facts, reason, records.last());
        }
        records.moveInto(body->facts);
        body->facts.flags.setFlag(MessageFlag::Repaired, parser.repaired());
        if (auto told = sink.message(std::move(body->facts)); !told)
            return told;
    }
    return {};
}

}
