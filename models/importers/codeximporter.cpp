// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/codeximporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/canonicaljson.h"
#include "models/importers/codexbody.h"
#include "models/importers/codexreading.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonshortener.h"
#include "models/importers/tolerantparser.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::CodexImporter", text);
}

constexpr std::array WrappedTypes {
    std::string_view {"session_meta"},
    std::string_view {"response_item"},
    std::string_view {"event_msg"},
    std::string_view {"turn_context"},
    std::string_view {"compacted"},
    std::string_view {"world_state"},
    std::string_view {"inter_agent_communication"},
    std::string_view {"inter_agent_communication_metadata"},
};

/// Of these strings the facts ask at most whether they are empty.
constexpr std::array OnlyWhetherThereIsAny {
    std::string_view {"output"},
    std::string_view {"arguments"},
    std::string_view {"input"},
    std::string_view {"encrypted_content"},
    std::string_view {"instructions"},
    std::string_view {"image_url"},
    std::string_view {"last_agent_message"},
    std::string_view {"aggregated_output"},
    std::string_view {"formatted_output"},
    std::string_view {"stdout"},
    std::string_view {"stderr"},
};

bool isWrapped(json::Element line)
{
    const std::string_view type = json::text(line, "type");
    const auto payload = json::member(line, "payload");
    return payload && payload->is_object()
        && std::find(WrappedTypes.begin(), WrappedTypes.end(), type) != WrappedTypes.end();
}

/// A line of the bare era. Others have lines with a role too, so messages must say that they are such, and not be
/// answers of an API.
bool isBare(json::Element line)
{
    const std::string_view type = json::text(line, "type");
    if (type == "message")
        return !json::text(line, "role").empty() && json::member(line, "content") && !json::member(line, "stop_reason")
            && !json::member(line, "usage");
    if (type == "reasoning" || type == "function_call" || type == "function_call_output")
        return json::member(line, "summary") || json::member(line, "call_id");
    if (!type.empty())
        return false;
    return !json::text(line, "record_type").empty()
        || (!json::text(line, "id").empty() && !json::text(line, "timestamp").empty()
            && (json::member(line, "instructions") || json::member(line, "git")));
}

/// A session_meta with its instructions may be longer than what is looked at.
bool looksLikeSessionMeta(QByteArrayView head)
{
    const QByteArrayView begin = head.first(std::min(head.size(), qsizetype(512)));
    return begin.contains("\"session_meta\"") && begin.contains("\"payload\"");
}

/// The record that files begin with tells about the session; a reading that begins further on has not seen it.
Result<> rememberSession(ByteSource &source, CodexReading &reading)
{
    JsonLinesReader lines(source, {});
    const auto line = lines.next();
    if (!line)
        return failure(line);
    TolerantParser parser;
    const auto first = *line ? parser.parse((*line)->text, true) : Result<json::Element>(Failure(Error {}));
    if (first)
        reading.remember(*first);
    return {};
}

Result<> readLines(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress)
{
    CodexReading reading(sink);
    if (from.offset > 0) {
        if (auto remembered = rememberSession(source, reading); !remembered)
            return remembered;
    }
    JsonShortener shortener(OnlyWhetherThereIsAny);
    const auto read = readJsonLines(
        source, from, sink, progress,
        [&reading](JsonRecord &&record) {
            return reading.record(record.value, record.bytes, std::move(record.place), record.repaired);
        },
        &shortener);
    return read ? reading.finish() : read;
}

Result<> readDocument(ByteSource &source, RecordSink &sink, Progress &progress)
{
    CodexReading reading(sink);
    JsonDocument document(source, sink, progress);
    TolerantParser parser;
    const auto item = [&](const JsonStream::Value &value, std::string &&place) -> Result<> {
        PhysicalRecord physical {value.range, 0, {}, std::move(place)};
        const auto record = parser.parse(value.bytes, true);
        if (!record)
            return document.sink().damaged(damagedRecord(physical, oneLine(record.error())));
        return reading.record(*record, value.bytes, std::move(physical), parser.repaired());
    };
    const auto first = document.peek();
    if (!first)
        return failure(first);
    const auto read = document.forEachMember([&](const std::string &key) -> Result<> {
        if (key == "items") {
            const auto opening = document.peek();
            return !opening       ? Result<>(failure(opening))
                : *opening == '[' ? document.forEachElement("/items", item)
                                  : Result<>();
        }
        if (key != "session")
            return {};
        const auto session = document.value();
        if (!session)
            return failure(session);
        const auto meta = *session ? parser.parse((*session)->bytes, true) : Result<json::Element>(Failure(Error {}));
        if (meta)
            reading.remember(*meta);
        return {};
    });
    return read ? reading.finish() : read;
}

bool isContent(std::string_view key)
{
    return key != "id" && key != "internal_chat_message_metadata_passthrough" && key != "metadata";
}

}

QString CodexImporter::id() const
{
    return m_shape == Shape::Lines ? QStringLiteral("codex") : QStringLiteral("codex-document");
}

QString CodexImporter::label() const
{
    return m_shape == Shape::Lines ? tr("Codex rollout") : tr("Codex session of early 2025");
}

Recognition CodexImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder)
        return Recognition::No;
    if (m_shape == Shape::Document) {
        const bool both = locate(input.head, "/session/id").has_value() && locate(input.head, "/items/0").has_value();
        return both ? Recognition::Certain : Recognition::No;
    }
    const JsonLineVotes wrapped = voteOnJsonLines(input.head, isWrapped);
    if (wrapped.carried())
        return Recognition::Certain;
    if (wrapped.unread)
        return looksLikeSessionMeta(input.head) ? Recognition::Likely : Recognition::No;
    return voteOnJsonLines(input.head, isBare).carried() ? Recognition::Certain : Recognition::No;
}

Result<> CodexImporter::read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    return m_shape == Shape::Lines ? readLines(source, from, sink, progress) : readDocument(source, sink, progress);
}

MessageBody CodexImporter::body(std::span<const QByteArray> records) const
{
    return codexBody(records);
}

QByteArray CodexImporter::canonicalContent(std::span<const QByteArray> records) const
{
    std::string content;
    std::string events;
    for (const QByteArray &bytes : records) {
        const std::string_view record(bytes.constData(), size_t(bytes.size()));
        const auto payload = locate(bytes, "/payload");
        const auto type = locate(bytes, "/type");
        const bool event =
            payload && type && record.substr(size_t(type->offset), size_t(type->length)) == "\"event_msg\"";
        const std::string_view value =
            payload ? record.substr(size_t(payload->offset), size_t(payload->length)) : record;
        std::string &out = event ? events : content;
        if (!out.empty())
            out += ',';
        appendCanonicalJson(out, value, isContent);
    }
    return QByteArray::fromStdString('[' + (content.empty() ? events : content) + ']');
}

}
