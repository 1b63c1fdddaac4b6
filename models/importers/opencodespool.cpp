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

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::OpenCodeSpool", text);
}

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

Result<> OpenCodeSpool::session(std::string_view bytes, const QString &origin)
{
    const std::string_view value = valueIn(bytes);
    if (auto written = m_writer.write("{\"session\":"); !written)
        return written;
    if (auto written = m_writer.write(value, QStringLiteral("/session"), origin, value.data() - bytes.data()); !written)
        return written;
    return m_writer.write("}\n");
}

Result<bool> OpenCodeSpool::beginMessage(std::string_view id, std::string_view info, const QString &origin)
{
    const std::string_view value = valueIn(info);
    const auto parsed = m_parser.parse(value);
    if (!parsed || !parsed->is_object()) {
        const auto told = damaged(origin, parsed ? tr("A message is expected here.") : oneLine(parsed.error()));
        return told ? Result<bool>(false) : Result<bool>(failure(told));
    }
    m_parts = 0;
    std::string head = "{\"id\":";
    appendJsonString(head, id);
    head += ",\"info\":";
    if (auto written = m_writer.write(head); !written)
        return failure(written);
    if (auto written = m_writer.write(value, QStringLiteral("/info"), origin, value.data() - info.data()); !written)
        return failure(written);
    if (auto written = m_writer.write(",\"parts\":"); !written)
        return failure(written);
    return true;
}

Result<> OpenCodeSpool::part(std::string_view bytes, const QString &origin)
{
    const std::string_view value = valueIn(bytes);
    const auto parsed = m_parser.parse(value);
    const QString pointer = QStringLiteral("/parts/%1").arg(m_parts);
    if (auto written = m_writer.write(m_parts++ == 0 ? "[" : ","); !written)
        return written;
    if (parsed)
        return m_writer.write(value, pointer, origin, value.data() - bytes.data());
    // It is a part, and it takes its place; what it says is lost. The damage is told behind the message.
    std::string line = "{\"damaged\":";
    appendJsonString(line, (origin + QStringLiteral(": ") + oneLine(parsed.error())).toStdString());
    m_damage += QString::fromStdString(line) + QStringLiteral("}\n");
    return m_writer.write("null", pointer, asText(origin, bytes.size()));
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
                return fail(Error::Code::Cancelled, tr("Stopped."));
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
            return fail(Error::Code::Format, tr("The cache is damaged. Open the transcript again."), m_spool.path());
        case JsonStream::State::TooLong: {
            const auto skipped = m_stream.skipValue();
            return skipped ? m_sink.damaged({0, value->range, tr("The message is too large to be read."), false})
                           : Result<>(failure(skipped));
        }
        case JsonStream::State::Whole:
            break;
        }
        if (value->bytes.starts_with("{\"session\":"))
            return session(value->bytes);
        if (value->bytes.starts_with("{\"damaged\":"))
            return damaged(*value);
        const auto isMessage = m_messages.message(value->bytes, value->range, 0);
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
