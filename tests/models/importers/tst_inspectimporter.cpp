// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "archivebytes.h"
#include "recordingsink.h"
#include "tests/support/importedoutline.h"

#include <QJsonArray>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const QByteArray Start = jsonText("{'version':2,'eval':{'task':'t','run_id':'r','model':'m'},'plan':{}}");

/// A sample as Inspect writes it (written by us after section 7.2 of the format notes).
QByteArray sample(const char *messages, const char *stopReason = "stop")
{
    return jsonText("{'id':1,'epoch':1,'input':'','messages':[") + jsonText(messages)
        + jsonText("],'output':{'choices':[{'stop_reason':'") + stopReason + jsonText("'}]}}");
}

QByteArray log(const QByteArray &samples)
{
    return jsonText("{'version':2,'status':'success','eval':{'task':'t','run_id':'r'},'plan':{},'samples':[") + samples
        + "]}";
}

constexpr const char *Silences =
    "{'role':'user','content':'Hi'},{'role':'assistant','content':'','tool_calls':[{'id':'c','function':'bash',"
    "'arguments':{'command':'ls'}}]},{'role':'tool','content':'','tool_call_id':'c','function':'bash'},"
    "{'role':'assistant','content':[{'type':'reasoning','reasoning':'xx','redacted':true}]},"
    "{'role':'user','content':'Please proceed to the next step using your best judgement.'},"
    "{'role':'assistant','content':''}";
const QString SilencesOutline = QStringLiteral(
    "user|assistant assistant-empty (tool-only)|tool tool-result (no-output)|"
    "assistant assistant-empty (thinking-sealed)|user synthetic (nudge)|assistant assistant-empty (empty)");

}

class TestInspectImporter : public QObject
{
    Q_OBJECT

private slots:
    void readsALog();
    void stopReasonOfTheSample();
    void bareNaN();
    void archiveWithDeflate();
    void archiveWithZstdInTwoFrames();
    void theLastMemberOfANameCounts();
    void archiveWithoutHeader();
    void evidenceNamesTheMember();
    void samples_data();
    void samples();
};

// Counted by hand.
void TestInspectImporter::readsALog()
{
    const TemporaryInput input(log(sample(Silences)));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QStringLiteral("inspect-log"));
    QCOMPARE(imported.outline.join(QLatin1Char('|')), SilencesOutline);
    QCOMPARE(imported.sessions.front().uid, QStringLiteral("r/1/1"));
}

void TestInspectImporter::stopReasonOfTheSample()
{
    const TemporaryInput input(
        log(sample("{'role':'user','content':'Hi'},{'role':'assistant','content':''}", "content_filter")));
    QCOMPARE(importFile(input.path()).outline.last(), QStringLiteral("assistant assistant-empty (refused)"));
}

/// Inspect writes NaN, which no JSON has; it costs the sample that it stands in at most.
void TestInspectImporter::bareNaN()
{
    QByteArray results = log(sample(Silences));
    results.replace("\"plan\":{}", "\"plan\":{},\"results\":{\"x\":NaN}");
    const TemporaryInput input(results);
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.outline.join(QLatin1Char('|')), SilencesOutline);
}

void TestInspectImporter::archiveWithDeflate()
{
    const TemporaryInput input(zipped({{"_journal/start.json", Start},
                                       {"samples/1_epoch_1.json", sample(Silences)},
                                       {"samples/2_epoch_1.json", sample("{'role':'user','content':''}")},
                                       {"header.json", Start}}));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QStringLiteral("inspect-log+archive"));
    QCOMPARE(imported.outline.join(QLatin1Char('|')), SilencesOutline + QStringLiteral("|user blank (empty)"));
}

void TestInspectImporter::archiveWithZstdInTwoFrames()
{
    const TemporaryInput input(
        zippedWithZstd({{"_journal/start.json", Start}, {"samples/1_epoch_1.json", sample(Silences)}}));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.outline.join(QLatin1Char('|')), SilencesOutline);
}

void TestInspectImporter::theLastMemberOfANameCounts()
{
    const TemporaryInput input(zipped({{"_journal/start.json", Start},
                                       {"samples/1_epoch_1.json", sample("{'role':'user','content':''}")},
                                       {"samples/1_epoch_1.json", sample("{'role':'user','content':'again'}")}}));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.outline, QStringList({QStringLiteral("user")}));
}

void TestInspectImporter::archiveWithoutHeader()
{
    const TemporaryInput input(
        zipped({{"_journal/start.json", Start}, {"samples/1_epoch_1.json", sample("{'role':'user','content':'x'}")}}));
    QCOMPARE(importFile(input.path()).sessions.front().uid, QStringLiteral("r/1/1"));
}

void TestInspectImporter::evidenceNamesTheMember()
{
    const TemporaryInput input(
        zipped({{"_journal/start.json", Start}, {"samples/1_epoch_1.json", sample("{'role':'user','content':''}")}}),
        QStringLiteral("a.eval"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.pieces.size(), size_t(1));
    const PhysicalRecord &record = imported.entries.front().facts.records.front();
    const ImporterRegistry registry;
    const QString pointer = registry.byId(imported.format)->recordPointerIn(record, {}) + QStringLiteral("/content");
    const auto evidence = evidenceWithin(imported.pieces.front(), pointer, QString(), record.range);
    QVERIFY(evidence);
    QCOMPARE(evidence->pointer, QStringLiteral("/messages/0/content"));
    QCOMPARE(evidence->origin.value(QStringLiteral("file")).toString(), QStringLiteral("a.eval"));
    QCOMPARE(evidence->origin.value(QStringLiteral("members")).toArray().at(0).toString(),
             QStringLiteral("samples/1_epoch_1.json"));
    // Where the message begins in the member.
    QCOMPARE(evidence->range.offset, sample("{'role':'user','content':''}").indexOf("{\"role\""));
}

void TestInspectImporter::samples_data()
{
    QTest::addColumn<QString>("counts");
    if (samplesFolder().isEmpty())
        return;
    // python3: Counter(m['role'] for s in samples for m in s['messages']); no empty content in these
    QTest::newRow("2025-05-12T20-28-13-04-00_popularity.json") << QStringLiteral("assistant: 3; system: 3; user: 3");
    QTest::newRow("log_tool_call_error.json") << QStringLiteral("tool tool-result: 11");
    QTest::newRow("log_message_deduplication.eval") << QStringLiteral("assistant: 6; tool tool-result: 5; user: 1");
    QTest::newRow("2025-09-23T08-09-58-04-00_theory-of-mind_bbB4eRCx2rFJLyPH42Cj9r.eval")
        << QStringLiteral("assistant: 100; user: 100");
    QTest::newRow("log_streaming.eval") << QStringLiteral("assistant: 4; system: 4; user: 4");
}

void TestInspectImporter::samples()
{
    if (samplesFolder().isEmpty())
        return;
    QFETCH(QString, counts);
    const Imported imported =
        importFile(samplesFolder() + QStringLiteral("/inspect/") + QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(countsOf(imported.outline), counts);
}

QTEST_GUILESS_MAIN(TestInspectImporter)
#include "tst_inspectimporter.moc"
