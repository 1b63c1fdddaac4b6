// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/recordspool.h"

#include "models/importers/bytesource.h"
#include "models/importers/importer.h"
#include "models/importers/jsonstream.h"
#include "models/importers/jsonstring.h"
#include "models/importers/messagebuilder.h"
#include "models/importers/spool.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace tacet {

namespace {

// What kind of value follows: a string before it, so that nothing that a transcript holds can pass for ours.
constexpr std::string_view SessionMark = "\"s\" ";
constexpr std::string_view DamageMark = "\"d\" ";
constexpr std::string_view RecordMark = "\"r\" ";
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::RecordSpool)
};

std::string compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

struct TextFact {
    const char *key;
    QString SessionFacts::*fact;
};
constexpr TextFact TextFacts[] = {
    {"uid", &SessionFacts::uid},
    {"parentUid", &SessionFacts::parentUid},
    {"title", &SessionFacts::title},
    {"agent", &SessionFacts::agent},
    {"agentVersion", &SessionFacts::agentVersion},
    {"directory", &SessionFacts::directory},
    {"model", &SessionFacts::model},
};

QJsonObject jsonOf(const SessionFacts &facts)
{
    QJsonObject object;
    for (const TextFact &text : TextFacts)
        object.insert(QLatin1String(text.key), facts.*text.fact);
    if (facts.createdMs)
        object.insert(QStringLiteral("createdMs"), *facts.createdMs);
    if (facts.updatedMs)
        object.insert(QStringLiteral("updatedMs"), *facts.updatedMs);
    return object;
}

SessionFacts factsOf(json::Element value)
{
    SessionFacts facts;
    for (const TextFact &text : TextFacts)
        facts.*text.fact = toQString(json::text(value, text.key));
    facts.createdMs = json::integer(value, "createdMs");
    facts.updatedMs = json::integer(value, "updatedMs");
    return facts;
}

DamagedRecord damageOf(json::Element value)
{
    return {json::integer(value, "line").value_or(0),
            {json::integer(value, "offset").value_or(0), json::integer(value, "length").value_or(0)},
            toQString(json::text(value, "reason")),
            json::isTrue(value, "truncated"),
            toQString(json::text(value, "place"))};
}

}

SpoolOrigin SpoolOrigin::ofFile(const QString &file)
{
    return SpoolOrigin(QJsonObject {{QStringLiteral("file"), file}});
}

SpoolOrigin SpoolOrigin::ofLine(const QString &file, qint64 line)
{
    return SpoolOrigin(QJsonObject {{QStringLiteral("file"), file}, {QStringLiteral("line"), line}});
}

SpoolOrigin SpoolOrigin::ofColumn(const QString &file, const QString &table, const QString &id, const QString &column)
{
    return SpoolOrigin(QJsonObject {{QStringLiteral("file"), file},
                                    {QStringLiteral("table"), table},
                                    {QStringLiteral("id"), id},
                                    {QStringLiteral("column"), column}});
}

SpoolOrigin SpoolOrigin::at(const QString &pointer) const
{
    SpoolOrigin origin = *this;
    if (!pointer.isEmpty())
        origin.m_object.insert(QStringLiteral("at"), pointer);
    return origin;
}

SpoolOrigin SpoolOrigin::spanning(ByteRange range) const
{
    SpoolOrigin origin = *this;
    origin.m_object.insert(QStringLiteral("span"), QJsonArray {range.offset, range.length});
    return origin;
}

SpoolOrigin SpoolOrigin::asText(qsizetype length) const
{
    SpoolOrigin origin = *this;
    origin.m_object.insert(QStringLiteral("text"), qint64(length));
    return origin;
}

QString SpoolOrigin::json() const
{
    return QString::fromStdString(compact(m_object));
}

Result<> RecordSpool::session(const SessionFacts &facts)
{
    return m_writer.write(std::string(SessionMark) + compact(jsonOf(facts)) + '\n');
}

Result<> RecordSpool::damaged(qint64 line, ByteRange range, const QString &reason, bool truncated, const QString &place)
{
    const QJsonObject damage {{QStringLiteral("line"), line},           {QStringLiteral("offset"), range.offset},
                              {QStringLiteral("length"), range.length}, {QStringLiteral("reason"), reason},
                              {QStringLiteral("truncated"), truncated}, {QStringLiteral("place"), place}};
    return m_writer.write(std::string(DamageMark) + compact(damage) + '\n');
}

Result<> RecordSpool::record(std::string_view bytes, const SpoolOrigin &origin, qint64 offset, qint64 line)
{
    if (bytes.starts_with(ByteOrderMark)) {
        bytes.remove_prefix(ByteOrderMark.size());
        offset += qint64(ByteOrderMark.size());
    }
    const auto parsed = m_parser.parse(bytes);
    if (!parsed || !parsed->is_object()) {
        const QString reason = parsed ? Words::tr("A JSON object is expected here.") : oneLine(parsed.error());
        // Where there are no lines, the reader learns the place from the words.
        return damaged(line, {offset, qint64(bytes.size())},
                       line > 0 ? reason : origin.json() + QStringLiteral(": ") + reason);
    }
    if (auto written = m_writer.write(RecordMark); !written)
        return written;
    if (auto written = m_writer.write(bytes, QString(), origin.json(), offset); !written)
        return written;
    return m_writer.write("\n");
}

Result<> RecordSpool::begin()
{
    m_first = true;
    m_damage.clear();
    return m_writer.write(std::string(RecordMark) + '{');
}

Result<> RecordSpool::beginMember(std::string_view key)
{
    std::string text(std::exchange(m_first, false) ? "" : ",");
    appendJsonString(text, key);
    return m_writer.write(text + ':');
}

Result<> RecordSpool::own(std::string_view key, std::string_view json)
{
    if (auto begun = beginMember(key); !begun)
        return begun;
    return m_writer.write(json);
}

Result<> RecordSpool::member(std::string_view key, std::string_view bytes, const SpoolOrigin &origin, qint64 offset)
{
    if (auto begun = beginMember(key); !begun)
        return begun;
    const QString pointer = QLatin1Char('/') + toQString(key);
    const auto parsed = m_parser.parse(bytes);
    if (parsed)
        return m_writer.write(bytes, pointer, origin.json(), offset);
    m_damage = origin.json() + QStringLiteral(": ") + oneLine(parsed.error());
    return m_writer.write("null", pointer, origin.asText(qsizetype(bytes.size())).json());
}

Result<> RecordSpool::text(std::string_view key, std::string_view text, const SpoolOrigin &origin)
{
    if (auto begun = beginMember(key); !begun)
        return begun;
    std::string quoted;
    appendJsonString(quoted, text);
    return m_writer.write(quoted, QLatin1Char('/') + toQString(key), origin.asText(qsizetype(text.size())).json());
}

Result<> RecordSpool::end()
{
    if (auto written = m_writer.write("}\n"); !written)
        return written;
    return m_damage.isEmpty() ? Result<>() : damaged(0, {}, std::exchange(m_damage, {}));
}

Result<> readRecordSpool(ByteSource &spool, RecordSink &sink, Progress &progress,
                         const std::function<Result<>(const SpoolRecord &record)> &onRecord)
{
    JsonStream stream(spool);
    TolerantParser parser;
    for (;;) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, Words::tr("Stopped."), spool.path());
        progress.report(stream.offset(), spool.size());
        const auto next = stream.peek();
        if (!next)
            return failure(next);
        if (*next == JsonStream::EndOfInput)
            return {};
        const auto mark = stream.value();
        if (!mark)
            return failure(mark);
        const std::string_view sign = mark->bytes;
        const char kind = sign.size() == 3 ? sign[1] : '\0';
        const auto value = stream.value();
        if (!value)
            return failure(value);
        if (value->state == JsonStream::State::TooLong) {
            const auto skipped = stream.skipValue();
            if (!skipped)
                return failure(skipped);
            if (auto told = sink.damaged({0, {}, Words::tr("The record is too large to be read."), false}); !told)
                return told;
            continue;
        }
        const auto parsed = parser.parse(value->bytes, true);
        if (value->state == JsonStream::State::Torn || kind == '\0' || !parsed)
            return fail(Error::Code::Format, Words::tr("The cache is damaged. Open the transcript again."),
                        spool.path());
        const Result<> told = kind == 's' ? sink.session(factsOf(*parsed))
            : kind == 'd'                 ? sink.damaged(damageOf(*parsed))
                                          : onRecord({*parsed, value->bytes, value->range, parser.repaired()});
        if (!told)
            return told;
    }
}

}
