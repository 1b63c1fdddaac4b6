// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/jsonwriter.h"
#include "models/core/review.h"
#include "models/core/reviewnames.h"

#include <QCoreApplication>
#include <QUuid>

namespace tacet {

namespace {

using Name = QLatin1StringView;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::Review)
};

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

void writeNumberOrNull(JsonWriter &json, Name name, std::optional<qint64> number)
{
    json.key(name);
    if (number)
        json.value(*number);
    else
        json.null();
}

void writeSubject(JsonWriter &json, const ReviewSubject &subject)
{
    json.text(Name("session"), subject.sessionUid).text(Name("key"), subject.key);
    json.key(Name("index")).value(qint64(subject.index));
    writeNumberOrNull(json, Name("label"), subject.label);
    json.text(Name("class"), subject.silence).text(Name("detail"), subject.detail).text(Name("rule"), subject.rule);
    json.text(Name("raw_sha256"), subject.rawSha256).text(Name("content_sha256"), subject.contentSha256);
    json.key(Name("quote")).beginObject();
    json.text(Name("before"), subject.quoteBefore).text(Name("after"), subject.quoteAfter).endObject();
}

void writeReadings(JsonWriter &json, const std::vector<Reading> &readings)
{
    json.key(Name("readings")).beginArray();
    for (const Reading &reading : readings) {
        json.beginObject().text(Name("code"), reading.code);
        json.key(Name("role")).value(idIn(ReviewNames::Standing, reading.standing));
        json.text(Name("rationale"), reading.rationale).endObject();
    }
    json.endArray();
}

void writeAssumptions(JsonWriter &json, const std::vector<Assumption> &assumptions)
{
    json.key(Name("assumptions")).beginArray();
    for (const Assumption &assumption : assumptions) {
        json.beginObject().key(Name("side")).value(idIn(ReviewNames::Side, assumption.side));
        json.text(Name("text"), assumption.text);
        json.key(Name("borne_out")).value(idIn(ReviewNames::BorneOut, assumption.borneOut));
        json.text(Name("consequence"), assumption.consequence).endObject();
    }
    json.endArray();
}

void writeKnowledge(JsonWriter &json, const std::vector<Knowledge> &knowledge)
{
    json.key(Name("knowledge")).beginArray();
    for (const Knowledge &one : knowledge) {
        json.beginObject().key(Name("when")).value(idIn(ReviewNames::When, one.when));
        json.key(Name("side")).value(idIn(ReviewNames::Side, one.side)).text(Name("text"), one.text).endObject();
    }
    json.endArray();
}

void writeMistakes(JsonWriter &json, const std::vector<Mistake> &mistakes)
{
    json.key(Name("mistakes")).beginArray();
    for (const Mistake &mistake : mistakes) {
        json.beginObject().key(Name("owner")).value(idIn(ReviewNames::Owner, mistake.owner));
        json.text(Name("text"), mistake.text);
        json.key(Name("severity")).value(idIn(ReviewNames::Severity, mistake.severity));
        json.text(Name("better"), mistake.better).endObject();
    }
    json.endArray();
}

void writeEvidence(JsonWriter &json, const std::vector<EvidenceLink> &evidence)
{
    json.key(Name("evidence")).beginArray();
    for (const EvidenceLink &link : evidence) {
        json.beginObject().key(Name("index")).value(qint64(link.index));
        json.text(Name("key"), link.key).text(Name("note"), link.note);
        if (!link.quote.isEmpty()) {
            json.text(Name("quote"), link.quote);
            writeNumberOrNull(json, Name("start"), link.start);
        }
        json.endObject();
    }
    json.endArray();
}

void writeDispute(JsonWriter &json, const std::optional<Dispute> &dispute)
{
    json.key(Name("dispute"));
    if (dispute)
        json.beginObject().text(Name("class"), dispute->silence).text(Name("reason"), dispute->reason).endObject();
    else
        json.null();
}

// What follows was added to version 1 while nothing was released: written only where there is something to say, so
// that reviews without it keep their bytes.
void writeProposals(JsonWriter &json, const std::vector<ProposalAnswer> &proposals)
{
    if (proposals.empty())
        return;
    json.key(Name("proposals")).beginArray();
    for (const ProposalAnswer &answer : proposals) {
        json.beginObject().key(Name("kind")).value(idIn(ReviewNames::ProposalKind, answer.kind));
        json.text(Name("proposed"), answer.proposed).text(Name("detail"), answer.detail);
        json.key(Name("answer")).value(idIn(ReviewNames::Answer, answer.answer));
        json.text(Name("chosen"), answer.chosen).endObject();
    }
    json.endArray();
}

void writeConditions(JsonWriter &json, const Review &review)
{
    if (review.firstReading) {
        json.key(Name("first_reading")).beginObject();
        json.text(Name("revealed"), timeText(review.firstReading->revealed));
        writeReadings(json, review.firstReading->readings);
        writeNumberOrNull(json, Name("confidence"), review.firstReading->confidence);
        json.endObject();
    }
    if (review.isBlind)
        json.key(Name("blind")).value(QJsonValue(true));
}

ReviewSubject readSubject(JsonFields &fields)
{
    ReviewSubject subject;
    subject.sessionUid = fields.requiredText("session");
    subject.key = fields.requiredText("key");
    subject.index = int(fields.requiredInteger("index", 0));
    subject.label = fields.integerOrNull("label");
    subject.silence = fields.requiredText("class");
    subject.detail = fields.text("detail");
    subject.rule = fields.text("rule");
    subject.rawSha256 = fields.text("raw_sha256");
    subject.contentSha256 = fields.text("content_sha256");
    if (auto quote = fields.objectOrNull("quote")) {
        subject.quoteBefore = quote->text("before");
        subject.quoteAfter = quote->text("after");
        quote->refuseOthers();
    }
    return subject;
}

std::vector<Reading> readReadings(JsonFields &fields)
{
    std::vector<Reading> readings;
    int primaries = 0;
    for (JsonFields &one : fields.objects("readings")) {
        readings.push_back({one.requiredText("code"), one.oneOf("role", ReviewNames::Standing), one.text("rationale")});
        one.refuseOthers();
        primaries += readings.back().standing == Reading::Standing::Primary;
    }
    if (primaries > 1)
        fields.refuse("readings", Words::tr("holds more than one primary reading"));
    return readings;
}

std::vector<Assumption> readAssumptions(JsonFields &fields)
{
    std::vector<Assumption> assumptions;
    for (JsonFields &one : fields.objects("assumptions")) {
        assumptions.push_back(
            {one.oneOf("side", ReviewNames::Side), one.text("text"),
             one.oneOf("borne_out", ReviewNames::BorneOut, std::optional(Assumption::BorneOut::Unknown)),
             one.text("consequence")});
        one.refuseOthers();
    }
    return assumptions;
}

std::vector<Knowledge> readKnowledge(JsonFields &fields)
{
    std::vector<Knowledge> knowledge;
    for (JsonFields &one : fields.objects("knowledge")) {
        knowledge.push_back({one.oneOf("when", ReviewNames::When),
                             one.oneOf("side", ReviewNames::Side, std::optional(Side::Both)), one.text("text")});
        one.refuseOthers();
    }
    return knowledge;
}

std::vector<Mistake> readMistakes(JsonFields &fields)
{
    std::vector<Mistake> mistakes;
    for (JsonFields &one : fields.objects("mistakes")) {
        mistakes.push_back({one.oneOf("owner", ReviewNames::Owner), one.text("text"),
                            one.oneOf("severity", ReviewNames::Severity, std::optional(Mistake::Severity::Medium)),
                            one.text("better")});
        one.refuseOthers();
    }
    return mistakes;
}

std::vector<EvidenceLink> readEvidence(JsonFields &fields)
{
    std::vector<EvidenceLink> evidence;
    for (JsonFields &one : fields.objects("evidence")) {
        EvidenceLink link {int(one.requiredInteger("index", 0)), one.text("key"), one.text("note"), one.text("quote")};
        if (const auto start = one.integerOrNull("start"))
            link.start = int(*start);
        evidence.push_back(std::move(link));
        one.refuseOthers();
    }
    return evidence;
}

std::optional<Dispute> readDispute(JsonFields &fields)
{
    auto object = fields.objectOrNull("dispute");
    if (!object)
        return {};
    Dispute dispute {object->requiredText("class"), object->text("reason")};
    object->refuseOthers();
    return dispute;
}

std::optional<int> readConfidence(JsonFields &fields)
{
    const auto confidence = fields.integerOrNull("confidence");
    if (!confidence)
        return {};
    if (*confidence < 1 || *confidence > 5)
        fields.refuse("confidence", Words::tr("is not between 1 and 5"));
    return int(*confidence);
}

std::vector<ProposalAnswer> readProposals(JsonFields &fields)
{
    std::vector<ProposalAnswer> proposals;
    for (JsonFields &one : fields.objects("proposals")) {
        proposals.push_back({one.oneOf("kind", ReviewNames::ProposalKind), one.requiredText("proposed"),
                             one.text("detail"), one.oneOf("answer", ReviewNames::Answer), one.text("chosen")});
        one.refuseOthers();
    }
    return proposals;
}

std::optional<FirstReading> readFirstReading(JsonFields &fields)
{
    auto object = fields.objectOrNull("first_reading");
    if (!object)
        return {};
    FirstReading first {object->requiredTime("revealed"), readReadings(*object), readConfidence(*object)};
    object->refuseOthers();
    return first;
}

QString readId(JsonFields &fields)
{
    const QString id = fields.requiredText("id");
    if (QUuid::fromString(id).toString(QUuid::WithoutBraces) != id)
        fields.refuse("id", Words::tr("is no UUID in lower case"));
    return id;
}

void readIdentity(JsonFields &fields, Review &review)
{
    constexpr EnumName<int> Types[] = {{0, "review"}};
    std::ignore = fields.oneOf("type", Types, std::optional(0));
    review.id = readId(fields);
    review.subject = readSubject(fields);
    review.reviewer = fields.requiredText("reviewer");
    review.created = fields.requiredTime("created");
    review.modified = fields.requiredTime("modified");
    review.codebook = int(fields.requiredInteger("codebook", 1));
    review.state = fields.oneOf("state", ReviewNames::State, std::optional(Review::State::Draft));
}

}

QByteArray toCanonicalJson(const Review &review)
{
    JsonWriter json;
    json.beginObject().text(Name("type"), QStringLiteral("review")).text(Name("id"), review.id);
    writeSubject(json, review.subject);
    json.text(Name("reviewer"), review.reviewer);
    json.text(Name("created"), timeText(review.created)).text(Name("modified"), timeText(review.modified));
    json.key(Name("codebook")).value(qint64(review.codebook));
    json.text(Name("state"), idOf(review.state)).text(Name("title"), review.title);
    writeReadings(json, review.readings);
    writeNumberOrNull(json, Name("confidence"), review.confidence);
    json.key(Name("response")).beginObject().textOrNull(Name("code"), review.responseCode);
    json.textOrNull(Name("proposed"), review.responseProposed).endObject();
    json.text(Name("context"), review.context).text(Name("effect"), review.effect);
    writeAssumptions(json, review.assumptions);
    writeKnowledge(json, review.knowledge);
    json.text(Name("thinking"), review.thinking);
    writeMistakes(json, review.mistakes);
    json.text(Name("conclusion"), review.conclusion).text(Name("memo"), review.memo);
    writeEvidence(json, review.evidence);
    writeDispute(json, review.dispute);
    writeProposals(json, review.proposals);
    writeConditions(json, review);
    return json.endObject().bytes();
}

Result<Review> reviewFromJson(const QJsonObject &object)
{
    JsonFields fields(object);
    Review review;
    readIdentity(fields, review);
    review.title = fields.text("title");
    review.readings = readReadings(fields);
    review.confidence = readConfidence(fields);
    if (auto response = fields.objectOrNull("response")) {
        review.responseCode = response->textOrNull("code");
        review.responseProposed = response->textOrNull("proposed");
        response->refuseOthers();
    }
    review.context = fields.text("context");
    review.effect = fields.text("effect");
    review.assumptions = readAssumptions(fields);
    review.knowledge = readKnowledge(fields);
    review.thinking = fields.text("thinking");
    review.mistakes = readMistakes(fields);
    review.conclusion = fields.text("conclusion");
    review.memo = fields.text("memo");
    review.evidence = readEvidence(fields);
    review.dispute = readDispute(fields);
    review.proposals = readProposals(fields);
    review.firstReading = readFirstReading(fields);
    review.isBlind = fields.flag("blind");
    fields.refuseOthers();
    if (const auto read = fields.result(); !read)
        return failure(read);
    return review;
}

}
