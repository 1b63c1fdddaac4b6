// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/review.h"
#include "tests/support/reviewbuilders.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

QJsonObject parsed(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

}

class TestReview final : public QObject
{
    Q_OBJECT
private slots:
    void writesTheKeysInTheOrderOfTheFormat()
    {
        // Written by hand from the description of the format.
        const QByteArray expected =
            R"({"type":"review","id":"00000000-0000-4000-8000-000000000001","session":"ses_1","key":"msg_417",)"
            R"("index":417,"label":null,"class":"compaction","detail":"","rule":"","raw_sha256":"","content_sha256":"",)"
            R"("quote":{"before":"","after":""},"reviewer":"anna","created":"2026-03-01T10:00:00.000Z",)"
            R"("modified":"2026-03-01T11:00:00.000Z","codebook":1,"state":"read","title":"",)"
            R"("readings":[{"code":"GO","role":"primary","rationale":"work goes on"}],"confidence":null,)"
            R"("response":{"code":null,"proposed":null},"context":"","effect":"","assumptions":[],"knowledge":[],)"
            R"("thinking":"","mistakes":[],"conclusion":"","memo":"","evidence":[],"dispute":null})";
        QCOMPARE(toCanonicalJson(review(1)), expected);
    }

    /// The schema names what is written: every key, no other.
    void agreesWithTheSchema()
    {
        QFile file(QStringLiteral(TACET_SOURCE "/resources/schema/tacet-review.schema.json"));
        QVERIFY(file.open(QFile::ReadOnly));
        const QJsonObject schema = QJsonDocument::fromJson(file.readAll())
                                       .object()
                                       .value(QStringLiteral("$defs"))
                                       .toObject()
                                       .value(QStringLiteral("review"))
                                       .toObject()
                                       .value(QStringLiteral("properties"))
                                       .toObject();
        const QJsonObject written = parsed(toCanonicalJson(fullReview()));
        QCOMPARE(written.keys(), schema.keys());
        for (const char *list : {"readings", "assumptions", "knowledge", "mistakes", "evidence", "proposals"}) {
            const QString name = QLatin1StringView(list);
            const QJsonObject item = schema.value(name).toObject().value(QStringLiteral("items")).toObject();
            QCOMPARE(written.value(name).toArray().first().toObject().keys(),
                     item.value(QStringLiteral("properties")).toObject().keys());
        }
    }

    void writesEveryField()
    {
        const QByteArray json = toCanonicalJson(fullReview());
        const QByteArrayList parts {
            "\"label\":418",
            "\"quote\":{\"before\":\"shall I \\\"go on\\\"?\",\"after\":\"## Goal\\n\"}",
            "{\"code\":\"PROD\",\"role\":\"rejected\",\"rationale\":\"no hurry\"}],\"confidence\":4",
            "\"response\":{\"code\":\"SUMM\",\"proposed\":\"CONT\"}",
            "\"assumptions\":[{\"side\":\"both\",\"text\":\"a\",\"borne_out\":\"partly\",\"consequence\":\"c\"}]",
            "\"knowledge\":[{\"when\":\"output\",\"side\":\"assistant\",\"text\":\"k\"}]",
            "\"mistakes\":[{\"owner\":\"harness\",\"text\":\"m\",\"severity\":\"high\",\"better\":\"b\"}]",
            "\"memo\":\"\\u0001\",\"evidence\":[{\"index\":414,\"key\":\"msg_414\",\"note\":\"the offer\","
            "\"quote\":\"shall I\",\"start\":12}]",
            "\"dispute\":{\"class\":\"blank\",\"reason\":\"typed\"},\"proposals\":[{\"kind\":\"flag\","
            "\"proposed\":\"permission\",\"detail\":\"bash: rm a\",\"answer\":\"changed\",\"chosen\":\"low\"}],"
            "\"first_reading\":{\"revealed\":\"2026-03-01T10:30:00.000Z\",\"readings\":[{\"code\":\"WAIT\","
            "\"role\":\"primary\",\"rationale\":\"w\"}],\"confidence\":2},\"blind\":true}"};
        for (const QByteArray &part : parts)
            QVERIFY2(json.contains(part), part.constData());
    }

    void comesBackByteForByte()
    {
        for (const Review &original : {review(1), fullReview()}) {
            const QByteArray json = toCanonicalJson(original);
            const auto back = reviewFromJson(parsed(json));
            QVERIFY2(back, back ? "" : qPrintable(oneLine(back.error())));
            QVERIFY(*back == original);
            QCOMPARE(toCanonicalJson(*back), json);
        }
    }

    void readsOtherZonesAsUtc()
    {
        QByteArray json = toCanonicalJson(review(1));
        json.replace("10:00:00.000Z", "12:00:00+02:00");
        QCOMPARE(toCanonicalJson(*reviewFromJson(parsed(json))), toCanonicalJson(review(1)));
    }

    void whatIsLeftOutIsEmpty()
    {
        const auto read = reviewFromJson(parsed(
            R"({"id":"00000000-0000-4000-8000-000000000001","session":"s","key":"k","index":0,"class":"blank",)"
            R"("reviewer":"a","created":"2026-03-01T10:00:00Z","modified":"2026-03-01T10:00:00Z","codebook":1})"));
        QVERIFY2(read, read ? "" : qPrintable(oneLine(read.error())));
        QCOMPARE(read->state, Review::State::Draft);
        QVERIFY(read->isBlank());
    }

    void refusesAndNamesTheField_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *name, const char *from, const char *to, const char *field) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to)
                                << QStringLiteral("\"%1\"").arg(QLatin1StringView(field));
        };
        row("other type", "\"type\":\"review\"", "\"type\":\"session\"", "type");
        row("no UUID", "00000000-0000-4000-8000-000000000001", "1", "id");
        row("UUID in capitals", "00000000-0000-4000-8000-000000000001", "ABCDEF00-0000-4000-8000-000000000001", "id");
        row("no session", "\"session\":\"ses_1\",", "", "session");
        row("empty key", "\"key\":\"msg_417\"", "\"key\":\"\"", "key");
        row("negative index", "\"index\":417", "\"index\":-1", "index");
        row("index is text", "\"index\":417", "\"index\":\"417\"", "index");
        row("label is text", "\"label\":418", "\"label\":\"x\"", "label");
        row("quote is text", "\"quote\":{", "\"quote\":5,\"x\":{", "quote");
        row("time without zone", "10:00:00.000Z", "10:00:00.000", "created");
        row("no time", "2026-03-01T11:00:00.000Z", "yesterday", "modified");
        row("unknown state", "\"state\":\"read\"", "\"state\":\"done\"", "state");
        row("unknown role", "\"role\":\"rejected\"", "\"role\":\"no\"", "readings[1].role");
        row("two primaries", "\"role\":\"rejected\"", "\"role\":\"primary\"", "readings");
        row("confidence 0", "\"confidence\":4", "\"confidence\":0", "confidence");
        row("confidence 6", "\"confidence\":4", "\"confidence\":6", "confidence");
        row("confidence 4.5", "\"confidence\":4", "\"confidence\":4.5", "confidence");
        row("response is text", "\"code\":\"SUMM\"", "\"code\":5", "response.code");
        row("harness assumes", "\"side\":\"both\"", "\"side\":\"harness\"", "assumptions[0].side");
        row("unknown severity", "\"severity\":\"high\"", "\"severity\":\"fatal\"", "mistakes[0].severity");
        row("evidence is no object", "\"evidence\":[", "\"evidence\":[5,", "evidence");
        row("dispute without class", "\"class\":\"blank\",", "", "dispute.class");
        row("unknown kind of proposal", "\"kind\":\"flag\"", "\"kind\":\"guess\"", "proposals[0].kind");
        row("unknown answer", "\"answer\":\"changed\"", "\"answer\":\"maybe\"", "proposals[0].answer");
        row("first reading without time", "\"revealed\":\"2026-03-01T10:30:00.000Z\",", "", "first_reading.revealed");
        row("blind is text", "\"blind\":true", "\"blind\":\"yes\"", "blind");
        row("unknown field", "\"memo\"", "\"memmo\"", "memmo");
        row("unknown field inside", "\"note\"", "\"nota\"", "evidence[0].nota");
    }

    void refusesAndNamesTheField()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, field);
        QByteArray json = toCanonicalJson(fullReview());
        QVERIFY(json.contains(from));
        const auto read = reviewFromJson(parsed(json.replace(from, to)));
        QVERIFY(!read);
        QCOMPARE(read.error().code, Error::Code::Format);
        QVERIFY2(read.error().message.contains(field), qPrintable(read.error().message));
    }

    void isBlankWithoutAnythingSaid_data()
    {
        QTest::addColumn<Review>("tested");
        QTest::addColumn<bool>("blank");
        Review nothing = review(1);
        nothing.readings.clear();
        nothing.state = Review::State::Draft;
        QTest::newRow("nothing") << nothing << true;
        Review proposed = nothing;
        proposed.responseProposed = QStringLiteral("SUMM");
        QTest::newRow("only the program's proposal") << proposed << true;
        Review later = nothing;
        later.state = Review::State::Later;
        QTest::newRow("put off") << later << false;
        Review memo = nothing;
        memo.memo = QStringLiteral("m");
        QTest::newRow("a memo") << memo << false;
        Review confidence = nothing;
        confidence.confidence = 1;
        QTest::newRow("a confidence") << confidence << false;
        Review dispute = nothing;
        dispute.dispute = Dispute {};
        QTest::newRow("a dispute") << dispute << false;
        Review ignored = nothing;
        ignored.proposals = {
            {ProposalAnswer::Kind::Reading, QStringLiteral("GO"), {}, ProposalAnswer::Answer::Ignored, {}}};
        QTest::newRow("a proposal ignored") << ignored << false;
        Review revealed = nothing;
        revealed.firstReading = FirstReading {utc(10), {}, {}};
        QTest::newRow("revealed without a reading") << revealed << false;
        Review blind = nothing;
        blind.isBlind = true;
        QTest::newRow("a blind one without anything") << blind << true;
        QTest::newRow("a reading") << review(1) << false;
    }

    void isBlankWithoutAnythingSaid()
    {
        QFETCH(Review, tested);
        QFETCH(bool, blank);
        QCOMPARE(tested.isBlank(), blank);
    }

    void findsThePrimaryReading()
    {
        Review tested = review(1);
        tested.readings.insert(tested.readings.begin(), {QStringLiteral("WAIT"), Reading::Standing::Also, {}});
        QCOMPARE(tested.primary()->code, QStringLiteral("GO"));
        tested.readings.pop_back();
        QVERIFY(!tested.primary());
    }

    void statesHaveIds()
    {
        QCOMPARE(idOf(Review::State::NeedsSecond), QStringLiteral("needs-second"));
        QCOMPARE(reviewStateFromId(u"adjudicated"), std::optional(Review::State::Adjudicated));
        QVERIFY(!reviewStateFromId(u"Read"));
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
