// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodeimporter.h"

#include "recordingsink.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const ClaudeCodeImporter ClaudeCode;

}

class TestClaudeCodeBody : public QObject
{
    Q_OBJECT

private slots:
    void body();
    void picturesOfAResult();
    void bodyOfCumulativeContent();
    void canonicalContentIsTheSameInAFork();
};

void TestClaudeCodeBody::body()
{
    const QByteArray call = jsonText(
        "{'type':'assistant','uuid':'1','timestamp':'1970-01-01T00:00:01Z','message':{'id':'m','model':'x','content':["
        "{'type':'text','text':'I look'},{'type':'thinking','thinking':'hm','signature':'s'},"
        "{'type':'tool_use','id':'t1','name':'Bash','input':{'command':'ls\\n-l','description':'Lists'}},"
        "{'type':'tool_use','id':'t2','name':'Read','input':{'file_path':'/a'}},"
        "{'type':'tool_use','id':'t3','name':'Grep','input':{'path':'/p','pattern':'x+'}},"
        "{'type':'tool_use','id':'t4','name':'Task','input':{'prompt':'long','description':'short'}},"
        "{'type':'surprise','n':1}]}}");
    const QByteArray records[] = {call};
    const MessageBody body = ClaudeCode.body(records);
    QCOMPARE(body.parts.size(), size_t(7));
    QCOMPARE(body.visibleText(), QStringLiteral("I look"));
    QCOMPARE(body.parts[0].pointer, QStringLiteral("/message/content/0"));
    QCOMPARE(*body.parts[0].startMs, qint64(1000));
    QCOMPARE(body.parts[1].text, QStringLiteral("hm"));
    QCOMPARE(body.parts[2].target, QStringLiteral("ls"));
    QCOMPARE(body.parts[2].title, QStringLiteral("Lists"));
    QCOMPARE(body.parts[2].callId, QStringLiteral("t1"));
    QCOMPARE(body.parts[3].target, QStringLiteral("/a"));
    QCOMPARE(body.parts[4].target, QStringLiteral("x+"));
    QCOMPARE(body.parts[5].target, QStringLiteral("short"));
    QVERIFY(body.parts[6].text.contains(QStringLiteral("surprise"))); // never nothing
    QCOMPARE(body.model, QStringLiteral("x"));

    const QByteArray result[] = {jsonText(
        "{'type':'user','uuid':'2','message':{'content':[{'type':'tool_result','tool_use_id':'t1','is_error':true,"
        "'content':'Exit code 2\\nno'},{'type':'image','source':{'type':'base64','media_type':'image/png','data':"
        "'QUJD'}}]},'toolUseResult':{'stdout':'','stderr':'no such file'}}")};
    const MessageBody answered = ClaudeCode.body(result);
    QCOMPARE(answered.parts.size(), size_t(2));
    QCOMPARE(answered.parts[0].callId, QStringLiteral("t1"));
    QCOMPARE(answered.parts[0].output, QStringLiteral("Exit code 2\nno\nno such file"));
    QCOMPARE(*answered.parts[0].exitStatus, 2);
    QCOMPARE(answered.parts[0].status, QStringLiteral("error"));
    QCOMPARE(answered.parts[1].mime, QStringLiteral("image/png"));
    QCOMPARE(answered.parts[1].bytes, qint64(3)); // base64 of "ABC"
}

void TestClaudeCodeBody::picturesOfAResult()
{
    const QByteArray result =
        jsonText("{'type':'user','uuid':'1','message':{'role':'user','content':[{'type':'tool_result','tool_use_id':"
                 "'t1','content':[{'type':'text','text':'seen'},{'type':'image','source':{'type':'base64',"
                 "'media_type':'image/png','data':'QUJDRA=='}}]}]}}");
    const QByteArray records[] = {result};
    const MessageBody body = ClaudeCode.body(records);
    QCOMPARE(body.parts.size(), size_t(2));
    QCOMPARE(body.parts[0].output, QStringLiteral("seen\n[image]"));
    QCOMPARE(body.parts[1].kind, PartKind::Attachment);
    QCOMPARE(body.parts[1].mime, QStringLiteral("image/png"));
    QCOMPARE(body.parts[1].bytes, qint64(4)); // "ABCD"
    QCOMPARE(body.parts[1].pointer, QStringLiteral("/message/content/0/content/1"));
    QCOMPARE(body.parts[1].callId, QStringLiteral("t1"));
}

void TestClaudeCodeBody::bodyOfCumulativeContent()
{
    const QByteArray records[] = {
        jsonText("{'type':'assistant','uuid':'1','message':{'id':'m','content':[{'type':'text','text':'One'}]}}"),
        jsonText("{'type':'assistant','uuid':'2','message':{'id':'m','content':[{'type':'text','text':'One two'}]}}"),
        jsonText("{'type':'assistant','uuid':'3','message':{'id':'m','content':[{'type':'text','text':'Three'}]}}")};
    const MessageBody body = ClaudeCode.body(records);
    QCOMPARE(body.visibleText(), QStringLiteral("One two\n\nThree"));
    QCOMPARE(body.parts[0].record, 1);
    QCOMPARE(body.parts[1].record, 2);
}

void TestClaudeCodeBody::canonicalContentIsTheSameInAFork()
{
    const QByteArray original[] = {
        jsonText("{'type':'assistant','uuid':'1','sessionId':'a','timestamp':'t','message':{'id':'m','content':"
                 "[{'text':'x','type':'text'}]}}"),
        jsonText("{'type':'assistant','uuid':'2','sessionId':'a','message':{'id':'m','content':[{'type':'text','text':'"
                 "y'}]}}")};
    const QByteArray fork[] = {jsonText("{'sessionId':'b','uuid':'9','message':{'content':[{'type':'text','text':'x'},"
                                        "{'type':'text', 'text':'y'}],'id':'m'},'type':'assistant'}")};
    const QByteArray expected =
        jsonText("{'content':[{'text':'x','type':'text'},{'text':'y','type':'text'}],'role':'assistant'}");
    QCOMPARE(ClaudeCode.canonicalContent(original), expected);
    QCOMPARE(ClaudeCode.canonicalContent(fork), expected);

    const QByteArray blank[] = {jsonText("{'type':'user','uuid':'1','message':{'role':'user','content':''}}")};
    QCOMPARE(ClaudeCode.canonicalContent(blank), jsonText("{'content':[''],'role':'user'}"));
    const QByteArray none[] = {jsonText("{'type':'user','uuid':'1','message':{'role':'user','content':[]}}")};
    QCOMPARE(ClaudeCode.canonicalContent(none), jsonText("{'content':[],'role':'user'}"));
}

QTEST_GUILESS_MAIN(TestClaudeCodeBody)
#include "tst_claudecodebody.moc"
