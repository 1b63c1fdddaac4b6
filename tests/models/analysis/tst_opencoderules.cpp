// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/silencerules.h"

#include "opencodesession.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

QString text(const std::string &value)
{
    return QString::fromStdString(value);
}

/// A finding in one line: class, detail, act, delivered, rule, first evidence.
QString line(const Finding &finding)
{
    QString evidence = QStringLiteral("-");
    if (!finding.evidence.empty()) {
        const EvidencePointer &first = finding.evidence.front();
        evidence =
            text(first.pointer) + (first.absent.empty() ? QString() : QStringLiteral(" without ") + text(first.absent));
    }
    return QStringLiteral("%1 (%2) %3 %4 | %5 | %6")
        .arg(idOf(finding.silence), text(finding.detail), idOf(finding.humanAct), idOf(finding.delivered),
             text(finding.rule), evidence);
}

/// A user's message with these parts, then an answer to it; what the rules say of the first.
Finding userFinding(const QByteArray &parts)
{
    const TemporaryInput input(
        "{\"info\":{\"id\":\"ses_1\"},\"messages\":[{\"info\":{\"id\":\"m\",\"role\":\"user\"},\"parts\":" + parts
        + "}]}");
    const auto entries = judgedExport(input.path());
    return entries.empty() ? Finding() : entries.front().finding;
}

/// An assistant's message: what stands in its info beside the role, and its parts.
MessageEntry assistantEntry(const QByteArray &info, const QByteArray &parts, const QByteArray &next = {})
{
    const TemporaryInput input(
        "{\"info\":{\"id\":\"ses_1\"},\"messages\":[{\"info\":{\"id\":\"a\",\"role\":\"assistant\"" + info
        + "},\"parts\":" + parts + "}" + next + "]}");
    const auto entries = judgedExport(input.path());
    return entries.empty() ? MessageEntry() : entries.front();
}

}

class TestOpenCodeRules : public QObject
{
    Q_OBJECT

private slots:
    /// Sections 3.3 and 3.6 of the format notes: the laboratory's sessions, at the indexes that the tables name.
    /// What each message holds: jq -c '.messages[I] | [.info.role, .info.finish, .info.error.name, .parts]' FILE
    void labFindings_data()
    {
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("session");
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *version, const char *session, int index, const char *expected) {
            QTest::addRow("%s %s %d", version, session, index)
                << QString::fromLatin1(version) << QString::fromLatin1(session) << index
                << QString::fromLatin1(expected);
        };
        for (const char *version : {"1.1.53", "1.2.27"}) {
            row(version, "S2", 0, "none () unknown unknown |  | -");
            row(version, "S2", 2, "blank (empty) unknown yes | opencode.text.blank | /parts/0/text");
            row(version, "S2", 4, "blank (whitespace) unknown yes | opencode.text.blank | /parts/0/text");
            row(version, "S2", 6, "no-parts () unknown yes | opencode.parts.none | /parts");
            row(version, "S2", 8, "attachment () yes yes | opencode.part.file | /parts/1/type");
            row(version, "S2", 10, "attachment () yes yes | opencode.part.file | /parts/0/type");
            row(version, "S2", 12, "attachment () yes yes | opencode.part.file | /parts/2/type");
            row(version, "S2", 14, "attachment () yes yes | opencode.part.file | /parts/2/type");
            row(version, "S2", 16, "attachment-lost () yes yes | opencode.text.read-failed | /parts/1/text");
            row(version, "S2", 18, "synthetic (injected) no yes | opencode.text.synthetic | /parts/0/synthetic");
            row(version, "S2", 20, "ignored () no no | opencode.text.ignored | /parts/0/ignored");
            row(version, "S2", 23, "ignored () no no | opencode.text.ignored | /parts/0/ignored");
            row(version, "S2", 24, "subtask (mention) yes replaced | opencode.part.agent | /parts/0/type");
            row(version, "S2", 26, "subtask (command) partly replaced | opencode.part.subtask | /parts/0/type");
            row(version, "S2", 27,
                "assistant-empty (subtask) partly unknown | opencode.assistant.subtask | /parts/0/tool");
            row(version, "S2", 31, "subtask (command) partly replaced | opencode.part.subtask | /parts/0/type");
            row(version, "S2", 33, "synthetic (after-subtask) no yes | opencode.text.after-subtask | /parts/0/text");
            row(version, "S2", 35, "command (shell) yes yes | opencode.text.shell | /parts/0/text");
            row(version, "S2", 36, "assistant-empty (shell) yes unknown | opencode.assistant.shell | /parts/0/tool");
            row(version, "S1", 3, "none () unknown unknown |  | -");
            row(version, "S1", 6, "assistant-empty (tool-only) no unknown | opencode.assistant.tool | /parts/1/type");
            row(version, "S1", 9, "assistant-empty (tool-only) no unknown | opencode.assistant.tool | /parts/1/type");
            row(version, "S1", 20,
                "assistant-empty (thinking-open) no unknown | opencode.assistant.reasoning | /parts/1/text");
            row(version, "S1", 22, "assistant-empty (empty) no unknown | opencode.assistant.steps | /parts/1/type");
            row(version, "S1", 24,
                "assistant-empty (empty) no unknown | opencode.assistant.text-empty | /parts/1/text");
            row(version, "S1", 26, "none () unknown unknown |  | -");
            row(version, "S1", 28, "assistant-empty (filtered) no unknown | opencode.assistant.filter | /info/finish");
            row(version, "S1", 30, "assistant-empty (failed) no unknown | opencode.assistant.error | /info/error/name");
            row(version, "S4", 5,
                "assistant-empty (aborted) unknown unknown | opencode.assistant.error-aborted | /info/error/name");
        }
        row("1.1.53", "S4", 3, "none () unknown unknown |  | -"); // keeps the partial text
        row("1.2.27", "S4", 3,
            "assistant-empty (aborted) unknown unknown | opencode.assistant.error-aborted | /info/error/name");
        row("1.1.53", "S6", 3, "none () unknown unknown |  | -");
        row("1.2.27", "S6", 3,
            "assistant-empty (unfinished) no unknown | opencode.assistant.unfinished | /info/time without completed");
        for (const char *version : {"1.1.53", "1.2.27", "1.18.34"}) {
            row(version, "S3", 5, "compaction (manual) partly replaced | opencode.part.compaction | /parts/0/type");
            row(version, "S3", 11, "compaction (auto) no replaced | opencode.part.compaction | /parts/0/type");
            row(version, "S3", 13, "synthetic (auto-continue) no yes | opencode.text.auto-continue | /parts/0/text");
            row(version, "S3", 19, "compaction (auto) no replaced | opencode.part.compaction | /parts/0/type");
            row(version, "S3", 23, "compaction (auto) no replaced | opencode.part.compaction | /parts/0/type");
            row(version, "S3", 6, "none () unknown unknown |  | -"); // the summary has text
        }
        row("1.2.27", "S7-aborted-compaction", 4,
            "compaction (manual aborted) partly replaced | opencode.part.compaction | /parts/0/type");
        row("1.2.27", "S7-aborted-compaction", 5,
            "assistant-empty (aborted) unknown unknown | opencode.assistant.error-aborted | /info/error/name");
        row("1.2.27", "S8-overflow-replay", 3,
            "assistant-empty (overflow) no unknown | opencode.assistant.overflow | /parts");
        row("1.2.27", "S8-overflow-replay", 4,
            "compaction (auto overflow) no replaced | opencode.part.compaction | /parts/0/type");
    }
    void labFindings()
    {
        QFETCH(QString, version);
        QFETCH(QString, session);
        QFETCH(int, index);
        QFETCH(QString, expected);
        const auto entries = judgedExport(labExport(version, session));
        QVERIFY(index < int(entries.size()));
        QCOMPARE(line(entries[size_t(index)].finding), expected);
    }

    /// Rows of 3.3 that the laboratory has no message for.
    void userRows_data()
    {
        QTest::addColumn<QByteArray>("parts");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *parts, const char *expected) {
            QTest::newRow(name) << jsonText(parts) << QString::fromLatin1(expected);
        };
        row("1 compaction without auto", "[{'type':'compaction'}]",
            "compaction (unknown unfinished) unknown replaced | opencode.part.compaction | /parts/0/type");
        row("1 compaction beside text", "[{'type':'text','text':'hi'},{'type':'compaction','auto':true}]",
            "compaction (auto unfinished) no replaced | opencode.part.compaction | /parts/1/type");
        row("3 parts null", "null", "no-parts () unknown unknown | opencode.parts.none | /parts");
        row("6 file with a blank text",
            "[{'type':'text','text':''},{'type':'file','mime':'image/png','url':'data:,x'}]",
            "attachment () yes yes | opencode.part.file | /parts/1/type");
        row("6b file without its data", "[{'type':'file','mime':'image/png'}]",
            "attachment-lost () yes unknown | opencode.part.file-lost | /parts/0/type");
        row("7 auto-continue by metadata",
            "[{'type':'text','text':'Weiter','synthetic':true,'metadata':{'compaction_continue':true}}]",
            "synthetic (auto-continue) no yes | opencode.text.auto-continue | /parts/0/text");
        row("7 the same words by a person", "[{'type':'text','text':'Continue if you have next steps'}]",
            "none () unknown unknown |  | -");
        row("7d resume after a summary",
            "[{'type':'text','synthetic':true,'text':'Use the above summary generated from your last session to resume "
            "from where you left off.'}]",
            "synthetic (resume) no yes | opencode.text.resume | /parts/0/text");
        row("7e reminder", "[{'type':'text','synthetic':true,'text':'<system-reminder>Plan mode</system-reminder>'}]",
            "synthetic (reminder) no yes | opencode.text.reminder | /parts/0/text");
        row("7e reminder in other words",
            "[{'type':'text','synthetic':true,'text':'Mind: <system-reminder>Plan mode</system-reminder>'}]",
            "synthetic (reminder) no yes | opencode.text.reminder | /parts/0/text");
        row("7e reminder behind a blank",
            "[{'type':'text','text':' "
            "'},{'type':'text','synthetic':true,'text':'<system-reminder>Plan</system-reminder>'}]",
            "blank (whitespace) unknown unknown | opencode.text.blank | /parts/0/text");
        row("9 sanitised", "[{'type':'text','text':'[redacted:text:prt_1]'}]",
            "redacted () unknown unknown | opencode.text.redacted | /parts/0/text");
        row("9 sanitised text beside a file",
            "[{'type':'text','text':'[redacted:text:prt_1]'},{'type':'file','url':'[redacted:url:prt_2]'}]",
            "redacted () unknown unknown | opencode.text.redacted | /parts/0/text");
        row("10 invisible", "[{'type':'text','text':'\\u200b\\u3164'}]",
            "blank (invisible) unknown unknown | opencode.text.blank | /parts/0/text");
        row("near silence", "[{'type':'text','text':'ok'}]",
            "near-silence () unknown unknown | opencode.text.near-silence | /parts/0/text");
        row("flattened text", "[{'type':'text','text':'<conversation_data>\\n\\n</conversation_data>'}]",
            "wrapper () unknown unknown | opencode.text.wrapper | /parts/0/text");
        row("parts of an unknown kind", "[{'type':'hologram','text':'boo'}]",
            "no-parts (unknown-parts) unknown unknown | opencode.parts.unknown | /parts/0");
    }
    void userRows()
    {
        QFETCH(QByteArray, parts);
        QFETCH(QString, expected);
        QCOMPARE(line(userFinding(parts)), expected);
    }

    void noPartsAtAll()
    {
        const TemporaryInput input(jsonText("{'info':{'id':'ses_1'},'messages':[{'info':{'id':'m','role':'user'}}]}"));
        const auto entries = judgedExport(input.path());
        QCOMPARE(int(entries.size()), 1);
        QCOMPARE(line(entries.front().finding),
                 QStringLiteral("no-parts () unknown unknown | opencode.parts.none |  without parts"));
    }

    /// Rows of 3.6 that the laboratory has no message for.
    void assistantRows_data()
    {
        QTest::addColumn<QByteArray>("info");
        QTest::addColumn<QByteArray>("parts");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *info, const char *parts, const char *expected) {
            QTest::newRow(name) << jsonText(info) << jsonText(parts)
                                << QStringLiteral("assistant-empty (") + QString::fromLatin1(expected);
        };
        row("sealed reasoning", ",'finish':'stop','time':{'completed':2}",
            "[{'type':'reasoning','text':'','metadata':{'openai':{'reasoningEncryptedContent':'x'}}}]",
            "thinking-sealed) no unknown | opencode.assistant.reasoning-sealed | /parts/0/metadata");
        row("output limit", ",'finish':'length','time':{'completed':2}", "[{'type':'step-start'}]",
            "length) no unknown | opencode.assistant.length | /info/finish");
        row("output limit in old versions", ",'error':{'name':'MessageOutputLengthError'}", "[]",
            "length) no unknown | opencode.assistant.error-length | /info/error/name");
        row("content filter from 1.17 on", ",'finish':'content-filter','error':{'name':'ContentFilterError'}", "[]",
            "filtered) no unknown | opencode.assistant.error-filter | /info/error/name");
        row("context overflow", ",'error':{'name':'ContextOverflowError'}", "[]",
            "overflow) no unknown | opencode.assistant.error-overflow | /info/error/name");
        row("no key for the provider", ",'error':{'name':'ProviderAuthError'}", "[]",
            "failed) no unknown | opencode.assistant.error | /info/error/name");
        row("error without a name", ",'error':{}", "[]", "failed) no unknown | opencode.assistant.error | /info/error");
        row("interrupted tool", ",'finish':'tool-calls','time':{'completed':2}",
            "[{'type':'step-start'},{'type':'tool','tool':'bash','state':{'status':'error','error':'Tool execution "
            "aborted'}}]",
            "aborted) unknown unknown | opencode.assistant.tool-aborted | /parts/1/state/status");
        row("interrupted shell call from 1.15 on", ",'finish':'tool-calls','time':{'completed':2}",
            "[{'type':'step-start'},{'type':'tool','tool':'bash','state':{'status':'completed','output':'User aborted "
            "the command'}}]",
            "aborted) unknown unknown | opencode.assistant.tool-aborted | /parts/1/state/status");
        row("tool that still runs", ",'finish':'tool-calls','time':{'completed':2}",
            "[{'type':'step-start'},{'type':'tool','tool':'bash','state':{'status':'running'}}]",
            "aborted) unknown unknown | opencode.assistant.tool-aborted | /parts/1/state/status");
        row("nothing, and no compaction follows", ",'time':{'completed':2},'finish':'stop'", "[]",
            "empty) no unknown | opencode.assistant.none | /parts");
        row("neither finished nor failed", ",'time':{'created':1}", "[]",
            "unfinished) no unknown | opencode.assistant.unfinished | /info/time without completed");
    }
    void assistantRows()
    {
        QFETCH(QByteArray, info);
        QFETCH(QByteArray, parts);
        QFETCH(QString, expected);
        QCOMPARE(line(assistantEntry(info, parts).finding), expected);
    }

    /// The outcome of a compaction is what answers it, with the evidence for that.
    void compactionOutcome()
    {
        const auto aborted = judgedExport(labExport(QStringLiteral("1.2.27"), QStringLiteral("S7-aborted-compaction")));
        QCOMPARE(int(aborted.size()), 8);
        const EvidencePointer &last = aborted[4].finding.evidence.back();
        QCOMPARE(text(last.pointer), QStringLiteral("/info/error"));
        QCOMPARE(last.ordinalOffset, 1);

        const auto completed = judgedExport(labExport(QStringLiteral("1.2.27"), QStringLiteral("S3")));
        QStringList pointers;
        for (const EvidencePointer &evidence : completed[11].finding.evidence)
            pointers.append(text(evidence.pointer) + QStringLiteral("@%1").arg(evidence.ordinalOffset));
        QCOMPARE(pointers,
                 QStringList({QStringLiteral("/parts/0/type@0"), QStringLiteral("/parts/0/auto@0"),
                              QStringLiteral("/info/summary@1")}));
    }

    void compactionThatFailed()
    {
        const TemporaryInput input(
            jsonText("{'info':{'id':'ses_1'},'messages':["
                     "{'info':{'id':'u','role':'user'},'parts':[{'type':'compaction','auto':true,'overflow':true}]},"
                     "{'info':{'id':'a','role':'assistant','parentID':'u','summary':true,"
                     "'error':{'name':'ContextOverflowError'}},'parts':[]}]}"));
        const auto entries = judgedExport(input.path());
        QCOMPARE(text(entries.front().finding.detail), QStringLiteral("auto overflow failed"));
    }

    void wrapperBeforeASummary()
    {
        const QByteArray summary =
            jsonText("{'info':{'id':'a','role':'assistant','finish':'stop'},'parts':[{'type':'text','text':"
                     "'## Goal\\n\\nx\\n\\n## Instructions\\n\\n- y\\n\\n## Discoveries\\n\\nz\\n'}]}");
        const QByteArray wrapped = jsonText("{'info':{'id':'u','role':'user'},'parts':[{'type':'text','text':"
                                            "'<conversation_data>\\n\\n</conversation_data>'}]}");
        const QByteArray goesOn =
            jsonText("{'info':{'id':'v','role':'user'},'parts':[{'type':'text','synthetic':true,'text':"
                     "'Continue if you have next steps'}]}");
        const TemporaryInput alone("{\"messages\":[" + wrapped + ',' + summary + "]}");
        const auto inferred = judgedExport(alone.path());
        QCOMPARE(
            line(inferred.front().finding),
            QStringLiteral("compaction-inferred () unknown unknown | opencode.text.wrapper-summary | /parts/0/text"));
        QCOMPARE(inferred.front().finding.confidence, 0.7);
        const TemporaryInput continued("{\"messages\":[" + wrapped + ',' + summary + ',' + goesOn + "]}");
        const auto certain = judgedExport(continued.path());
        QCOMPARE(text(certain.front().finding.detail), QStringLiteral("auto"));
        QCOMPARE(certain.front().finding.confidence, 0.9);
    }

    void replayAfterOverflow()
    {
        const auto entries = judgedExport(labExport(QStringLiteral("1.2.27"), QStringLiteral("S8-overflow-replay")));
        QCOMPARE(int(entries.size()), 10);
        for (const MessageEntry &entry : entries) // 6 repeats 2, see 3.1-4
            QCOMPARE(entry.facts.flags.testFlag(MessageFlag::Replayed), entry.ordinal == 6);
    }

    void typedWhileWorking()
    {
        // python: 10 of S4 was created before 9 was completed (info.time), no other user message was
        for (const QString &version : {QStringLiteral("1.1.53"), QStringLiteral("1.2.27")}) {
            const auto entries = judgedExport(labExport(version, QStringLiteral("S4")));
            QCOMPARE(int(entries.size()), 12);
            for (const MessageEntry &entry : entries)
                QCOMPARE(entry.facts.flags.testFlag(MessageFlag::Queued), entry.ordinal == 10);
        }
    }

    void unanswered()
    {
        // jq '[.messages[]|select(.info.role=="user").info.id] - [.messages[].info.parentID]'
        const auto entries = judgedExport(labExport(QStringLiteral("1.2.27"), QStringLiteral("S2")));
        QList<int> without;
        for (const MessageEntry &entry : entries) {
            if (entry.facts.flags.testFlag(MessageFlag::Unanswered))
                without.append(entry.ordinal);
        }
        QCOMPARE(without, QList<int>({22, 23}));
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeRules)
#include "tst_opencoderules.moc"
