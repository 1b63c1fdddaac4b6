// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonlocator.h"

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
    void eventsInPlaceOfMessages_data();
    void eventsInPlaceOfMessages();
    void stopReasonIsProvenWhereItStands();
    void attachments();
    void cancelAtEveryStep();
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
    const QString pointer = QString::fromStdString(record.place) + QStringLiteral("/content");
    const auto evidence = evidenceWithin(imported.pieces.front(), pointer, QString(), record.range);
    QVERIFY(evidence);
    QCOMPARE(evidence->pointer, QStringLiteral("/messages/0/content"));
    QCOMPARE(evidence->origin.value(QStringLiteral("file")).toString(), QStringLiteral("a.eval"));
    QCOMPARE(evidence->origin.value(QStringLiteral("members")).toArray().at(0).toString(),
             QStringLiteral("samples/1_epoch_1.json"));
    // Where the message begins in the member.
    QCOMPARE(evidence->range.offset, sample("{'role':'user','content':''}").indexOf("{\"role\""));
}

// Written by us after section 7.2; each outline counted by hand. A call is given the conversation from its beginning:
// what was there before is no new message, a second "Look" is one.
void TestInspectImporter::eventsInPlaceOfMessages_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("outline");
    QTest::addColumn<QString>("pointers"); // of the messages, from the root of the document
    const auto answer = [](const char *text) {
        return QByteArray("'output':{'choices':[{'message':{'role':'assistant','content':'") + text
            + "'},'stop_reason':'stop'}]}}";
    };
    QTest::newRow("inputs that overlap")
        << log(jsonText("{'id':1,'messages':[],'events':[{'event':'info'},{'event':'model','input':[{'role':'user',"
                        "'content':'Look'}],"
                        + answer("a")
                        + ",{'event':'model','input':[{'role':'user','content':'Look'},{'role':"
                          "'assistant','content':'a'},{'role':'user','content':'Look'}],"
                        + answer("") + "]}"))
        << QStringLiteral("inspect-log") << QStringLiteral("user|assistant|user|assistant assistant-empty (empty)")
        << QStringLiteral("/samples/0/events/1/input/0 /samples/0/events/1/output/choices/0/message "
                          "/samples/0/events/2/input/2 /samples/0/events/2/output/choices/0/message");
    QTest::newRow("inputs in a pool")
        << log(jsonText("{'id':1,'events':[{'event':'model','input':[],'input_refs':[[0,1]],'output':{'choices':[{"
                        "'message':{'id':'b','role':'assistant','content':''}}]}},{'event':'model','input':[],"
                        "'input_refs':[[0,3]],'error':'Cancelled by operator','output':{}}],'message_pool':["
                        "{'id':'a','role':'user','content':''},{'id':'b','role':'assistant','content':''},"
                        "{'id':'c','role':'tool','content':''}]}"))
        << QStringLiteral("inspect-log")
        << QStringLiteral("user blank (empty)|assistant assistant-empty (empty)|tool tool-result (no-output)|"
                          "assistant assistant-empty (aborted)")
        << QStringLiteral("/samples/0/message_pool/0 /samples/0/events/0/output/choices/0/message "
                          "/samples/0/message_pool/2 /samples/0/events/1");
    QTest::newRow("events alone") << jsonText(
        "{'description':'x','events':[{'event':'step','action':'begin','timestamp':'2026-01-01T00:00:00Z'},"
        "{'event':'model','model':'m','input':[],'output':{},'timestamp':'2026-01-01T00:00:01Z'},"
        "{'event':'model','error':'No','timestamp':'2026-01-01T00:00:02Z'}]}")
                                  << QStringLiteral("inspect-events")
                                  << QStringLiteral(
                                         "assistant assistant-empty (empty)|assistant assistant-empty (failed)")
                                  << QStringLiteral("/events/1 /events/2");
}

void TestInspectImporter::eventsInPlaceOfMessages()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, format);
    QFETCH(QString, outline);
    QFETCH(QString, pointers);
    const TemporaryInput input(content);
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, format);
    QCOMPARE(imported.outline.join(QLatin1Char('|')), outline);
    QStringList places;
    for (const MessageEntry &entry : imported.entries) {
        const PhysicalRecord &record = entry.facts.records.front();
        places.append(QString::fromStdString(record.place));
        const auto range = locate(content, places.back().toStdString());
        QVERIFY2(range, qPrintable(places.back()));
        QCOMPARE(*range, record.range);
    }
    QCOMPARE(places.join(QLatin1Char(' ')), pointers);
}

// The reason stands beside the message, in the sample's output: the proof is that value.
void TestInspectImporter::stopReasonIsProvenWhereItStands()
{
    const QByteArray content =
        log(sample("{'role':'user','content':'Hi'},{'role':'assistant','content':''}", "max_tokens"));
    const TemporaryInput input(content);
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    const MessageEntry &answer = imported.entries.back();
    QCOMPARE(outlineOf(answer), QStringLiteral("assistant assistant-empty (length)"));
    const PhysicalRecord &record = answer.facts.records[size_t(answer.finding.evidence.front().record)];
    QCOMPARE(content.mid(record.range.offset, record.range.length), QByteArray("\"max_tokens\""));
    const ImporterRegistry registry;
    QCOMPARE(QString::fromStdString(record.place), QStringLiteral("/samples/0/output/choices/0/stop_reason"));
}

// A text and an image are named by hashes; the first is there, the second is lost, the third hash has only 31 digits
// and is a text like any other.
void TestInspectImporter::attachments()
{
    const QByteArray here(32, 'a');
    const QByteArray lost(32, 'b');
    const QByteArray content =
        log(jsonText("{'id':1,'messages':[{'role':'user','content':'attachment://" + here
                     + "'},{'role':'user','content':[{'type':'image','image':'attachment://" + lost
                     + "'}]},{'role':'user','content':'attachment://" + QByteArray(31, 'c') + "'}],'attachments':{'"
                     + here + "':'A long \\n text'}}"));
    const TemporaryInput input(content);
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.outline.join(QLatin1Char('|')), QStringLiteral("user|user attachment-lost human:yes|user"));
    const MessageFacts &facts = imported.entries.front().facts;
    QCOMPARE(facts.records.size(), size_t(2));
    QCOMPARE(facts.preview, std::string("A long text"));
    QCOMPARE(facts.textCharacters, quint32(13)); // python3: len('A long \n text')
    std::vector<QByteArray> records;
    for (const PhysicalRecord &record : facts.records)
        records.push_back(content.mid(record.range.offset, record.range.length));
    const ImporterRegistry registry;
    QCOMPARE(registry.byId(imported.format)->body(records).parts.front().text, QStringLiteral("A long \n text"));
    QCOMPARE(imported.entries[2].facts.textCharacters, quint32(44)); // python3: len('attachment://') + 31
}

void TestInspectImporter::cancelAtEveryStep()
{
    const TemporaryInput input(
        jsonText("{'events':[{'event':'model','input':[],'output':{},'timestamp':'2026-01-01T00:00:01Z'}]}"));
    const ImporterRegistry registry;
    const auto importer = registry.recognise(input.path());
    QVERIFY(importer);
    for (int n = 0;; ++n) {
        CancelAfter progress(n);
        RecordingSink sink;
        const auto done = readFile(**importer, input.path(), sink, progress);
        QCOMPARE(sink.messages(), done ? 1 : 0);
        if (done)
            break;
        QCOMPARE(done.error().code, Error::Code::Cancelled);
        QVERIFY(n < 100);
    }
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
    // jq '[.events[] | select(.event=="model")] | length' → 3, each with "output": {}
    QTest::newRow("legacy_steps.json") << QStringLiteral("assistant assistant-empty (empty): 3");
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
