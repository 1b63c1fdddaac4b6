// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/importedoutline.h"

#include "recordingsink.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

void row(const char *name, const char *format, const char *content, const char *outline)
{
    QTest::newRow(name) << QString::fromLatin1(format) << jsonText(content) << QString::fromLatin1(outline);
}

void sampleRow(const char *name, const char *format, const char *counts)
{
    QTest::newRow(name) << QString::fromLatin1(format) << QString::fromLatin1(counts);
}

}

/// The logs of agents in which one record is one message.
class TestAgentFormats : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void tornLastLine();
    void rootLongerThanWhatIsLookedAt();
    void samples_data();
    void samples();
};

// Written by us after section 8 of the format notes; counted by hand.
void TestAgentFormats::reads_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("outline");
    row("Gemini: command, thought alone, call alone, notice", "gemini-cli",
        "{'sessionId':'s','projectHash':'h','messages':[{'id':'1','type':'user','content':'/stats'},"
        "{'id':'2','type':'user','content':''},{'id':'3','type':'gemini','content':'','thoughts':[{'subject':'S'}]},"
        "{'id':'4','type':'gemini','content':'','toolCalls':[{'name':'ls','args':{}}]},"
        "{'id':'5','type':'info','content':'x'}]}",
        "user command (slash)|user blank (empty)|assistant assistant-empty (thinking-open)|"
        "assistant assistant-empty (tool-only)");
    row("Gemini checkpoint", "gemini-cli-checkpoint",
        "[{'role':'user','parts':[{'text':''}]},{'role':'model','parts':[{'functionCall':{'name':'x','args':{}}}]},"
        "{'role':'user','parts':[{'functionResponse':{'name':'x','response':{'output':''}}}]}]",
        "user blank (empty)|assistant assistant-empty (tool-only)|user tool-result (no-output)");
    row("Qwen: an image is stored as no text", "qwen-code",
        "{'uuid':'1','sessionId':'s','type':'user','message':{'role':'user','parts':[{'text':''}]}}\n"
        "{'uuid':'2','sessionId':'s','type':'assistant','message':{'role':'model','parts':[{'text':'t','thought':true}]"
        "}}\n"
        "{'uuid':'2','sessionId':'s','type':'assistant','message':{'role':'model','parts':[{'text':'Ho'}]}}\n",
        "user blank (empty)|assistant");
    row("Copilot: sealed thought, attachment, skill, silent tool", "copilot-cli",
        "{'type':'session.start','id':'0','timestamp':'2026-01-01T00:00:00Z','data':{'sessionId':'s'}}\n"
        "{'type':'user.message','id':'1','timestamp':'2026-01-01T00:00:01Z','data':{'content':'','attachments':["
        "{'path':'a.png'}]}}\n"
        "{'type':'assistant.message','id':'2','timestamp':'2026-01-01T00:00:02Z','data':{'content':'','toolRequests':[]"
        ","
        "'reasoningOpaque':'xx'}}\n"
        "{'type':'user.message','id':'3','timestamp':'2026-01-01T00:00:03Z','data':{'content':'x','source':'skill-a'}}"
        "\n"
        "{'type':'tool.execution_complete','id':'4','timestamp':'2026-01-01T00:00:04Z','data':{'success':true,"
        "'result':{'content':''}}}\n",
        "user attachment human:yes|assistant assistant-empty (thinking-sealed)|user synthetic|"
        "tool tool-result (no-output)");
    row("Cline: environment alone, summary, filler", "cline-history",
        "[{'role':'user','ts':1,'content':[{'type':'text','text':'<environment_details>x</environment_details>'}]},"
        "{'role':'assistant','ts':2,'content':[{'type':'text','text':'Failure: I did not provide a response.'}]},"
        "{'role':'user','ts':3,'isSummary':true,'content':'s'},"
        "{'role':'user','ts':4,'content':[{'type':'text','text':'[ERROR] You did not use a tool in your previous "
        "response! Please retry'}]}]",
        "user synthetic (reminder)|assistant auto-reply (no-content)|user compaction (unknown)|user synthetic (nudge)");
    row("Cline's window", "cline-window",
        "[{'ts':1,'type':'say','say':'task','text':'','images':['x']},{'ts':2,'type':'say','say':'text','text':'',"
        "'partial':true},{'ts':3,'type':'say','say':'user_feedback','text':''},{'ts':4,'type':'say',"
        "'say':'api_req_started','text':'{}'}]",
        "user attachment human:yes|assistant assistant-empty (aborted)|user blank (empty) human:yes");
    row("pi: stopped, failed", "pi",
        "{'type':'session','version':3,'id':'s','timestamp':'2026-01-01T00:00:00Z'}\n"
        "{'type':'message','id':'1','parentId':null,'timestamp':'2026-01-01T00:00:00Z','message':{'role':'user',"
        "'content':[]}}\n"
        "{'type':'message','id':'2','parentId':'1','timestamp':'2026-01-01T00:00:00Z','message':{'role':'assistant',"
        "'content':[],'stopReason':'aborted'}}\n"
        "{'type':'message','id':'3','parentId':'1','timestamp':'2026-01-01T00:00:00Z','message':{'role':'assistant',"
        "'content':[{'type':'text','text':''}],'stopReason':'error'}}\n",
        "user no-parts (array)|assistant assistant-empty (aborted)|assistant assistant-empty (failed)");
    row("Droid", "droid",
        "{'type':'system','session_id':'s','timestamp':'2026-01-01T00:00:00Z'}\n"
        "{'type':'message','session_id':'s','timestamp':'2026-01-01T00:00:00Z','role':'user','text':''}\n"
        "{'type':'tool_call','session_id':'s','timestamp':'2026-01-01T00:00:00Z','toolName':'x','parameters':{}}\n",
        "user blank (empty)|assistant assistant-empty (tool-only)");
    row("Grok", "grok",
        "{'type':'system','content':'You are'}\n{'type':'user','content':'','synthetic_reason':'x'}\n"
        "{'type':'user','content':[{'type':'image','url':'data:'}]}\n"
        "{'type':'assistant','content':'','tool_calls':[{'id':'1','name':'x','arguments':'{}'}]}\n",
        "system|user synthetic|user attachment human:yes|assistant assistant-empty (tool-only)");
    row("Hermes: reasoning alone", "hermes",
        "{'session_id':'s','session_start':'2026-01-01T00:00:00Z','messages':[{'role':'user','content':null},"
        "{'role':'assistant','content':'','reasoning_content':'Hm'},{'role':'assistant','content':'',"
        "'finish_reason':'length'}]}",
        "user no-parts (null)|assistant assistant-empty (thinking-open)|assistant assistant-empty (length)");
    row("Kimi: an injection is the harness's", "kimi",
        "{'type':'metadata','protocol_version':'1.4','created_at':1}\n"
        "{'type':'context.append_message','time':2,'message':{'role':'user','content':[{'type':'text','text':''}],"
        "'origin':{'kind':'user'}}}\n"
        "{'type':'context.append_message','time':3,'message':{'role':'user','content':[{'type':'text','text':'x'}],"
        "'origin':{'kind':'injection'}}}\n"
        "{'type':'context.append_loop_event','time':4,'event':{'type':'content.part','stepUuid':'a','part':{"
        "'type':'think','think':'Hm'}}}\n",
        "user blank (empty) human:yes|user synthetic|assistant assistant-empty (thinking-open)");
    row("Antigravity", "antigravity",
        "{'step_index':0,'source':'USER_EXPLICIT','type':'USER_INPUT','content':''}\n"
        "{'step_index':1,'source':'MODEL','type':'PLANNER_RESPONSE','thinking':'Hm'}\n"
        "{'step_index':2,'source':'SYSTEM','type':'SYSTEM_MESSAGE','content':'x'}\n",
        "user blank (empty) human:yes|assistant assistant-empty (thinking-open)|user synthetic");
    row("SWE-agent", "swe-agent",
        "{'trajectory':[],'history':[{'role':'user','content':''},{'role':'assistant','content':'','tool_calls':["
        "{'function':{'name':'bash','arguments':'{}'}}]},{'role':'tool','content':''}],'info':{}}",
        "user blank (empty)|assistant assistant-empty (tool-only)|tool tool-result (no-output)");
    row("ATIF", "atif",
        "{'schema_version':'ATIF-v1.5','session_id':'s','agent':{'name':'a'},'steps':[{'step_id':1,'source':'user',"
        "'message':''},{'step_id':2,'source':'agent','message':'','tool_calls':[{'function_name':'x','arguments':{}}],"
        "'observation':{'results':[{'content':''}]}},{'step_id':3,'source':'agent','message':'',"
        "'reasoning_content':'Hm'}]}",
        "user blank (empty)|assistant assistant-empty (tool-only)|assistant assistant-empty (thinking-open)");
    row("Cursor: the query alone counts", "cursor",
        "{'role':'user','message':{'content':[{'type':'text','text':'<attached_files>\\nx\\n</attached_files>\\n"
        "<user_query>\\n\\n</user_query>'}]}}\n"
        "{'role':'assistant','message':{'content':[{'type':'tool_use','name':'ls','input':{}}]}}\n"
        "{'role':'user','message':{'content':[{'type':'text','text':'<user_query>\\nHi\\n</user_query>'}]}}\n"
        "{'role':'user','message':{'content':[{'type':'text','text':' '}]}}\n"
        "{'type':'turn_ended','status':'success'}\n",
        "user wrapper|assistant assistant-empty (tool-only)|user|user blank (whitespace)");
    row("Continue: placeholder, call, result, context alone", "continue",
        "{'sessionId':'s','title':'T','workspaceDirectory':'/w','history':["
        "{'message':{'role':'user','content':''},'contextItems':[{'name':'a.c','content':'x'}]},"
        "{'message':{'role':'assistant','content':'','toolCalls':[{'id':'1','function':{'name':'ls','arguments':'{}'}}]"
        "},'toolCallStates':[{'toolCallId':'1','status':'canceled'}]},"
        "{'message':{'role':'tool','content':'','toolCallId':'1'}},{'message':{'role':'user','content':[]}},"
        "{'message':{'role':'assistant','content':''}}]}",
        "user attachment human:yes|assistant assistant-empty (tool-only)|tool tool-result (no-output)|"
        "user no-parts (array)|assistant assistant-empty (empty)");
    row("Continue: thoughts, open and sealed", "continue",
        "{'history':[{'message':{'role':'user','content':[{'type':'text','text':' '}]},'contextItems':[]},"
        "{'message':{'role':'thinking','content':'Hm'}},"
        "{'message':{'role':'thinking','content':'','redactedThinking':'x'}},"
        "{'message':{'role':'assistant','content':''},'reasoning':{'active':false,'text':'Hm'}}],"
        "'sessionId':'s','workspaceDirectory':''}",
        "user blank (whitespace)|assistant assistant-empty (thinking-open)|assistant assistant-empty (thinking-sealed)|"
        "assistant assistant-empty (thinking-open)");
    row("Continue: nothing was said yet", "continue", "{'sessionId':'s','workspaceDirectory':'/w','history':[]}", "");
    row("Goose: blank, call, silent tool", "goose",
        "{'working_dir':'/w','description':'D','message_count':3}\n"
        "{'role':'user','created':1,'content':[{'type':'text','text':''}]}\n"
        "{'role':'assistant','created':2,'content':[{'type':'toolRequest','id':'t','toolCall':{'status':'success',"
        "'value':{'name':'shell','arguments':{}}}}]}\n"
        "{'role':'user','created':3,'content':[{'type':'toolResponse','id':'t','toolResult':{'status':'success',"
        "'value':[]}}]}\n",
        "user blank (empty)|assistant assistant-empty (tool-only)|user tool-result (no-output)");
    row("Goose: refused, failed, thoughts", "goose",
        "{'working_dir':'/w','description':''}\n"
        "{'role':'user','created':3,'content':[{'type':'toolResponse','id':'t','toolResult':{'status':'success',"
        "'value':{'content':[{'type':'text','text':'The user has declined to run this tool. Stop.'}]}}}]}\n"
        "{'role':'user','created':3,'content':[{'type':'toolResponse','id':'t','toolResult':{'status':'error',"
        "'error':'No'}}]}\n"
        "{'role':'assistant','created':4,'content':[{'type':'thinking','thinking':'Hm','signature':'x'}]}\n"
        "{'role':'assistant','created':5,'content':[]}\n",
        "user tool-result (denied) human:yes|user tool-result|assistant assistant-empty (thinking-open)|"
        "assistant assistant-empty (empty)");
    row("Goose: hidden, image, notices", "goose",
        "{'working_dir':'/w','description':''}\n"
        "{'role':'user','created':1,'content':[{'type':'text','text':'x'}],'metadata':{'userVisible':false,"
        "'agentVisible':true}}\n"
        "{'role':'user','created':1,'content':[{'type':'image','data':'x','mimeType':'image/png'}]}\n"
        "{'role':'assistant','created':1,'content':[{'type':'systemNotification','msg':'x'}]}\n"
        "{'role':'user','created':1,'content':[{'type':'summarizationRequested','msg':'x'}]}\n",
        "user synthetic (hidden)|user attachment human:yes|assistant assistant-empty (empty)|user compaction "
        "(unknown)");
}

void TestAgentFormats::reads()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, content);
    QFETCH(QString, outline);
    const TemporaryInput input(content, QStringLiteral("log"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, format);
    QCOMPARE(imported.outline.join(QLatin1Char('|')), outline);
}

void TestAgentFormats::tornLastLine()
{
    const TemporaryInput input(jsonText("{'type':'user','content':'a'}\n{'type':'user','content':'b'}\n{'type':'us"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.format, QStringLiteral("grok"));
    QCOMPARE(imported.outline, QStringList({QStringLiteral("user"), QStringLiteral("user")}));
    QCOMPARE(imported.damaged, size_t(1));
}

void TestAgentFormats::rootLongerThanWhatIsLookedAt()
{
    const TemporaryInput input(jsonText("{'schema_version':'ATIF-v1.5','steps':[{'source':'user','message':'")
                               + QByteArray(100'000, 'x') + jsonText("'}]}"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.format, QStringLiteral("atif"));
    QCOMPARE(imported.outline, QStringList({QStringLiteral("user")}));
}

void TestAgentFormats::samples_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("counts");
    if (samplesFolder().isEmpty())
        return;
    // python3: Counter((m['type'], bool(m.get('content') or m.get('parts')), bool(m.get('toolCalls'))) for m in …)
    sampleRow("gemini-cli/as_large.json", "gemini-cli",
              "assistant: 2; assistant assistant-empty (tool-only): 2; user: 2");
    sampleRow("gemini-cli/av_thinking_only.json", "gemini-cli", "assistant: 1; user: 1");
    sampleRow("gemini-cli/av_tool_calls_with_results.json", "gemini-cli", "assistant: 1; user: 1");
    // Counter((r['type'], r['data'].get('content') != '', bool(r['data'].get('toolRequests'))) …)
    sampleRow("copilot-cli/as_large.jsonl", "copilot-cli",
              "assistant: 3; assistant assistant-empty (tool-only): 1; system: 1; tool tool-result: 1; user: 3");
    sampleRow("copilot-cli/as_schema_drift.jsonl", "copilot-cli",
              "assistant: 1; assistant assistant-empty (tool-only): 1; tool tool-result: 2");
    sampleRow("copilot-cli/as_subdir_v1/events.jsonl", "copilot-cli",
              "assistant: 1; assistant assistant-empty (tool-only): 1; tool tool-result: 1; user: 1");
    // [(m['role'], [b['type'] for b in m['content']]) …]; the first of the other file is a compaction_summary
    sampleRow("cline/success.messages.json", "cline",
              "assistant: 1; assistant assistant-empty (tool-only): 1; user: 1; user tool-result: 1");
    sampleRow("cline/agentic.compaction.json", "cline", "assistant: 1; user: 1; user compaction (unknown): 1");
    // [(r['type'], r['message']['role'], block types) …]
    sampleRow("pi/av_session.jsonl", "pi", "assistant: 2; tool tool-result: 1; user: 2; user compaction (unknown): 1");
    sampleRow(
        "openclaw/as_large.jsonl", "pi",
        "assistant: 2; assistant assistant-empty (tool-only): 1; tool tool-result: 2; user: 1; user synthetic: 1");
    // five messages, two of them with one uuid
    sampleRow("qwen/as_4.jsonl", "qwen-code", "assistant: 2; user: 2");
    // 22 steps, 16 with thoughts and calls, 6 with text; 19 results; 8 prompts, 5 injections (whose
    // closing tags whoever made the file cut off, so they are no reminders by their text), 1 compaction
    sampleRow("kimi/as_assistant_tools.jsonl", "kimi",
              "assistant: 6; assistant assistant-empty (tool-only): 16; tool tool-result: 19; user: 8; "
              "user compaction (unknown): 1; user synthetic: 5");
    // Counter((m['role'], bool(m['content'])) for m in d['history'])
    sampleRow("swe-agent/misc_networking_1.traj", "swe-agent", "assistant: 4; system: 1; user: 4");
    sampleRow("swe-agent/demonstrations_function_calling_simple.traj", "swe-agent",
              "assistant: 5; system: 1; tool tool-result: 5; user: 1");
    sampleRow("swe-agent/replay__marshmallow-code_marshmallow-code__marshmallow-1867.traj", "swe-agent",
              "assistant: 11; system: 1; tool tool-result: 11; user: 1");
    // [(s['source'], bool(s['message'])) for s in d['steps']]
    sampleRow("atif/openhands_hello-world.trajectory.json", "atif", "assistant: 2; system: 3; user: 1");
    // jq -r .type: system 1, user 3 (1 synthetic), reasoning 2, assistant 2 (1 without text), tool_result 2, backend 1
    sampleRow("grok/as_chat_history.jsonl", "grok",
              "assistant: 1; assistant assistant-empty (thinking-open): 2; assistant assistant-empty (tool-only): 2; "
              "system: 1; tool tool-result: 2; user: 2; user synthetic: 1");
    // [m['role'] for m in d['messages']]; session_meta is none
    sampleRow("hermes/as_large.json", "hermes", "assistant: 2; tool tool-result: 1; user: 1");
    // python3: Counter((r['type'], content is a string or the set of its types) for r in d['loglines']): 5 prompts and
    // a summary (isCompactSummary), 12 results; 8 answers with text, 7 with a call alone
    sampleRow("claude-code-web/sw_sample_session.json", "claude-code-web",
              "assistant: 8; assistant assistant-empty (tool-only): 7; user: 5; user compaction (unknown): 1; "
              "user tool-result: 12");
    // jq -c '[.role, [.message.content[].type]]': a text block in three of four, and one unknown block beside a call
    sampleRow("cursor/as_small.jsonl", "cursor", "assistant: 2; user: 2");
    sampleRow("cursor/as_schema_drift.jsonl", "cursor",
              "assistant: 1; assistant assistant-empty (tool-only): 1; user: 1; user tool-result: 1");
    // jq -r '[.type,.role]': two messages, a call, a result
    sampleRow("droid/as_stream_json_large.jsonl", "droid",
              "assistant: 1; assistant assistant-empty (tool-only): 1; tool tool-result: 1; user: 1");
}

void TestAgentFormats::samples()
{
    if (samplesFolder().isEmpty())
        return;
    QFETCH(QString, format);
    QFETCH(QString, counts);
    const Imported imported =
        importFile(samplesFolder() + QLatin1Char('/') + QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, format);
    QCOMPARE(countsOf(imported.outline), counts);
}

QTEST_GUILESS_MAIN(TestAgentFormats)
#include "tst_agentformats.moc"
