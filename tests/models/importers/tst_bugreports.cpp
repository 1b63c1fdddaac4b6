// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/models/importers/archivebytes.h"
#include "tests/support/damaged.h"

using namespace tacet;
using namespace tacet::test;

/// One row for each public report on importers of others (section 13 of the notes on formats, by its numbers). Inputs
/// are written by us; what is expected is counted by hand.
///
/// Elsewhere: 4, 5, 18 (tst_damagedfiles: parents, sameIds), 6, 11, 13, 16, 22 (tst_damage: charactersInAText), 10, 21
/// (tst_damage: recordInTheMiddle), 17, 31 by size (tst_hugelines), 23 (tst_damagedfiles: longFirstRecord).
/// Cannot apply: 7 and 20 count tokens, which Tacet does not; here they stand for one message a response, and for two
/// records of one id. 36 is of a view that folds; what stands for it here is that no message is without a part, a word
/// on why it has none, or a cue. 24 is Cursor's; its format has a test of its own.
class TestBugReports : public QObject
{
    Q_OBJECT

private slots:
    void reports_data();
    void reports();
    void aListOfLogsIsNoLog();
    void brokenArchive();
    void nothingRendersAsNothing();
};

namespace {

QByteArray user(const char *content)
{
    return jsonText("{'type':'user','uuid':'") + QByteArray::number(qHash(QByteArray(content)))
        + jsonText("','sessionId':'s','message':{'role':'user','content':") + jsonText(content) + jsonText("}}\n");
}

QByteArray answer(const char *id, const char *content, const char *more = "")
{
    return jsonText("{'type':'assistant','uuid':'") + QByteArray::number(qHash(QByteArray(content)))
        + jsonText("','sessionId':'s','message':{'role':'assistant','id':'") + id + jsonText("','content':")
        + jsonText(content) + jsonText(more) + jsonText("}}\n");
}

QByteArray rollout(const char *type, const char *payload)
{
    return jsonText("{'timestamp':'2026-01-01T00:00:00Z','type':'") + type + jsonText("','payload':{")
        + jsonText(payload) + "}}\n";
}

}

void TestBugReports::reports_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("outline");
    const auto row = [](const char *name, const char *format, const QByteArray &content, const char *outline) {
        QTest::newRow(name) << QString::fromLatin1(format) << content << QString::fromLatin1(outline);
    };
    const QByteArray hi = user("'Hi'");
    const QByteArray ho = answer("m9", "[{'type':'text','text':'Ho'}]");
    row("1 claude-code#53260: words of the program in the assistant's name", "claude-code",
        hi + answer("m", "[{'type':'text','text':'No response requested.'}]", ",'model':'<synthetic>'"),
        "user|assistant auto-reply (no-response-requested)");
    row("2 claude-code#41992: empty text block", "claude-code", user("[{'type':'text','text':''}]") + ho,
        "user blank (empty)|assistant");
    row("3 claude-code#74260: an answer that was paid for and not stored", "claude-code",
        hi + answer("m", "[]", ",'stop_reason':'end_turn','usage':{'output_tokens':900}"),
        "user|assistant assistant-empty (empty tokens-counted)");
    row("7 claude-code#87303: one response on three lines", "claude-code",
        hi + answer("m", "[{'type':'thinking','thinking':'Hm','signature':'S'}]", ",'usage':{'output_tokens':9}")
            + answer("m", "[{'type':'text','text':'Ho'}]", ",'usage':{'output_tokens':9}")
            + answer("m", "[{'type':'tool_use','id':'t','name':'x','input':{}}]", ",'usage':{'output_tokens':9}"),
        "user|assistant");
    row("8 claude-code#77934: a signature without a thought", "claude-code",
        hi + answer("m", "[{'type':'thinking','thinking':'','signature':'S'}]", ",'stop_reason':'end_turn'"),
        "user|assistant assistant-empty (thinking-sealed)");
    row("9 claude-code-log#259: the same signature twice, then the words", "claude-code",
        hi + answer("m", "[{'type':'thinking','thinking':'','signature':'S'}]")
            + answer("m", "[{'type':'thinking','thinking':'','signature':'S'},{'type':'text','text':'Ho'}]"),
        "user|assistant");
    row("12 codex#35746: flattened records, an ordinal twice", "codex",
        jsonText("{'timestamp':'2026-01-01T00:00:00Z','type':'session_meta','payload':{'id':'s'},'ordinal':1}\n"
                 "{'timestamp':'2026-01-01T00:00:01Z','ordinal':2,'type':'message','role':'user','content':[{"
                 "'type':'input_text','text':'Hi'}]}\n"
                 "{'timestamp':'2026-01-01T00:00:02Z','ordinal':2,'type':'response_item','payload':{'type':'message',"
                 "'role':'assistant','content':[{'type':'output_text','text':'Ho'}]}}\n"),
        "user|assistant");
    row("13 codex-trace#283: answers that no event tells of", "codex",
        rollout("event_msg", "'type':'user_message','message':'Hi'")
            + rollout("response_item",
                      "'type':'message','role':'assistant','content':[{'type':'output_text','text':'Ho'}]"),
        "user|assistant");
    row("14 ORG2#837: a paginated rollout has messages", "codex",
        rollout("session_meta", "'id':'s'")
            + rollout("event_msg",
                      "'type':'item_completed','item':{'type':'UserMessage','id':'u','content':[{'type':'text',"
                      "'text':'Hi'}]}")
            + rollout("event_msg",
                      "'type':'item_completed','item':{'type':'AgentMessage','id':'a','content':[{'type':'Text',"
                      "'text':'Ho'}]}"),
        "user|assistant");
    row("15 claudecodeui#488: AGENTS.md is not the person's", "codex",
        rollout("response_item",
                "'type':'message','role':'user','content':[{'type':'input_text','text':'# AGENTS.md instructions for "
                "/w\\n\\n<INSTRUCTIONS>\\nBe brief.\\n</INSTRUCTIONS>'}]"),
        "user synthetic (context)");
    row("19 agentsview#643: a fork that tells its parent's lines again", "codex",
        rollout("session_meta", "'id':'child','forked_from_id':'parent'") + rollout("session_meta", "'id':'parent'")
            + rollout("response_item", "'type':'message','role':'user','content':[{'type':'input_text','text':'Hi'}]"),
        "user");
    row("20 ccusage#797: odd usage, an id twice", "claude-code",
        hi + answer("m", "[{'type':'text','text':'Ho'}]", ",'usage':null")
            + answer("m", "[{'type':'text','text':'Hu'}]", ",'usage':{'output_tokens':'many'}") + user("'On'")
            + answer("m", "[{'type':'text','text':'He'}]", ",'usage':[]"),
        "user|assistant|user|assistant");
    row("25 nexus-ai-chat-importer#76: empty conversations, a file alone", "claude-ai-export",
        jsonText("[{'uuid':'a','name':'','chat_messages':[]},{'uuid':'b','name':'','chat_messages':[]},"
                 "{'uuid':'c','name':'','chat_messages':[{'uuid':'1','sender':'human','text':'','content':[],"
                 "'attachments':[],'files':[{'file_name':'a.png'}]}]}]"),
        "user attachment human:yes");
    row("26 Claude-QoL#43: what was pasted stands beside the text", "claude-ai-export",
        jsonText("[{'uuid':'c','name':'','chat_messages':[{'uuid':'1','sender':'human','text':'','content':[{"
                 "'type':'text','text':''}],'attachments':[{'file_name':'paste.txt','extracted_content':'long'}]}]}]"),
        "user attachment human:yes");
    row("27 chatgpt-exporter#218: an empty node in the middle ends nothing", "chatgpt-export",
        jsonText("[{'title':'t','current_node':'d','mapping':{'a':{'id':'a','message':null,'parent':null},"
                 "'b':{'id':'b','parent':'a','message':{'id':'b','author':{'role':'system'},'content':{'content_type':"
                 "'text','parts':['']},'metadata':{'is_visually_hidden_from_conversation':true}}},"
                 "'c':{'id':'c','parent':'b','message':{'id':'c','author':{'role':'user'},'content':{'content_type':"
                 "'text','parts':['Hi']}}},'x':{'id':'x','parent':'c','message':{'id':'x','author':{'role':'assistant'"
                 "},'content':{'content_type':'text','parts':['other']}}},"
                 "'d':{'id':'d','parent':'c','message':{'id':'d','author':{'role':'assistant'},'content':{"
                 "'content_type':'text','parts':['Ho']}}}}}]"),
        "system synthetic|user|assistant|assistant");
    row("28 dsh-chat-import#26: arrays are words, a silent tool is a message", "openai-chat",
        jsonText("{'messages':[{'role':'user','content':[{'type':'text','text':'Hi'}]},{'role':'assistant','content':"
                 "null,'tool_calls':[{'id':'c','function':{'name':'x','arguments':''}}]},{'role':'tool',"
                 "'tool_call_id':'c','content':''}]}"),
        "user|assistant assistant-empty (tool-only)|tool tool-result (no-output)");
    row("30 overdeck#3772: the harness asks again", "claude-code",
        user("'[Your previous response had no visible output. Please continue and produce a user-visible response.]'")
            + ho,
        "user synthetic (nudge)|assistant");
    row("31 vscode#327697: what stands before a compaction stays", "claude-code",
        hi + ho
            + jsonText("{'type':'system','subtype':'compact_boundary','uuid':'b','sessionId':'s','compactMetadata':{"
                       "'trigger':'auto'}}\n{'type':'user','uuid':'c','sessionId':'s','isCompactSummary':true,"
                       "'message':{'role':'user','content':'This session is being continued'}}\n"),
        "user|assistant|user compaction (auto)");
    row("32 hermes-webui#2492: thoughts alone beside an empty content", "openai-chat",
        jsonText("{'messages':[{'role':'user','content':'Hi'},{'role':'assistant','content':'','reasoning_content':"
                 "'Hm'},{'role':'assistant','content':null,'reasoning_content':'Hm'}]}"),
        "user|assistant assistant-empty (thinking-open)|assistant assistant-empty (thinking-open)");
    row("33 codex#42252: a turn that ends after thoughts", "codex",
        rollout("event_msg", "'type':'task_started','turn_id':'1'")
            + rollout("response_item", "'type':'message','role':'user','content':[{'type':'input_text','text':'Hi'}]")
            + rollout("response_item", "'type':'reasoning','summary':[],'encrypted_content':'g'")
            + rollout("event_msg", "'type':'task_complete','last_agent_message':null"),
        "user|assistant assistant-empty (thinking-sealed silent-completion)");
    row("34 hermes-agent#3956: a silence that was meant", "codex",
        rollout("response_item", "'type':'message','role':'user','content':[{'type':'input_text','text':'Hush'}]")
            + rollout("response_item",
                      "'type':'message','role':'assistant','phase':'final_answer','content':[{'type':'output_text',"
                      "'text':''}]"),
        "user|assistant assistant-empty (empty final-answer)");
    row("35 local-operator#189: a failure stored as an empty answer", "pi",
        jsonText("{'type':'session','version':3,'id':'s','timestamp':'2026-01-01T00:00:00Z'}\n{'type':'message',"
                 "'id':'1','parentId':null,'timestamp':'2026-01-01T00:00:01Z','message':{'role':'assistant',"
                 "'content':[],'stopReason':'error'}}\n"),
        "assistant assistant-empty (failed)");
    row("37 claude-code-viewer#218: ids and usage of another kind", "claude-code",
        hi
            + jsonText("{'type':'assistant','uuid':7,'parentUuid':{},'sessionId':'s','message':{'role':'assistant',"
                       "'id':12,'model':null,'content':[{'type':'text','text':'Ho'}],'usage':{'input_tokens':-1,"
                       "'output_tokens':1.5e3,'server_tool_use':null}}}\n"),
        "user|assistant");
}

void TestBugReports::reports()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, content);
    QFETCH(QString, outline);
    const Imported imported = importBytes(content);
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, format);
    QCOMPARE(imported.outline.join(QLatin1Char('|')), outline);
    QCOMPARE(imported.damaged, size_t(0));
}

// 29: inspect_ai#1466, #2949, #3652
void TestBugReports::aListOfLogsIsNoLog()
{
    const Imported imported =
        importBytes(jsonText("{'a.eval':{'version':2,'status':'success','eval':{'task':'t'}},'b.eval':{'eval':{}}}"));
    QVERIFY(imported.refused);
    QVERIFY2(imported.wrong.contains(QLatin1String("no transcript")), qPrintable(imported.wrong));
}

void TestBugReports::brokenArchive()
{
    const QByteArray start = jsonText("{'version':2,'eval':{'task':'t','run_id':'r'},'plan':{}}");
    const QByteArray sample = jsonText("{'id':'1','epoch':1,'messages':[{'role':'user','content':'Hi'}]}");
    const QByteArray archive = zipped(
        {{"_journal/start.json", start}, {"samples/1_epoch_1.json", sample}, {"samples/2_epoch_1.json", sample}});
    // The disk was full at any byte: refused with a reason, or read as far as it goes.
    int read = 0;
    for (qsizetype size = 1; size < archive.size(); size += 7) {
        const Imported imported = importBytes(archive.left(size));
        QVERIFY2(imported.wrong.isEmpty() || imported.refused, qPrintable(imported.wrong));
        QVERIFY(!imported.refused || imported.wrong.size() > 20);
        read += imported.entries.empty() ? 0 : 1;
    }
    QCOMPARE(importBytes(archive).entries.size(), size_t(2));
    QVERIFY(read > 0);
}

// 36: hermes-webui#3875
void TestBugReports::nothingRendersAsNothing()
{
    for (const Specimen &specimen : specimens()) {
        if (!isJson(specimen))
            continue;
        auto records = recordsOf(specimen);
        for (const char *empty : {"\"\"", "[]", "null", "{}"})
            records.push_back(recordOf(specimen, 4, "TEXT").replace("\"TEXT\"", empty).replace("5", "7"));
        const Imported imported = importBytes(fileOf(specimen, records));
        QCOMPARE(imported.wrong, QString());
        for (size_t i = 0; i < imported.entries.size(); ++i) {
            const MessageEntry &entry = imported.entries[i];
            const bool isSaid = entry.facts.textCharacters > 0 || entry.finding.silence != SilenceClass::None;
            QVERIFY2(isSaid, qPrintable(nameOf(specimen) + QStringLiteral(": %1").arg(i)));
        }
    }
}

QTEST_GUILESS_MAIN(TestBugReports)
#include "tst_bugreports.moc"
