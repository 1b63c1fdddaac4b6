// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/spooledimporter.h"
#include "models/sqlite/database.h"
#include "tests/support/importedoutline.h"

#include "archivebytes.h"
#include "recordingsink.h"

#include <QJsonArray>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

void row(const char *name, const char *format, const char *content, const char *outline)
{
    QTest::newRow(name) << QString::fromLatin1(format) << jsonText(content) << QString::fromLatin1(outline);
}

void writeInto(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// A database with what the statements make; ' is written as ".
void makeDatabase(const QString &path, std::initializer_list<QByteArray> statements)
{
    const auto database = Database::open(path, Database::Mode::ReadWrite);
    for (const QByteArray &statement : statements) {
        const auto done = (*database)->execute(statement.constData());
        if (!done)
            qFatal("%s: %s", statement.constData(), qPrintable(oneLine(done.error())));
    }
}

/// INSERT of one row; in JSON ' stands for ".
QByteArray insert(const char *table, std::initializer_list<const char *> values)
{
    QByteArrayList quoted;
    for (const char *value : values)
        quoted.append('\'' + QByteArray(value).replace('\'', '"') + '\'');
    return QByteArray("INSERT INTO ") + table + " VALUES (" + quoted.join(',') + ')';
}

QString outlineText(const Imported &imported)
{
    return imported.outline.join(QLatin1Char('|'));
}

const Evidence *proofOf(const Imported &imported, int ordinal)
{
    for (const auto &[number, evidence] : imported.evidence) {
        if (number == ordinal)
            return &evidence;
    }
    return nullptr;
}

QByteArray provenBytes(const QByteArray &file, const Evidence &evidence)
{
    return file.mid(evidence.range.offset, evidence.range.length);
}

// Written by us after section 8 of the format notes.
constexpr const char *GeminiLines = "{'sessionId':'s','projectHash':'h','startTime':'2026-01-01T00:00:00Z'}\n"
                                    "{'id':'1','timestamp':'2026-01-01T00:00:01Z','type':'user','content':'Hi'}\n"
                                    "{'id':'2','timestamp':'2026-01-01T00:00:02Z','type':'gemini','content':''}\n"
                                    "{'id':'3','timestamp':'2026-01-01T00:00:03Z','type':'user','content':''}\n"
                                    "{'id':'2','timestamp':'2026-01-01T00:00:02Z','type':'gemini','content':'',"
                                    "'thoughts':[{'subject':'S'}]}\n"
                                    "{'$rewindTo':'3'}\n"
                                    "{'id':'4','timestamp':'2026-01-01T00:00:04Z','type':'user','content':'again'}\n"
                                    "{'$set':{'summary':'Greeting'}}\n";

constexpr const char *CodeLog =
    "{'kind':0,'v':{'version':3,'creationDate':1,'responderUsername':'C','sessionId':'s','requests':[]}}\n"
    "{'kind':2,'k':['requests'],'v':[{'requestId':'r1','timestamp':10,'message':{'text':'','parts':[]},"
    "'variableData':{'variables':[{'kind':'file','name':'a.c'}]},'response':[]}]}\n"
    "{'kind':2,'k':['requests',0,'response'],'v':[{'kind':'thinking','value':'Hm'}]}\n"
    "{'kind':1,'k':['requests',0,'modelState'],'v':{'value':1}}\n"
    "{'kind':2,'k':['requests'],'v':[{'requestId':'r2','message':'','response':[{'value':'x'}]}]}\n"
    "{'kind':2,'k':['requests',1,'response'],'i':0}\n"
    "{'kind':1,'k':['requests',1,'isCanceled'],'v':true}\n"
    "{'kind':1,'k':['customTitle'],'v':'Named'}\n";

}

/// Sessions that are not a flat file of messages: logs that have to be replayed, folders, databases.
class TestSpooledFormats : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void geminiProof();
    void codeChatProof();
    void codeChatProvesWhatIsMissing();
    void codeChatDamage();
    void openHandsFolder_data();
    void openHandsFolder();
    void gooseDatabases_data();
    void gooseDatabases();
    void gooseProof();
    void cursorDatabases_data();
    void cursorDatabases();
    void cursorProof();
    void databasesAreNotTouched();
    void tornLastLine_data();
    void tornLastLine();
    void cancelAtEveryStep_data();
    void cancelAtEveryStep();
    void compressed();
    void samples();
};

// Each outline was worked out by hand from the text beside it.
void TestSpooledFormats::reads_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("outline");
    // 2 is written twice and shows what was written last; 3 was taken back, and with it nothing else.
    row("Gemini: replaced, rewound", "gemini-cli-log", GeminiLines,
        "user|assistant assistant-empty (thinking-open)|user sidechain|user");
    // The checkpoint leaves 1 out and knows nothing new: 1 was taken back. Notices are no messages.
    row("Gemini: a checkpoint takes a prompt back", "gemini-cli-log",
        "{'sessionId':'s','projectHash':'h'}\n"
        "{'id':'1','timestamp':'2026-01-01T00:00:01Z','type':'user','content':[{'text':''}]}\n"
        "{'id':'9','timestamp':'2026-01-01T00:00:01Z','type':'info','content':'notice'}\n"
        "{'id':'2','timestamp':'2026-01-01T00:00:02Z','type':'gemini','content':'','toolCalls':[{'name':'ls',"
        "'args':{}}]}\n"
        "{'$set':{'messages':[{'id':'2','timestamp':'2026-01-01T00:00:02Z','type':'gemini','content':'Done'}]}}\n",
        "user sidechain|assistant");
    // A compression begins anew (5 is not known): what was before was not taken back.
    row("Gemini: a compression takes nothing back", "gemini-cli-log",
        "{'sessionId':'s','projectHash':'h'}\n"
        "{'id':'1','timestamp':'2026-01-01T00:00:01Z','type':'user','content':''}\n"
        "{'$set':{'messages':[{'id':'5','timestamp':'2026-01-01T00:00:05Z','type':'user','content':'So far'}]}}\n",
        "user blank (empty)|user");
    // Rewinding to what is not there takes everything back; a message that comes again is back.
    row("Gemini: rewound to nowhere, and back again", "gemini-cli-log",
        "{'sessionId':'s','projectHash':'h'}\n"
        "{'id':'1','timestamp':'2026-01-01T00:00:01Z','type':'user','content':''}\n"
        "{'id':'2','timestamp':'2026-01-01T00:00:02Z','type':'user','content':' '}\n"
        "{'$rewindTo':'7'}\n"
        "{'id':'2','timestamp':'2026-01-01T00:00:02Z','type':'user','content':' '}\n",
        "user sidechain|user blank (whitespace)");
    row("VS Code: log of changes", "vscode-chat-log", CodeLog,
        "user attachment human:yes|assistant assistant-empty (thinking-open)|user blank (empty)|"
        "assistant assistant-empty (aborted)");
    row("VS Code: kinds as words, a member taken away", "vscode-chat-log",
        "{'kind':'0','v':{'requests':[{'requestId':'1','message':{'text':'Hi'},'response':[{'value':'a'},"
        "{'kind':'undoStop'}],'isCanceled':true}]}}\n"
        "{'kind':'1','k':['requests',0,'response',0],'v':{'kind':'toolInvocationSerialized','toolId':'run'}}\n"
        "{'kind':'3','k':['requests',0,'isCanceled']}\n",
        "user|assistant assistant-empty (tool-only)");
    row("VS Code: document", "vscode-chat",
        "{'version':3,'responderUsername':'C','requests':[{'requestId':'1','message':{'text':'','parts':[]},"
        "'variableData':{'variables':[{'kind':'implicit'}]},'response':[],'result':{'errorDetails':{'message':'No'}}},"
        "{'requestId':'2','message':{'text':'/clear','parts':[{'kind':'slash'}]},'response':[{'value':'Ok'}]},"
        "{'requestId':'3','message':'','isHidden':true,'response':[{'kind':'undoStop'}]},"
        "{'requestId':'4','message':' ','response':[],'result':{'errorDetails':{'responseIsFiltered':true}}}]}",
        "user blank (empty)|assistant assistant-empty (failed)|user command (slash)|assistant|user sidechain|"
        "assistant sidechain|user blank (whitespace)|assistant assistant-empty (refused)");
    row("VS Code: answers that were not begun, sealed thought, pending", "vscode-chat",
        "{'requesterUsername':'P','requests':[{'message':'Hi'},"
        "{'message':'Hi','response':[{'kind':'thinking','value':''}]},"
        "{'message':'Hi','response':[],'modelState':{'value':0}},{'message':'Hi','response':null,'result':{}}]}",
        "user|user|assistant assistant-empty (thinking-sealed)|user|assistant assistant-empty (unfinished)|user|"
        "assistant assistant-empty (empty)");
    // recall and agent_state_changed are no messages.
    row("OpenHands 0: trajectory", "openhands-trajectory",
        "[{'id':0,'timestamp':'2026-01-01T00:00:00','source':'user','action':'message','args':{'content':'',"
        "'image_urls':[]}},"
        "{'id':1,'source':'user','action':'recall','args':{'query':''}},"
        "{'id':2,'source':'agent','action':'run','args':{'command':'ls','thought':''}},"
        "{'id':3,'source':'agent','observation':'run','content':'','extras':{'command':'ls'}},"
        "{'id':4,'source':'environment','observation':'agent_state_changed','content':'','extras':{}},"
        "{'id':5,'source':'agent','action':'message','args':{'content':''}},"
        "{'id':6,'source':'user','action':'message','args':{'content':'Please continue working on the task on "
        "whatever approach you think is suitable.'}},"
        "{'id':7,'source':'agent','action':'think','args':{'thought':'Hm'}},"
        "{'id':8,'source':'agent','action':'finish','args':{'final_thought':'Done','thought':''}}]",
        "user blank (empty)|assistant assistant-empty (tool-only)|tool tool-result (no-output)|"
        "assistant assistant-empty (empty after-tool-result)|user synthetic (nudge)|assistant assistant-empty "
        "(thinking-open)|assistant");
    // Two events with the same response are one message.
    row("OpenHands 0: image alone, refused, calls of one response", "openhands-trajectory",
        "[{'id':0,'source':'user','action':'message','args':{'content':'','image_urls':['data:x']}},"
        "{'id':1,'source':'agent','action':'run','args':{'command':'a','thought':''},'tool_call_metadata':{"
        "'function_name':'bash','tool_call_id':'1','model_response':{'id':'m'}}},"
        "{'id':2,'source':'agent','action':'run','args':{'command':'b','thought':''},'tool_call_metadata':{"
        "'function_name':'bash','tool_call_id':'2','model_response':{'id':'m'}}},"
        "{'id':3,'source':'agent','observation':'user_rejected','content':'no','extras':{}}]",
        "user attachment human:yes|assistant assistant-empty (tool-only)|tool tool-result (denied) human:yes");
    row("OpenHands 1: output of an evaluation", "openhands-output",
        "{'instance_id':'a-1','history':[{'kind':'SystemPromptEvent','source':'agent','system_prompt':{'type':'text',"
        "'text':'You'}},{'kind':'MessageEvent','source':'user','llm_message':{'role':'user','content':[]}}]}\n"
        "{'instance_id':'a-2','history':[{'kind':'MessageEvent','source':'agent','llm_message':{'role':'assistant',"
        "'content':[{'type':'text','text':''}],'reasoning_content':'Hm'}}]}\n",
        "system|user no-parts (array)|assistant assistant-empty (thinking-open)");
    row("OpenHands 0: pairs of action and observation", "openhands-output",
        "{'instance_id':'a','history':[[{'action':'message','source':'user','args':{'content':' '}},"
        "{'observation':'null','content':'','extras':{}}],[{'action':'run','source':'agent','args':{'command':'ls',"
        "'thought':'Look'}},{'observation':'run','content':'x','extras':{}}]]}\n",
        "user blank (whitespace)|assistant|tool tool-result");
}

void TestSpooledFormats::reads()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, content);
    QFETCH(QString, outline);
    const TemporaryInput input(content, QStringLiteral("log"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, format);
    QCOMPARE(outlineText(imported), outline);
    QCOMPARE(imported.damaged, size_t(0));
}

// What made message 3 (ordinal 2) one that was taken back is the value "3" in line 6; what made 2 (ordinal 1) silent is
// the thought in line 5, where it was written last.
void TestSpooledFormats::geminiProof()
{
    const QByteArray content = jsonText(GeminiLines);
    const TemporaryInput input(content, QStringLiteral("session.jsonl"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    const Evidence *rewound = proofOf(imported, 2);
    QVERIFY(rewound);
    QCOMPARE(rewound->pointer, QStringLiteral("/$rewindTo"));
    QCOMPARE(rewound->origin.value(QStringLiteral("line")).toInt(), 6);
    QCOMPARE(provenBytes(content, *rewound), QByteArray("\"3\""));
    const Evidence *thought = proofOf(imported, 1);
    QVERIFY(thought);
    QCOMPARE(thought->origin.value(QStringLiteral("line")).toInt(), 5);
    QVERIFY(provenBytes(content, *thought).contains("\"subject\""));
    QCOMPARE(imported.sessions.back().uid, QStringLiteral("s"));
    QCOMPARE(imported.sessions.back().title, QStringLiteral("Greeting"));
}

// The thought of the first answer was pushed in line 3, the prompt's text stands in line 2.
void TestSpooledFormats::codeChatProof()
{
    const QByteArray content = jsonText(CodeLog);
    const TemporaryInput input(content, QStringLiteral("chat.jsonl"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    const Evidence *thought = proofOf(imported, 1);
    QVERIFY(thought);
    QCOMPARE(thought->origin.value(QStringLiteral("line")).toInt(), 3);
    QVERIFY(thought->pointer.startsWith(QStringLiteral("/v/0")));
    const Evidence *stopped = proofOf(imported, 3);
    QVERIFY(stopped);
    QCOMPARE(stopped->origin.value(QStringLiteral("line")).toInt(), 7);
    QCOMPARE(provenBytes(content, *stopped), QByteArray("true"));
    QCOMPARE(imported.sessions.back().title, QStringLiteral("Named"));
}

// The second request has neither a message nor a response: the proof is the request, in line 2 at /v/0. The response of
// the first was emptied by line 3, which is the proof.
void TestSpooledFormats::codeChatProvesWhatIsMissing()
{
    const QByteArray content = jsonText("{'kind':0,'v':{'requests':[{'message':'Hi','response':[{'value':'x'}]}]}}\n"
                                        "{'kind':2,'k':['requests'],'v':[{'result':{}}]}\n"
                                        "{'kind':2,'k':['requests',0,'response'],'i':0}\n");
    const TemporaryInput input(content, QStringLiteral("chat.jsonl"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(outlineText(imported),
             QStringLiteral("user|assistant assistant-empty (empty)|user no-parts (missing)|"
                            "assistant assistant-empty (empty)"));
    const Evidence *emptied = proofOf(imported, 1);
    QVERIFY(emptied);
    QCOMPARE(emptied->origin.value(QStringLiteral("line")).toInt(), 3);
    const Evidence *prompt = proofOf(imported, 2);
    QVERIFY(prompt);
    QCOMPARE(prompt->pointer, QStringLiteral("/v/0"));
    QCOMPARE(prompt->absent, QStringLiteral("message"));
    QCOMPARE(provenBytes(content, *prompt), jsonText("{'result':{}}"));
    const Evidence *answer = proofOf(imported, 3);
    QVERIFY(answer);
    QCOMPARE(answer->absent, QStringLiteral("response"));
}

// A line that is no JSON and a change of a request that is not there cost nothing but themselves.
void TestSpooledFormats::codeChatDamage()
{
    QByteArray content = jsonText(CodeLog);
    content += jsonText("{'kind':1,'k':['requests',7,'isCanceled'],'v':true}\n{'kind':1,'k':[}\n");
    const TemporaryInput input(content, QStringLiteral("chat.jsonl"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.outline.size(), 4);
    QCOMPARE(imported.damaged, size_t(2));
}

void TestSpooledFormats::openHandsFolder_data()
{
    QTest::addColumn<QStringList>("files"); // name, content, name, content …
    QTest::addColumn<QString>("outline");
    QTest::addColumn<int>("damaged");
    const auto text = [](const char *json) { return QString::fromUtf8(jsonText(json)); };
    QTest::newRow("version 0, 10 after 9") << QStringList {QStringLiteral("events/10.json"),
                                                           text("{'id':10,'source':'agent','action':'message',"
                                                                "'args':{'content':'Hi'}}"),
                                                           QStringLiteral("events/9.json"),
                                                           text("{'id':9,'source':'user','action':'message',"
                                                                "'args':{'content':''}}")}
                                           << QStringLiteral("user blank (empty)|assistant") << 0;
    QTest::newRow("version 1")
        << QStringList {QStringLiteral("base_state.json"),
                        text("{'id':'c'}"),
                        QStringLiteral("events/event-00000-a.json"),
                        text("{'kind':'MessageEvent','id':'a','source':'user','llm_message':{'role':'user','content':[{"
                             "'type':'text',"
                             "'text':''}]}}"),
                        QStringLiteral("events/event-00001-b.json"),
                        text("{\n "
                             "'kind':'ActionEvent','id':'b','source':'agent','thought':[],'tool_name':'bash','tool_"
                             "call_id':'t',"
                             "'llm_response_id':'m','action':{'kind':'ExecuteBashAction','command':'ls'}}"),
                        QStringLiteral("events/event-00002-c.json"),
                        text("{'kind':'ObservationEvent','id':'c','source':'environment','tool_name':'bash','tool_call_"
                             "id':'t',"
                             "'observation':{'content':[],'exit_code':0}}"),
                        QStringLiteral("events/event-00003-d.json"),
                        text("{'kind':'ConversationStateUpdateEvent','id':'d','source':'environment','key':'x','value':"
                             "1}"),
                        QStringLiteral("events/event-00004-e.json"),
                        text("{'kind':'Condensation','id':'e','source':'environment','summary':'So far'}")}
        << QStringLiteral("user blank (empty)|assistant assistant-empty (tool-only)|"
                          "tool tool-result (no-output)|user compaction (unknown)")
        << 0;
    QTest::newRow("a torn event") << QStringList {QStringLiteral("events/0.json"),
                                                  text("{'id':0,'source':'user','action':'message',"
                                                       "'args':{'content':'Hi'}}"),
                                                  QStringLiteral("events/1.json"), text("{'id':1,'sour")}
                                  << QStringLiteral("user") << 1;
}

void TestSpooledFormats::openHandsFolder()
{
    QFETCH(QStringList, files);
    QFETCH(QString, outline);
    QFETCH(int, damaged);
    const QTemporaryDir folder;
    for (qsizetype i = 0; i + 1 < files.size(); i += 2)
        writeInto(folder.filePath(files[i]), files[i + 1].toUtf8());
    const Imported imported = importFile(folder.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QStringLiteral("openhands-events"));
    QCOMPARE(outlineText(imported), outline);
    QCOMPARE(int(imported.damaged), damaged);
    for (const auto &[ordinal, evidence] : imported.evidence) {
        const QByteArray file = bytesOf(folder.filePath(evidence.origin.value(QStringLiteral("file")).toString()));
        QVERIFY(evidence.range.length > 0 && evidence.range.end() <= file.size());
    }
}

void TestSpooledFormats::gooseDatabases_data()
{
    QTest::addColumn<QByteArrayList>("statements");
    QTest::addColumn<QString>("outline");
    const QByteArray sessions =
        "CREATE TABLE sessions (id TEXT PRIMARY KEY, name TEXT, description TEXT, working_dir TEXT, created_at TEXT,"
        " updated_at TEXT)";
    const QByteArray messages =
        "CREATE TABLE messages (id INTEGER PRIMARY KEY, message_id TEXT, session_id TEXT, role TEXT, content_json TEXT,"
        " created_timestamp INTEGER, metadata_json TEXT)";
    const QByteArray session = insert("sessions", {"s", "Named", "", "/w", "2026-01-01 00:00:00", ""});
    QTest::newRow("blank, call, result, thought")
        << QByteArrayList {sessions,
                           messages,
                           session,
                           insert("messages", {"1", "m1", "s", "user", "[{'type':'text','text':''}]", "1", "{}"}),
                           insert("messages",
                                  {"2", "m2", "s", "assistant",
                                   "[{'type':'toolRequest','id':'t','toolCall':{'status':'success',"
                                   "'value':{'name':'shell','arguments':{'command':'ls'}}}}]",
                                   "2", "{}"}),
                           insert("messages",
                                  {"3", "m3", "s", "user",
                                   "[{'type':'toolResponse','id':'t','toolResult':{'status':'success',"
                                   "'value':[]}}]",
                                   "3", "{}"}),
                           insert("messages",
                                  {"4", "m4", "s", "assistant", "[{'type':'redactedThinking','data':'x'}]", "4", "{}"})}
        << QStringLiteral("user blank (empty)|assistant assistant-empty (tool-only)|user tool-result (no-output)|"
                          "assistant assistant-empty (thinking-sealed)");
    QTest::newRow("hidden, compacted, nothing")
        << QByteArrayList {sessions,
                           messages,
                           session,
                           insert("messages",
                                  {"1", "m1", "s", "user", "[{'type':'text','text':'So far'}]", "1",
                                   "{'userVisible':false,'agentVisible':true}"}),
                           insert("messages",
                                  {"2", "m2", "s", "assistant", "[{'type':'conversationCompacted','msg':'Compacted'}]",
                                   "2", "{}"}),
                           insert("messages", {"3", "m3", "s", "user", "[]", "3", "{}"}),
                           insert("messages",
                                  {"4", "m4", "s", "assistant", "[{'type':'thinking','thinking':'Hm'}]", "4", "{}"})}
        << QStringLiteral("user synthetic (hidden)|assistant compaction (unknown)|user no-parts (array)|"
                          "assistant assistant-empty (thinking-open)");
    // The first version of the database: no name, no ids of messages, no metadata. Two sessions.
    QTest::newRow("the first version")
        << QByteArrayList {"CREATE TABLE sessions (id TEXT, description TEXT, working_dir TEXT, created_at TEXT,"
                           " updated_at TEXT)",
                           "CREATE TABLE messages (id INTEGER PRIMARY KEY, session_id TEXT, role TEXT,"
                           " content_json TEXT, created_timestamp INTEGER)",
                           insert("sessions", {"b", "Second", "/w", "2026-01-02 00:00:00", ""}),
                           insert("sessions", {"a", "First", "/w", "2026-01-01 00:00:00", ""}),
                           insert("messages", {"1", "b", "user", "[{'type':'image','data':'x'}]", "1"}),
                           insert("messages", {"2", "a", "user", "[{'type':'text','text':' '}]", "2"})}
        << QStringLiteral("user blank (whitespace)|user attachment human:yes");
}

void TestSpooledFormats::gooseDatabases()
{
    QFETCH(QByteArrayList, statements);
    QFETCH(QString, outline);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sessions.db"));
    for (const QByteArray &statement : statements)
        makeDatabase(path, {statement});
    const Imported imported = importFile(path);
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QStringLiteral("goose-database"));
    QCOMPARE(outlineText(imported), outline);
}

// The empty text stands in row 1 of messages, column content_json, from byte 23 on:
// printf '%s' '[{"type":"text","text":""}]' | grep -ob '""' → 23
void TestSpooledFormats::gooseProof()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sessions.db"));
    makeDatabase(path,
                 {"CREATE TABLE sessions (id TEXT, description TEXT, working_dir TEXT, created_at TEXT,"
                  " updated_at TEXT)",
                  "CREATE TABLE messages (id INTEGER PRIMARY KEY, session_id TEXT, role TEXT, content_json TEXT,"
                  " created_timestamp INTEGER)",
                  insert("sessions", {"s", "S", "/w", "2026-01-01 00:00:00", ""}),
                  insert("messages", {"1", "s", "user", "[{'type':'text','text':''}]", "1"})});
    const Imported imported = importFile(path);
    const Evidence *blank = proofOf(imported, 0);
    QVERIFY(blank);
    QCOMPARE(blank->origin.value(QStringLiteral("table")).toString(), QStringLiteral("messages"));
    QCOMPARE(blank->origin.value(QStringLiteral("id")).toString(), QStringLiteral("1"));
    QCOMPARE(blank->origin.value(QStringLiteral("column")).toString(), QStringLiteral("content_json"));
    QCOMPARE(blank->pointer, QStringLiteral("/0/text"));
    QCOMPARE(blank->range, (ByteRange {23, 2}));
    QCOMPARE(imported.sessions.front().title, QStringLiteral("S"));
    QCOMPARE(imported.entries.front().facts.timeMs, std::optional<qint64>(1000));
}

void TestSpooledFormats::cursorDatabases_data()
{
    QTest::addColumn<QByteArrayList>("statements");
    QTest::addColumn<QString>("outline");
    QTest::addColumn<int>("damaged");
    const QByteArray table = "CREATE TABLE cursorDiskKV (key TEXT UNIQUE ON CONFLICT REPLACE, value BLOB)";
    // x is named by no list: it was taken back. gone is named and has no row.
    QTest::newRow("listed, lost, unlisted")
        << QByteArrayList {table,
                           insert("cursorDiskKV",
                                  {"composerData:c",
                                   "{'composerId':'c','name':'N','fullConversationHeadersOnly':["
                                   "{'bubbleId':'b','type':1},{'bubbleId':'a','type':2},"
                                   "{'bubbleId':'gone','type':1}]}"}),
                           insert("cursorDiskKV",
                                  {"bubbleId:c:a",
                                   "{'bubbleId':'a','type':2,'text':'','toolFormerData':{"
                                   "'name':'read_file','rawArgs':'{}'}}"}),
                           insert("cursorDiskKV", {"bubbleId:c:b", "{'bubbleId':'b','type':1,'text':''}"}),
                           insert("cursorDiskKV", {"bubbleId:c:x", "{'bubbleId':'x','type':1,'text':''}"})}
        << QStringLiteral("user blank (empty)|assistant assistant-empty (tool-only)|user no-parts (missing)|"
                          "user sidechain")
        << 0;
    QTest::newRow("messages in the chat itself, image, thought")
        << QByteArrayList {table,
                           insert("cursorDiskKV",
                                  {"composerData:c",
                                   "{'conversation':[{'type':1,'text':'','images':[{}]},"
                                   "{'type':2,'text':'','thinking':{'text':'','signature':'x'}},"
                                   "{'type':2,'text':'','tokenCount':{'outputTokens':90}}]}"}),
                           insert("cursorDiskKV", {"composerData:empty", "{'name':'never used'}"})}
        << QStringLiteral("user attachment human:yes|assistant assistant-empty (thinking-sealed)|"
                          "assistant assistant-empty (empty tokens-counted)")
        << 0;
    QTest::newRow("a chat that is no JSON")
        << QByteArrayList {table, insert("cursorDiskKV", {"composerData:a", "{'conv"}),
                           insert("cursorDiskKV", {"composerData:b", "{'conversation':[{'type':1,'text':'Hi'}]}"})}
        << QStringLiteral("user") << 1;
}

void TestSpooledFormats::cursorDatabases()
{
    QFETCH(QByteArrayList, statements);
    QFETCH(QString, outline);
    QFETCH(int, damaged);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("state.vscdb"));
    for (const QByteArray &statement : statements)
        makeDatabase(path, {statement});
    const Imported imported = importFile(path);
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QStringLiteral("cursor-database"));
    QCOMPARE(outlineText(imported), outline);
    QCOMPARE(int(imported.damaged), damaged);
}

// printf '%s' '{"type":1,"text":""}' | grep -ob '""' → 17
void TestSpooledFormats::cursorProof()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("state.vscdb"));
    makeDatabase(
        path,
        {"CREATE TABLE cursorDiskKV (key TEXT, value BLOB)",
         insert("cursorDiskKV", {"composerData:c", "{'fullConversationHeadersOnly':[{'bubbleId':'b','type':1}]}"}),
         insert("cursorDiskKV", {"bubbleId:c:b", "{'type':1,'text':''}"})});
    const Imported imported = importFile(path);
    const Evidence *blank = proofOf(imported, 0);
    QVERIFY(blank);
    QCOMPARE(blank->origin.value(QStringLiteral("id")).toString(), QStringLiteral("bubbleId:c:b"));
    QCOMPARE(blank->pointer, QStringLiteral("/text"));
    QCOMPARE(blank->range, (ByteRange {17, 2}));
}

// A writer that is still at work has its rows in the -wal; they are read, and neither file nor folder changes.
void TestSpooledFormats::databasesAreNotTouched()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sessions.db"));
    const auto writer = Database::open(path, Database::Mode::ReadWrite);
    QVERIFY(writer);
    for (const QByteArray &statement :
         {QByteArray("CREATE TABLE sessions (id TEXT, description TEXT, working_dir TEXT, created_at TEXT,"
                     " updated_at TEXT)"),
          QByteArray("CREATE TABLE messages (id INTEGER PRIMARY KEY, session_id TEXT, role TEXT, content_json TEXT,"
                     " created_timestamp INTEGER)"),
          insert("sessions", {"s", "S", "/w", "2026-01-01 00:00:00", ""}),
          insert("messages", {"1", "s", "user", "[{'type':'text','text':''}]", "1"})})
        QVERIFY((*writer)->execute(statement.constData()));
    const QStringList before = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
    const QByteArray database = bytesOf(path);
    const QByteArray wal = bytesOf(path + QStringLiteral("-wal"));
    QVERIFY(!wal.isEmpty());
    const Imported imported = importFile(path);
    QCOMPARE(outlineText(imported), QStringLiteral("user blank (empty)"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name), before);
    QCOMPARE(bytesOf(path), database);
    QCOMPARE(bytesOf(path + QStringLiteral("-wal")), wal);
}

void TestSpooledFormats::tornLastLine_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("messages");
    QTest::newRow("Gemini") << jsonText(GeminiLines) + jsonText("{'id':'5','type':'us") << 4;
    QTest::newRow("VS Code log") << jsonText(CodeLog) + jsonText("{'kind':2,'k':['requ") << 4;
    QTest::newRow("VS Code document") << jsonText("{'responderUsername':'C','requests':[{'message':'Hi'},{'mess") << 1;
    QTest::newRow("OpenHands trajectory")
        << jsonText("[{'id':0,'source':'user','action':'message','args':{'content':'Hi'}},{'id':1,'sou") << 1;
    QTest::newRow("OpenHands output") << jsonText(
        "{'instance_id':'a','history':[{'action':'message','source':'user','args':{'content':'Hi'}}]}\n"
        "{'instance_id':'b','history':[{'act")
                                      << 1;
}

void TestSpooledFormats::tornLastLine()
{
    QFETCH(QByteArray, content);
    QFETCH(int, messages);
    const TemporaryInput input(content, QStringLiteral("log"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(int(imported.outline.size()), messages);
    QCOMPARE(imported.damaged, size_t(1));
}

void TestSpooledFormats::cancelAtEveryStep_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("Gemini") << jsonText(GeminiLines);
    QTest::newRow("VS Code log") << jsonText(CodeLog);
    QTest::newRow("OpenHands trajectory")
        << jsonText("[{'id':0,'source':'user','action':'message','args':{'content':'Hi'}}]");
}

// Stopped, it says so and leaves nothing at the spool's place; not stopped, the spool reads as it always does.
void TestSpooledFormats::cancelAtEveryStep()
{
    QFETCH(QByteArray, content);
    const TemporaryInput input(content, QStringLiteral("log"));
    const ImporterRegistry registry;
    const auto importer = registry.recognise(input.path());
    QVERIFY(importer);
    for (int n = 0; n < 1000; ++n) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("spool"));
        CancelAfter progress(n);
        Result<> done;
        {
            const auto spool = SpoolWriter::create(path, [](SpoolPiece &&) { return Result<>(); });
            QVERIFY(spool);
            done = (*importer)->spool(input.path(), **spool, progress);
            if (done)
                QVERIFY((*spool)->commit());
        }
        QCOMPARE(QFile::exists(path), done.has_value());
        if (done) {
            QVERIFY(n > 0);
            return;
        }
        QCOMPARE(done.error().code, Error::Code::Cancelled);
    }
    QFAIL("never done");
}

// In an archive the same messages, and the proof names the member.
void TestSpooledFormats::compressed()
{
    const QByteArray content = jsonText(GeminiLines);
    const TemporaryInput input(zipped({{"readme.txt", "nothing"}, {"chats/session.jsonl", content}}),
                               QStringLiteral("chats.zip"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QStringLiteral("gemini-cli-log+archive"));
    QCOMPARE(imported.outline.size(), 4);
    const Evidence *rewound = proofOf(imported, 2);
    QVERIFY(rewound);
    QCOMPARE(rewound->origin.value(QStringLiteral("file")).toString(), QStringLiteral("chats.zip"));
    QCOMPARE(rewound->origin.value(QStringLiteral("members")).toArray().first().toString(),
             QStringLiteral("chats/session.jsonl"));
    QCOMPARE(rewound->origin.value(QStringLiteral("line")).toInt(), 6);
    QCOMPARE(provenBytes(content, *rewound), QByteArray("\"3\""));
}

// python3: Counter(e.get('action') or 'obs' for l in open(f) for e in json.loads(l)['history']) →
// run 3, run_ipython 21, message 2, finish 2, obs 24; every thought has words.
void TestSpooledFormats::samples()
{
    if (samplesFolder().isEmpty())
        return;
    const Imported imported = importFile(samplesFolder() + QStringLiteral("/openhands/resolver_output.jsonl"));
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, QStringLiteral("openhands-output"));
    QCOMPARE(countsOf(imported.outline), QStringLiteral("assistant: 26; tool tool-result: 24; user: 2"));
    QCOMPARE(imported.sessions.size(), size_t(2));
}

QTEST_GUILESS_MAIN(TestSpooledFormats)
#include "tst_spooledformats.moc"
