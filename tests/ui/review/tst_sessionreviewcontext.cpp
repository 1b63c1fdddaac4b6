// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/importsource.h"
#include "models/operations/library.h"
#include "ui/review/sessionreviewcontext.h"
#include "ui/session/sessiondocument.h"

#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;

namespace {

const QString Source =
    QStringLiteral(TACET_TEST_DATA "/opencode/lab-1.2.27/export/S3-ses_dd303fd22ffeQdAmaCoQn0y9ow.json");

}

class TestSessionReviewContext : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void theProofIsInTheUsersFile();
    void theSubjectNamesTheMessage();
    void numbersAreMessages();
    void originsInWords_data();
    void originsInWords();

private:
    QTemporaryDir folder;
    std::unique_ptr<SessionDocument> document;
    std::unique_ptr<SessionReviewContext> context;
};

void TestSessionReviewContext::initTestCase()
{
    const auto library = Library::open(folder.path());
    QVERIFY(library);
    NoProgress progress;
    const auto outcome = importSource(**library, Source, progress);
    QVERIFY(outcome);
    const SessionRow &session = outcome->sessions.front();
    auto opened = SessionDocument::open(*library, session.id, session.messages);
    QVERIFY(opened);
    document = *std::move(opened);
    context = std::make_unique<SessionReviewContext>(*document);
    QCOMPARE(context->messages(), 27); // jq '.messages | length'
}

void TestSessionReviewContext::theProofIsInTheUsersFile()
{
    // jq -c '.messages[5].parts[0] | {type, auto}': {"type":"compaction","auto":false}
    const auto records = context->rawRecords(5);
    QVERIFY(records);
    const RawRecord &record = records->front();
    QCOMPARE(record.ordinal, 5);
    QFile file(Source);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    QCOMPARE(whole.mid(record.offset, record.bytes.size()), record.bytes);
    QVERIFY(!record.proofs.empty());
    const RecordProof &proof = record.proofs.front();
    QCOMPARE(proof.pointer, QStringLiteral("/parts/0/type"));
    QCOMPARE(whole.mid(record.offset + proof.range.offset, proof.range.length), QByteArray("\"compaction\""));
    QVERIFY(Source.endsWith(record.origin));
    QCOMPARE(record.line, qint64(0)); // one JSON document: the record is a place in an array, no line of the file
}

void TestSessionReviewContext::theSubjectNamesTheMessage()
{
    const auto subject = context->subjectOf(5);
    QVERIFY(subject);
    QCOMPARE(subject->sessionUid, QStringLiteral("ses_dd303fd22ffeQdAmaCoQn0y9ow"));
    QCOMPARE(subject->key, QStringLiteral("msg_22cfc04190016WXmW3cJpqLEoP")); // jq '.messages[5].info.id'
    QCOMPARE(subject->index, 5);
    QCOMPARE(subject->silence, QStringLiteral("compaction"));
}

void TestSessionReviewContext::numbersAreMessages()
{
    const auto link = context->messageNumbered(5);
    QVERIFY(link);
    QCOMPARE(link->index, 5);
    QCOMPARE(link->key, QStringLiteral("msg_22cfc04190016WXmW3cJpqLEoP"));
    QVERIFY(context->messageNumbered(26));
    QVERIFY(!context->messageNumbered(27));
    QVERIFY(!context->messageNumbered(-1));
}

void TestSessionReviewContext::originsInWords_data()
{
    QTest::addColumn<QJsonObject>("origin");
    QTest::addColumn<QString>("words");
    const auto text = [](const char *value) { return QLatin1String(value); };
    QTest::newRow("file") << QJsonObject {{text("file"), text("a.json")}} << "a.json";
    QTest::newRow("line") << QJsonObject {{text("file"), text("a.jsonl")}, {text("line"), 12}} << "a.jsonl, line 12";
    QTest::newRow("row") << QJsonObject {{text("file"), text("opencode.db")},
                                         {text("table"), text("part")},
                                         {text("id"), text("prt_1")},
                                         {text("column"), text("data")}}
                         << "opencode.db, table part, row prt_1, column data";
}

void TestSessionReviewContext::originsInWords()
{
    QFETCH(QJsonObject, origin);
    QTEST(originInWords(origin), "words");
}

QTEST_GUILESS_MAIN(TestSessionReviewContext)
#include "tst_sessionreviewcontext.moc"
