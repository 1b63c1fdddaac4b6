// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/scan.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tacet;

namespace {

ScannedSession session(const char *uid)
{
    return {QStringLiteral("a.json"), QStringLiteral("opencode-export"), QString::fromUtf8(uid),
            QStringLiteral("Say \"hi\""), 541};
}

/// The example of the contract: an automatic compaction at 417 and the summary that follows.
ScannedSilence compaction()
{
    ScannedSilence silence;
    silence.index = 417;
    silence.key = QStringLiteral("msg_1");
    silence.silence = SilenceClass::Compaction;
    silence.detail = QStringLiteral("auto");
    silence.humanAct = HumanAct::No;
    silence.delivered = Delivered::Replaced;
    silence.rule = QStringLiteral("opencode.part.compaction");
    Evidence proof;
    proof.origin = {{QStringLiteral("file"), QStringLiteral("a.json")}};
    proof.pointer = QStringLiteral("/messages/417/parts/0/type");
    proof.range = {123456, 12};
    silence.evidence = {proof};
    silence.slot = Slot::WorkInProgress;
    silence.responseFirst = 418;
    silence.responseLast = 418;
    silence.proposal = QStringLiteral("SUMM");
    silence.cues = {{QStringLiteral("headings"), 5}, {QStringLiteral("identifier_overlap"), 0.75}};
    return silence;
}

/// The assistant's own, with nothing that is optional.
ScannedSilence toolOnly()
{
    ScannedSilence silence;
    silence.index = 3;
    silence.key = QStringLiteral("msg_2");
    silence.role = Role::Assistant;
    silence.silence = SilenceClass::AssistantEmpty;
    silence.detail = QStringLiteral("tool-only");
    silence.gapMs = 41200;
    silence.gap = GapKind::Gap;
    silence.gapNotation = QStringLiteral("(41.2)");
    silence.slot = Slot::ReportDelivered;
    return silence;
}

/// Written by hand from the contract in the design; keys in its order.
QByteArray contractLines()
{
    QFile file(QStringLiteral(TACET_TEST_DATA "/exporters/scan-contract.jsonl"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::unique_ptr<ScanWriter> writerInto(QByteArray &bytes, ScanFormat format)
{
    return createScanWriter(format, [&bytes](const QByteArray &more) {
        bytes += more;
        return Result<> {};
    });
}

}

class TestScanWriters : public QObject
{
    Q_OBJECT

    static QByteArray written(ScanFormat format)
    {
        QByteArray bytes;
        const auto writer = writerInto(bytes, format);
        DamagedRecord damage;
        damage.line = 12;
        damage.range = {3456, 7};
        damage.reason = QStringLiteral("no JSON");
        const bool done = writer->begin() && writer->beginSession(session("ses_1")) && writer->silence(compaction())
            && writer->endSession({damage}) && writer->beginSession(session("ses_2")) && writer->silence(toolOnly())
            && writer->endSession({}) && writer->end();
        return done ? bytes : QByteArray();
    }

private slots:
    void jsonLinesAreOneSessionALine() { QCOMPARE(written(ScanFormat::JsonLines), contractLines()); }

    void jsonIsOneDocument()
    {
        const QByteArray sessions = contractLines().trimmed().replace('\n', ',');
        QCOMPARE(written(ScanFormat::Json),
                 "{\"format\":\"tacet-scan\",\"version\":1,\"sessions\":[" + sessions + "]}\n");
    }

    void jsonOfNothingIsWhole()
    {
        QByteArray bytes;
        const auto writer = writerInto(bytes, ScanFormat::Json);
        QVERIFY(writer->begin() && writer->end());
        QCOMPARE(bytes, QByteArray("{\"format\":\"tacet-scan\",\"version\":1,\"sessions\":[]}\n"));
    }

    void aTurnThatIsNotThere()
    {
        QByteArray bytes;
        const auto writer = writerInto(bytes, ScanFormat::JsonLines);
        ScannedSilence absent;
        absent.index = 9;
        absent.key = QStringLiteral("absent:rewound@40");
        absent.role = Role::User;
        absent.silence = SilenceClass::Absent;
        absent.detail = QStringLiteral("rewound");
        absent.delivered = Delivered::No;
        absent.rule = QStringLiteral("codex.rolled-back");
        absent.count = 2;
        absent.about = QStringLiteral("t");
        ScannedSilence branch = compaction();
        branch.branch = {2, 3};
        branch.shorterGaps = 5;
        ScannedSession timed = session("ses_1");
        timed.responseTimes = 9;
        timed.medianMs = 4100;
        QVERIFY(writer->begin() && writer->beginSession(timed) && writer->silence(absent) && writer->silence(branch)
                && writer->endSession({}) && writer->end());
        // By hand, after resources/schema/tacet-scan.schema.json.
        QVERIFY2(bytes.contains("\"response_times\":{\"n\":9,\"median_ms\":4100,\"q90_ms\":null},"), bytes.constData());
        QVERIFY(bytes.contains("{\"index\":9,\"key\":\"absent:rewound@40\",\"role\":\"user\",\"class\":\"absent\","
                               "\"detail\":\"rewound\",\"human_act\":\"unknown\",\"delivered\":\"no\","
                               "\"rule\":\"codex.rolled-back\",\"evidence\":[],"
                               "\"absent\":{\"before\":9,\"count\":2,\"about\":\"t\"},"));
        QVERIFY(bytes.contains("\"branch\":{\"position\":2,\"of\":3},"));
        QVERIFY(bytes.contains("\"gap_longer_than\":5,"));
    }

    void evidenceThatIsMissing()
    {
        QByteArray bytes;
        const auto writer = writerInto(bytes, ScanFormat::JsonLines);
        ScannedSilence silence = compaction();
        silence.evidence.front().pointer = QStringLiteral("/messages/1");
        silence.evidence.front().absent = QStringLiteral("parts");
        Evidence rows;
        rows.origin = {{QStringLiteral("table"), QStringLiteral("part")}};
        rows.rows = 0;
        silence.evidence.push_back(rows);
        QVERIFY(writer->beginSession(session("x")) && writer->silence(silence) && writer->endSession({}));
        const QJsonArray evidence =
            QJsonDocument::fromJson(bytes)[QLatin1StringView("silences")][0][QLatin1StringView("evidence")].toArray();
        QCOMPARE(evidence.size(), 2);
        QCOMPARE(evidence[0].toObject().value(QLatin1StringView("absent")).toString(), QStringLiteral("parts"));
        // Rows have no bytes: neither pointer nor offset nor length.
        QCOMPARE(evidence[1].toObject().keys(), QStringList {QStringLiteral("origin")});
        QCOMPARE(evidence[1][QLatin1StringView("origin")][QLatin1StringView("rows")].toInt(-1), 0);
    }

    void csvHasOneRecordASilence()
    {
        const QByteArray expected =
            "source,format,session,title,index,key,role,class,detail,human_act,delivered,rule,"
            "pointer,offset,length,gap_ms,gap,slot,response_index,response_last,proposal,cues\r\n"
            "a.json,opencode-export,ses_1,\"Say \"\"hi\"\"\",417,msg_1,user,compaction,auto,no,"
            "replaced,opencode.part.compaction,/messages/417/parts/0/type,123456,12,,unknown,"
            "work-in-progress,418,418,SUMM,headings=5 identifier_overlap=0.75\r\n"
            "a.json,opencode-export,ses_2,\"Say \"\"hi\"\"\",3,msg_2,assistant,assistant-empty,"
            "tool-only,unknown,unknown,,,,,41200,gap,report-delivered,,,,\r\n";
        QCOMPARE(written(ScanFormat::Csv), expected);
    }

    void textIsAligned()
    {
        const QByteArray expected = "a.json: Say \"hi\"\n"
                                    "opencode-export, session ses_1, messages: 541\n"
                                    "\n"
                                    "index  class       detail  human act  gap  slot              response\n"
                                    "  417  compaction  auto    no              work-in-progress  418 SUMM\n"
                                    "\n"
                                    "Damaged records: 1\n"
                                    "\n"
                                    "a.json: Say \"hi\"\n"
                                    "opencode-export, session ses_2, messages: 541\n"
                                    "\n"
                                    "index  class            detail     human act  gap     slot              response\n"
                                    "    3  assistant-empty  tool-only  unknown    (41.2)  report-delivered\n";
        QCOMPARE(written(ScanFormat::Text), expected);
    }

    void aSinkThatFailsEndsTheScan()
    {
        const auto writer = createScanWriter(ScanFormat::Csv, [](const QByteArray &) -> Result<> {
            return fail(Error::Code::Io, QStringLiteral("full"));
        });
        const auto begun = writer->begin();
        QVERIFY(!begun);
        QCOMPARE(begun.error().message, QStringLiteral("full"));
    }
};

QTEST_GUILESS_MAIN(TestScanWriters)
#include "tst_scanwriters.moc"
