// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodeexport.h"

#include "recordingsink.h"

#include <QDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const OpenCodeExportImporter Reader(OpenCodeExportImporter::Shape::Document);

MessageBody bodyOf(const QByteArray &record)
{
    const std::vector<QByteArray> records {record};
    return Reader.body(records);
}

MessageBody withPart(const char *part)
{
    return bodyOf("{\"info\":{\"role\":\"assistant\"},\"parts\":[" + jsonText(part) + "]}");
}

/// The n-th message of a laboratory export.
MessageBody labBody(const char *version, const QString &name, size_t index)
{
    const QDir folder(labFile("lab-") + QLatin1String(version) + QStringLiteral("/export"));
    const QString path = folder.filePath(folder.entryList({name + QStringLiteral("-ses*.json")}).value(0));
    RecordingSink sink;
    if (!readFile(Reader, path, sink) || index >= sink.sessions.front().messages.size())
        return {};
    const ByteRange range = sink.sessions.front().messages[index].records.front().range;
    return bodyOf(bytesOf(path).mid(range.offset, range.length));
}

}

class TestOpenCodeBody : public QObject
{
    Q_OBJECT

private slots:
    void toolCall()
    {
        // jq '.messages[3]' lab-1.2.27/export/S1*
        const MessageBody body = labBody("1.2.27", QStringLiteral("S1"), 3);
        QCOMPARE(int(body.parts.size()), 4);
        QCOMPARE(body.visibleText(), QStringLiteral("Let me run a tool."));
        QCOMPARE(body.agent, QStringLiteral("build"));
        QCOMPARE(body.model, QStringLiteral("big"));
        const BodyPart &call = body.parts[2];
        QCOMPARE(call.kind, PartKind::ToolCall);
        QCOMPARE(call.name, QStringLiteral("bash"));
        QCOMPARE(call.status, QStringLiteral("completed"));
        QCOMPARE(call.target, QStringLiteral("echo hi"));
        QCOMPARE(call.output, QStringLiteral("hi\n"));
        QCOMPARE(call.exitStatus.value_or(-1), 0);
        QCOMPARE(call.pointer, QStringLiteral("/parts/2"));
        QVERIFY(call.startMs && call.endMs && *call.startMs <= *call.endMs);
        QVERIFY(call.input.startsWith(QLatin1String("{\n  \"command\": \"echo hi\"")));
    }

    void subAgentCall()
    {
        // jq '.messages[27].parts[0].state.metadata.sessionId' lab-1.2.27/export/S2*
        const MessageBody body = labBody("1.2.27", QStringLiteral("S2"), 27);
        QCOMPARE(body.parts[0].childSession, QStringLiteral("ses_dd303ffc8ffeJ3Al1F0fPFZfKe"));
        // jq '.messages[26].parts[0]' …
        const MessageBody launch = labBody("1.2.27", QStringLiteral("S2"), 26);
        QCOMPARE(launch.parts[0].kind, PartKind::Subtask);
        QCOMPARE(launch.parts[0].text, QStringLiteral("sub prompt here"));
        QCOMPARE(launch.parts[0].name, QStringLiteral("helper"));
        QCOMPARE(launch.parts[0].title, QStringLiteral("do sub"));
        QVERIFY(launch.visibleText().isEmpty());
    }

    void error()
    {
        // jq '.messages[30].info.error' lab-1.1.53/export/S1*
        const MessageBody body = labBody("1.1.53", QStringLiteral("S1"), 30);
        QCOMPARE(body.error, QStringLiteral("mock error 400"));
        QVERIFY(body.facts.flags.testFlag(MessageFlag::Failed));
    }

    void prunedOutput()
    {
        const MessageBody body =
            withPart("{'type':'tool','callID':'c','tool':'read','state':{'status':'completed','input':{},"
                     "'output':'whole','time':{'start':1,'end':2,'compacted':7}}}");
        QCOMPARE(*body.parts[0].prunedMs, qint64(7));
        QCOMPARE(body.parts[0].output, QStringLiteral("whole")); // it is still stored
        QVERIFY(!withPart("{'type':'tool','callID':'c','tool':'read','state':{'status':'completed','input':{},"
                          "'output':'whole','time':{'start':1,'end':2}}}")
                     .parts[0]
                     .prunedMs);
    }

    void attachment()
    {
        // "hello" is eight characters of Base64, padding included
        const MessageBody body =
            withPart("{'type':'file','mime':'image/png','filename':'a.png','url':'data:image/png;base64,aGVsbG8='}");
        QCOMPARE(body.parts[0].kind, PartKind::Attachment);
        QCOMPARE(body.parts[0].name, QStringLiteral("a.png"));
        QCOMPARE(body.parts[0].mime, QStringLiteral("image/png"));
        QCOMPARE(body.parts[0].bytes, 5);
        QVERIFY(body.parts[0].target.isEmpty());
    }

    void filesOfATool()
    {
        const MessageBody body =
            withPart("{'type':'tool','tool':'read','callID':'c','state':{'status':'completed','output':'x',"
                     "'attachments':[{'type':'file','mime':'image/png','url':'data:image/png;base64,aGVsbG8='}]}}");
        QCOMPARE(int(body.parts.size()), 2);
        QCOMPARE(body.parts[1].kind, PartKind::Attachment);
        QCOMPARE(body.parts[1].callId, QStringLiteral("c"));
        QCOMPARE(body.parts[1].pointer, QStringLiteral("/parts/0/state/attachments/0"));
    }

    void outputOfAStoppedTool()
    {
        const MessageBody body =
            withPart("{'type':'tool','tool':'bash','state':{'status':'error','error':'Tool execution aborted',"
                     "'input':{'command':'sleep 9'},'metadata':{'output':'half'}}}");
        QCOMPARE(body.parts[0].output, QStringLiteral("Tool execution aborted"));
        QVERIFY(body.parts[0].flags.testFlag(PartFlag::Aborted));
        const MessageBody running =
            withPart("{'type':'tool','tool':'bash','state':{'status':'running','metadata':{'output':'half'}}}");
        QCOMPARE(running.parts[0].output, QStringLiteral("half"));
    }

    void otherKinds()
    {
        QCOMPARE(withPart("{'type':'reasoning','text':'hm','time':{'start':1,'end':3}}").parts[0].text,
                 QStringLiteral("hm"));
        QCOMPARE(withPart("{'type':'compaction','auto':false}").parts[0].status, QStringLiteral("manual"));
        QCOMPARE(withPart("{'type':'agent','name':'helper'}").parts[0].name, QStringLiteral("helper"));
        QCOMPARE(withPart("{'type':'patch','hash':'x','files':['/a','/b']}").parts[0].output, QStringLiteral("/a\n/b"));
        QCOMPARE(withPart("{'type':'retry','error':{'name':'APIError','data':{'message':'busy'}}}").parts[0].output,
                 QStringLiteral("busy"));
        // What is not known is shown as it stands.
        const MessageBody body = withPart("{'type':'hologram','x':[1,true]}");
        QCOMPARE(body.parts[0].type, QStringLiteral("hologram"));
        QCOMPARE(body.parts[0].kind, PartKind::Other);
        QCOMPARE(body.parts[0].input,
                 QStringLiteral("{\n  \"type\": \"hologram\",\n  \"x\": [\n    1,\n    true\n  ]\n}"));
    }

    void noMessage()
    {
        QVERIFY(!bodyOf("{").error.isEmpty());
        QVERIFY(!bodyOf("{\"info\":{}}").error.isEmpty());
        QVERIFY(Reader.body({}).parts.empty());
    }

    void contentWithoutIds()
    {
        const std::vector<QByteArray> records {jsonText(
            "{'parts':[{'text':'x','type':'text','id':'p','sessionID':'s','messageID':'m','metadata':{'id':'kept'}}],"
            "'info':{'role':'user','id':'m','sessionID':'s','parentID':'kept'}}")};
        QCOMPARE(Reader.canonicalContent(records),
                 jsonText("{'info':{'parentID':'kept','role':'user'},"
                          "'parts':[{'metadata':{'id':'kept'},'text':'x','type':'text'}]}"));
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeBody)
#include "tst_opencodebody.moc"
