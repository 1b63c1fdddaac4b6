// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/codeximporter.h"

#include "models/importers/importerregistry.h"
#include "models/importers/jsonlocator.h"
#include "recordingsink.h"
#include "support/judged.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const CodexImporter Codex(CodexImporter::Shape::Lines);
const CodexImporter Document(CodexImporter::Shape::Document);

QString dataFile(const char *name)
{
    return QStringLiteral(TACET_TEST_DATA "/codex/") + QLatin1String(name);
}

QByteArray itemOf(const char *payload)
{
    return QByteArray("{'timestamp':'2026-08-20T10:00:00.000Z','type':'response_item','payload':{") + payload + "}}\n";
}

QByteArray eventOf(const char *payload)
{
    return QByteArray("{'timestamp':'2026-08-20T10:00:05.000Z','type':'event_msg','payload':{") + payload + "}}\n";
}

const QByteArray Prompt =
    itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':'go on then'}]");
const QByteArray Typed = eventOf("'type':'user_message','message':'go on then','images':[]");
const QByteArray Answer =
    itemOf("'type':'message','role':'assistant','content':[{'type':'output_text','text':'Done.'}]");
const QByteArray Sealed = itemOf("'type':'reasoning','summary':[],'content':null,'encrypted_content':'gAAAAA'");
const QByteArray Call = itemOf("'type':'function_call','name':'exec_command','arguments':'{}','call_id':'c'");
const QByteArray Started = eventOf("'type':'task_started','turn_id':'1'");
const QByteArray EndedSilent = eventOf("'type':'task_complete','turn_id':'1','last_agent_message':null");

}

class TestCodexImporter : public QObject
{
    Q_OBJECT

private slots:
    void files_data();
    void files();
    void rows_data();
    void rows();
    void absences_data();
    void absences();
    void evidenceIsThere();
    void session();
    void readsOnFromFurtherOn();
    void body();
    void promptIsShownOnce();
    void canonicalContent();
    void spoiltLines();
    void tornAtEveryByte();
    void cancelAtEveryStep();
    void recognises_data();
    void recognises();
};

void TestCodexImporter::files_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("messages");
    // constructed/MANIFEST.tsv: "2 user turns (1 image-only), 2 assistant (1 empty)", beside what Codex itself says.
    QTest::newRow("legacy") << dataFile("codex_legacy_dual_logged.jsonl")
                            << QStringList {QStringLiteral("user synthetic/context"),
                                            QStringLiteral("user"),
                                            QStringLiteral("assistant"),
                                            QStringLiteral("user attachment"),
                                            QStringLiteral("assistant assistant-empty/aborted"),
                                            QStringLiteral("user interrupt"),
                                            QStringLiteral("system compaction/unknown")};
    // "1 user, 1 assistant"
    QTest::newRow("paginated") << dataFile("codex_paginated.jsonl")
                               << QStringList {QStringLiteral("user"), QStringLiteral("assistant")};
    // "1 user"
    QTest::newRow("fork") << dataFile("codex_fork_history_base.jsonl") << QStringList {QStringLiteral("user")};
    // Written by us: the eras of which no whole file was seen.
    QTest::newRow("bare era") << dataFile("bare.jsonl")
                              << QStringList {QStringLiteral("user synthetic/context"),
                                              QStringLiteral("user"),
                                              QStringLiteral("assistant assistant-empty/tool-only"),
                                              QStringLiteral("tool tool-result/no-output"),
                                              QStringLiteral("assistant"),
                                              QStringLiteral("user blank/empty")};
    if (samplesFolder().isEmpty())
        return;
    const QString samples = samplesFolder() + QStringLiteral("/codex/");
    // jq -r 'select(.type=="response_item").payload | .role // .type' as_large.jsonl: user, assistant and tool_call,
    // tool_result, assistant, then user twice and four times assistant, user, at last assistant.
    QStringList large {QStringLiteral("user"), QStringLiteral("assistant"), QStringLiteral("tool tool-result"),
                       QStringLiteral("assistant"), QStringLiteral("user synthetic/context")};
    for (int i = 0; i < 5; ++i)
        large += {QStringLiteral("user"), QStringLiteral("assistant")};
    QTest::newRow("as_large") << samples + QStringLiteral("as_large.jsonl") << large;
    // The same line with .payload.type: message(user), reasoning and function_call, then three times
    // function_call_output, twice followed by function_call, at last by message(assistant). All of a sub-agent.
    QTest::newRow("av_traex_rollout_subagent")
        << samples + QStringLiteral("av_traex_rollout_subagent.jsonl")
        << QStringList {QStringLiteral("user sidechain"),   QStringLiteral("assistant sidechain"),
                        QStringLiteral("tool tool-result"), QStringLiteral("assistant sidechain"),
                        QStringLiteral("tool tool-result"), QStringLiteral("assistant sidechain"),
                        QStringLiteral("tool tool-result"), QStringLiteral("assistant")};
    QTest::newRow("av_blockquotes") << samples + QStringLiteral("av_blockquotes_session.jsonl")
                                    << QStringList {QStringLiteral("user"), QStringLiteral("assistant")};
    QTest::newRow("av_fc_args: a message without its type")
        << samples + QStringLiteral("av_fc_args_1.jsonl")
        << QStringList {QStringLiteral("user"), QStringLiteral("assistant assistant-empty/tool-only")};
}

void TestCodexImporter::files()
{
    QFETCH(QString, path);
    QFETCH(QStringList, messages);
    const auto judged = judgeFile(Codex, path);
    QVERIFY(judged->isRead);
    QCOMPARE(judged->messages, messages);
    QVERIFY(judged->sink.damage.empty());
}

void TestCodexImporter::rows_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("messages");
    const auto row = [](const char *name, const QByteArray &lines, const char *messages) {
        QTest::newRow(name) << lines << QString::fromLatin1(messages);
    };
    row("empty prompt", eventOf("'type':'user_message','message':'','images':[],'local_images':[]"),
        "user blank/empty");
    row("empty prompt, item and event",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':''}]")
            + eventOf("'type':'user_message','message':'','images':[]"),
        "user blank/empty");
    row("empty prompt of the paginated era",
        eventOf("'type':'item_completed','item':{'type':'UserMessage','id':'u','content':[]}"), "user no-parts/array");
    row("image between its tags",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':'<image name=[Image #1]>'},"
               "{'type':'input_image','image_url':'data:image/png;base64,AAAA'},"
               "{'type':'input_text','text':'</image>'}]"),
        "user attachment");
    row("image of an event alone",
        eventOf("'type':'user_message','message':'','images':[],'local_images':['/tmp/a.png']"), "user attachment");
    row("sealed thoughts", Prompt + Sealed, "user|assistant assistant-empty/thinking-sealed");
    row("open thoughts",
        Prompt + itemOf("'type':'reasoning','summary':[{'type':'summary_text','text':'Hm.'}],'encrypted_content':'g'"),
        "user|assistant assistant-empty/thinking-open");
    row("call alone", Prompt + Sealed + Call, "user|assistant assistant-empty/tool-only");
    row("empty output", itemOf("'type':'function_call_output','call_id':'c','output':''"),
        "tool tool-result/no-output");
    row("empty output as an object", itemOf("'type':'function_call_output','call_id':'c','output':{'content':''}"),
        "tool tool-result/no-output");
    row("output", itemOf("'type':'custom_tool_call_output','call_id':'c','output':'x'"), "tool tool-result");
    row("interrupted", Prompt + Sealed + eventOf("'type':'turn_aborted','reason':'interrupted'"),
        "user|assistant assistant-empty/aborted");
    row("silent completion after thoughts", Started + Prompt + Typed + Sealed + EndedSilent,
        "user|assistant assistant-empty/thinking-sealed silent-completion");
    row("silent completion after a tool",
        Started + Prompt + Call + itemOf("'type':'function_call_output','call_id':'c','output':'ok'") + EndedSilent,
        "user|assistant assistant-empty/tool-only silent-completion|tool tool-result");
    row("unfinished at the end", Started + Prompt + Sealed, "user|assistant assistant-empty/unfinished");
    row("unfinished before the next task",
        Started + Prompt + Sealed + eventOf("'type':'task_started','turn_id':'2'") + Prompt + Answer,
        "user|assistant assistant-empty/unfinished|user|assistant");
    row("deliberate silence",
        Prompt
            + itemOf("'type':'message','role':'assistant','phase':'final_answer',"
                     "'content':[{'type':'output_text','text':''}]"),
        "user|assistant assistant-empty/empty final-answer");
    row("compaction of the first versions",
        "{'timestamp':'2026-08-20T10:00:00.000Z','type':'compacted','payload':{'message':'All that was done.'}}\n",
        "system compaction/unknown");
    row("error without an answer", Prompt + eventOf("'type':'error','message':'rate limit'"),
        "user|assistant assistant-empty/failed");
    row("error in the end of the task",
        Prompt + eventOf("'type':'task_complete','last_agent_message':null,'error':{'message':'overloaded'}"),
        "user|assistant assistant-empty/failed");
    row("AGENTS.md",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':'# AGENTS.md instructions for /w"
               "\\n\\n<INSTRUCTIONS>\\nBe brief.\\n</INSTRUCTIONS>'}]"),
        "user synthetic/context");
    row("a prompt behind AGENTS.md",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':'# AGENTS.md instructions for /w"
               "\\n\\n<INSTRUCTIONS>\\nBe brief.\\n</INSTRUCTIONS>\\nAnd now?'}]"),
        "user");
    row("skill",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':'<skill>\\nx\\n</skill>'}]"),
        "user synthetic/context");
    row("shell command of the person",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text',"
               "'text':'<user_shell_command>\\n<command>\\nls\\n</command>\\n</user_shell_command>'}]"),
        "user command/shell");
    row("sub-agent's notification",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text',"
               "'text':'<subagent_notification>{}</subagent_notification>'}]"),
        "user synthetic/notification");
    row("developer", itemOf("'type':'message','role':'developer','content':[{'type':'input_text','text':'Be brief.'}]"),
        "system synthetic");
    row("kinds say that no person wrote it",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':'Plugins: none'}],"
               "'internal_chat_message_metadata_passthrough':{'content_item_kinds':['unknown']}"),
        "user synthetic");
    row("kinds say that a person wrote it",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':''}],"
               "'internal_chat_message_metadata_passthrough':{'content_item_kinds':['user.text']}"),
        "user blank/empty");
    row("event before item", Typed + Prompt + Answer, "user|assistant");
    row("item before event", Prompt + Typed + Answer, "user|assistant");
    row("the same prompt twice", Prompt + Typed + Answer + Prompt + Typed + Answer, "user|assistant|user|assistant");
    row("answer as an event, then as an item", Prompt + eventOf("'type':'agent_message','message':'Done.'") + Answer,
        "user|assistant");
    row("answer as an item, then as an event", Prompt + Answer + eventOf("'type':'agent_message','message':'Done.'"),
        "user|assistant");
    row("answer as an event alone", Prompt + eventOf("'type':'agent_message','message':'Compact task completed'"),
        "user|assistant");
    row("two answers without a prompt between, as of an empty one",
        Started + Answer + eventOf("'type':'task_complete','last_agent_message':'Done.'") + Started + Answer,
        "assistant|assistant");
    row("review comment of the person is no silence",
        itemOf("'type':'message','role':'user','content':[{'type':'input_text','text':'<b>bold</b> words'}]"), "user");
}

void TestCodexImporter::rows()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, messages);
    const auto judged = judgeText(Codex, lines);
    QCOMPARE(judged->messages.join(QLatin1Char('|')), messages);
}

/// Whatever a finding points at is in the record that it names.
// What the source tells of turns that are not there: kind, what it stands before, count, where the proof stands. Each
// by hand from the lines of its row.
void TestCodexImporter::absences_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &lines, const char *expected) {
        QTest::newRow(name) << lines << QString::fromLatin1(expected);
    };
    const QByteArray commentary = itemOf("'type':'message','role':'assistant','phase':'commentary','content':["
                                         "{'type':'output_text','text':'Looking.'}]");
    const QByteArray final = itemOf("'type':'message','role':'assistant','phase':'final_answer','content':["
                                    "{'type':'output_text','text':'Found.'}]");
    const QByteArray ended = eventOf("'type':'task_complete','turn_id':'1','last_agent_message':'Done.'");
    const QByteArray aborted = eventOf("'type':'turn_aborted','reason':'interrupted'");
    row("ended", Started + Prompt + Answer + ended, "");
    row("started, no end, no answer", Started + Prompt + Typed, "no-answer 1 /payload/type");
    row("started, no end, but an answer", Started + Prompt + Answer, "");
    row("the next one starts", Started + Prompt + Started + Prompt + Answer + ended, "no-answer 1 /payload/type");
    row("aborted", Started + Prompt + aborted, "");
    row("rolled back", Prompt + Answer + eventOf("'type':'thread_rolled_back','num_turns':2") + Prompt + Answer,
        "rewound 2 x2 /payload/num_turns");
    row("rolled back, not said how far", Prompt + Answer + eventOf("'type':'thread_rolled_back'"),
        "rewound 2 /payload/type");
    row("commentary, then the answer", Prompt + commentary + final + ended, "");
    row("commentary alone", Started + Prompt + commentary + ended, "no-final-answer 2 /payload/phase");
    row("commentary alone, and the next prompt", Prompt + commentary + Prompt + Answer,
        "no-final-answer 2 /payload/phase");
    row("commentary, then stopped", Started + Prompt + commentary + aborted, "");
    row("prefix in another file",
        QByteArray("{'timestamp':'2026-08-20T10:00:00.000Z','type':'session_meta','payload':{'id':'s','history_base':"
                   "{'thread_id':'t','end_ordinal_exclusive':3}}}\n")
            + Prompt + Answer,
        "prefix-missing 0 /payload/history_base t");
    row("forked, and copied",
        QByteArray("{'timestamp':'2026-08-20T10:00:00.000Z','type':'session_meta','payload':{'id':"
                   "'s','forked_from_id':'t'}}\n")
            + Prompt + Answer,
        "");
}

void TestCodexImporter::absences()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, expected);
    const QByteArray content = jsonText(lines);
    const auto judged = judgeText(Codex, lines);
    QStringList words;
    for (const AbsentTurn &turn : judged->sink.absences) {
        QString word = idOf(turn.kind) + QStringLiteral(" %1 ").arg(turn.before);
        if (turn.count > 0)
            word += QStringLiteral("x%1 ").arg(turn.count);
        word += QString::fromStdString(turn.pointer);
        if (!turn.about.empty())
            word += QLatin1Char(' ') + QString::fromStdString(turn.about);
        words << word;
        QVERIFY(locate(content.mid(turn.record.range.offset, turn.record.range.length), turn.pointer));
    }
    QCOMPARE(words.join(QStringLiteral(" | ")), expected);
    QCOMPARE(judged->sink.sessions.empty(), false);
}

void TestCodexImporter::evidenceIsThere()
{
    const QString path = dataFile("codex_legacy_dual_logged.jsonl");
    const QByteArray bytes = bytesOf(path);
    const auto judged = judgeFile(Codex, path);
    int pointers = 0;
    for (const MessageEntry &entry : judged->sink.entries) {
        for (const EvidencePointer &evidence : entry.finding.evidence) {
            const ByteRange range = entry.facts.records[size_t(evidence.record)].range;
            const auto found = locate(QByteArrayView(bytes).sliced(range.offset, range.length), evidence.pointer);
            QVERIFY2(found.has_value(), evidence.pointer.c_str());
            ++pointers;
        }
    }
    QVERIFY(pointers >= 5); // one for each silence of the file at least
}

void TestCodexImporter::session()
{
    RecordingSink sink;
    QVERIFY(readFile(Codex, dataFile("codex_paginated.jsonl"), sink));
    const SessionFacts &facts = sink.sessions.front().facts;
    QCOMPARE(facts.uid, QStringLiteral("019f0000-0000-7000-8000-000000000002"));
    QCOMPARE(facts.directory, QStringLiteral("/w"));
    QCOMPARE(facts.agent, QStringLiteral("Codex"));
    QCOMPARE(facts.agentVersion, QStringLiteral("0.150.0"));
    QCOMPARE(*facts.createdMs, qint64(1787220000000)); // date -u -d 2026-08-20T10:00:00Z +%s000
}

/// A file that has grown is read from its open turn on: the session is still known, and nothing is told twice.
void TestCodexImporter::readsOnFromFurtherOn()
{
    const QString path = dataFile("codex_legacy_dual_logged.jsonl");
    const qint64 offset = bytesOf(path).indexOf("{\"timestamp\"", bytesOf(path).indexOf("hi there\"}]}}"));
    AssemblingSink sink(classifyGeneral);
    QVERIFY(assemble(Codex, path, sink, {offset, 7}));
    QCOMPARE(sink.entries.size(), size_t(4)); // of the rows of "legacy" the last four
    QCOMPARE(sink.entries.front().facts.records.front().line, qint64(8));
    QCOMPARE(sink.sessions.front().uid, QStringLiteral("019f0000-0000-7000-8000-000000000001"));
}

void TestCodexImporter::body()
{
    const QByteArray records[] = {
        jsonText("{'type':'response_item','payload':{'type':'reasoning','summary':[{'text':'Hm.'}]}}"),
        jsonText("{'type':'response_item','payload':{'type':'message','role':'assistant','content':[{'type':"
                 "'output_text','text':'Looking.'}]}}"),
        jsonText("{'type':'response_item','payload':{'type':'function_call','name':'shell','call_id':'c',"
                 "'arguments':'{\\u0022command\\u0022:[\\u0022ls\\u0022,\\u0022-l\\u0022]}'}}"),
    };
    const MessageBody body = Codex.body(records);
    QCOMPARE(body.parts.size(), size_t(3));
    QCOMPARE(body.parts[0].text, QStringLiteral("Hm."));
    QCOMPARE(body.visibleText(), QStringLiteral("Looking."));
    QCOMPARE(body.parts[2].name, QStringLiteral("shell"));
    QCOMPARE(body.parts[2].target, QStringLiteral("ls -l"));
    QCOMPARE(body.parts[2].callId, QStringLiteral("c"));
    QCOMPARE(body.parts[2].record, 2);
    const QByteArray result[] = {jsonText("{'type':'response_item','payload':{'type':'function_call_output',"
                                          "'call_id':'c','output':'Exit code: 2\\nno such file'}}")};
    QCOMPARE(Codex.body(result).parts.front().exitStatus.value_or(-1), 2);
}

void TestCodexImporter::promptIsShownOnce()
{
    const QByteArray records[] = {QByteArray(Typed).replace('\'', '"'), QByteArray(Prompt).replace('\'', '"')};
    const MessageBody body = Codex.body(records);
    QCOMPARE(body.visibleText(), QStringLiteral("go on then"));
    QCOMPARE(body.parts.size(), size_t(1));
    QCOMPARE(body.parts.front().pointer, QStringLiteral("/payload/content/0"));
}

/// Readings hang on the content: it is the same whether the event has been written already or not.
void TestCodexImporter::canonicalContent()
{
    const QByteArray typed = QByteArray(Typed).replace('\'', '"');
    const QByteArray prompt = QByteArray(Prompt).replace('\'', '"');
    const QByteArray both[] = {typed, prompt};
    const QByteArray one[] = {prompt};
    QCOMPARE(Codex.canonicalContent(both), Codex.canonicalContent(one));
    QCOMPARE(Codex.canonicalContent(one),
             jsonText("[{'content':[{'text':'go on then','type':'input_text'}],'role':'user','type':'message'}]"));
    const QByteArray event[] = {typed};
    QCOMPARE(Codex.canonicalContent(event), jsonText("[{'images':[],'message':'go on then','type':'user_message'}]"));
}

/// openai/codex#36802, PixelPaw-Labs/codex-trace#279, coding_agent_session_search#427: one bad record costs no other.
void TestCodexImporter::spoiltLines()
{
    QByteArray lines = Prompt + "{'timestamp':'2026-08-20T10:00:00.000Z','type':'response_item','payload':{'type':\n";
    lines += itemOf("'type':'message','role':'assistant','content':[{'type':'output_text','text':'half \\ud83d'}]");
    lines += QByteArray(4096, '\0') + Prompt;
    const auto judged = judgeText(Codex, lines);
    QCOMPARE(judged->messages.join(QLatin1Char('|')), QStringLiteral("user|assistant|user"));
    QCOMPARE(judged->sink.damage.size(), size_t(2)); // the line that is cut, and the hole
    QVERIFY(judged->sink.entries[1].facts.flags.testFlag(MessageFlag::Repaired));
}

void TestCodexImporter::tornAtEveryByte()
{
    const QByteArray whole = QByteArray(Prompt + Typed + Sealed + Answer).replace('\'', '"');
    for (qsizetype length = 0; length < whole.size(); ++length) {
        const TemporaryInput input(whole.left(length));
        RecordingSink sink;
        QVERIFY(readFile(Codex, input.path(), sink));
        QVERIFY(sink.damage.size() <= 1);
        QVERIFY(sink.damage.empty() || sink.damage.front().truncated);
    }
}

void TestCodexImporter::cancelAtEveryStep()
{
    for (int asked = 0;; ++asked) {
        CancelAfter progress(asked);
        RecordingSink sink;
        const auto read = readFile(Codex, dataFile("codex_paginated.jsonl"), sink, progress);
        if (read)
            break;
        QCOMPARE(read.error().code, Error::Code::Cancelled);
        QVERIFY(asked < 7); // lines of the file, and the end
    }
}

void TestCodexImporter::recognises_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("format");
    QTest::newRow("wrapped") << QByteArray(Prompt).replace('\'', '"') << QStringLiteral("codex");
    QTest::newRow("bare") << bytesOf(dataFile("bare.jsonl")) << QStringLiteral("codex");
    QTest::newRow("session_meta longer than what is looked at") << QByteArray(
        jsonText("{'timestamp':'2026-08-20T10:00:00.000Z','type':'session_meta','payload':{'id':'s','x':'")
        + QByteArray(100'000, 'x') + jsonText("'}}\n")) << QStringLiteral("codex");
    QTest::newRow("document") << jsonText(
        "{'session':{'id':'s','timestamp':'2025-04-20T10:00:00Z','instructions':''},"
        "'items':[{'type':'message','role':'user','content':[{'type':'input_text','text':'hi'}]},"
        "{'type':'reasoning','summary':[]}]}")
                              << QStringLiteral("codex-document");
}

void TestCodexImporter::recognises()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, format);
    const TemporaryInput input(content, QStringLiteral("x.txt"));
    const ImporterRegistry registry;
    const auto importer = registry.recognise(input.path());
    QVERIFY(importer.has_value());
    QCOMPARE((*importer)->id(), format);
    if (format != QLatin1String("codex-document"))
        return;
    const auto judged = judgeFile(Document, input.path());
    QCOMPARE(judged->messages.join(QLatin1Char('|')), QStringLiteral("user|assistant assistant-empty/thinking-sealed"));
    QCOMPARE(judged->sink.sessions.front().uid, QStringLiteral("s"));
    const PhysicalRecord &second = judged->sink.entries[1].facts.records.front();
    QCOMPARE(second.place, std::string("/items/1"));
    QCOMPARE(second.line, qint64(0)); // no line of the file
    QVERIFY(content.mid(second.range.offset, second.range.length).startsWith("{\"type\":\"reasoning\""));
}

QTEST_GUILESS_MAIN(TestCodexImporter)
#include "tst_codeximporter.moc"
