// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodeexport.h"

#include "recordingsink.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const OpenCodeExportImporter Document(OpenCodeExportImporter::Shape::Document);
const OpenCodeExportImporter Messages(OpenCodeExportImporter::Shape::Messages);

QByteArray message(const char *id, const char *text)
{
    return QByteArray(jsonText("{'info':{'id':'")) + id
        + jsonText("','sessionID':'ses_1','role':'user'},'parts':[{'type':'text','text':'") + text + jsonText("'}]}");
}

QByteArray document(const QByteArrayList &messages)
{
    return jsonText("{'info':{'id':'ses_1','title':'T'},'messages':[") + messages.join(',') + "]}";
}

QStringList idsOf(const RecordingSink &sink)
{
    QStringList ids;
    for (const auto &session : sink.sessions) {
        for (const MessageFacts &facts : session.messages)
            ids.append(QString::fromStdString(facts.id));
    }
    return ids;
}

QString labPath(const char *folder, const QString &prefix)
{
    const QDir exports(labFile(folder));
    const QStringList found = exports.entryList({prefix + QStringLiteral("-ses*.json")});
    return found.isEmpty() ? QString() : exports.filePath(found.first());
}

}

class TestOpenCodeExport : public QObject
{
    Q_OBJECT

private slots:
    void countsLabFiles_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("messages");
        QTest::addColumn<int>("parts");
        QTest::addColumn<int>("user");
        // for f in lab-*/export/*.json; do jq -c '[input_filename, (.messages|length),
        //   ([.messages[].parts|length]|add), ([.messages[]|select(.info.role=="user")]|length)]' $f; done
        const auto row = [](const char *folder, const char *prefix, int messages, int parts, int user) {
            QTest::addRow("%s %s", folder, prefix)
                << labPath(folder, QString::fromLatin1(prefix)) << messages << parts << user;
        };
        row("lab-1.1.53/export", "S1", 31, 65, 13);
        row("lab-1.1.53/export", "S2", 37, 73, 19);
        row("lab-1.1.53/export", "S3", 27, 55, 13);
        row("lab-1.1.53/export", "S4-fork", 12, 21, 6);
        row("lab-1.1.53/export", "S4", 12, 21, 6);
        row("lab-1.1.53/export", "S6", 6, 11, 3);
        row("lab-1.1.53/export", "do-child", 2, 4, 1);
        row("lab-1.1.53/export", "sub-child", 2, 4, 1);
        row("lab-1.18.34/export", "S3", 27, 55, 13);
        row("lab-1.18.34/export", "sub-child", 2, 4, 1);
        row("lab-1.2.27/export", "S1", 31, 65, 13);
        row("lab-1.2.27/export", "S2", 37, 73, 19);
        row("lab-1.2.27/export", "S3", 27, 55, 13);
        row("lab-1.2.27/export", "S4-fork", 12, 21, 6);
        row("lab-1.2.27/export", "S4", 12, 21, 6);
        row("lab-1.2.27/export", "S6", 6, 11, 3);
        row("lab-1.2.27/export", "S7-aborted-compaction", 8, 15, 4);
        row("lab-1.2.27/export", "S8-overflow-replay", 10, 19, 5);
        row("lab-1.2.27/export", "do-child", 2, 4, 1);
        row("lab-1.2.27/export", "sub-child", 2, 4, 1);
    }
    void countsLabFiles()
    {
        QFETCH(QString, path);
        QFETCH(int, messages);
        QFETCH(int, parts);
        QFETCH(int, user);
        RecordingSink sink;
        const auto read = readFile(Document, path, sink);
        QVERIFY2(read.has_value(), read ? "" : qPrintable(oneLine(read.error())));
        QCOMPARE(int(sink.sessions.size()), 1);
        QCOMPARE(int(sink.damage.size()), 0);
        QCOMPARE(sink.messages(), messages);
        int partCount = 0;
        int userCount = 0;
        for (const MessageFacts &facts : sink.sessions.front().messages) {
            partCount += int(facts.parts.size());
            userCount += facts.role == Role::User ? 1 : 0;
        }
        QCOMPARE(partCount, parts);
        QCOMPARE(userCount, user);
    }

    /// Each record's range holds exactly the element that a second reader finds at its pointer.
    void rangesAreTheElements()
    {
        const QString path = labPath("lab-1.2.27/export", QStringLiteral("S2"));
        const QByteArray bytes = bytesOf(path);
        const QJsonArray expected = QJsonDocument::fromJson(bytes).object().value(QLatin1String("messages")).toArray();
        RecordingSink sink;
        QVERIFY(readFile(Document, path, sink));
        QCOMPARE(sink.messages(), int(expected.size()));
        for (int i = 0; i < sink.messages(); ++i) {
            const PhysicalRecord &record = sink.sessions.front().messages[size_t(i)].records.front();
            QCOMPARE(QJsonDocument::fromJson(bytes.mid(record.range.offset, record.range.length)).object(),
                     expected.at(i).toObject());
            QCOMPARE(record.place, "/messages/" + std::to_string(i));
        }
    }

    void readsTheSession()
    {
        RecordingSink sink;
        QVERIFY(readFile(Document, labPath("lab-1.1.53/export", QStringLiteral("do-child")), sink));
        // jq -c '.info|[.id,.parentID,.title,.version,.directory,.time.created]' lab-1.1.53/export/do-child*
        const SessionFacts &facts = sink.sessions.front().facts;
        QCOMPARE(facts.uid, QStringLiteral("ses_dd3031cc9ffegANyOkzjy6Avxa"));
        QCOMPARE(facts.parentUid, QStringLiteral("ses_dd30321c5ffedLqBnZJGryT1yb"));
        QCOMPARE(facts.title, QStringLiteral("do sub (@helper subagent)"));
        QCOMPARE(facts.agentVersion, QStringLiteral("1.1.53"));
        QCOMPARE(facts.directory, QStringLiteral("/home/reviewer/lab/1.1.53/proj"));
        QCOMPARE(facts.createdMs.value_or(0), 1796051100470);
    }

    void marksWhatARevertWouldRemove()
    {
        RecordingSink sink;
        QVERIFY(readFile(Document, labPath("lab-1.2.27/export", QStringLiteral("S4-fork")), sink));
        // jq '.info.revert.messageID as $r | [.messages[].info.id] | index($r)' lab-1.2.27/export/S4-fork*
        const int first = 10;
        for (int i = 0; i < 12; ++i)
            QCOMPARE(sink.sessions.front().messages[size_t(i)].flags.testFlag(MessageFlag::Reverted), i >= first);
    }

    void readsVariants_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray two = document({message("a", "x"), message("b", "y")});
        QTest::newRow("plain") << two;
        QTest::newRow("status line") << QByteArray("Exporting session: ses_1\r\n" + two);
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF" + two);
        QTest::newRow("messages first") << QByteArray(jsonText("{'messages':[") + message("a", "x") + ','
                                                      + message("b", "y") + jsonText("],'info':{'id':'ses_1'}}"));
        QTest::newRow("unknown keys") << QByteArray(jsonText("{'version':[1,{'a':'}'}],") + two.mid(1));
        const QByteArray rows = jsonText("[{'id':'a','session_id':'ses_1','data':{'role':'user'},'parts':[]},")
            + jsonText("{'id':'b','session_id':'ses_1','data':{'role':'assistant'},'parts':[]}]");
        QTest::newRow("rows of the database")
            << QByteArray("{\"session\":{\"id\":\"ses_1\"},\"messages\":" + rows + '}');
    }
    void readsVariants()
    {
        QFETCH(QByteArray, content);
        const TemporaryInput input(content);
        RecordingSink sink;
        const auto read = readFile(Document, input.path(), sink);
        QVERIFY2(read.has_value(), read ? "" : qPrintable(oneLine(read.error())));
        QCOMPARE(idsOf(sink), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(sink.sessions.front().facts.uid, QStringLiteral("ses_1"));
        QVERIFY(sink.damage.empty());
    }

    void readsABareArray()
    {
        const TemporaryInput input('[' + message("a", "x") + ',' + message("b", "y") + ']');
        RecordingSink sink;
        QVERIFY(readFile(Messages, input.path(), sink));
        QCOMPARE(idsOf(sink), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(sink.sessions.front().facts.uid, QStringLiteral("ses_1"));
        QCOMPARE(sink.sessions.front().messages[1].records.front().place, std::string("/1"));
    }

    /// One bad element never costs another.
    void survivesDamage_data()
    {
        QTest::addColumn<QByteArray>("bad");
        QTest::newRow("no JSON inside") << QByteArray(jsonText("{'info':nonsense,'parts':[]}"));
        QTest::newRow("no message") << QByteArray(jsonText("{'hello':'world'}"));
        QTest::newRow("no role") << QByteArray(jsonText("{'info':{'id':'bad'},'parts':[]}"));
        QTest::newRow("number") << QByteArray("17");
        QTest::newRow("string") << QByteArray("\"lost\"");
        QTest::newRow("bracket too few") << QByteArray(jsonText("{'info':{'id':'bad','role':'user','parts':[]}"));
        QTest::newRow("bracket too many") << QByteArray(jsonText("{'info':{'id':'bad'}}},'parts':[]}"));
        QTest::newRow("quote too few") << QByteArray(jsonText("{'info':{'id':'bad,'role':'user'},'parts':[]}"));
    }
    void survivesDamage()
    {
        QFETCH(QByteArray, bad);
        const QByteArray content = document({message("a", "x"), bad, message("b", "y"), message("c", "z")});
        const TemporaryInput input(content);
        RecordingSink sink;
        const auto read = readFile(Document, input.path(), sink);
        QVERIFY2(read.has_value(), read ? "" : qPrintable(oneLine(read.error())));
        QCOMPARE(idsOf(sink), QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
        QVERIFY(!sink.damage.empty());
        QCOMPARE(sink.damage.front().range.offset, qint64(content.indexOf(bad)));
        QVERIFY(!sink.damage.front().reason.isEmpty());
        QVERIFY(!sink.damage.front().truncated);
    }

    void damagedElementsCountInPointers()
    {
        const TemporaryInput input(document({message("a", "x"), jsonText("{'hello':1}"), message("b", "y")}));
        RecordingSink sink;
        QVERIFY(readFile(Document, input.path(), sink));
        QCOMPARE(sink.sessions.front().messages[1].records.front().place, std::string("/messages/2"));
        // The damaged one is told with its place, and with no line: there is none.
        QCOMPARE(sink.damage.front().place, QStringLiteral("/messages/1"));
        QCOMPARE(sink.damage.front().line, qint64(0));
    }

    // Bytes that are no UTF-8 become U+FFFD, never a question mark; control characters stay as they are stored.
    void readsWhatAStrictParserRefuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("half a surrogate pair") << QByteArray(jsonText("a\\ud83db")) << QStringLiteral("a\uFFFDb");
        QTest::newRow("second half alone") << QByteArray(jsonText("a\\udE00b")) << QStringLiteral("a\uFFFDb");
        QTest::newRow("no UTF-8") << QByteArray("a\xC3(b") << QStringLiteral("a\uFFFD(b");
        QTest::newRow("control character") << QByteArray("a\x01"
                                                         "b")
                                           << QStringLiteral("a\u0001b");
        QTest::newRow("whole pair stays")
            << QByteArray("\\ud83d\\ude00 a\xC3(") << QStringLiteral("\U0001F600 a\uFFFD(");
        QTest::newRow("escaped backslash before a u")
            << QByteArray("\\\\ud83d a\xC3(") << QStringLiteral("\\ud83d a\uFFFD(");
    }
    void readsWhatAStrictParserRefuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, shown);
        const QByteArray record = message("a", text.constData());
        const TemporaryInput input(document({record}));
        RecordingSink sink;
        QVERIFY(readFile(Document, input.path(), sink));
        QCOMPARE(sink.messages(), 1);
        QVERIFY(sink.sessions.front().messages.front().flags.testFlag(MessageFlag::Repaired));
        const std::vector<QByteArray> records {record};
        QCOMPARE(Document.body(records).visibleText(), shown);
    }

    /// Wherever the file is cut: no crash, every whole message is there, and the torn end is told of once.
    void tornAtEveryByte()
    {
        const QByteArray whole = bytesOf(labPath("lab-1.2.27/export", QStringLiteral("do-child")));
        RecordingSink all;
        QVERIFY(readFile(Document, labPath("lab-1.2.27/export", QStringLiteral("do-child")), all));
        std::vector<qint64> ends;
        for (const MessageFacts &facts : all.sessions.front().messages)
            ends.push_back(facts.records.front().range.end());
        const qint64 documentEnd = whole.lastIndexOf('}') + 1;
        const TemporaryInput input(whole);
        for (qint64 cut = whole.size(); cut > whole.indexOf('{'); --cut) {
            QVERIFY(QFile::resize(input.path(), cut));
            RecordingSink sink;
            const auto read = readFile(Document, input.path(), sink);
            QVERIFY2(read.has_value(), qPrintable(QStringLiteral("cut at %1").arg(cut)));
            QCOMPARE(sink.messages(),
                     int(std::count_if(ends.begin(), ends.end(), [cut](qint64 end) { return end <= cut; })));
            QCOMPARE(int(sink.damage.size()), cut < documentEnd ? 1 : 0);
            if (cut < documentEnd) {
                QVERIFY(sink.damage.front().truncated);
                QCOMPARE(sink.damage.front().range.end(), cut);
            }
        }
    }

    void cancelledAtEveryStep()
    {
        const TemporaryInput input(document({message("a", "x"), message("b", "y"), message("c", "z")}));
        for (int n = 0;; ++n) {
            CancelAfter progress(n);
            RecordingSink sink;
            const auto read = readFile(Document, input.path(), sink, progress);
            QCOMPARE(sink.messages(), qMin(n, 3));
            if (read)
                break;
            QCOMPARE(read.error().code, Error::Code::Cancelled);
            QVERIFY(n < 4);
        }
    }

    void longMessagesPassTheWindow()
    {
        // Twice the window of 4 MiB, and brackets and quotes in it.
        const QByteArray longText = QByteArray("{[\\\"").repeated(2'200'000);
        const TemporaryInput input(
            document({message("a", "x"), message("b", longText.constData()), message("c", "z")}));
        RecordingSink sink;
        QVERIFY(readFile(Document, input.path(), sink));
        QCOMPARE(idsOf(sink), QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
        // 2 200 000 times three characters, of which one is written with two bytes
        QCOMPARE(sink.sessions.front().messages[1].textCharacters, 6'600'000u);
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeExport)
#include "tst_opencodeexport.moc"
