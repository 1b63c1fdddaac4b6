// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodeimporter.h"
#include "models/importers/importerregistry.h"

#include "recordingsink.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const ClaudeCodeImporter ClaudeCode;
const ClaudeCodeImporter WebExport(ClaudeCodeImporter::Shape::WebExport);

QString dataFile(const char *name)
{
    return QStringLiteral(TACET_TEST_DATA "/claude-code/") + QLatin1String(name);
}

RecordingSink read(const QByteArray &content)
{
    const TemporaryInput input(content, QStringLiteral("session.jsonl"));
    RecordingSink sink;
    if (!readFile(ClaudeCode, input.path(), sink))
        qFatal("the file could not be read");
    return sink;
}

RecordingSink readLines(std::initializer_list<const char *> lines)
{
    QByteArray content;
    for (const char *line : lines)
        content += jsonText(line) + '\n';
    return read(content);
}

const std::vector<MessageFacts> &messagesOf(const RecordingSink &sink)
{
    static const std::vector<MessageFacts> None;
    return sink.sessions.empty() ? None : sink.sessions.front().messages;
}

}

class TestClaudeCodeImporter : public QObject
{
    Q_OBJECT

private slots:
    void constructedFiles_data();
    void constructedFiles();
    void hugeLine();
    void readsAMessage();
    void readsAnAnswer();
    void fallbackIsARefusal();
    void titles();
    void subAgentFile();
    void queuedPrompt();
    void unknownTypesAreOther();
    void aMessageInsideOfAnotherTypeIsNoMessage();
    void attachmentsBetweenPromptAndAnswer();
    void boundaryBelongsToTheSummary();
    void boundaryWithoutSummary();
    void sidechainsDoNotMergeWithTheConversation();
    void cumulativeContent();
    void signatureTwice();
    void absences_data();
    void absences();
    void readingOnKnowsTheParents();
    void holes();
    void rawControlCharacter();
    void invalidUtf8InAWholeRecord();
    void spoiltLines_data();
    void spoiltLines();
    void tornAtEveryByte();
    void cancelAtEveryStep();
    void recognises_data();
    void recognises();
    void webExport();
    void webExportGivesWhatTheLogGives();
    void webExportTornAtEveryByte();
    void webExportCancelAtEveryStep();
};

// Of constructed/MANIFEST.tsv, which is not in the tree: "3 messages, no hang" and so on.
void TestClaudeCodeImporter::constructedFiles_data()
{
    QTest::addColumn<int>("messages");
    QTest::addColumn<int>("damaged");
    QTest::addColumn<bool>("truncated");
    QTest::newRow("cc_parent_cycle_and_self.jsonl") << 3 << 0 << false;
    QTest::newRow("cc_duplicate_uuid.jsonl") << 2 << 0 << false;
    QTest::newRow("cc_truncated_last_line.jsonl") << 2 << 1 << true;
    QTest::newRow("cc_crlf_bom_blank_lines.jsonl") << 2 << 0 << false;
    QTest::newRow("cc_lone_surrogate.jsonl") << 3 << 0 << false;
    QTest::newRow("cc_raw_u2028.jsonl") << 3 << 0 << false;
    QTest::newRow("cc_invalid_utf8_line.jsonl") << 3 << 1 << false;
    QTest::newRow("cc_two_records_one_line.jsonl") << 2 << 0 << false;
}

void TestClaudeCodeImporter::constructedFiles()
{
    QFETCH(int, messages);
    QFETCH(int, damaged);
    QFETCH(bool, truncated);
    const QString path = dataFile(QTest::currentDataTag());
    RecordingSink sink;
    QVERIFY(readFile(ClaudeCode, path, sink));
    QCOMPARE(sink.messages(), messages);
    QCOMPARE(int(sink.damage.size()), damaged);
    if (damaged)
        QCOMPARE(sink.damage.front().truncated, truncated);
    QCOMPARE(sink.sessions.size(), size_t(1));
    QCOMPARE(sink.sessions.front().facts.uid, QStringLiteral("11111111-1111-4111-8111-111111111111"));

    // Every record's range is exactly one JSON object of the file.
    const QByteArray bytes = bytesOf(path);
    for (const MessageFacts &facts : messagesOf(sink)) {
        const ByteRange range = facts.records.front().range;
        const QByteArray record = bytes.mid(range.offset, range.length);
        QVERIFY(record.startsWith('{') && record.endsWith('}'));
        QVERIFY(record.contains(facts.role == Role::User ? facts.id.c_str() : "\"m1\""));
    }
}

void TestClaudeCodeImporter::hugeLine()
{
    const QByteArray result(3'000'000, 'x'); // three times the window
    const RecordingSink sink =
        read(jsonText("{'type':'user','uuid':'1','message':{'role':'user','content':[{'type':"
                      "'tool_result','tool_use_id':'t','content':'")
             + result + jsonText("'}]}}\n{'type':'user','uuid':'2','message':{'content':'after'}}"));
    QCOMPARE(sink.messages(), 2);
    QCOMPARE(messagesOf(sink)[1].id, std::string("2"));
    QVERIFY(sink.damage.empty());
}

void TestClaudeCodeImporter::readsAMessage()
{
    const QByteArray line =
        jsonText("{'parentUuid':'p','isSidechain':false,'cwd':'/w','sessionId':'s','version':'2.1.0',"
                 "'type':'user','message':{'role':'user','content':'caf\\u00e9\\n\\nopen'},'uuid':'u',"
                 "'timestamp':'2026-08-01T10:01:00.250Z'}");
    const RecordingSink sink = read("\n" + line + "\n");
    QCOMPARE(sink.messages(), 1);
    const MessageFacts &facts = messagesOf(sink)[0];
    QCOMPARE(int(facts.role), int(Role::User));
    QCOMPARE(facts.id, std::string("u"));
    QCOMPARE(facts.parentId, std::string("p"));
    QVERIFY(facts.mergeId.empty());
    QCOMPARE(*facts.timeMs, qint64(1785578460250)); // date -u -d 2026-08-01T10:01:00.250Z +%s%3N
    QCOMPARE(facts.preview, std::string("caf\xC3\xA9 open"));
    QCOMPARE(facts.textCharacters, 10u); // "café", two line ends, "open"
    QCOMPARE(facts.records.size(), size_t(1));
    QCOMPARE(facts.records[0].range.offset, qint64(1));
    QCOMPARE(facts.records[0].range.length, qint64(line.size()));
    QCOMPARE(facts.records[0].line, qint64(2));
    QCOMPARE(facts.records[0].partsPointer, std::string("/message/content"));
    QCOMPARE(facts.parts.size(), size_t(1));
    QCOMPARE(facts.parts[0].index, -1);
    const SessionFacts &session = sink.sessions.front().facts;
    QCOMPARE(session.directory, QStringLiteral("/w"));
    QCOMPARE(session.agentVersion, QStringLiteral("2.1.0"));
    QCOMPARE(session.agent, QStringLiteral("Claude Code"));
}

void TestClaudeCodeImporter::readsAnAnswer()
{
    const RecordingSink sink = readLines(
        {"{'type':'assistant','uuid':'u','sessionId':'s','message':{'id':'msg_1','model':'claude-x','content':["
         "{'type':'thinking','thinking':'hm','signature':'S'},{'type':'thinking','thinking':'','signature':'S'},"
         "{'type':'redacted_thinking','data':'R'},{'type':'text','text':'two words'},"
         "{'type':'tool_use','id':'t1','name':'Bash','input':{}},{'type':'surprise'}],'stop_reason':'tool_use'}}"});
    const MessageFacts &facts = messagesOf(sink)[0];
    QCOMPARE(facts.id, std::string("msg_1"));
    QCOMPARE(facts.mergeId, std::string("msg_1"));
    QCOMPARE(facts.model, std::string("claude-x"));
    QCOMPARE(facts.finish, std::string("tool_use"));
    QCOMPARE(facts.textCharacters, 9u);
    QCOMPARE(facts.reasoningCharacters, 2u);
    const PartKind kinds[] = {PartKind::Reasoning, PartKind::Reasoning, PartKind::Reasoning,
                              PartKind::Text,      PartKind::ToolCall,  PartKind::Other};
    QCOMPARE(facts.parts.size(), std::size(kinds));
    for (size_t i = 0; i < std::size(kinds); ++i) {
        QCOMPARE(int(facts.parts[i].kind), int(kinds[i]));
        QCOMPARE(facts.parts[i].index, int(i));
    }
    QVERIFY(!facts.parts[0].flags.testFlag(PartFlag::Sealed));
    QVERIFY(facts.parts[1].flags.testFlag(PartFlag::Sealed));
    QVERIFY(facts.parts[2].flags.testFlag(PartFlag::Sealed));
    QCOMPARE(sink.sessions.front().facts.model, QStringLiteral("claude-x"));
}

// A model that declined and was replaced leaves a block of its own (others 1.5), at /message/content.
void TestClaudeCodeImporter::fallbackIsARefusal()
{
    const RecordingSink sink = readLines({"{'type':'assistant','uuid':'1','message':{'id':'m','role':'assistant',"
                                          "'content':[{'type':'fallback'}]}}"});
    const MessageFacts &facts = messagesOf(sink)[0];
    QCOMPARE(facts.cues.size(), size_t(1));
    QCOMPARE(facts.cues.front().kind, CueKind::Refusal);
    QCOMPARE(facts.cues.front().pointer, "/message/content");
}

void TestClaudeCodeImporter::titles()
{
    const RecordingSink sink = readLines({"{'type':'summary','summary':'a summary','leafUuid':'x'}",
                                          "{'type':'user','uuid':'u','sessionId':'s','message':{'content':'hi'}}",
                                          "{'type':'custom-title','sessionId':'s','customTitle':'chosen \\u2713'}",
                                          "{'type':'ai-title','sessionId':'s','aiTitle':'proposed'}"});
    QCOMPARE(sink.sessions.size(), size_t(1));
    QCOMPARE(sink.sessions.front().facts.title, QStringLiteral("chosen \u2713"));
    QCOMPARE(sink.others.size(), size_t(3));
    QCOMPARE(sink.others[1].second, std::string("custom-title"));
}

void TestClaudeCodeImporter::subAgentFile()
{
    const RecordingSink sink = readLines(
        {"{'type':'user','uuid':'u','sessionId':'s','agentId':'a1','isSidechain':true,'message':{'content':'look'}}"});
    QCOMPARE(sink.sessions.front().facts.uid, QStringLiteral("agent-a1"));
    QCOMPARE(sink.sessions.front().facts.parentUid, QStringLiteral("s"));
    QVERIFY(messagesOf(sink)[0].flags.testFlag(MessageFlag::Sidechain));
}

void TestClaudeCodeImporter::queuedPrompt()
{
    const RecordingSink sink =
        readLines({"{'type':'attachment','uuid':'u','attachment':{'type':'queued_command','prompt':'and the tests'}}",
                   "{'type':'attachment','uuid':'v','attachment':{'prompt':[{'type':'text','text':'x'}],'type':'queued_"
                   "command'}}",
                   "{'type':'attachment','uuid':'w','attachment':{'type':'file','prompt':'not a prompt'}}"});
    QCOMPARE(sink.messages(), 2);
    QVERIFY(messagesOf(sink)[0].flags.testFlag(MessageFlag::Queued));
    QCOMPARE(int(messagesOf(sink)[0].role), int(Role::User));
    QCOMPARE(messagesOf(sink)[0].preview, std::string("and the tests"));
    QCOMPARE(messagesOf(sink)[0].records[0].partsPointer, std::string("/attachment/prompt"));
    QCOMPARE(messagesOf(sink)[1].parts[0].index, 0);
    QCOMPARE(sink.others.size(), size_t(1));
}

void TestClaudeCodeImporter::unknownTypesAreOther()
{
    const RecordingSink sink =
        readLines({"{'type':'user','uuid':'u','message':{'content':'hi'}}",
                   "{'type':'next-years-type','payload':[1,{'a':null}]}", "{'no':'type'}", "{}"});
    QCOMPARE(sink.messages(), 1);
    QVERIFY(sink.damage.empty());
    QCOMPARE(sink.others.size(), size_t(3));
    QCOMPARE(sink.others[0].second, std::string("next-years-type"));
    QCOMPARE(sink.others[1].second, std::string());
}

void TestClaudeCodeImporter::aMessageInsideOfAnotherTypeIsNoMessage()
{
    const RecordingSink sink =
        readLines({"{'message':{'role':'user','content':'a trap'},'type':'api-request-blob','uuid':'u'}",
                   "{'type':'progress','uuid':'v','data':{'message':{'type':'user','message':{'content':'nested'}}}}"});
    QCOMPARE(sink.messages(), 0);
    QCOMPARE(sink.others.size(), size_t(2));
}

void TestClaudeCodeImporter::attachmentsBetweenPromptAndAnswer()
{
    const RecordingSink sink =
        readLines({"{'type':'user','uuid':'u','message':{'content':'hi'}}",
                   "{'type':'attachment','uuid':'a','parentUuid':'u','attachment':{'type':'todo_reminder'}}",
                   "{'type':'progress','uuid':'b','parentUuid':'a','data':{}}",
                   "{'type':'assistant','uuid':'v','parentUuid':'b','message':{'id':'m','content':[{'type':'text','"
                   "text':'x'}]}}"});
    QCOMPARE(messagesOf(sink)[1].parentId, std::string("u"));
}

void TestClaudeCodeImporter::boundaryBelongsToTheSummary()
{
    const RecordingSink sink = readLines(
        {"{'type':'system','subtype':'compact_boundary','uuid':'b','compactMetadata':{'trigger':'auto'}}",
         "{'type':'last-prompt','sessionId':'s'}",
         "{'type':'user','uuid':'u','isCompactSummary':true,'message':{'content':'This session is being continued'}}"});
    QCOMPARE(sink.messages(), 1);
    QCOMPARE(sink.others.size(), size_t(1));
    const MessageFacts &facts = messagesOf(sink)[0];
    QCOMPARE(facts.records.size(), size_t(2));
    QCOMPARE(facts.records[0].line, qint64(1));
    QCOMPARE(facts.records[1].line, qint64(3));
    QCOMPARE(facts.parts[0].record, 1);
    QVERIFY(facts.flags.testFlag(MessageFlag::Summary));
    QCOMPARE(facts.textCharacters, 0u);
}

void TestClaudeCodeImporter::boundaryWithoutSummary()
{
    const RecordingSink sink = readLines({"{'type':'system','subtype':'compact_boundary','uuid':'b'}",
                                          "{'type':'user','uuid':'u','message':{'content':'hi'}}",
                                          "{'type':'system','subtype':'compact_boundary','uuid':'c'}"});
    QCOMPARE(sink.messages(), 1);
    QCOMPARE(messagesOf(sink)[0].records.size(), size_t(1));
    QCOMPARE(sink.others.size(), size_t(2));
}

void TestClaudeCodeImporter::sidechainsDoNotMergeWithTheConversation()
{
    const RecordingSink sink = readLines(
        {"{'type':'assistant','uuid':'1','message':{'id':'m','content':[]}}",
         "{'type':'assistant','uuid':'2','isSidechain':true,'message':{'id':'m','content':[]}}",
         "{'type':'assistant','uuid':'3','isSidechain':true,'agentId':'a','message':{'id':'m','content':[]}}"});
    QCOMPARE(sink.messages(), 3);
    const auto &m = messagesOf(sink);
    QVERIFY(m[0].mergeId != m[1].mergeId && m[1].mergeId != m[2].mergeId && m[0].mergeId != m[2].mergeId);
}

void TestClaudeCodeImporter::cumulativeContent()
{
    const RecordingSink sink = readLines(
        {"{'type':'assistant','uuid':'1','message':{'id':'m','content':[{'type':'text','text':'One'}]}}",
         "{'type':'assistant','uuid':'2','message':{'id':'m','content':[{'type':'text','text':'One two'}]}}",
         "{'type':'assistant','uuid':'3','message':{'id':'m','content':[{'type':'text','text':'One two'},"
         "{'type':'tool_use','id':'t','name':'X','input':{}}]}}",
         "{'type':'assistant','uuid':'4','message':{'id':'m','content':[{'type':'tool_use','id':'t','name':'X'}]}}"});
    const auto &m = messagesOf(sink);
    QCOMPARE(m.size(), size_t(4));
    QCOMPARE(m[0].textCharacters, 3u);
    QCOMPARE(m[1].textCharacters, 4u); // " two" is new
    QCOMPARE(m[1].preview, std::string("two"));
    QCOMPARE(m[2].textCharacters, 0u);
    QCOMPARE(m[2].parts.size(), size_t(1)); // the call
    QCOMPARE(m[2].parts[0].index, 1);
    QCOMPARE(m[3].parts.size(), size_t(0));
}

void TestClaudeCodeImporter::signatureTwice()
{
    const RecordingSink sink = readLines({"{'type':'assistant','uuid':'1','message':{'id':'m','content':[{'type':'"
                                          "thinking','thinking':'','signature':'S'}]}}",
                                          "{'type':'assistant','uuid':'2','message':{'id':'m','content':[{'type':'"
                                          "thinking','thinking':'','signature':'S'}]}}"});
    QCOMPARE(messagesOf(sink)[1].parts.size(), size_t(0));
}

// What the chain of parents and a refusal say: kind, how many records of messages came before, what is named.
void TestClaudeCodeImporter::absences_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *lines, const char *expected) {
        QTest::newRow(name) << jsonText(lines) << QString::fromLatin1(expected);
    };
    const char *first = "{'type':'user','uuid':'1','parentUuid':null,'sessionId':'s','message':{'content':'a'}}\n";
    const auto after = [first](const char *rest) { return QByteArray(first) + rest; };
    row("none", first, "");
    row("a chain", after("{'type':'assistant','uuid':'2','parentUuid':'1','message':{'id':'m','content':[]}}\n"), "");
    row("begins in another file", "{'type':'user','uuid':'1','parentUuid':'0','message':{'content':'a'}}\n",
        "prefix-missing 0 0");
    row("lost in between", after("{'type':'user','uuid':'3','parentUuid':'2','message':{'content':'b'}}\n"),
        "prefix-missing 1 2");
    row("the same lost parent twice",
        after("{'type':'user','uuid':'3','parentUuid':'2','message':{'content':'b'}}\n"
              "{'type':'user','uuid':'4','parentUuid':'2','message':{'content':'c'}}\n"),
        "prefix-missing 1 2");
    row("the parent comes later",
        after("{'type':'user','uuid':'3','parentUuid':'2','message':{'content':'b'}}\n"
              "{'type':'assistant','uuid':'2','parentUuid':'1','message':{'id':'m','content':[]}}\n"),
        "");
    row("its own parent", "{'type':'user','uuid':'1','parentUuid':'1','message':{'content':'a'}}\n", "");
    row("an attachment is in the chain",
        after("{'type':'attachment','uuid':'2','parentUuid':'1','attachment':{'type':'x'}}\n"
              "{'type':'user','uuid':'3','parentUuid':'2','message':{'content':'b'}}\n"),
        "");
    row("retracted",
        after("{'type':'system','subtype':'api_refusal','uuid':'2','parentUuid':'1','retractedMessageUuids':["
              "'8','9']}\n"),
        "retracted 1 8 x2");
    row("nothing retracted",
        after("{'type':'system','subtype':'api_refusal','uuid':'2','parentUuid':'1','retractedMessageUuids':[]}\n"),
        "");
}

void TestClaudeCodeImporter::absences()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, expected);
    const RecordingSink sink = read(lines);
    QStringList words;
    for (const AbsentTurn &turn : sink.absences) {
        QString word = idOf(turn.kind) + QStringLiteral(" %1 ").arg(turn.before) + QString::fromStdString(turn.about);
        if (turn.count > 0)
            word += QStringLiteral(" x%1").arg(turn.count);
        words << word;
    }
    QCOMPARE(words.join(QStringLiteral(" | ")), expected);
    QCOMPARE(sink.sessions.size(), size_t(1));
}

// Read from the second line on: its parent stands before, so nothing is missing.
void TestClaudeCodeImporter::readingOnKnowsTheParents()
{
    const QByteArray first =
        jsonText("{'type':'user','uuid':'1','parentUuid':null,'sessionId':'s','message':{'content':'a'}}\n");
    const TemporaryInput input(
        first
        + jsonText("{'type':'assistant','uuid':'2','parentUuid':'1','message':{'id':'m','content':[]}}\n"
                   "{'type':'user','uuid':'4','parentUuid':'3','message':{'content':'b'}}\n"));
    const auto source = ByteSource::open(input.path());
    QVERIFY(source);
    RecordingSink sink;
    NoProgress progress;
    QVERIFY(ClaudeCode.read(**source, {first.size(), 1}, sink, progress));
    QCOMPARE(sink.absences.size(), size_t(1));
    QCOMPARE(sink.absences.front().about, std::string("3"));
    QCOMPARE(sink.absences.front().record.line, qint64(3));
}

void TestClaudeCodeImporter::holes()
{
    const QByteArray record = jsonText("{'type':'user','uuid':'u','message':{'content':'hi'}}");
    const RecordingSink sink = read(record + "\n" + QByteArray(5000, '\0') + record.left(40) + "x" + record.mid(40)
                                    + "\n" + QByteArray(10, '\0') + "\n");
    QCOMPARE(sink.messages(), 2);
    QCOMPARE(sink.damage.size(), size_t(2));
    QCOMPARE(sink.damage[0].line, qint64(2));
    QVERIFY((sink.damage[0].range == ByteRange {record.size() + 1, 5000}));
    QCOMPARE(messagesOf(sink)[1].records[0].range.offset, qint64(record.size() + 1 + 5000));
    QVERIFY((sink.damage[1].range == ByteRange {record.size() + 1 + 5000 + record.size() + 2, 10}));
}

void TestClaudeCodeImporter::rawControlCharacter()
{
    const QByteArray content = jsonText("{'type':'user','uuid':'u','message':{'content':'a\tb'}}\n");
    const RecordingSink sink = read(content + jsonText("{'type':'user','uuid':'v','message':{'content':'c'}}\n"));
    QCOMPARE(sink.messages(), 2);
    QVERIFY(messagesOf(sink)[0].flags.testFlag(MessageFlag::Repaired));
    QVERIFY(!messagesOf(sink)[1].flags.testFlag(MessageFlag::Repaired));
    QCOMPARE(messagesOf(sink)[0].records[0].range.length, qint64(content.size() - 1));
}

void TestClaudeCodeImporter::invalidUtf8InAWholeRecord()
{
    const RecordingSink sink = read(jsonText("{'type':'user','uuid':'u','message':{'content':'a\xE6"
                                             "b'}}\n"));
    QCOMPARE(sink.messages(), 1);
    QVERIFY(messagesOf(sink)[0].flags.testFlag(MessageFlag::Repaired));
    QCOMPARE(messagesOf(sink)[0].textCharacters, 3u);
}

void TestClaudeCodeImporter::spoiltLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("words") << QByteArray("this is no JSON");
    QTest::newRow("an array") << QByteArray("[1,2]");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("no end") << QByteArray("{\"type\":\"user\"");
    QTest::newRow("string without end") << QByteArray("{\"type\":\"user");
    // In what nobody asks for: parsing that only jumps over it would not notice.
    QTest::newRow("no value, deep down") << QByteArray(
        "{\"type\":\"user\",\"toolUseResult\":{\"a\":[1,{\"b\":nope}]}}");
    QTest::newRow("comma too many") << QByteArray("{\"type\":\"user\",\"toolUseResult\":{\"a\":1,}}");
    QTest::newRow("no colon") << QByteArray("{\"type\":\"user\",\"toolUseResult\":{\"a\" 1}}");
    QTest::newRow("wrong bracket") << QByteArray("{\"type\":\"user\",\"toolUseResult\":[1}}");
    QTest::newRow("no number") << QByteArray("{\"type\":\"user\",\"toolUseResult\":-}");
    QTest::newRow("half a word") << QByteArray("{\"type\":\"user\",\"isMeta\":tru}");
    QTest::newRow("too deep") << "{\"type\":\"user\",\"toolUseResult\":" + QByteArray(1200, '[') + QByteArray(1200, ']')
            + "}";
}

void TestClaudeCodeImporter::spoiltLines()
{
    QFETCH(QByteArray, line);
    const QByteArray good = jsonText("{'type':'user','uuid':'u','message':{'content':'hi'}}");
    const QByteArray other = jsonText("{'type':'user','uuid':'v','message':{'content':'hi'}}");
    const RecordingSink sink = read(good + "\n" + line + "\n" + other + "\n");
    QCOMPARE(sink.messages(), 2);
    QCOMPARE(sink.damage.size(), size_t(1));
    QCOMPARE(sink.damage[0].line, qint64(2));
    QVERIFY((sink.damage[0].range == ByteRange {good.size() + 1, line.size()}));
    QVERIFY(!sink.damage[0].truncated);
    QVERIFY(!sink.damage[0].reason.isEmpty());
}

void TestClaudeCodeImporter::tornAtEveryByte()
{
    const QByteArray first = jsonText("{'type':'user','uuid':'u','message':{'content':'\xC3\xA9 \\u00e9'}}\n");
    const QByteArray second = jsonText("{'type':'assistant','uuid':'v','message':{'id':'m','content':[{'type':'text',"
                                       "'text':'\\ud83d\\ude00'}],'usage':{'output_tokens':3}}}\n");
    const QByteArray content = first + second;
    for (qsizetype length = 0; length <= content.size(); ++length) {
        const RecordingSink sink = read(content.left(length));
        // A record counts from its last brace on, whether or not a line end follows.
        const int whole = length >= content.size() - 1 ? 2 : length >= first.size() - 1 ? 1 : 0;
        const bool torn = length > 0 && length != first.size() - 1 && length != first.size() && whole < 2;
        QCOMPARE(sink.messages(), whole);
        QCOMPARE(int(sink.damage.size()), torn ? 1 : 0);
        if (torn) {
            QVERIFY(sink.damage[0].truncated);
            QCOMPARE(sink.damage[0].range.end(), qint64(length));
        }
    }
}

void TestClaudeCodeImporter::cancelAtEveryStep()
{
    const QString path = dataFile("cc_lone_surrogate.jsonl"); // three messages
    for (int n = 0;; ++n) {
        CancelAfter progress(n);
        RecordingSink sink;
        const Result<> result = readFile(ClaudeCode, path, sink, progress);
        QCOMPARE(sink.messages(), qMin(n, 3));
        if (result)
            break;
        QCOMPARE(int(result.error().code), int(Error::Code::Cancelled));
        QVERIFY(n < 10);
    }
}

void TestClaudeCodeImporter::recognises_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("expected");
    const int certain = int(Recognition::Certain);
    const int no = int(Recognition::No);
    QTest::newRow("empty") << QByteArray() << no;
    QTest::newRow("a prompt") << jsonText("{'type':'user','message':{'content':'x'},'uuid':'u'}\n") << certain;
    QTest::newRow("a summary first") << jsonText("{'type':'summary','summary':'s','leafUuid':'l'}\n") << certain;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + jsonText("{'type':'mode','mode':'x','sessionId':'s'}\n")
                                     << certain;
    QTest::newRow("a bad line has no vote")
        << jsonText("{'type':\n{'type':\n{'type':'mode','sessionId':'s'}\n") << certain;
    QTest::newRow("a torn line only") << jsonText("{'parentUuid':null,'sessionId':'s','message':{'content':'")
                                      << int(Recognition::Likely);
    QTest::newRow("Qwen Code") << jsonText("{'type':'user','uuid':'u','sessionId':'s','message':{'parts':[]}}\n") << no;
    QTest::newRow("Cursor") << jsonText("{'role':'user','message':{'content':[]}}\n") << no;
    QTest::newRow("Codex") << jsonText("{'type':'response_item','payload':{},'timestamp':'t'}\n") << no;
    QTest::newRow("droid") << jsonText("{'type':'session_start','id':'x'}\n") << no;
    QTest::newRow("opencode export") << jsonText("{'info':{'id':'ses_1'},'messages':[]}") << no;
    QTest::newRow("text") << QByteArray("#### hello\n> x\n") << no;
}

void TestClaudeCodeImporter::recognises()
{
    QFETCH(QByteArray, head);
    QFETCH(int, expected);
    QCOMPARE(int(ClaudeCode.recognise({QString(), false, head})), expected);
}

namespace {

// Written by us. By hand: the boundary belongs to the summary, the two lines with m1 are one message's records.
constexpr const char *LogLines[] = {
    "{'type':'user','uuid':'1','sessionId':'s','message':{'role':'user','content':''}}",
    "{'type':'assistant','uuid':'2','sessionId':'s','message':{'id':'m1','role':'assistant','content':["
    "{'type':'thinking','thinking':'','signature':'x'}]}}",
    "{'type':'assistant','uuid':'3','sessionId':'s','message':{'id':'m1','role':'assistant','content':["
    "{'type':'text','text':'Hi'}]}}",
    "{'type':'system','subtype':'compact_boundary','uuid':'4','compactMetadata':{'trigger':'auto'}}",
    "{'type':'user','uuid':'5','isCompactSummary':true,'message':{'role':'user','content':'So far'}}",
};

QByteArray exported()
{
    QByteArray lines;
    for (const char *line : LogLines)
        lines += (lines.isEmpty() ? "" : ",\n  ") + jsonText(line);
    return "{\"session\": {\"loglines\": 1},\n \"loglines\": [\n  " + lines + "\n]}";
}

RecordingSink readExport(const QByteArray &content)
{
    const TemporaryInput input(content);
    RecordingSink sink;
    if (!readFile(WebExport, input.path(), sink))
        qFatal("the file could not be read");
    return sink;
}

}

void TestClaudeCodeImporter::webExport()
{
    const QByteArray content = exported();
    const SniffInput input {QStringLiteral("/x.json"), false, content};
    QCOMPARE(WebExport.recognise(input), Recognition::Certain);
    // Its lines are records, but for a comma: the log's reader would take them, and lose them.
    const TemporaryInput file(content);
    const ImporterRegistry registry; // whose importers these are
    const auto importer = registry.recognise(file.path());
    QVERIFY(importer);
    QCOMPARE((*importer)->id(), QStringLiteral("claude-code-web"));
    // The array goes on behind what is looked at.
    QCOMPARE(WebExport.recognise({input.path, false, QByteArrayView(content).first(60)}), Recognition::Certain);
    QCOMPARE(WebExport.recognise({input.path, false, QByteArrayView("{\"loglines\": 1}")}), Recognition::No);

    const RecordingSink sink = readExport(content);
    QVERIFY(sink.damage.empty());
    QCOMPARE(sink.messages(), 4);
    const MessageFacts &summary = messagesOf(sink)[3];
    QCOMPARE(summary.records.size(), size_t(2));
    QCOMPARE(summary.records[0].place, std::string("/loglines/3"));
    QCOMPARE(summary.records[1].place, std::string("/loglines/4"));
    for (const MessageFacts &facts : messagesOf(sink)) {
        for (const PhysicalRecord &record : facts.records)
            QCOMPARE(content.mid(record.range.offset, record.range.length),
                     jsonText(LogLines[std::stoi(record.place.substr(std::string("/loglines/").size()))]));
    }
    QVERIFY(!WebExport.growsByLine());
}

// The same records as lines: the same messages, and the same content to hang readings on.
void TestClaudeCodeImporter::webExportGivesWhatTheLogGives()
{
    QByteArray lines;
    for (const char *line : LogLines)
        lines += jsonText(line) + '\n';
    const QByteArray document = exported();
    const RecordingSink log = read(lines);
    const RecordingSink web = readExport(document);
    QCOMPARE(web.messages(), log.messages());
    QCOMPARE(web.sessions.front().facts.uid, log.sessions.front().facts.uid);
    for (size_t i = 0; i < messagesOf(log).size(); ++i) {
        const MessageFacts &a = messagesOf(log)[i];
        const MessageFacts &b = messagesOf(web)[i];
        QCOMPARE(b.id, a.id);
        QCOMPARE(b.hash, a.hash);
        QCOMPARE(b.parts.size(), a.parts.size());
        QCOMPARE(b.cues.size(), a.cues.size());
        const QByteArray first = lines.mid(a.records.front().range.offset, a.records.front().range.length);
        const QByteArray same = document.mid(b.records.front().range.offset, b.records.front().range.length);
        QCOMPARE(WebExport.canonicalContent(std::vector {same}), ClaudeCode.canonicalContent(std::vector {first}));
    }
}

// Whatever is whole is read; where something is torn that is told once.
void TestClaudeCodeImporter::webExportTornAtEveryByte()
{
    const QByteArray content = exported();
    int before = 0;
    for (qsizetype length = content.indexOf('['); length < content.size(); ++length) {
        const RecordingSink sink = readExport(content.first(length));
        QVERIFY(sink.damage.size() <= 1);
        QVERIFY(sink.messages() >= before && sink.messages() <= 4);
        before = sink.messages();
    }
    QCOMPARE(before, 4);
    const RecordingSink spoilt = readExport(QByteArray(content).replace("\"uuid\":\"3\"", "\"uuid\":nope"));
    QCOMPARE(spoilt.damage.size(), size_t(1));
    // One document has no lines; the third record, counted from 0, is what is spoilt.
    QCOMPARE(spoilt.damage.front().line, qint64(0));
    QCOMPARE(spoilt.damage.front().place, QStringLiteral("/loglines/2"));
    QCOMPARE(spoilt.messages(), 3);
}

void TestClaudeCodeImporter::webExportCancelAtEveryStep()
{
    const TemporaryInput input(exported());
    for (int n = 0;; ++n) {
        CancelAfter progress(n);
        RecordingSink sink;
        const auto done = readFile(WebExport, input.path(), sink, progress);
        if (done) {
            QCOMPARE(sink.messages(), 4);
            break;
        }
        QCOMPARE(done.error().code, Error::Code::Cancelled);
        QVERIFY(n < 100);
    }
}

QTEST_GUILESS_MAIN(TestClaudeCodeImporter)
#include "tst_claudecodeimporter.moc"
