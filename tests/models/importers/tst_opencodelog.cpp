// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodelog.h"

#include "tests/models/analysis/spooledsource.h"
#include "tests/models/importers/recordingsink.h"
#include "tests/support/importedoutline.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

/// What opencode tells programs while it works, shared sessions and dumps. Inputs in this file were written by us.
namespace {

using Shape = OpenCodeLogImporter::Shape;

Imported imported(const char *text, const QString &name = QStringLiteral("input.jsonl"))
{
    const TemporaryInput input(jsonText(text), name);
    return importFile(input.path());
}

constexpr char UserInfo[] = "{'id':'msg_u','sessionID':'ses_1','role':'user','time':{'created':1000}}";
constexpr char AnswerInfo[] =
    "{'id':'msg_a','sessionID':'ses_1','role':'assistant','time':{'created':2000,'completed':3000},'finish':'stop'}";

QByteArray told(const char *type, const QByteArray &properties)
{
    return QByteArray("{'type':'") + type + "','properties':" + properties + "}\n";
}
QByteArray info(const char *json)
{
    return told("message.updated", QByteArray("{'info':") + json + '}');
}
QByteArray part(const QByteArray &json)
{
    return told("message.part.updated", "{'part':" + json + '}');
}
QByteArray text(const char *id, const char *message, const char *words)
{
    return QByteArray("{'id':'") + id + "','sessionID':'ses_1','messageID':'" + message + "','type':'text','text':'"
        + words + "'}";
}
QByteArray delta(const char *id, const char *message, const char *words)
{
    return told("message.part.delta",
                QByteArray("{'sessionID':'ses_1','messageID':'") + message + "','partID':'" + id
                    + "','field':'text','delta':'" + words + "'}");
}

}

class TestOpenCodeLog : public QObject
{
    Q_OBJECT

private slots:
    void samples_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("expected");
        if (!qEnvironmentVariableIsSet("TACET_SAMPLES"))
            QSKIP("TACET_SAMPLES names no folder");
        // A line each: what is said last of every message, in the order in which their ids first appear.
        //   python3: for e in events: e = e.get("event", e); by e["type"] keep properties.info by id, properties.part
        //   by (messageID, id), add properties.delta to the part's text, drop what message.removed and
        //   message.part.removed name; then per message: role, and without a plain text its parts and error
        const auto row = [](const char *file, const char *expected) {
            QTest::newRow(file) << QString::fromLatin1(file) << QString::fromLatin1(expected);
        };
        row("opencode.nvim-event-streams/message-removal.json", "user; assistant; assistant");
        row("opencode.nvim-event-streams/part-before-message-delta.json", "user; assistant");
        row("opencode.nvim-event-streams/compaction-after-messages.json",
            "user compaction (manual); assistant; user; assistant");
        row("opencode.nvim-event-streams/compaction-user-marker.json", "user compaction (unknown unfinished)");
        row("opencode.nvim-event-streams/explore.json",
            "user; assistant assistant-empty (tool-only); assistant; user; assistant assistant-empty (tool-only); "
            "assistant; assistant; assistant assistant-empty (tool-only); assistant assistant-empty (tool-only); "
            "assistant assistant-empty (tool-only); assistant; assistant assistant-empty (tool-only); assistant; "
            "assistant");
        row("kimaki-event-jsonl/session-normal-completion.jsonl", "user; assistant");
        row("kimaki-event-jsonl/session-explicit-abort.jsonl",
            "user; assistant; user; assistant assistant-empty (aborted)");
        row("kimaki-event-jsonl/real-session-task-three-parallel-sleeps.jsonl",
            "user; assistant assistant-empty (tool-only); assistant");
        row("kimaki-event-jsonl/session-abort-after-idle-race.jsonl",
            "user no-parts; assistant; user no-parts; assistant");
    }
    void samples()
    {
        if (!qEnvironmentVariableIsSet("TACET_SAMPLES"))
            QSKIP("TACET_SAMPLES names no folder");
        QFETCH(QString, file);
        QFETCH(QString, expected);
        const Imported read = importFile(qEnvironmentVariable("TACET_SAMPLES") + QStringLiteral("/opencode/") + file);
        QCOMPARE(read.wrong, QString());
        QCOMPARE(read.format, QStringLiteral("opencode-events"));
        if (file.endsWith(QLatin1String("explore.json"))) {
            // Of two sessions, the first in front: what counts is how many there are of each.
            QStringList wanted = expected.split(QStringLiteral("; "));
            QCOMPARE(countsOf(read.outline), countsOf(wanted));
            return;
        }
        QCOMPARE(read.outline.join(QStringLiteral("; ")), expected);
    }

    void everySampleIsRead()
    {
        if (!qEnvironmentVariableIsSet("TACET_SAMPLES"))
            QSKIP("TACET_SAMPLES names no folder");
        const QDir samples(qEnvironmentVariable("TACET_SAMPLES") + QStringLiteral("/opencode"));
        int files = 0;
        for (const char *folder : {"opencode.nvim-event-streams", "kimaki-event-jsonl"}) {
            const QDir inside(samples.filePath(QLatin1String(folder)));
            for (const QString &name : inside.entryList(QDir::Files)) {
                const Imported read = importFile(inside.filePath(name));
                QVERIFY2(read.wrong.isEmpty(), qPrintable(name + QStringLiteral(": ") + read.wrong));
                QVERIFY2(!read.outline.isEmpty(), qPrintable(name));
                QVERIFY2(read.damaged == 0, qPrintable(name));
                ++files;
            }
        }
        QCOMPARE(files, 36); // ls opencode.nvim-event-streams kimaki-event-jsonl | grep -c 'json$'
    }

    /// Two infos, of which the last counts; a part that is told twice; deltas behind what was told whole; a part that
    /// is removed; the message whose part is heard of first stands first.
    void lastWordCounts_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("wrap");
        QTest::newRow("lines") << QByteArray() << QByteArray();
        QTest::newRow("as the server sends them") << QByteArray("data: ") << QByteArray();
        QTest::newRow("array") << QByteArray(",") << QByteArray("[]");
        QTest::newRow("behind a mark of order") << QByteArray() << QByteArray("\xEF\xBB\xBF");
    }
    void lastWordCounts()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, wrap);
        const QList<QByteArray> events {
            told("server.connected", "{}"),
            told("session.created", "{'info':{'id':'ses_1','title':'first','version':'1.2.15'}}"),
            part(text("prt_1", "msg_u", "hello")),
            info("{'id':'msg_a','sessionID':'ses_1','role':'assistant','time':{'created':2000}}"),
            info(UserInfo),
            part(text("prt_2", "msg_a", "")),
            delta("prt_2", "msg_a", "Good "),
            delta("prt_2", "msg_a", "mor\\u006eing"),
            part(text("prt_3", "msg_a", "to be removed")),
            told("message.part.removed", "{'sessionID':'ses_1','messageID':'msg_a','partID':'prt_3'}"),
            info(AnswerInfo),
            info("{'id':'msg_x','sessionID':'ses_1','role':'user','time':{'created':4000}}"),
            told("message.removed", "{'sessionID':'ses_1','messageID':'msg_x'}"),
            told("session.updated", "{'info':{'id':'ses_1','title':'last','version':'1.2.15'}}"),
        };
        QByteArray content;
        for (const QByteArray &one : events)
            content += (before == "," ? (content.isEmpty() ? QByteArray() : before) : before) + one
                + (before == "data: " ? "\n" : "");
        if (wrap == "[]")
            content = '[' + content + ']';
        else
            content = wrap + content;
        const TemporaryInput input(jsonText(content.constData()));
        const Imported read = importFile(input.path());
        QCOMPARE(read.wrong, QString());
        QCOMPARE(read.format, QStringLiteral("opencode-events"));
        QCOMPARE(read.damaged, size_t(0));
        QCOMPARE(read.outline, QStringList({QStringLiteral("user"), QStringLiteral("assistant")}));
        QCOMPARE(QString::fromStdString(read.entries[0].facts.preview), QStringLiteral("hello"));
        QCOMPARE(QString::fromStdString(read.entries[1].facts.preview), QStringLiteral("Good morning"));
        QCOMPARE(read.entries[1].facts.endMs.value_or(0), qint64(3000));
        QCOMPARE(read.sessions.front().title, QStringLiteral("last"));
    }

    void removedMessagesAreCounted()
    {
        const QByteArray content =
            info(UserInfo) + told("message.removed", "{'sessionID':'ses_1','messageID':'msg_u'}") + info(AnswerInfo);
        const TemporaryInput input(jsonText(content.constData()));
        const SpooledSource source(OpenCodeLogImporter(Shape::Events), input.path());
        QVERIFY(source.result);
        QCOMPARE(source.sink.messages(), 1);
        QCOMPARE(int(source.sink.others.size()), 1);
        QCOMPARE(source.sink.others.front().second, std::string("message.removed"));
    }

    void partsWithoutTheirMessageAreDamage()
    {
        const QByteArray content = part(text("prt_1", "msg_lost", "words")) + info(UserInfo);
        const TemporaryInput input(jsonText(content.constData()));
        const SpooledSource source(OpenCodeLogImporter(Shape::Events), input.path());
        QVERIFY(source.result);
        QCOMPARE(source.sink.messages(), 1);
        QCOMPARE(int(source.sink.damage.size()), 1);
        QVERIFY2(source.sink.damage.front().reason.contains(QLatin1String("msg_lost")),
                 qPrintable(source.sink.damage.front().reason));
    }

    void damagedLinesCostNoOther()
    {
        const QByteArray content =
            info(UserInfo) + "{'type':'message.updated','properties':{\n" + info(AnswerInfo) + "{'type':'message.up";
        const TemporaryInput input(jsonText(content.constData()));
        const SpooledSource source(OpenCodeLogImporter(Shape::Events), input.path());
        QVERIFY(source.result);
        QCOMPARE(source.sink.messages(), 2);
        QCOMPARE(int(source.sink.damage.size()), 2);
        QVERIFY(source.sink.damage[0].reason.contains(QLatin1String("\"line\":2")));
    }

    /// Where the proofs of silences lie in the file, by pointer and by offset.
    void evidenceIsInTheFile()
    {
        const QByteArray content = jsonText(
            (info(UserInfo) + part(text("prt_1", "msg_u", "")) + delta("prt_1", "msg_u", " \\n ")).constData());
        const TemporaryInput input(content);
        const OpenCodeLogImporter importer(Shape::Events);
        const SpooledSource source(importer, input.path());
        QVERIFY(source.result);
        const MessageFacts &facts = source.sink.sessions.front().messages.front();
        const QByteArray record = source.recordOf(facts);
        struct Case {
            const char *pointer;
            const char *proof;
            int line;
            const char *at;
        };
        // Counted by hand: the text was put together of lines 2 and 3, of which the last proves it.
        for (const Case &one : {Case {"/info/role", "\"user\"", 1, "/properties/info/role"},
                                Case {"/parts/0/type", "\"text\"", 2, "/properties/part/type"},
                                Case {"/parts/0/text", "\" \\n \"", 3, "/properties/delta"}}) {
            const auto within = importer.locateIn(record, one.pointer);
            QVERIFY2(within.has_value(), one.pointer);
            const ByteRange range {facts.records.front().range.offset + within->offset, within->length};
            std::optional<Evidence> evidence;
            for (const SpoolPiece &piece : source.pieces) {
                if (!evidence && piece.range.offset <= range.offset)
                    evidence = evidenceWithin(piece, QLatin1String(one.pointer), {}, range);
            }
            QVERIFY2(evidence.has_value(), one.pointer);
            QCOMPARE(content.mid(evidence->range.offset, evidence->range.length), QByteArray(one.proof));
            QCOMPARE(evidence->pointer, QString::fromLatin1(one.at));
            QCOMPARE(evidence->origin.value(QStringLiteral("line")).toInt(), one.line);
            QVERIFY(!evidence->origin.contains(QStringLiteral("at")));
        }
    }

    void sharedSessions_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray session = "{'id':'ses_1','title':'shared','version':'1.2.27'}";
        const auto item = [](const char *type, const QByteArray &data) {
            return QByteArray("{'type':'") + type + "','data':" + data + '}';
        };
        QTest::newRow("array") << '[' + item("session", session) + ',' + item("message", UserInfo) + ','
                + item("part", text("prt_1", "msg_u", "")) + ',' + item("message", AnswerInfo) + ','
                + item("part", text("prt_2", "msg_a", "Hm.")) + ',' + item("session_diff", "[]") + ','
                + item("model", "[{'id':'m'}]") + ']';
        const auto synced = [](const char *key, const QByteArray &data) {
            return QByteArray("{'sessionID':'ses_1','key':'") + key + "','content':" + data + "}\n";
        };
        QTest::newRow("lines of 1.0") << synced("session/info/ses_1", session)
                + synced("session/message/ses_1/msg_u", UserInfo)
                + synced("session/part/ses_1/msg_u/prt_1", text("prt_1", "msg_u", "typed"))
                + synced("session/part/ses_1/msg_u/prt_1", text("prt_1", "msg_u", ""))
                + synced("session/message/ses_1/msg_a", AnswerInfo)
                + synced("session/part/ses_1/msg_a/prt_2", text("prt_2", "msg_a", "Hm."));
    }
    void sharedSessions()
    {
        QFETCH(QByteArray, content);
        const Imported read = imported(content.constData());
        QCOMPARE(read.wrong, QString());
        QCOMPARE(read.format, QStringLiteral("opencode-share"));
        QCOMPARE(read.outline, QStringList({QStringLiteral("user blank (empty)"), QStringLiteral("assistant")}));
        QCOMPARE(read.sessions.front().title, QStringLiteral("shared"));
        QCOMPARE(read.damaged, size_t(0));
    }

    void dumps_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("rows") << QByteArray(
            "{'session':{'id':'ses_1','parent_id':'ses_0','title':'dump','version':'1.2.27'},'messages':["
            "{'id':'msg_u','session_id':'ses_1','data':{'role':'user','time':{'created':1000}},"
            "'parts':[{'id':'prt_1','message_id':'msg_u','data':{'type':'text','text':''}}]},"
            "{'id':'msg_a','session_id':'ses_1','data':{'role':'assistant','time':{'created':2000,'completed':3000}},"
            "'parts':[{'id':'prt_2','type':'text','text':'Hm.'}]}]}");
        QTest::newRow("by id") << QByteArray(
            "{'info':{'id':'ses_1','parentID':'ses_0','title':'dump','projectID':'p'},'messages':{"
            "'msg_u':{'id':'msg_u','sessionID':'ses_1','role':'user','time':{'created':1000},"
            "'parts':[{'id':'prt_1','type':'text','text':''}]},"
            "'msg_a':{'id':'msg_a','sessionID':'ses_1','role':'assistant','time':{'created':2000,'completed':3000},"
            "'parts':[{'id':'prt_2','type':'text','text':'Hm.'}]}}}");
    }
    void dumps()
    {
        QFETCH(QByteArray, content);
        const Imported read = imported(content.constData());
        QCOMPARE(read.wrong, QString());
        QCOMPARE(read.format, QStringLiteral("opencode-dump"));
        QCOMPARE(read.outline, QStringList({QStringLiteral("user blank (empty)"), QStringLiteral("assistant")}));
        QCOMPARE(read.sessions.front().title, QStringLiteral("dump"));
        QCOMPARE(read.sessions.front().parentUid, QStringLiteral("ses_0"));
    }

    void rollouts()
    {
        const char *line =
            "{'session_id':'ses_%','agent':'opencode','exported_at':'2026-01-01T00:00:00Z','session':{"
            "'info':{'id':'ses_%','title':'rollout'},'messages':["
            "{'info':{'id':'msg_u%','role':'user','time':{'created':1000}},'parts':[{'id':'p1','type':'compaction','"
            "auto':true}]},"
            "{'info':{'id':'msg_a%','role':'assistant','parentID':'msg_u%','summary':true,'finish':'stop',"
            "'time':{'created':2000,'completed':3000}},'parts':[{'id':'p2','type':'text','text':'## Goal'}]}]}}\n";
        const QByteArray content = QByteArray(line).replace('%', "1") + QByteArray(line).replace('%', "2");
        const Imported read = imported(content.constData());
        QCOMPARE(read.wrong, QString());
        QCOMPARE(read.format, QStringLiteral("opencode-rollouts"));
        QCOMPARE(read.outline,
                 QStringList({QStringLiteral("user compaction (auto)"), QStringLiteral("assistant"),
                              QStringLiteral("user compaction (auto)"), QStringLiteral("assistant")}));
        QCOMPARE(int(read.sessions.size()), 2);
    }

    /// Steps of one run: a call, an answer that is only a thought, an error, and one that never ended.
    void runOutput()
    {
        const Imported read =
            imported("{'type':'step_start','timestamp':1000,'sessionID':'ses_1','part':{'id':'p1','messageID':'msg_1','"
                     "sessionID':'ses_1','type':'step-start'}}\n"
                     "{'type':'tool_use','timestamp':1500,'sessionID':'ses_1','part':{'id':'p2','messageID':'msg_1','"
                     "sessionID':'ses_1','type':'tool','tool':'bash','callID':'c','state':{'status':'completed','input'"
                     ":{'command':'ls'},'output':'a'}}}\n"
                     "{'type':'step_finish','timestamp':1600,'sessionID':'ses_1','part':{'id':'p3','messageID':'msg_1',"
                     "'sessionID':'ses_1','type':'step-finish','reason':'tool-calls'}}\n"
                     "{'type':'reasoning','timestamp':2000,'sessionID':'ses_1','part':{'id':'p4','messageID':'msg_2','"
                     "sessionID':'ses_1','type':'reasoning','text':'Hm.'}}\n"
                     "{'type':'step_finish','timestamp':2100,'sessionID':'ses_1','part':{'id':'p5','messageID':'msg_2',"
                     "'sessionID':'ses_1','type':'step-finish','reason':'stop'}}\n"
                     "{'type':'step_start','timestamp':3000,'sessionID':'ses_1','part':{'id':'p6','messageID':'msg_3','"
                     "sessionID':'ses_1','type':'step-start'}}\n"
                     "{'type':'error','timestamp':3100,'sessionID':'ses_1','error':{'name':'APIError','data':{'message'"
                     ":'500'}}}\n"
                     "{'type':'step_start','timestamp':4000,'sessionID':'ses_1','part':{'id':'p7','messageID':'msg_4','"
                     "sessionID':'ses_1','type':'step-start'}}\n");
        QCOMPARE(read.wrong, QString());
        QCOMPARE(read.format, QStringLiteral("opencode-run"));
        QCOMPARE(read.outline,
                 QStringList({QStringLiteral("assistant assistant-empty (tool-only)"),
                              QStringLiteral("assistant assistant-empty (thinking-open)"),
                              QStringLiteral("assistant assistant-empty (failed)"),
                              QStringLiteral("assistant assistant-empty (unfinished)")}));
        QCOMPARE(read.entries[0].facts.timeMs.value_or(0), qint64(1000));
        QCOMPARE(read.entries[0].facts.endMs.value_or(0), qint64(1600));
        QCOMPARE(QString::fromStdString(read.entries[0].facts.finish), QStringLiteral("tool-calls"));
        QCOMPARE(QString::fromStdString(read.entries[2].facts.errorName), QStringLiteral("APIError"));
        // That nothing which was asked is in it is said where the format is named.
        QVERIFY(OpenCodeLogImporter(Shape::Run).label().contains(QLatin1String("without what was asked")));
    }

    void refusesOthers_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("export") << QByteArray("{'info':{'id':'ses_1','slug':'s'},'messages':[]}");
        QTest::newRow("chat") << QByteArray("[{'role':'user','content':'hi'}]");
        QTest::newRow("events of something else") << QByteArray("{'type':'click','properties':{}}\n");
        QTest::newRow("rollout of another agent")
            << QByteArray("{'session_id':'1','agent':'codex','session':{'info':{},'messages':[]}}\n");
        QTest::newRow("white space") << QByteArray(" \n");
    }
    void refusesOthers()
    {
        QFETCH(QByteArray, content);
        const QByteArray bytes = jsonText(content.constData());
        for (const Shape shape : {Shape::Events, Shape::Share, Shape::Run, Shape::Rollouts, Shape::Dump})
            QCOMPARE(OpenCodeLogImporter(shape).recognise({QString(), false, bytes}), Recognition::No);
    }

    void cancelledAtEveryStep()
    {
        QByteArray content;
        for (int i = 0; i < 5; ++i)
            content += info(UserInfo) + info(AnswerInfo);
        const TemporaryInput input(jsonText(content.constData()));
        const QTemporaryDir folder;
        const OpenCodeLogImporter importer(Shape::Events);
        for (int n = 0;; ++n) {
            CancelAfter progress(n);
            const auto writer =
                SpoolWriter::create(folder.filePath(QStringLiteral("spool")), [](SpoolPiece &&) { return Result<>(); });
            QVERIFY(writer);
            const auto spooled = importer.spool(input.path(), **writer, progress);
            if (spooled)
                break;
            QCOMPARE(spooled.error().code, Error::Code::Cancelled);
            QVERIFY(n < 100);
        }
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("spool"))));
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeLog)
#include "tst_opencodelog.moc"
