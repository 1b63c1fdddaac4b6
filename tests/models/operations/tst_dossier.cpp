// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/dossier.h"
#include "models/operations/messagereader.h"
#include "tests/support/claudelog.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tacet;
using namespace tacet::test;

namespace {

/// Blocks of an assistant message, given as JSON. Written by us, in the shape of a Claude Code log.
QByteArray blocksLine(int number, const QByteArray &blocks)
{
    QByteArray line = assistantLine(number, "msg_" + QByteArray::number(number), "%");
    return line.replace(R"([{"type":"text","text":"%"}])", '[' + blocks + ']');
}

QByteArray text(const QByteArray &words)
{
    return R"({"type":"text","text":")" + words + R"("})";
}

QByteArray use(int number, const QByteArray &tool, const QByteArray &input)
{
    return R"({"type":"tool_use","id":"t)" + QByteArray::number(number) + R"(","name":")" + tool + R"(","input":{)"
        + input + "}}";
}

QByteArray result(int number, int call, bool isError)
{
    return userLine(number,
                    R"([{"type":"tool_result","tool_use_id":"t)" + QByteArray::number(call)
                        + R"(","content":"x","is_error":)" + (isError ? "true" : "false") + "}]");
}

const MeasuredShift &of(const Dossier &dossier, Measure measure)
{
    return dossier.shift[size_t(measure)];
}

}

/// One session, by hand:
///
///    0 user       Make src/a.cpp faster.
///    1 assistant  "I look at src/a.cpp."  Read src/a.cpp            4 words, 1 call
///    2 user       (result)
///    3 assistant  TodoWrite: measure (in_progress), rewrite         0 words, 1 call
///    4 user       (result)
///    5 assistant  "I could rewrite src/a.cpp. Shall I?"             6 words, 0 calls, a question
///    6 user       (blank)
///    7 assistant  "I go on."  Edit src/b.cpp                        3 words, 1 call    the first answer
///    8 user       (result, failed)
///    9 assistant  Bash: rm src/a.cpp                                0 words, 1 call
///   10 user       (result, failed)
///   11 assistant  "Fixed src/b.cpp now."                            3 words
///   12 assistant  "Bye."                                            1 word
///   13 user       Why src/b.cpp?
class TestDossier final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const QString log = m_folder->filePath(QStringLiteral("log.jsonl"));
        const QByteArray todos = R"("todos":[{"content":"measure","status":"in_progress","activeForm":"m"},)"
                                 R"({"content":"rewrite","status":"pending","activeForm":"r"}])";
        writeFile(log,
                  userLine(0, "\"Make src/a.cpp faster.\"")
                      + blocksLine(1, text("I look at src/a.cpp.") + ',' + use(1, "Read", R"("file_path":"src/a.cpp")"))
                      + result(2, 1, false) + blocksLine(3, use(3, "TodoWrite", todos)) + result(4, 3, false)
                      + blocksLine(5, text("I could rewrite src/a.cpp. Shall I?")) + userLine(6, "\"\"")
                      + blocksLine(7, text("I go on.") + ',' + use(7, "Edit", R"("file_path":"src/b.cpp")"))
                      + result(8, 7, true) + blocksLine(9, use(9, "Bash", R"("command":"rm src/a.cpp")"))
                      + result(10, 9, true) + blocksLine(11, text("Fixed src/b.cpp now."))
                      + blocksLine(12, text("Bye.")) + userLine(13, "\"Why src/b.cpp?\""));
        m_library = valueOf(Library::open(m_folder->filePath(QStringLiteral("library"))));
        const ImportOutcome outcome = imported(*m_library, log);
        m_reader = valueOf(m_library->openReader());
        m_messages = valueOf(
            MessageReader::open(*m_library, *m_reader, valueOf(m_reader->session(outcome.sessions.front().id))));
        m_columns = valueOf(m_reader->columns(outcome.sessions.front().id));
        const MessageRow row = valueOf(m_reader->message(outcome.sessions.front().id, 6));
        m_report = valueOf(reportSilence(*m_reader, *m_messages, row));
        m_dossier = valueOf(collectDossier(*m_reader, *m_messages, m_columns, m_report));
    }

    void bothSides()
    {
        QCOMPARE(m_report.silence, SilenceClass::Blank);
        QCOMPARE(m_dossier.lastUser->ordinal, 0);
        QCOMPARE(m_dossier.nextUser->ordinal, 13);
        QCOMPARE(m_dossier.before.messages, 3);
        QCOMPARE(m_dossier.after.messages, 4); // 7, 9, 11, 12
        QCOMPARE(m_dossier.before.said->text, QStringLiteral("I could rewrite src/a.cpp. Shall I?"));
        QCOMPARE(m_dossier.after.said->text, QStringLiteral("I go on."));
        QCOMPARE(m_dossier.pending, QStringLiteral("Shall I?"));
        QCOMPARE(m_dossier.pendingOrdinal, 5);
        QCOMPARE(m_dossier.before.topic.first(), QStringLiteral("src/a.cpp"));
    }

    void thePlanIsThatOfTheToDoTool()
    {
        QCOMPARE(m_dossier.before.plan,
                 (std::vector<PlanItem> {{QStringLiteral("measure"), QStringLiteral("in_progress")},
                                         {QStringLiteral("rewrite"), QStringLiteral("pending")}}));
        QCOMPARE(m_dossier.before.planOrdinal, 3);
        QVERIFY(m_dossier.after.plan.empty());
    }

    void toolsAndFilesAreAligned()
    {
        QCOMPARE(m_dossier.tools,
                 (std::vector<AlignedName> {{QStringLiteral("Edit"), 0, 1},
                                            {QStringLiteral("Bash"), 0, 1},
                                            {QStringLiteral("Read"), 1, 0},
                                            {QStringLiteral("TodoWrite"), 1, 0}}));
        QCOMPARE(m_dossier.files,
                 (std::vector<AlignedName> {{QStringLiteral("src/a.cpp"), 1, 1}, {QStringLiteral("src/b.cpp"), 0, 1}}));
    }

    /// After are 9, 11 and 12: the first answer (7) is counted apart.
    void whatShifted()
    {
        QCOMPARE(m_dossier.firstAnswer->words, 3);
        QCOMPARE(m_dossier.firstAnswer->tools, QStringList {QStringLiteral("edit")});
        QCOMPARE(m_dossier.firstAnswer->errors, 1); // its result failed, in a message of its own
        const MeasuredShift &words = of(m_dossier, Measure::Words);
        QVERIFY(std::abs(*words.before - 10.0 / 3) < 1e-9); // 4 + 0 + 6
        QVERIFY(std::abs(*words.after - 4.0 / 3) < 1e-9); // 0 + 3 + 1
        QVERIFY(std::abs(*words.value + 6.0 / 3) < 1e-9);
        QCOMPARE(words.beforeCount, 3);
        QCOMPARE(words.afterCount, 3);
        QVERIFY(std::abs(*of(m_dossier, Measure::Calls).value - (1.0 / 3 - 2.0 / 3)) < 1e-9);
        QVERIFY(std::abs(*of(m_dossier, Measure::Questions).value - (0 - 1.0 / 3)) < 1e-9);
        QVERIFY(std::abs(*of(m_dossier, Measure::Errors).value - 1.0 / 3) < 1e-9); // the rm
        QVERIFY(std::abs(*of(m_dossier, Measure::StateChanges).value - 1.0 / 3) < 1e-9);
        QVERIFY(!of(m_dossier, Measure::Tools).value); // 2 calls before, 1 after
        QCOMPARE(of(m_dossier, Measure::Tools).beforeCount, 2);
        QCOMPARE(of(m_dossier, Measure::Tools).afterCount, 1);
        QVERIFY(!of(m_dossier, Measure::Identifiers).value); // one name before, two after
        QCOMPARE(of(m_dossier, Measure::Identifiers).afterCount, 2);
    }

    /// Two turns have words: 0 (nothing before it) and 13 (nothing after it): no shift can be measured at either.
    void theBaselineOfTurnsWithWords()
    {
        NoProgress progress;
        const Baseline baseline = valueOf(measureBaseline(*m_reader, *m_messages, {}, progress));
        QCOMPARE(baseline.turns, 2);
        QCOMPARE(baseline.allTurns, 2);
        for (const MeasureBaseline &measure : baseline.measures)
            QVERIFY(measure.values.empty());
    }

    void neighboursInTime()
    {
        QVERIFY(!m_dossier.silenceBefore); // tool results are not listed unless asked for
        QVERIFY(!m_dossier.silenceAfter);
    }

    void whatIsProposed()
    {
        SilenceReporter reporter(*m_reader, *m_messages);
        const SilenceProposals proposals = valueOf(reporter.propose(m_report));
        // Words follow 7 s later (10:00:06 to 10:00:13); "Shall I?" is a proposal, and they are no objection.
        QCOMPARE(int(proposals.readings.size()), 2);
        QCOMPARE(proposals.readings[0].code, QStringLiteral("SLIP"));
        QCOMPARE(proposals.readings[0].cues.front().value, 7'000.0);
        QCOMPARE(proposals.readings[1].code, QStringLiteral("ASSENT"));
        // The edit of a file that nobody had named, and a command beyond taking back.
        QCOMPARE(proposals.flags.front().kind, FlagKind::Permission);
        QCOMPARE(proposals.flags.front().severity, Mistake::Severity::High);
        QCOMPARE(int(proposals.flags.front().calls.size()), 2);
        QCOMPARE(proposals.flags.front().calls[1].target, QStringLiteral("rm src/a.cpp"));
        QCOMPARE(proposals.flags.front().calls[1].ordinal, 9);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const Library> m_library;
    std::unique_ptr<TranscriptReader> m_reader;
    std::unique_ptr<MessageReader> m_messages;
    SessionColumns m_columns;
    SilenceReport m_report;
    Dossier m_dossier;
};

QTEST_GUILESS_MAIN(TestDossier)
#include "tst_dossier.moc"
