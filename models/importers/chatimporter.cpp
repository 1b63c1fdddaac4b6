// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/chatimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/chatmessage.h"
#include "models/importers/chatreading.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/messagebuilder.h"
#include "models/importers/tolerantparser.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacet {

namespace {

// A document that is no longer is held whole; a longer one is read message by message.
constexpr qint64 HeldWhole = 32 << 20;

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::ChatImporter", text);
}

struct FormatNames {
    const char *id;
    const char *label;
    const char *agent;
};

FormatNames namesOf(ChatFormat format)
{
    switch (format) {
    case ChatFormat::OpenAi:
        return {"openai-chat", QT_TRANSLATE_NOOP("tacet::ChatImporter", "OpenAI-style chat"), "OpenAI chat"};
    case ChatFormat::Anthropic:
        return {"anthropic-messages", QT_TRANSLATE_NOOP("tacet::ChatImporter", "Anthropic Messages"), "Anthropic"};
    case ChatFormat::ShareGpt:
        return {"sharegpt", QT_TRANSLATE_NOOP("tacet::ChatImporter", "ShareGPT conversations"), "ShareGPT"};
    case ChatFormat::WildChat:
        return {"wildchat", QT_TRANSLATE_NOOP("tacet::ChatImporter", "WildChat or LMSYS conversations"), "WildChat"};
    case ChatFormat::Oasst:
        break;
    }
    return {"oasst", QT_TRANSLATE_NOOP("tacet::ChatImporter", "OpenAssistant conversations"), "OpenAssistant"};
}

/// True where a second value follows the first: JSON Lines, even when a line is as long as a document.
Result<bool> isLines(ByteSource &source)
{
    JsonStream stream(source, 0);
    auto next = stream.peek();
    if (next && *next == 0xEF) {
        stream.seek(3);
        next = stream.peek();
    }
    if (!next)
        return failure(next);
    if (*next != '{')
        return *next != '[' && *next != JsonStream::EndOfInput;
    const auto ended = stream.skipValue();
    if (!ended)
        return failure(ended);
    const qint64 end = stream.offset();
    const auto following = stream.peek();
    if (!following)
        return failure(following);
    if (!*ended || *following == JsonStream::EndOfInput)
        return false;
    // A document whose quotes are wrong may seem to end early; lines have a line end.
    const auto between = source.read({end, stream.offset() - end});
    return between ? Result<bool>(between->contains('\n')) : Result<bool>(failure(between));
}

Result<> readObject(JsonDocument &document, ChatReading &reading)
{
    TolerantParser parser;
    return document.forEachMember([&](const std::string &key) -> Result<> {
        const auto opening = document.peek();
        if (!opening)
            return failure(opening);
        if (*opening == '[' && std::find(ChatArrays.begin(), ChatArrays.end(), key) != ChatArrays.end())
            return document.forEachElement('/' + key, [&](const JsonStream::Value &value, std::string &&place) {
                return reading.message(value.bytes, {value.range, 0, {}, std::move(place)});
            });
        if (*opening != '"' || (key != "id" && key != "title" && key != "model" && key != "conversation_id"))
            return {};
        const auto value = document.value();
        if (!value)
            return failure(value);
        const auto text = *value ? parser.parse((*value)->bytes, true) : Result<json::Element>(Failure(Error {}));
        if (text)
            reading.setDocument(key, *text);
        return {};
    });
}

Result<> readDocument(ByteSource &source, RecordSink &sink, Progress &progress, ChatReading &reading)
{
    JsonDocument document(source, sink, progress);
    reading.setSink(document.sink());
    const auto opening = document.peek();
    if (!opening)
        return failure(opening);
    const JsonDocument::OnElement onElement = [&](const JsonStream::Value &value, std::string &&place) {
        return reading.value(value.bytes, {value.range, 0, {}, std::move(place)});
    };
    return *opening == '[' ? document.forEachElement({}, onElement, onElement) : readObject(document, reading);
}

/// A document of which only all of it together tells what it is: a response, a tree, a conversation with its id.
Result<bool> readWhole(ByteSource &source, ChatReading &reading)
{
    JsonStream stream(source, 0);
    auto next = stream.peek();
    if (next && *next == 0xEF) {
        stream.seek(3);
        next = stream.peek();
    }
    if (!next)
        return failure(next);
    if (*next != '{')
        return false;
    const auto value = stream.value();
    if (!value)
        return failure(value);
    if (value->state != JsonStream::State::Whole)
        return false;
    TolerantParser parser;
    if (!parser.parse(value->bytes, true))
        return false;
    const auto read = reading.value(value->bytes, {value->range, 0, {}});
    return read ? Result<bool>(true) : Result<bool>(failure(read));
}

}

QString ChatImporter::id() const
{
    return QLatin1String(namesOf(m_format).id);
}

QString ChatImporter::label() const
{
    return tr(namesOf(m_format).label);
}

Recognition ChatImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder || chatFormatOf(input.head) != m_format)
        return Recognition::No;
    const bool general = m_format == ChatFormat::OpenAi || m_format == ChatFormat::Anthropic;
    return general ? Recognition::Likely : Recognition::Certain;
}

Result<> ChatImporter::read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    ChatReading reading(sink, QLatin1String(namesOf(m_format).agent));
    const auto lines = isLines(source);
    if (!lines)
        return failure(lines);
    if (*lines)
        return readJsonLines(source, from, sink, progress, [&reading](JsonRecord &&record) {
            return reading.value(record.bytes, std::move(record.place));
        });
    if (progress.isCancelled())
        return fail(Error::Code::Cancelled, tr("Reading was stopped."), source.path());
    if (source.size() <= HeldWhole) {
        const auto whole = readWhole(source, reading);
        if (!whole)
            return failure(whole);
        if (*whole) {
            progress.report(source.size(), source.size());
            return {};
        }
    }
    return readDocument(source, sink, progress, reading);
}

MessageBody ChatImporter::body(std::span<const QByteArray> records) const
{
    TolerantParser parser;
    if (records.empty())
        return {};
    const auto record = parser.parse({records.front().constData(), size_t(records.front().size())});
    return record ? readChatMessage(*record) : MessageBody {};
}

QByteArray ChatImporter::canonicalContent(std::span<const QByteArray> records) const
{
    return canonicalBody(body(records));
}

}
