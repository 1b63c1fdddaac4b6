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

QString outlineText(const Imported &imported)
{
    return imported.outline.join(QLatin1Char('|'));
}

}

/// The exports of whole accounts: ChatGPT and claude.ai.
class TestAccountExports : public QObject
{
    Q_OBJECT

private slots:
    void silentZoo();
    void readsClaudeAi_data();
    void readsClaudeAi();
    void readsChatGpt_data();
    void readsChatGpt();
    void pointersLeadFromTheRoot();
    void editsOfClaudeAi_data();
    void editsOfClaudeAi();
    void tornAfterAConversation();
    void samples_data();
    void samples();
};

// By hand from the file (written by us; MANIFEST.tsv: "branch point at u1"): the path of current_node is s, u1, a1b, r,
// a2, u2; a1b and r are the thoughts of the answer a2, so the three are one message; a1 is the branch not taken,
// whose finish_details say "interrupted".
void TestAccountExports::silentZoo()
{
    const Imported imported = importFile(QStringLiteral(TACET_TEST_DATA "/chatgpt/chatgpt_export_silent_zoo.json"));
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(outlineText(imported),
             QStringLiteral("system synthetic|user attachment human:yes|assistant|user blank (empty)|"
                            "assistant sidechain (branch assistant-empty aborted)"));
    QCOMPARE(imported.entries[2].facts.records.size(), size_t(3));
    // u1 has two answers: a1, the first, is not the one that the person went on with.
    QVERIFY(imported.entries[4].facts.flags.testFlag(MessageFlag::DeadBranch));
    QCOMPARE(imported.entries[4].facts.branch, (BranchPlace {1, 2}));
    QCOMPARE(imported.sessions.size(), size_t(1));
    // python3: round(1700000000.0 * 1000)
    QCOMPARE(imported.sessions.front().createdMs, std::optional<qint64>(1700000000000));
}

// Counted by hand (written by us after section 6.2 of the format notes).
void TestAccountExports::readsClaudeAi_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("outline");
    row("attachment only", "claude-ai-export",
        "[{'uuid':'c','name':'','chat_messages':[{'uuid':'1','text':'','content':[],'sender':'human',"
        "'attachments':[{'file_name':'a.txt','extracted_content':'x'}],'files':[]},"
        "{'uuid':'2','text':'Ok','content':[{'type':'text','text':'Ok'}],'sender':'assistant'}]}]",
        "user attachment human:yes|assistant");
    row("nothing at all", "claude-ai-export",
        "[{'uuid':'c','chat_messages':[{'uuid':'1','text':'','content':[],'sender':'human','attachments':[]},"
        "{'uuid':'2','text':'','sender':'human'},"
        "{'uuid':'3','text':'','content':[{'type':'text','text':''}],'sender':'human'}]},"
        "{'uuid':'d','chat_messages':[]}]",
        "user no-parts (array)|user blank (empty)|user blank (empty)");
    row("thinking and tools", "claude-ai-export",
        "[{'uuid':'c','chat_messages':[{'uuid':'1','sender':'assistant','content':[{'type':'thinking',"
        "'thinking':'Hm'}]},{'uuid':'2','sender':'assistant','content':[{'type':'tool_use','name':'x','input':{}},"
        "{'type':'tool_result','content':[]}]}]}]",
        "assistant assistant-empty (thinking-open)|assistant assistant-empty (tool-only)");
    row("text without content, in an object", "claude-ai-conversations",
        "{'conversations':[{'uuid':'c','chat_messages':[{'uuid':'1','sender':'human','text':'Hi'}]}]}", "user");
}

void TestAccountExports::readsClaudeAi()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, content);
    QFETCH(QString, outline);
    const TemporaryInput input(content);
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(imported.format, format);
    QCOMPARE(outlineText(imported), outline);
}

// Counted by hand (written by us after section 6.1 of the format notes).
void TestAccountExports::readsChatGpt_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("outline");
    row("no links: stored order", "chatgpt-export",
        "[{'title':'t','mapping':{'a':{'id':'a','message':{'author':{'role':'user'},'content':{'content_type':"
        "'text','parts':['Hi']}}},'b':{'id':'b','message':{'author':{'role':'assistant'},'content':{'content_type':"
        "'text','parts':['']}}}}}]",
        "user|assistant assistant-empty (empty)");
    row("no current node: the deepest last child", "chatgpt-export",
        "[{'title':'t','mapping':{'a':{'id':'a','parent':null,'message':{'author':{'role':'user'},'content':{"
        "'content_type':'text','parts':['Hi']}}},'b':{'id':'b','parent':'a','message':{'author':{'role':'assistant'},"
        "'content':{'content_type':'text','parts':['old']}}},'c':{'id':'c','parent':'a','message':{'author':{'role':"
        "'assistant'},'content':{'content_type':'text','parts':['new']}}}}}]",
        "user|assistant|assistant");
    row("a cycle of parents ends", "chatgpt-export",
        "[{'current_node':'a','mapping':{'a':{'id':'a','parent':'b','message':{'author':{'role':'user'},'content':{"
        "'content_type':'text','parts':['Hi']}}},'b':{'id':'b','parent':'a','message':{'author':{'role':'assistant'},"
        "'content':{'content_type':'text','parts':['Ho']}}}}}]",
        "assistant|user");
    row("words to a tool, its output, thoughts without an answer", "chatgpt-conversations",
        "{'conversations':[{'current_node':'c','mapping':{'a':{'id':'a','parent':null,'message':{'author':{'role':"
        "'assistant'},'recipient':'python','content':{'content_type':'code','text':'1+1'}}},'b':{'id':'b','parent':'a',"
        "'message':{'author':{'role':'tool'},'content':{'content_type':'execution_output','text':''}}},'c':{'id':'c',"
        "'parent':'b','message':{'author':{'role':'assistant'},'content':{'content_type':'thoughts','thoughts':[{"
        "'summary':'s','content':'t'}]}}}}}]}",
        "assistant assistant-empty (tool-only)|tool tool-result (no-output)|assistant assistant-empty (thinking-open)");
    row("one conversation: an edited prompt is a branch", "chatgpt-conversation",
        "{'title':'t','current_node':'c','mapping':{'r':{'id':'r','parent':null,'message':null},'a':{'id':'a',"
        "'parent':'r','message':{'author':{'role':'user'},'content':{'content_type':'text','parts':['']}}},'b':{'id':"
        "'b','parent':'r','message':{'author':{'role':'user'},'content':{'content_type':'text','parts':['Hi']}}},'c':{"
        "'id':'c','parent':'b','message':{'author':{'role':'assistant'},'content':{'content_type':'text','parts':['"
        "']}}}}}",
        "user|assistant assistant-empty (empty)|user sidechain (branch blank empty)");
    row("one conversation: keys in another order, image alone", "chatgpt-conversation",
        "{'mapping':{'a':{'id':'a','message':{'author':{'role':'user'},'content':{'content_type':'multimodal_text',"
        "'parts':[{'content_type':'image_asset_pointer','asset_pointer':'file-service://x'},'']}}}},"
        "'conversation_id':'u','current_node':'a'}",
        "user attachment human:yes");
    row("conversations, a line each", "chatgpt-conversation",
        "{'title':'t','mapping':{'a':{'id':'a','message':{'author':{'role':'user'},'content':{'content_type':'text',"
        "'parts':['']}}}}}\n{'title':'u','mapping':{'b':{'id':'b','message':{'author':{'role':'user'},'content':{"
        "'content_type':'text','parts':['Hi']}}}}}\n",
        "user blank (empty)|user");
    row("one conversation: stopped before a word", "chatgpt-conversation",
        "{'title':'t','mapping':{'a':{'id':'a','message':{'author':{'role':'assistant'},'metadata':{'finish_details':{"
        "'type':'interrupted'}},'content':{'content_type':'text','parts':['']}}}},'current_node':'a'}",
        "assistant assistant-empty (aborted)");
    row("interrupted, and cut off at the limit", "chatgpt-export",
        "[{'mapping':{'a':{'id':'a','message':{'author':{'role':'assistant'},'metadata':{'finish_details':{'type':"
        "'interrupted'}},'content':{'content_type':'text','parts':['']}}},'b':{'id':'b','message':{'author':{'role':"
        "'assistant'},'metadata':{'finish_details':{'type':'max_tokens'}},'content':{'content_type':'text','parts':"
        "['']}}}}}]",
        "assistant assistant-empty (aborted)|assistant assistant-empty (length)");
    row("custom instructions", "chatgpt-export",
        "[{'mapping':{'a':{'id':'a','message':{'author':{'role':'user'},'content':{'content_type':"
        "'user_editable_context','user_instructions':'Be brief'}}}}}]",
        "user synthetic (context)");
}

void TestAccountExports::readsChatGpt()
{
    readsClaudeAi();
}

void TestAccountExports::pointersLeadFromTheRoot()
{
    const QByteArray content =
        jsonText("{'conversations':[{'uuid':'b','chat_messages':[]},{'uuid':'c','chat_messages':["
                 "{'uuid':'1','sender':'human','text':'x'},"
                 "{'uuid':'2','sender':'human','text':''}]}]}");
    const TemporaryInput input(content);
    const Imported imported = importFile(input.path());
    const PhysicalRecord &record = imported.entries.at(1).facts.records.front();
    QCOMPARE(record.place, std::string("/conversations/1/chat_messages/1"));
    QCOMPARE(record.line, qint64(0));
    QCOMPARE(imported.entries[1].finding.evidence.front().pointer, std::string("/text"));
}

// Message 1 has three answers: 2, 3 and 5, of which 5 (the last, or the one that is named) was gone on with; 4 hangs
// on 3.
void TestAccountExports::editsOfClaudeAi_data()
{
    QTest::addColumn<QString>("leaf");
    QTest::addColumn<QString>("branches");
    QTest::newRow("the last message") << QString() << QStringLiteral("0/0 1/3 2/3 2/3 0/0");
    QTest::newRow("the named one") << QStringLiteral("4") << QStringLiteral("0/0 1/3 0/0 0/0 3/3");
}

void TestAccountExports::editsOfClaudeAi()
{
    QFETCH(QString, leaf);
    QFETCH(QString, branches);
    QByteArray content = jsonText("[{'uuid':'c','current_leaf_message_uuid':'LEAF','chat_messages':["
                                  "{'uuid':'1','parent_message_uuid':'0','sender':'human','text':'x'},"
                                  "{'uuid':'2','parent_message_uuid':'1','sender':'assistant','text':'a'},"
                                  "{'uuid':'3','parent_message_uuid':'1','sender':'assistant','text':'b'},"
                                  "{'uuid':'4','parent_message_uuid':'3','sender':'human','text':''},"
                                  "{'uuid':'5','parent_message_uuid':'1','sender':'assistant','text':'c'}]}]");
    content.replace("LEAF", leaf.toLatin1());
    const TemporaryInput input(content);
    const Imported imported = importFile(input.path());
    QStringList found;
    for (const MessageEntry &entry : imported.entries)
        found << QStringLiteral("%1/%2").arg(entry.facts.branch.position).arg(entry.facts.branch.siblings);
    QCOMPARE(found.join(QLatin1Char(' ')), branches);
    // Message 4 is blank: a silence of the conversation only where it stands in it.
    const bool isLive = leaf == QLatin1String("4");
    QCOMPARE(int(imported.entries.at(3).finding.silence), int(isLive ? SilenceClass::Blank : SilenceClass::Sidechain));
}

void TestAccountExports::tornAfterAConversation()
{
    const TemporaryInput input(jsonText("[{'uuid':'b','chat_messages':[{'uuid':'1','sender':'human','text':'x'}]},"
                                        "{'uuid':'c','chat_messages':[{'uu"));
    const Imported imported = importFile(input.path());
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(outlineText(imported), QStringLiteral("user"));
    QCOMPARE(imported.damaged, size_t(1));
}

void TestAccountExports::samples_data()
{
    QTest::addColumn<QString>("counts");
    if (samplesFolder().isEmpty())
        return;
    // jq '[.[].mapping[].message.author.role] | group_by(.) | map({(.[0]): length}) | add'
    QTest::newRow("chatgpt-export/botknows_chatgpt_export.json") << QStringLiteral("assistant: 3; user: 3");
    QTest::newRow("chatgpt-export/chatlectify_chatgpt_export.json") << QStringLiteral("assistant: 1; user: 2");
    // jq '[.conversations[].chat_messages[].sender] | group_by(.) | map({(.[0]): length}) | add'
    QTest::newRow("claude-ai-export/botknows_claude_export.json") << QStringLiteral("assistant: 2; user: 2");
}

void TestAccountExports::samples()
{
    if (samplesFolder().isEmpty())
        return;
    QFETCH(QString, counts);
    const Imported imported =
        importFile(samplesFolder() + QLatin1Char('/') + QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(imported.wrong, QString());
    QCOMPARE(countsOf(imported.outline), counts);
}

QTEST_GUILESS_MAIN(TestAccountExports)
#include "tst_accountexports.moc"
