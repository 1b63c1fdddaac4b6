// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/chatimporter.h"

#include "models/importers/importerregistry.h"
#include "models/importers/jsonlocator.h"
#include "recordingsink.h"
#include "support/judged.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const ChatImporter OpenAi(ChatFormat::OpenAi);

/// What the importer that knows the content makes of it.
std::unique_ptr<Judged> judgeInput(const QByteArray &content, QString *format)
{
    const TemporaryInput input(content, QStringLiteral("notes.txt"));
    const ImporterRegistry registry;
    const auto importer = registry.recognise(input.path());
    *format = importer ? (*importer)->id() : QString();
    return importer ? judgeFile(**importer, input.path()) : std::make_unique<Judged>();
}

}

class TestChatImporter : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void containers_data();
    void containers();
    void samples_data();
    void samples();
    void zoo();
    void conversationsKeepTheirNames();
    void oneBadMessageCostsNoOther();
    void placesAndLines_data();
    void placesAndLines();
    void rankedReplies();
    void tornAtEveryByte();
    void streamsWhatIsTooLongToHold();
    void body();
};

/// One message each, of the formats' own silences: others.md by section.
void TestChatImporter::rows_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QString>("judged");
    const auto row = [](const char *name, const char *message, const char *judged) {
        QTest::newRow(name) << jsonText(message) << QString::fromLatin1(judged);
    };
    const char *toolOnly = "assistant assistant-empty/tool-only";
    row("openai: null with calls", "{'role':'assistant','content':null,'tool_calls':[{'function':{'name':'f'}}]}",
        toolOnly);
    row("openai: empty with calls", "{'role':'assistant','content':'','tool_calls':[{'function':{'name':'f'}}]}",
        toolOnly);
    row("openai: old call", "{'role':'assistant','content':null,'function_call':{'name':'f','arguments':''}}",
        toolOnly);
    row("openai: null", "{'role':'assistant','content':null}", "assistant assistant-empty/empty");
    row("openai: empty", "{'role':'assistant','content':''}", "assistant assistant-empty/empty");
    row("openai: reasoning_content", "{'role':'assistant','content':'','reasoning_content':'Hm.'}",
        "assistant assistant-empty/thinking-open");
    row("openai: refusal", "{'role':'assistant','content':null,'refusal':'I cannot.'}",
        "assistant assistant-empty/refused");
    row("openai: content filter", "{'role':'assistant','content':'','finish_reason':'content_filter'}",
        "assistant assistant-empty/refused");
    row("openai: length", "{'role':'assistant','content':'','finish_reason':'length'}",
        "assistant assistant-empty/length");
    row("openai: spoken answer", "{'role':'assistant','content':null,'audio':{'id':'a','transcript':'Hello.'}}",
        "assistant");
    row("openai: empty text part", "{'role':'user','content':[{'type':'text','text':''}]}", "user blank/empty");
    row("openai: empty array", "{'role':'user','content':[]}", "user no-parts/array");
    row("openai: null prompt", "{'role':'user','content':null}", "user no-parts/null");
    row("openai: zero width", "{'role':'user','content':'\\u200b'}", "user blank/invisible");
    row("openai: image", "{'role':'user','content':[{'type':'image_url','image_url':{'url':'data:image/png,x'}}]}",
        "user attachment");
    row("openai: image that is gone", "{'role':'user','content':[{'type':'image_url'}]}", "user attachment-lost");
    row("openai: silent tool", "{'role':'tool','content':'','tool_call_id':'c'}", "tool tool-result/no-output");
    row("openai: tool", "{'role':'tool','content':'x','tool_call_id':'c'}", "tool tool-result");
    row("openai: empty system prompt", "{'role':'system','content':''}", "system synthetic");
    row("openai: system prompt", "{'role':'developer','content':'Be brief.'}", "system");
    row("anthropic: empty end of turn", "{'role':'assistant','content':[],'stop_reason':'end_turn'}",
        "assistant assistant-empty/empty");
    row("anthropic: refusal", "{'role':'assistant','content':[],'stop_reason':'refusal'}",
        "assistant assistant-empty/refused");
    row("anthropic: max_tokens in thinking",
        "{'role':'assistant','content':[{'type':'thinking','thinking':'Hm.'}],'stop_reason':'max_tokens'}",
        "assistant assistant-empty/length");
    row("anthropic: signature alone",
        "{'role':'assistant','content':[{'type':'thinking','thinking':'','signature':'Eq'}]}",
        "assistant assistant-empty/thinking-sealed");
    row("anthropic: redacted", "{'role':'assistant','content':[{'type':'redacted_thinking','data':'Eq'}]}",
        "assistant assistant-empty/thinking-sealed");
    row("anthropic: server tool", "{'role':'assistant','content':[{'type':'server_tool_use','name':'w','input':{}}]}",
        toolOnly);
    row("anthropic: result without content", "{'role':'user','content':[{'type':'tool_result','tool_use_id':'t'}]}",
        "user tool-result/no-output");
    row("anthropic: document",
        "{'role':'user','content':[{'type':'document','source':{'type':'base64','data':'AAAA'}}]}", "user attachment");
    row("sharegpt: markup around nothing", "{'from':'human','value':'<p></p>'}", "user wrapper");
    row("sharegpt: null", "{'from':'human','value':null}", "user no-parts/null");
    row("sharegpt: too many requests", "{'from':'gpt','value':'Too many requests in 1 hour. Try again later.'}",
        "assistant assistant-empty/failed");
    row("sharegpt: call", "{'from':'function_call','value':'{}'}", toolOnly);
    row("sharegpt: observation", "{'from':'observation','value':''}", "tool tool-result/no-output");
    row("wildchat: names taken out are words", "{'role':'user','content':'I am NAME_1','redacted':true}", "user");
    row("oasst: deleted", "{'role':'prompter','text':'gone','deleted':true,'message_id':'m'}", "user redacted");
}

void TestChatImporter::rows()
{
    QFETCH(QByteArray, message);
    QFETCH(QString, judged);
    const TemporaryInput input("[" + message + "]");
    const auto result = judgeFile(OpenAi, input.path());
    QCOMPARE(result->messages.join(QLatin1Char('|')), judged);
    for (const EvidencePointer &evidence : result->sink.entries.front().finding.evidence) {
        const std::string key = evidence.absent.empty() ? std::string() : '/' + evidence.absent;
        QVERIFY2(locate(message, evidence.pointer + key).has_value() == key.empty(), evidence.pointer.c_str());
    }
}

void TestChatImporter::containers_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("messages");
    const auto row = [](const char *name, const char *content, const char *format, int messages) {
        QTest::newRow(name) << jsonText(content) << QString::fromLatin1(format) << messages;
    };
    row("request", "{'model':'m','messages':[{'role':'user','content':'a'},{'role':'assistant','content':'b'}]}",
        "openai-chat", 2);
    row("array", "[{'role':'user','content':'a'}]", "openai-chat", 1);
    row("lines of messages", "{'role':'user','content':'a'}\n{'role':'assistant','content':''}\n", "openai-chat", 2);
    row("lines of conversations",
        "{'messages':[{'role':'user','content':'a'}]}\n"
        "{'messages':[{'role':'user','content':'a'},{'role':'user','content':''}]}\n",
        "openai-chat", 3);
    row("tau-bench", "{'traj':[{'role':'user','content':'a'}],'reward':0}", "openai-chat", 1);
    row("AI SDK", "{'id':0,'message':{'role':'user','content':'a'}}\n{'id':1,'message':{'role':'user','content':''}}\n",
        "openai-chat", 2);
    row("response", "{'id':'r','choices':[{'message':{'role':'assistant','content':''},'finish_reason':'stop'}]}",
        "openai-chat", 1);
    row("Anthropic request", "{'system':'s','messages':[{'role':'user','content':'a'}]}", "anthropic-messages", 1);
    row("Anthropic blocks",
        "{'messages':[{'role':'user','content':'a'},{'role':'assistant','content':[{'type':'tool_use','id':'t'}]}]}",
        "anthropic-messages", 2);
    row("Anthropic response", "{'type':'message','role':'assistant','content':[],'stop_reason':'end_turn'}",
        "anthropic-messages", 1);
    row("ShareGPT", "[{'conversations':[{'from':'human','value':''}]}]", "sharegpt", 1);
    row("ShareGPT in lines",
        "{'conversations':[{'from':'human','value':'a'}]}\n"
        "{'conversations':[{'from':'human','value':''}]}\n",
        "sharegpt", 2);
    row("ShareGPT, one conversation", "{'conversation':[{'from':'human','value':'a'}]}", "sharegpt", 1);
    row("ShareGPT, items", "{'items':[{'from':'human','value':'a'}]}", "sharegpt", 1);
    row("ShareGPT with roles", "[{'conversations':[{'role':'user','content':'a'}]}]", "sharegpt", 1);
    row("WildChat",
        "{'conversation_hash':'h','conversation':[{'role':'user','content':''}],'language':'Nolang'}\n"
        "{'conversation_hash':'i','conversation':[{'role':'user','content':'a'}]}\n",
        "wildchat", 2);
    row("OASST tree",
        "{'message_tree_id':'t','prompt':{'message_id':'a','text':'x','role':'prompter','replies':["
        "{'message_id':'b','text':'y','role':'assistant','replies':[]}]}}\n",
        "oasst", 2);
    row("byte order mark", "\xEF\xBB\xBF[{'role':'user','content':'a'}]", "openai-chat", 1);
    // Not chats, whatever they share with them.
    row("questions alone", "{'question_id':81,'turns':['a','b']}\n", "", 0);
    row("parts of Gemini", "[{'role':'user','parts':[{'text':'a'}]}]", "gemini-cli-checkpoint", 1);
    row("items of anything", "{'items':[{'role':'user','content':'a'}]}", "", 0);
}

void TestChatImporter::containers()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, format);
    QFETCH(int, messages);
    QString found;
    const auto judged = judgeInput(content, &found);
    QCOMPARE(found, format);
    QCOMPARE(int(judged->messages.size()), messages);
    QVERIFY(judged->sink.damage.empty());
}

void TestChatImporter::samples_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("sessions");
    QTest::addColumn<int>("messages");
    QTest::addColumn<QString>("silence");
    QTest::addColumn<int>("count");
    if (samplesFolder().isEmpty())
        return;
    // jq '.traj | length', and map(select(.role=="tool")) | length
    QTest::newRow("docent") << QStringLiteral("openai-chat/docent_tb_airline.json") << 1 << 42
                            << QStringLiteral("tool-result") << 12;
    // wc -l, and jq -s 'map(select(.message.role=="tool")) | length'
    QTest::newRow("posit") << QStringLiteral("openai-chat/posit_lm-messages.jsonl") << 1 << 7
                           << QStringLiteral("tool-result") << 1;
    // wc -l, and jq -s 'map(select(.role=="tool")) | length'
    QTest::newRow("vibe") << QStringLiteral("openai-chat/vibe_session_with_tools.jsonl") << 1 << 4
                          << QStringLiteral("tool-result") << 1;
    // jq 'length', [.[].conversations | length] | add
    QTest::newRow("sharegpt") << QStringLiteral("sharegpt/dummy_conversation.json") << 500 << 2000
                              << QStringLiteral("blank") << 0;
    // jq -s 'length', [.[] | [recurse(.replies[]?)] | length] | add; no text is empty, in whatever branch:
    // jq -s '[.[] | recurse(.replies[]?) | select(.text | test("\\S") | not)] | length'
    QTest::newRow("oasst") << QStringLiteral("oasst/en_100_message.jsonl") << 100 << 1167 << QStringLiteral("sidechain")
                           << 0;
    QTest::newRow("lines of 2025") << QStringLiteral("codex/as_session_toolcall.jsonl") << 1 << 4
                                   << QStringLiteral("assistant-empty") << 1; // the tool_call
}

void TestChatImporter::samples()
{
    if (samplesFolder().isEmpty())
        QSKIP("TACET_SAMPLES names no folder"); // and no rows: Qt Test calls this once all the same
    QFETCH(QString, file);
    QFETCH(int, sessions);
    QFETCH(int, messages);
    QFETCH(QString, silence);
    QFETCH(int, count);
    const auto judged = judgeFile(OpenAi, samplesFolder() + QLatin1Char('/') + file);
    QCOMPARE(int(judged->sink.sessions.size()), sessions);
    QCOMPARE(int(judged->messages.size()), messages);
    QCOMPARE(judged->count(silence.toLatin1().constData()), count);
    QVERIFY(judged->sink.damage.empty());
}

// constructed/MANIFEST.tsv: "empty human, html-only, empty gpt, double gpt, ends on human"
void TestChatImporter::zoo()
{
    const auto judged = judgeFile(OpenAi, QStringLiteral(TACET_TEST_DATA "/chat/sharegpt_silent_zoo.json"));
    QCOMPARE(judged->messages.join(QLatin1Char('|')),
             QStringLiteral("user blank/empty|assistant|user wrapper|assistant assistant-empty/empty|"
                            "assistant assistant-empty/empty|user"));
    QCOMPARE(judged->sink.sessions.front().uid, QStringLiteral("x_0"));
    QVERIFY(judged->sink.entries.back().facts.flags.testFlag(MessageFlag::Unanswered));
}

void TestChatImporter::conversationsKeepTheirNames()
{
    const auto judged = judgeText(OpenAi,
                                  "[{'id':'a','conversations':[{'from':'human','value':'1'}]},"
                                  "{'id':'a','conversations':[{'from':'human','value':'2'}]},"
                                  "{'conversations':[{'from':'human','value':'3'}]}]");
    QCOMPARE(judged->sink.sessions.size(), size_t(3));
    QCOMPARE(judged->sink.sessions[0].uid, QStringLiteral("a"));
    QCOMPARE(judged->sink.sessions[1].uid, QStringLiteral("a#2"));
    QVERIFY(judged->sink.sessions[2].uid.startsWith(QLatin1String("chat-")));
    const auto grown =
        judgeText(OpenAi, "[{'conversations':[{'from':'human','value':'3'},{'from':'gpt','value':''}]}]");
    QCOMPARE(grown->sink.sessions[0].uid, judged->sink.sessions[2].uid);
}

void TestChatImporter::oneBadMessageCostsNoOther()
{
    const auto lines = judgeText(OpenAi,
                                 "{'role':'user','content':'a'}\n{'role':'user','content':nope}\n"
                                 "{'role':'user','content':'half \\ud83d'}\n");
    QCOMPARE(lines->messages.join(QLatin1Char('|')), QStringLiteral("user|user"));
    QCOMPARE(lines->sink.damage.size(), size_t(1));
    const auto document = judgeText(OpenAi,
                                    "{'messages':[{'role':'user','content':'a'},{'role':'user',nope},"
                                    "{'role':'user','content':''}]}");
    QCOMPARE(document->messages.join(QLatin1Char('|')), QStringLiteral("user|user blank/empty"));
    QCOMPARE(document->sink.damage.size(), size_t(1));
}

// Where each message stands, "line place", and what is damaged: counted by hand.
void TestChatImporter::placesAndLines_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("places");
    QTest::addColumn<QString>("damaged");
    const auto row = [](const char *name, const char *content, const char *places, const char *damaged) {
        QTest::newRow(name) << jsonText(content) << QString::fromLatin1(places) << QString::fromLatin1(damaged);
    };
    row("a document", "{'messages':[{'role':'user','content':'a'},{'role':'user',nope},{'role':'user','content':''}]}",
        "0 /messages/0|0 /messages/2", "0 /messages/1");
    row("an array of messages", "[{'role':'user','content':'a'},{'role':'assistant','content':'b'}]", "0 /0|0 /1", "");
    row("an array of conversations",
        "[{'messages':[{'role':'user','content':'a'}]},{'messages':[{'role':'user','content':'b'},"
        "{'role':'assistant','content':'c'}]}]",
        "0 /0/messages/0|0 /1/messages/0|0 /1/messages/1", "");
    row("lines of conversations",
        "{'messages':[{'role':'user','content':'a'}]}\n\n{'messages':[{'role':'user','content':'b'},"
        "{'role':'assistant','content':'c'}]}\n",
        "1 /messages/0|3 /messages/0|3 /messages/1", "");
    row("lines of messages", "{'role':'user','content':'a'}\n{'role':'assistant','content':'b'}\n", "1 |2 ", "");
    row("a damaged line", "{'role':'user','content':'a'}\n{'role':nope}\n{'role':'user','content':'b'}\n", "1 |3 ",
        "2 ");
    row("a tree",
        "{'message_tree_id':'t','prompt':{'message_id':'1','text':'a','role':'prompter','replies':[{'message_id':'2',"
        "'text':'b','role':'assistant','replies':[]}]}}",
        "0 /prompt|0 /prompt/replies/0", "");
}

void TestChatImporter::placesAndLines()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, places);
    QFETCH(QString, damaged);
    const auto word = [](qint64 line, const QString &place) {
        return QString::number(line) + QLatin1Char(' ') + place;
    };
    QString format;
    const auto judged = judgeInput(content, &format);
    QStringList found;
    for (const MessageEntry &entry : judged->sink.entries) {
        const PhysicalRecord &record = entry.facts.records.front();
        found << word(record.line, QString::fromStdString(record.place));
        // What is said of the place is true of a document.
        if (record.line == 0) {
            const auto range = locate(content, record.place);
            QVERIFY(range);
            QCOMPARE(*range, record.range);
        }
    }
    QCOMPARE(found.join(QLatin1Char('|')), places);
    QStringList broken;
    for (const DamagedRecord &record : judged->sink.damage)
        broken << word(record.line, record.place);
    QCOMPARE(broken.join(QLatin1Char('|')), damaged);
}

// Of three replies the one that people ranked best goes on; the others are branches, with all that hangs on them.
void TestChatImporter::rankedReplies()
{
    QString format;
    const auto judged = judgeInput(
        jsonText("{'message_tree_id':'t','prompt':{'message_id':'1','text':'a','role':'prompter','replies':["
                 "{'message_id':'2','text':'worse','role':'assistant','rank':2,'replies':[{'message_id':'3','text':'',"
                 "'role':'prompter','replies':[]}]},"
                 "{'message_id':'4','text':'best','role':'assistant','rank':0,'replies':[]},"
                 "{'message_id':'5','text':'good','role':'assistant','rank':1,'replies':[]}]}}"),
        &format);
    QCOMPARE(format, QStringLiteral("oasst"));
    QCOMPARE(judged->messages.join(QLatin1Char('|')),
             QStringLiteral("user|assistant|user sidechain/branch blank empty|assistant|assistant"));
    QStringList branches;
    for (const MessageEntry &entry : judged->sink.entries) {
        const BranchPlace branch = entry.facts.branch;
        QCOMPARE(entry.facts.flags.testFlag(MessageFlag::DeadBranch), branch.siblings > 0);
        branches << QStringLiteral("%1/%2").arg(branch.position).arg(branch.siblings);
    }
    QCOMPARE(branches.join(QLatin1Char(' ')), QStringLiteral("0/0 1/3 1/3 0/0 3/3"));
}

void TestChatImporter::tornAtEveryByte()
{
    const QByteArray whole = jsonText("{'id':'c','messages':[{'role':'user','content':'a [\\u2028]'},"
                                      "{'role':'assistant','content':null}],'model':'m'}");
    for (qsizetype length = 1; length < whole.size(); ++length) {
        const TemporaryInput input(whole.left(length));
        RecordingSink sink;
        QVERIFY(readFile(OpenAi, input.path(), sink));
        QCOMPARE(sink.damage.size(), size_t(1));
        QVERIFY(sink.damage.front().truncated);
        QCOMPARE(sink.messages(), length < whole.indexOf("},") + 1 ? 0 : length < whole.indexOf("}]") + 1 ? 1 : 2);
    }
}

/// Above 32 MB the messages of a document are read one by one: same messages, same session.
void TestChatImporter::streamsWhatIsTooLongToHold()
{
    const QByteArray message = jsonText("{'role':'user','content':'") + QByteArray(1 << 20, 'x') + jsonText("'}");
    QByteArray content = jsonText("{'id':'long','messages':[") + message;
    for (int i = 1; i < 34; ++i)
        content += ',' + message;
    content += jsonText(",{'role':'assistant','content':''}]}");
    const TemporaryInput input(content);
    const auto judged = judgeFile(OpenAi, input.path());
    QCOMPARE(judged->messages.size(), qsizetype(35));
    QCOMPARE(judged->messages.back(), QStringLiteral("assistant assistant-empty/empty"));
    QCOMPARE(judged->sink.sessions.front().uid, QStringLiteral("long"));
}

void TestChatImporter::body()
{
    const QByteArray records[] = {
        jsonText("{'role':'assistant','content':'Looking.','reasoning_content':'Hm.','tool_calls':[{'id':'c',"
                 "'function':{'name':'read','arguments':'{\\u0022path\\u0022:\\u0022/a\\u0022}'}}]}")};
    const MessageBody body = OpenAi.body(records);
    QCOMPARE(body.visibleText(), QStringLiteral("Looking."));
    QCOMPARE(body.parts.size(), size_t(3));
    QCOMPARE(body.parts[0].text, QStringLiteral("Hm."));
    QCOMPARE(body.parts[2].name, QStringLiteral("read"));
    QCOMPARE(body.parts[2].target, QStringLiteral("/a"));
    QCOMPARE(body.parts[2].callId, QStringLiteral("c"));
    // Ids and times are no content: the message of an export and of a log is the same.
    const QByteArray other[] = {QByteArray(records[0]).replace("{\"role\"", "{\"id\":\"m\",\"role\"")};
    QCOMPARE(OpenAi.canonicalContent(records), OpenAi.canonicalContent(other));
}

QTEST_GUILESS_MAIN(TestChatImporter)
#include "tst_chatimporter.moc"
