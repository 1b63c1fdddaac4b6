// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodespool.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstream.h"
#include "models/importers/jsonstring.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/opencodemessages.h"
#include "models/importers/spool.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace tacet {

namespace {

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::OpenCodeSpool)
};

/// The value alone, without a byte order mark and the white space around it.
std::string_view valueIn(std::string_view bytes)
{
    const size_t begin = skipJsonSpace(bytes, bytes.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0);
    const std::string_view rest = bytes.substr(begin);
    return rest.substr(0, jsonValueLength(rest).value_or(rest.size()));
}

/// The origin of bytes that are no JSON: all of them, as text.
QString asText(const QString &origin, size_t length)
{
    QJsonObject object = QJsonDocument::fromJson(origin.toUtf8()).object();
    object.insert(QStringLiteral("text"), qint64(length));
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

}

bool OpenCodeSpool::begin(const QString &uid)
{
    const auto before = m_uids.size();
    m_uids.insert(uid);
    return m_uids.size() > before;
}

Result<> OpenCodeSpool::session(std::string_view bytes, const QString &origin, qint64 originOffset)
{
    const std::string_view value = valueIn(bytes);
    if (auto written = m_writer.write("{\"session\":"); !written)
        return written;
    if (auto written =
            m_writer.write(value, QStringLiteral("/session"), origin, originOffset + (value.data() - bytes.data()));
        !written)
        return written;
    return m_writer.write("}\n");
}

Result<bool> OpenCodeSpool::beginMessage(std::string_view id, std::string_view info, const QString &origin,
                                         qint64 originOffset)
{
    const std::string_view value = valueIn(info);
    const auto parsed = m_parser.parse(value);
    if (!parsed || !parsed->is_object()) {
        const auto told = damaged(origin, parsed ? Words::tr("A message is expected here.") : oneLine(parsed.error()));
        return told ? Result<bool>(false) : Result<bool>(failure(told));
    }
    m_parts = 0;
    std::string head = "{\"id\":";
    appendJsonString(head, id);
    head += ",\"info\":";
    if (auto written = m_writer.write(head); !written)
        return failure(written);
    if (auto written =
            m_writer.write(value, QStringLiteral("/info"), origin, originOffset + (value.data() - info.data()));
        !written)
        return failure(written);
    if (auto written = m_writer.write(",\"parts\":"); !written)
        return failure(written);
    return true;
}

Result<> OpenCodeSpool::flatMessage(std::string_view id, const Column &type, const Column &data)
{
    const std::string_view value = valueIn(data.bytes);
    const auto parsed = m_parser.parse(value);
    if (!parsed || !parsed->is_object())
        return damaged(data.origin, parsed ? Words::tr("A message is expected here.") : oneLine(parsed.error()));
    std::string head = "{\"id\":";
    appendJsonString(head, id);
    head += ",\"type\":";
    std::string quoted;
    appendJsonString(quoted, type.bytes);
    if (auto written = m_writer.write(head); !written)
        return written;
    if (auto written = m_writer.write(quoted, QStringLiteral("/type"), asText(type.origin, type.bytes.size()));
        !written)
        return written;
    if (auto written = m_writer.write(",\"data\":"); !written)
        return written;
    const qint64 offset = value.data() - data.bytes.data();
    if (auto written = m_writer.write(value, QStringLiteral("/data"), data.origin, offset); !written)
        return written;
    return m_writer.write("}\n");
}

Result<> OpenCodeSpool::part(std::string_view bytes, const QString &origin, qint64 originOffset)
{
    const std::string_view value = valueIn(bytes);
    const auto parsed = m_parser.parse(value);
    const QString pointer = QStringLiteral("/parts/%1").arg(m_parts);
    if (auto written = m_writer.write(m_parts++ == 0 ? "[" : ","); !written)
        return written;
    if (parsed)
        return m_writer.write(value, pointer, origin, originOffset + (value.data() - bytes.data()));
    // It is a part, and it takes its place; what it says is lost. The damage is told behind the message.
    std::string line = "{\"damaged\":";
    appendJsonString(line, (origin + QStringLiteral(": ") + oneLine(parsed.error())).toStdString());
    m_damage += QString::fromStdString(line) + QStringLiteral("}\n");
    return m_writer.write("null", pointer, asText(origin, bytes.size()));
}

Result<> OpenCodeSpool::joinedPart(std::string_view bytes, const JoinedText &text, const QString &origin,
                                   qint64 originOffset)
{
    if (!m_parser.parse(bytes))
        return part(bytes, origin, originOffset); // which tells of the damage
    const QString pointer = QStringLiteral("/parts/%1").arg(m_parts);
    if (auto written = m_writer.write(m_parts++ == 0 ? "[" : ","); !written)
        return written;
    const auto begin = size_t(text.range.offset);
    const auto end = size_t(text.range.end());
    if (auto written = m_writer.write(bytes.substr(0, begin), pointer, origin, originOffset); !written)
        return written;
    if (auto written = m_writer.write(bytes.substr(begin, end - begin), pointer + QStringLiteral("/text"), text.origin,
                                      text.originOffset);
        !written)
        return written;
    return m_writer.write(bytes.substr(end), pointer, origin, text.tail);
}

Result<> OpenCodeSpool::beginMessageOf(std::string_view id, const char *role, const std::vector<Fact> &facts,
                                       const QString &missing)
{
    constexpr std::string_view Time = "time/";
    m_parts = 0;
    std::string own = "{\"id\":";
    appendJsonString(own, id);
    own += std::string(",\"info\":{\"role\":\"") + role + '"';
    const auto write = [&](const Fact &fact, std::string_view key) -> Result<> {
        own += (own.ends_with('{') ? "\"" : ",\"") + std::string(key) + "\":";
        if (auto written = m_writer.write(own); !written)
            return written;
        own.clear();
        return m_writer.write({fact.bytes.constData(), size_t(fact.bytes.size())},
                              QStringLiteral("/info/") + QLatin1String(fact.key), fact.origin, fact.originOffset);
    };
    for (const Fact &fact : facts) {
        if (!std::string_view(fact.key).starts_with(Time)) {
            if (auto written = write(fact, fact.key); !written)
                return written;
        }
    }
    own += ",\"time\":{";
    const qint64 begin = m_writer.size() + qint64(own.size()) - 1;
    for (const Fact &fact : facts) {
        if (std::string_view(fact.key).starts_with(Time)) {
            if (auto written = write(fact, std::string_view(fact.key).substr(Time.size())); !written)
                return written;
        }
    }
    if (auto written = m_writer.write(own + "}"); !written)
        return written;
    if (auto noted = m_writer.note({{begin, m_writer.size() - begin}, QStringLiteral("/info/time"), missing, 0});
        !noted)
        return noted;
    return m_writer.write("},\"parts\":");
}

Result<> OpenCodeSpool::other(std::string_view type, std::string_view id)
{
    std::string line = "{\"other\":";
    appendJsonString(line, type);
    line += ",\"id\":";
    appendJsonString(line, id);
    return m_writer.write(line + "}\n");
}

Result<> OpenCodeSpool::endMessage(const QString &noParts)
{
    if (m_parts == 0) {
        if (auto written = m_writer.write("[]", QStringLiteral("/parts"), noParts); !written)
            return written;
    }
    const QByteArray damage = std::exchange(m_damage, {}).toUtf8();
    return m_writer.write(std::string(m_parts == 0 ? "}\n" : "]}\n") + damage.toStdString());
}

Result<> OpenCodeSpool::damaged(const QString &where, const QString &reason)
{
    std::string line = "{\"damaged\":";
    appendJsonString(line, (where + QStringLiteral(": ") + reason).toStdString());
    return m_writer.write(line + "}\n");
}

namespace {

class SpoolReader
{
public:
    SpoolReader(ByteSource &spool, RecordSink &sink)
        : m_spool(spool)
        , m_stream(spool)
        , m_sink(sink)
        , m_messages(sink)
    { }

    Result<> run(Progress &progress)
    {
        while (true) {
            if (progress.isCancelled())
                return fail(Error::Code::Cancelled, Words::tr("Stopped."));
            progress.report(m_stream.offset(), m_spool.size());
            const auto next = m_stream.peek();
            if (!next)
                return failure(next);
            if (*next == JsonStream::EndOfInput)
                return {};
            if (auto read = record(); !read)
                return read;
        }
    }

private:
    Result<> record()
    {
        const auto value = m_stream.value();
        if (!value)
            return failure(value);
        switch (value->state) {
        case JsonStream::State::Torn:
            return fail(Error::Code::Format, Words::tr("The cache is damaged. Open the transcript again."),
                        m_spool.path());
        case JsonStream::State::TooLong: {
            const auto skipped = m_stream.skipValue();
            return skipped ? m_sink.damaged({0, value->range, Words::tr("The message is too large to be read."), false})
                           : Result<>(failure(skipped));
        }
        case JsonStream::State::Whole:
            break;
        }
        if (value->bytes.starts_with("{\"session\":"))
            return session(value->bytes);
        if (value->bytes.starts_with("{\"damaged\":"))
            return damaged(*value);
        if (value->bytes.starts_with("{\"other\":"))
            return other(*value);
        const auto isMessage = m_messages.message(value->bytes, value->range, {});
        if (!isMessage)
            return failure(isMessage);
        return *isMessage ? Result<>() : m_sink.damaged({0, value->range, m_messages.reason(), false});
    }

    Result<> session(std::string_view bytes)
    {
        const auto element = m_parser.parse(bytes, true);
        const auto facts = element ? json::member(*element, "session") : std::nullopt;
        return facts ? m_messages.session(readOpenCodeSession(*facts)) : Result<>();
    }

    Result<> other(const JsonStream::Value &value)
    {
        const auto element = m_parser.parse(value.bytes, true);
        return m_sink.other({value.range, 0, {}}, element ? json::text(*element, "other") : std::string_view());
    }

    Result<> damaged(const JsonStream::Value &value)
    {
        const auto element = m_parser.parse(value.bytes, true);
        const std::string_view reason = element ? json::text(*element, "damaged") : std::string_view();
        return m_sink.damaged({0, value.range, QString::fromUtf8(reason.data(), qsizetype(reason.size())), false});
    }

    ByteSource &m_spool;
    JsonStream m_stream;
    RecordSink &m_sink;
    OpenCodeMessages m_messages;
    TolerantParser m_parser;
};

}

Result<> readOpenCodeSpool(ByteSource &spool, RecordSink &sink, Progress &progress)
{
    return SpoolReader(spool, sink).run(progress);
}

}
