// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/scanjson.h"

namespace tacet {

namespace {

constexpr QLatin1StringView name(const char *text)
{
    return QLatin1StringView(text);
}

void write(JsonWriter &json, const Evidence &evidence)
{
    const QJsonObject object = toJson(evidence);
    json.beginObject();
    for (const char *key : {"origin", "pointer", "offset", "length", "absent"}) {
        if (const auto value = object.constFind(name(key)); value != object.constEnd())
            json.member(name(key), QJsonValue(*value));
    }
    json.endObject();
}

void writeResponse(JsonWriter &json, const ScannedSilence &silence)
{
    const bool turn = silence.responseFirst || !silence.proposal.isEmpty();
    json.key(name("response"));
    if (!turn) {
        json.null();
        return;
    }
    json.beginObject();
    json.member(name("index"), silence.responseFirst);
    json.member(name("last"), silence.responseLast);
    json.member(name("proposal"), silence.proposal.isEmpty() ? std::nullopt : std::optional(silence.proposal));
    json.key(name("cues"));
    json.beginObject();
    for (auto cue = silence.cues.cbegin(); cue != silence.cues.cend(); ++cue) {
        const QByteArray cueName = cue.key().toLatin1();
        json.member(QLatin1StringView(cueName), cue.value());
    }
    json.endObject();
    json.endObject();
}

/// Of a turn that is not there: that its index is the next message's, not its own.
void writeAbsence(JsonWriter &json, const ScannedSilence &silence)
{
    if (silence.silence != SilenceClass::Absent)
        return;
    json.key(name("absent"));
    json.beginObject();
    json.member(name("before"), silence.index);
    if (silence.count > 0)
        json.member(name("count"), silence.count);
    if (!silence.about.isEmpty())
        json.member(name("about"), silence.about);
    json.endObject();
}

}

ScanJsonWriter::ScanJsonWriter(Sink sink, Shape shape)
    : ScanWriter(std::move(sink))
    , m_shape(shape)
{ }

Result<> ScanJsonWriter::begin()
{
    if (m_shape == Shape::Lines)
        return {};
    m_json.beginObject();
    m_json.member(name("format"), name("tacet-scan"));
    m_json.member(name("version"), 1);
    m_json.key(name("sessions"));
    m_json.beginArray();
    return write(m_json.take());
}

Result<> ScanJsonWriter::beginSession(const ScannedSession &session)
{
    if (m_shape == Shape::Lines)
        m_json = {}; // a line begins without a comma
    m_json.beginObject();
    m_json.member(name("source"), session.source);
    m_json.member(name("format"), session.format);
    m_json.member(name("uid"), session.uid);
    m_json.member(name("title"), session.title);
    m_json.member(name("messages"), session.messages);
    if (session.responseTimes > 0) { // only where there are times
        m_json.key(name("response_times"));
        m_json.beginObject();
        m_json.member(name("n"), session.responseTimes);
        m_json.member(name("median_ms"), session.medianMs);
        m_json.member(name("q90_ms"), session.upperMs);
        m_json.endObject();
    }
    m_json.key(name("silences"));
    m_json.beginArray();
    return {};
}

Result<> ScanJsonWriter::silence(const ScannedSilence &silence)
{
    m_json.beginObject();
    m_json.member(name("index"), silence.index);
    m_json.member(name("key"), silence.key);
    m_json.member(name("role"), idOf(silence.role));
    m_json.member(name("class"), idOf(silence.silence));
    m_json.member(name("detail"), silence.detail);
    m_json.member(name("human_act"), idOf(silence.humanAct));
    m_json.member(name("delivered"), idOf(silence.delivered));
    m_json.member(name("rule"), silence.rule);
    if (silence.confidence < 1.0)
        m_json.member(name("confidence"), silence.confidence);
    m_json.key(name("evidence"));
    m_json.beginArray();
    for (const Evidence &evidence : silence.evidence)
        tacet::write(m_json, evidence);
    m_json.endArray();
    writeAbsence(m_json, silence);
    if (silence.branch.siblings > 0) {
        m_json.key(name("branch"));
        m_json.beginObject();
        m_json.member(name("position"), int(silence.branch.position));
        m_json.member(name("of"), int(silence.branch.siblings));
        m_json.endObject();
    }
    m_json.member(name("gap_ms"), silence.gapMs);
    m_json.member(name("gap"), idOf(silence.gap));
    if (silence.shorterGaps)
        m_json.member(name("gap_longer_than"), *silence.shorterGaps);
    m_json.member(name("slot"), idOf(silence.slot));
    writeResponse(m_json, silence);
    m_json.endObject();
    return write(m_json.take());
}

Result<> ScanJsonWriter::endSession(const std::vector<DamagedRecord> &damaged)
{
    m_json.endArray();
    m_json.key(name("damaged"));
    m_json.beginArray();
    for (const DamagedRecord &record : damaged) {
        m_json.beginObject();
        m_json.member(name("line"), record.line);
        if (!record.place.isEmpty())
            m_json.member(name("pointer"), record.place);
        m_json.member(name("offset"), record.range.offset);
        m_json.member(name("reason"), record.reason);
        m_json.endObject();
    }
    m_json.endArray();
    m_json.endObject();
    return write(m_json.take() + (m_shape == Shape::Lines ? "\n" : ""));
}

Result<> ScanJsonWriter::end()
{
    if (m_shape == Shape::Lines)
        return {};
    m_json.endArray();
    m_json.endObject();
    return write(m_json.take() + "\n");
}

}
