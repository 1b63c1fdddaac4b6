// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodeimporter.h"
#include "models/importers/jsonlocator.h"

#include "support/assembled.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

/// JSON written with ' in place of ": moc 6.4 does not find the classes of a file with raw strings in it.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

struct Judged {
    QByteArray content;
    std::vector<MessageEntry> entries;

    /// The bytes that a piece of evidence points to, as they stand in the file.
    [[nodiscard]] QByteArray bytesOf(const EvidencePointer &evidence, size_t entry) const
    {
        const MessageEntry &named = entries.at(entry + size_t(evidence.ordinalOffset));
        const ByteRange record = named.facts.records.at(size_t(evidence.record)).range;
        const QByteArray json = content.mid(record.offset, record.length);
        const auto range = locate(json, evidence.pointer);
        return range ? json.mid(range->offset, range->length) : QByteArray("nothing there");
    }
    [[nodiscard]] QByteArray evidenceOf(size_t entry) const
    {
        QByteArrayList all;
        for (const EvidencePointer &evidence : entries.at(entry).finding.evidence) {
            const QByteArray bytes = bytesOf(evidence, entry);
            all.append(evidence.absent.empty() ? bytes : "without " + QByteArray::fromStdString(evidence.absent));
        }
        return all.join(' ');
    }
};

Judged judge(const QByteArray &content)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("session.jsonl"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("no room for a test file");
    file.close();
    AssemblingSink sink(classifyGeneral);
    if (!assemble(ClaudeCodeImporter(), path, sink))
        qFatal("the file could not be read");
    return {content, std::move(sink.entries)};
}

QByteArray user(const QByteArray &content, const QByteArray &more = {})
{
    return json("{'type':'user','uuid':'u','message':{'role':'user','content':") + content + "}" + more + "}\n";
}

QByteArray assistant(const QByteArray &content, const QByteArray &message = {}, const QByteArray &record = {})
{
    return json("{'type':'assistant','uuid':'a','message':{'id':'m','role':'assistant','content':") + content + message
        + "}" + record + "}\n";
}

QString summaryOf(const Finding &finding)
{
    QStringList words {idOf(finding.silence)};
    if (!finding.detail.empty())
        words.append(QStringLiteral("(%1)").arg(QString::fromStdString(finding.detail)));
    words.append(QStringLiteral("human:") + idOf(finding.humanAct));
    words.append(QStringLiteral("delivered:") + idOf(finding.delivered));
    return words.join(QLatin1Char(' '));
}

}

class TestGeneralRules : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void judgesMergedMessages();
    void emptyAnswerToATool();
    void compactionWithItsBoundary_data();
    void compactionWithItsBoundary();
    void compactionIsInferred_data();
    void compactionIsInferred();
    void deliveredOnceAnswered();
    void apiFailureWithoutAnswer();
    void samplesHaveAllTheirEvidence();
};

// One row for each of the format notes' table 1.5, with its corrections from fresh runs. The classes, human_act and
// delivered are those of the table of classes.
void TestGeneralRules::rows_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QByteArray>("evidence");
    const auto row = [](const char *name, const QByteArray &line, const char *finding, const char *rule,
                        const QByteArray &evidence) {
        QTest::newRow(name) << line << QString::fromUtf8(finding) << QString::fromUtf8(rule) << evidence;
    };
    row("words", user("\"Fix it\""), "none human:unknown delivered:unknown", "", "");

    row("blank string", user("\"\""), "blank (empty) human:unknown delivered:unknown", "general.blank.empty", "\"\"");
    row("blank typed by a person", user("\"\"", json(",'origin':{'kind':'human'}")),
        "blank (empty) human:yes delivered:unknown", "general.blank.empty", "\"\" \"human\"");
    row("empty text block", user(json("[{'type':'text','text':''}]")), "blank (empty) human:unknown delivered:unknown",
        "general.blank.empty", "\"\"");
    row("white space", user(json("[{'type':'text','text':' \\n'}]")),
        "blank (whitespace) human:unknown delivered:unknown", "general.blank.whitespace", json("' \\n'"));
    row("invisible", user(json("'\\u200b'")), "blank (invisible) human:unknown delivered:unknown",
        "general.blank.invisible", json("'\\u200b'"));
    row("empty array", user("[]"), "no-parts (array) human:unknown delivered:unknown", "general.no-parts", "[]");
    row("null", user("null"), "no-parts (null) human:unknown delivered:unknown", "general.no-parts", "null");
    row("content missing", json("{'type':'user','uuid':'u','message':{'role':'user'}}\n"),
        "no-parts (missing) human:unknown delivered:unknown", "general.no-parts", "without content");
    row("message missing", json("{'type':'user','uuid':'u'}\n"), "no-parts (missing) human:unknown delivered:unknown",
        "general.no-parts", "without message");
    row("near silence", user("\"ok\""), "near-silence human:unknown delivered:unknown", "general.near-silence",
        "\"ok\"");

    row("tool result", user(json("[{'type':'tool_result','tool_use_id':'t','content':'x'}]")),
        "tool-result human:no delivered:yes", "general.tool-result", "\"tool_result\"");
    row("silent tool, empty string", user(json("[{'type':'tool_result','tool_use_id':'t','content':''}]")),
        "tool-result (no-output) human:no delivered:yes", "general.tool-result", "\"tool_result\"");
    row("silent tool, empty array", user(json("[{'type':'tool_result','tool_use_id':'t','content':[]}]")),
        "tool-result (no-output) human:no delivered:yes", "general.tool-result", "\"tool_result\"");
    row("silent tool, no content", user(json("[{'type':'tool_result','tool_use_id':'t'}]")),
        "tool-result (no-output) human:no delivered:yes", "general.tool-result", "\"tool_result\"");
    row("image only",
        user(json("[{'type':'image','source':{'type':'base64','media_type':'image/png','data':'QUJD'}}]")),
        "attachment human:yes delivered:yes", "general.attachment", "\"image\"");
    row("document and blank text",
        user(json("[{'type':'document','source':{'type':'url','url':'x'}},{'type':'text','text':''}]")),
        "attachment human:yes delivered:yes", "general.attachment", "\"document\"");
    row("image without bytes", user(json("[{'type':'image','source':{'type':'base64','data':''}}]")),
        "attachment-lost human:yes delivered:unknown", "general.attachment-lost", "\"image\"");
    row("image placeholder only", user("\"[Image #1]\""), "attachment-lost human:yes delivered:unknown",
        "general.image-placeholder", "\"[Image #1]\"");
    row("meta", user("\"a skill's body\"", json(",'isMeta':true")), "synthetic human:no delivered:yes", "claude.meta",
        "true");
    row("meta image note", user("\"[Image: source: /a.png]\"", json(",'isMeta':true")),
        "synthetic (image-note) human:no delivered:yes", "claude.meta", "true");
    row("another origin", user("\"go on\"", json(",'origin':{'kind':'task-notification'}")),
        "synthetic human:no delivered:yes", "claude.origin", "\"task-notification\"");

    row("system reminder", user("\"<system-reminder>x</system-reminder>\""),
        "synthetic (reminder) human:no delivered:yes", "general.reminder", "\"<system-reminder>x</system-reminder>\"");
    row("caveat", user("\"<local-command-caveat>x</local-command-caveat>\""),
        "synthetic (caveat) human:no delivered:yes", "general.caveat",
        "\"<local-command-caveat>x</local-command-caveat>\"");
    row("slash command", user("\"<command-name>/c</command-name><command-args></command-args>\""),
        "command (slash) human:partly delivered:unknown", "general.command",
        "\"<command-name>/c</command-name><command-args></command-args>\"");
    row("command output", user("\"<local-command-stdout>x</local-command-stdout>\""),
        "command (output) human:partly delivered:unknown", "general.command.output",
        "\"<local-command-stdout>x</local-command-stdout>\"");
    row("shell input", user("\"<bash-input>ls</bash-input>\""), "command (shell) human:yes delivered:unknown",
        "general.command.shell", "\"<bash-input>ls</bash-input>\"");
    row("shell output", user("\"<bash-stdout>x</bash-stdout><bash-stderr></bash-stderr>\""),
        "command (output) human:partly delivered:unknown", "general.command.output",
        "\"<bash-stdout>x</bash-stdout><bash-stderr></bash-stderr>\"");
    row("opened file only", user("\"<ide_opened_file>a</ide_opened_file>\""),
        "synthetic (ide-context) human:no delivered:yes", "general.ide-context",
        "\"<ide_opened_file>a</ide_opened_file>\"");
    row("opened file before a prompt", user("\"<ide_opened_file>a</ide_opened_file> why?\""),
        "none human:unknown delivered:unknown", "", "");
    row("task notification", user("\"<task-notification>x</task-notification>\""),
        "synthetic (notification) human:no delivered:yes", "general.notification",
        "\"<task-notification>x</task-notification>\"");
    row("hook feedback", user("\"Stop hook feedback:\\nno\""), "synthetic (hook) human:no delivered:yes",
        "general.hook-feedback", "\"Stop hook feedback:\\nno\"");
    row("wrapper", user(json("'<conversation_data>\\n\\n</conversation_data>'")),
        "wrapper human:unknown delivered:unknown", "general.wrapper",
        json("'<conversation_data>\\n\\n</conversation_data>'"));

    row("compaction, by its flag", user("\"Summary\"", json(",'isCompactSummary':true")),
        "compaction (unknown) human:unknown delivered:replaced", "claude.compact-summary", "true");
    row("compaction, by its text", user("\"This session is being continued from a previous conversation that\""),
        "compaction (unknown) human:unknown delivered:replaced", "general.continuation-summary",
        "\"This session is being continued from a previous conversation that\"");
    row("compaction on an assistant",
        assistant(json("[{'type':'text','text':'Summary'}]"), {}, json(",'isCompactSummary':true")),
        "compaction (unknown) human:unknown delivered:replaced", "claude.compact-summary", "true");

    row("interrupt", user(json("[{'type':'text','text':'[Request interrupted by user]'}]")),
        "interrupt human:yes delivered:yes", "general.interrupt", "\"[Request interrupted by user]\"");
    row("interrupt of a tool, beside its result",
        user(json("[{'type':'tool_result','tool_use_id':'t','content':'x'},{'type':'text','text':'[Request interrupted "
                  "by user for tool use]'}]")),
        "interrupt human:yes delivered:yes", "general.interrupt", "\"[Request interrupted by user for tool use]\"");
    row("interrupt, by its field", user("\"\"", json(",'interruptedMessageId':'m'")),
        "interrupt human:yes delivered:yes", "claude.interrupted", "\"m\"");
    row("a prompt that interrupted", user("\"stop that\"", json(",'interruptedMessageId':'m'")),
        "none human:unknown delivered:unknown", "", "");
    row("answer aborted without text", assistant("[]", {}, json(",'isAbortedMidStream':true")),
        "assistant-empty (aborted) human:no delivered:unknown", "claude.aborted", "true");
    row("answer aborted with text",
        assistant(json("[{'type':'text','text':'I was'}]"), {}, json(",'isAbortedMidStream':true")),
        "none human:unknown delivered:unknown", "", "");
    row("denied",
        user(QByteArray("[{\"type\":\"tool_result\",\"tool_use_id\":\"t\",\"is_error\":true,\"content\":\"The user "
                        "doesn't want to proceed with this tool use.\"}]")),
        "tool-result (denied) human:yes delivered:yes", "general.tool-result.denied",
        "\"The user doesn't want to proceed with this tool use.\"");
    row("denied, by its field",
        user(json("[{'type':'tool_result','tool_use_id':'t','content':'no'}]"),
             json(",'toolDenialKind':'user-rejected'")),
        "tool-result (denied) human:yes delivered:yes", "general.tool-result.denied", "\"user-rejected\"");

    row("API failure",
        assistant(json("[{'type':'text','text':'API Error: 529'}]"), {}, json(",'isApiErrorMessage':true")),
        "assistant-empty (failed) human:no delivered:unknown", "claude.api-error", "true");
    row("API failure, by its model",
        assistant(json("[{'type':'text','text':'API Error: 529'}]"), json(",'model':'<synthetic>'")),
        "assistant-empty (failed) human:no delivered:unknown", "claude.synthetic-model", "\"<synthetic>\"");
    row("filler", assistant(json("[{'type':'text','text':'No response requested.'}]"), json(",'model':'<synthetic>'")),
        "auto-reply (no-response-requested) human:no delivered:unknown", "general.no-response-requested",
        "\"No response requested.\" \"<synthetic>\"");
    row("filler for a blank prompt", user("\"(no content)\""), "auto-reply (no-content) human:no delivered:unknown",
        "general.no-content", "\"(no content)\"");
    row("filler for a blank answer",
        assistant(json("[{'type':'text','text':'(no content)'}]"), json(",'model':'claude-x'")),
        "auto-reply (no-content) human:no delivered:unknown", "general.no-content", "\"(no content)\"");
    row("nudge", user("\"[Your previous response had no visible output. Please continue]\""),
        "synthetic (nudge) human:no delivered:yes", "general.nudge",
        "\"[Your previous response had no visible output. Please continue]\"");
    row("nudge, marked", user("\"[Your previous response had no visible output. Please]\"", json(",'isMeta':true")),
        "synthetic (nudge) human:no delivered:yes", "claude.meta", "true");

    row("sealed thinking",
        assistant(json("[{'type':'thinking','thinking':'','signature':'S'}]"), json(",'stop_reason':'end_turn'")),
        "assistant-empty (thinking-sealed) human:no delivered:unknown", "general.reasoning.sealed", "\"thinking\"");
    row("redacted thinking", assistant(json("[{'type':'redacted_thinking','data':'R'}]")),
        "assistant-empty (thinking-sealed) human:no delivered:unknown", "general.reasoning.sealed",
        "\"redacted_thinking\"");
    row("thinking only",
        assistant(json("[{'type':'thinking','thinking':'hm','signature':'S'}]"), json(",'stop_reason':'end_turn'")),
        "assistant-empty (thinking-open) human:no delivered:unknown", "general.reasoning.open", "\"thinking\"");
    row("tool call only", assistant(json("[{'type':'tool_use','id':'t','name':'X','input':{}}]")),
        "assistant-empty (tool-only) human:no delivered:unknown", "general.tool-call", "\"tool_use\"");
    row("tool call with filler",
        assistant(json("[{'type':'text','text':'(no content)'},{'type':'tool_use','id':'t','name':'X','input':{}}]")),
        "assistant-empty (tool-only) human:no delivered:unknown", "general.tool-call", "\"tool_use\"");
    row("text lost by the writer", assistant("[]", json(",'stop_reason':'end_turn','usage':{'output_tokens':812}")),
        "assistant-empty (empty tokens-counted) human:no delivered:unknown", "general.answer.empty", "812 []");
    row("empty answer",
        assistant(json("[{'type':'text','text':''}]"), json(",'stop_reason':'end_turn','usage':{'output_tokens':2}")),
        "assistant-empty (empty) human:no delivered:unknown", "general.answer.empty", "\"\"");
    row("refusal", assistant("[]", json(",'stop_reason':'refusal','stop_details':{'type':'refusal'}")),
        "assistant-empty (refused) human:no delivered:unknown", "claude.stop-reason.refusal", "\"refusal\"");
    row("output limit", assistant(json("[{'type':'thinking','thinking':'hm'}]"), json(",'stop_reason':'max_tokens'")),
        "assistant-empty (length) human:no delivered:unknown", "claude.stop-reason.length", "\"max_tokens\"");
    row("context limit", assistant("[]", json(",'stop_reason':'model_context_window_exceeded'")),
        "assistant-empty (length) human:no delivered:unknown", "claude.stop-reason.length",
        "\"model_context_window_exceeded\"");

    row("sub-agent's prompt", user("\"Look for it\"", json(",'isSidechain':true")),
        "sidechain human:no delivered:unknown", "claude.sidechain", "true");
    row("sub-agent's tool result",
        user(json("[{'type':'tool_result','tool_use_id':'t','content':'x'}]"), json(",'isSidechain':true")),
        "sidechain human:no delivered:unknown", "claude.sidechain", "true");
    row("sub-agent's words", assistant(json("[{'type':'text','text':'Found'}]"), {}, json(",'isSidechain':true")),
        "none human:unknown delivered:unknown", "", "");
    row("queued prompt, blank",
        json("{'type':'attachment','uuid':'u','attachment':{'type':'queued_command','prompt':''}}\n"),
        "blank (empty) human:unknown delivered:unknown", "general.blank.empty", "\"\"");
    row("compaction block", user(json("[{'type':'compaction'}]")),
        "compaction (unknown) human:unknown delivered:replaced", "general.compaction", "\"compaction\"");
    row("injected context", user("\"<environment_context>x</environment_context>\""),
        "synthetic (context) human:no delivered:yes", "general.injected-context",
        "\"<environment_context>x</environment_context>\"");
    row("redacted", user("\"[redacted:text:1]\""), "redacted human:unknown delivered:unknown", "general.redacted",
        "\"[redacted:text:1]\"");
    row("unknown block", user(json("[{'type':'surprise'}]")),
        "synthetic (unknown-part) human:unknown delivered:unknown", "general.unknown-part", "\"surprise\"");
}

void TestGeneralRules::rows()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, finding);
    QFETCH(QString, rule);
    QFETCH(QByteArray, evidence);
    const Judged judged = judge(line);
    QCOMPARE(judged.entries.size(), size_t(1));
    const Finding &found = judged.entries[0].finding;
    QCOMPARE(summaryOf(found), finding);
    QCOMPARE(QString::fromStdString(found.rule), rule);
    QCOMPARE(judged.evidenceOf(0), evidence);
    QCOMPARE(found.confidence, 1.0);
}

void TestGeneralRules::judgesMergedMessages()
{
    // Each line alone would be silent: sealed thinking, then a call; the text stands between them.
    const Judged judged = judge(assistant(json("[{'type':'thinking','thinking':'','signature':'S'}]"))
                                + assistant(json("[{'type':'text','text':'I look'}]"))
                                + assistant(json("[{'type':'tool_use','id':'t','name':'X','input':{}}]")));
    QCOMPARE(judged.entries.size(), size_t(1));
    QCOMPARE(int(judged.entries[0].finding.silence), int(SilenceClass::None));
    // Without the text, the call is what it is about; its evidence is in the second record.
    const Judged silent = judge(assistant(json("[{'type':'thinking','thinking':'','signature':'S'}]"))
                                + assistant(json("[{'type':'tool_use','id':'t','name':'X','input':{}}]")));
    QCOMPARE(QString::fromStdString(silent.entries[0].finding.detail), QStringLiteral("tool-only"));
    QCOMPARE(silent.entries[0].finding.evidence.at(0).record, 1);
    QCOMPARE(silent.evidenceOf(0), QByteArray("\"tool_use\""));
}

// The usual place of an empty end of turn is behind a tool result; the place is said, the motive is not.
void TestGeneralRules::emptyAnswerToATool()
{
    const QByteArray result = user(json("[{'type':'tool_result','tool_use_id':'t','content':'x'}]"));
    const QByteArray empty = assistant(json("[{'type':'text','text':''}]"), json(",'stop_reason':'end_turn'"));
    const Judged behind = judge(result + empty);
    QCOMPARE(QString::fromStdString(behind.entries.at(1).finding.detail), QStringLiteral("empty after-tool-result"));
    const Judged alone = judge(user("\"a\"") + empty);
    QCOMPARE(QString::fromStdString(alone.entries.at(1).finding.detail), QStringLiteral("empty"));
}

void TestGeneralRules::compactionWithItsBoundary_data()
{
    QTest::addColumn<QByteArray>("metadata");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<QByteArray>("evidence");
    QTest::newRow("auto") << (json(",'compactMetadata':{'trigger':'auto','preTokens':5}"))
                          << QStringLiteral("compaction (auto) human:no delivered:replaced")
                          << QByteArray("true \"auto\"");
    QTest::newRow("manual") << (json(",'compactMetadata':{'trigger':'manual'}"))
                            << QStringLiteral("compaction (manual) human:partly delivered:replaced")
                            << QByteArray("true \"manual\"");
    QTest::newRow("without a trigger") << QByteArray()
                                       << QStringLiteral("compaction (unknown) human:unknown delivered:replaced")
                                       << QByteArray("true \"compact_boundary\"");
}

void TestGeneralRules::compactionWithItsBoundary()
{
    QFETCH(QByteArray, metadata);
    QFETCH(QString, finding);
    QFETCH(QByteArray, evidence);
    const Judged judged = judge(json("{'type':'system','subtype':'compact_boundary','uuid':'b'") + metadata + "}\n"
                                + user("\"This session is being continued\"", json(",'isCompactSummary':true")));
    QCOMPARE(judged.entries.size(), size_t(1));
    QCOMPARE(summaryOf(judged.entries[0].finding), finding);
    QCOMPARE(judged.evidenceOf(0), evidence);
}

void TestGeneralRules::compactionIsInferred_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("summary");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<double>("confidence");
    const QByteArray headings = json("[{'type':'text','text':'## Goal\\n\\nx\\n## Instructions\\n## Discoveries\\n'}]");
    const QByteArray few = json("[{'type':'text','text':'## Goal\\n\\nx\\n## Instructions\\n'}]");
    const QByteArray goOn = "\"Continue if you have next steps, or stop and ask for clarification\"";
    const QString inferred = QStringLiteral("compaction-inferred human:unknown delivered:unknown");
    QTest::newRow("three headings") << QByteArray() << headings << QByteArray() << inferred << 0.8;
    QTest::newRow("two headings") << QByteArray() << few << QByteArray()
                                  << QStringLiteral("wrapper human:unknown delivered:unknown") << 1.0;
    QTest::newRow("in the middle of work") << (json("[{'type':'tool_use','id':'t','name':'X','input':{}}]")) << headings
                                           << QByteArray() << inferred << 0.85;
    QTest::newRow("and told to go on") << QByteArray() << headings << goOn
                                       << QStringLiteral("compaction-inferred (auto) human:unknown delivered:unknown")
                                       << 0.95;
}

void TestGeneralRules::compactionIsInferred()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, summary);
    QFETCH(QByteArray, after);
    QFETCH(QString, finding);
    QFETCH(double, confidence);
    const auto line = [](const char *type, const char *id, const QByteArray &content) {
        return content.isEmpty()
            ? QByteArray()
            : (json("{'type':'")) + type + json("','message':{'id':'") + id + json("','content':") + content + "}}\n";
    };
    const Judged judged = judge(line("assistant", "m0", before)
                                + line("user", "", json("'<conversation_data>\\n\\n</conversation_data>'"))
                                + line("assistant", "m1", summary) + line("user", "", after));
    const size_t silence = before.isEmpty() ? 0 : 1;
    QCOMPARE(summaryOf(judged.entries.at(silence).finding), finding);
    QCOMPARE(judged.entries[silence].finding.confidence, confidence);
    for (const EvidencePointer &evidence : judged.entries[silence].finding.evidence)
        QVERIFY(judged.bytesOf(evidence, silence).startsWith('"'));
}

void TestGeneralRules::deliveredOnceAnswered()
{
    const Judged judged =
        judge(user("\"\"") + assistant(json("[{'type':'text','text':'Hm?'}]"), {}, json(",'parentUuid':'u'")));
    QCOMPARE(summaryOf(judged.entries[0].finding), QStringLiteral("blank (empty) human:unknown delivered:yes"));
    QVERIFY(!judged.entries[0].facts.flags.testFlag(MessageFlag::Unanswered));
}

// `system/api_error` with retry data and no assistant at all: no message, and the prompt has no answer.
void TestGeneralRules::apiFailureWithoutAnswer()
{
    const Judged judged =
        judge(user("\"Fix it\"")
              + json("{'type':'system','subtype':'api_error','uuid':'e','parentUuid':'u','retryAttempt':1}") + "\n");
    QCOMPARE(judged.entries.size(), size_t(1));
    QVERIFY(judged.entries[0].facts.flags.testFlag(MessageFlag::Unanswered));
}

void TestGeneralRules::samplesHaveAllTheirEvidence()
{
    const QString samples = qEnvironmentVariable("TACET_SAMPLES");
    if (samples.isEmpty())
        QSKIP("TACET_SAMPLES names no folder");
    const QDir folder(samples + QStringLiteral("/claude-code"));
    for (const QString &name : folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Judged judged = judge(file.readAll());
        QVERIFY2(!judged.entries.empty(), qPrintable(name));
        for (size_t i = 0; i < judged.entries.size(); ++i) {
            const MessageEntry &entry = judged.entries[i];
            QVERIFY2(entry.finding.silence == SilenceClass::None || !entry.finding.evidence.empty(), qPrintable(name));
            for (const EvidencePointer &evidence : entry.finding.evidence)
                QVERIFY2(judged.bytesOf(evidence, i) != "nothing there", qPrintable(name));
        }
    }
}

QTEST_GUILESS_MAIN(TestGeneralRules)
#include "tst_generalrules.moc"
