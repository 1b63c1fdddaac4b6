// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/cueexpressions.h"
#include "models/analysis/sequence.h"

#include <QTest>

#include <vector>

using namespace tacet;

namespace {

TurnFacts says(const char *text)
{
    return {.text = QString::fromUtf8(text)};
}
TurnFacts userSays(const char *text)
{
    return {.byUser = true, .text = QString::fromUtf8(text)};
}
TurnFacts calls(const char *tool, const char *text = "")
{
    return {.toolCalls = true, .text = QString::fromUtf8(text), .tools = {QString::fromUtf8(tool)}};
}
TurnFacts toolResult()
{
    return {.silent = true};
}
TurnFacts userSilent()
{
    return {.byUser = true, .silent = true};
}

}

using Turns = std::vector<TurnFacts>;
Q_DECLARE_METATYPE(Turns)

class TestSequence : public QObject
{
    Q_OBJECT

private slots:
    void slotOfWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("slot");
        const auto row = [](const char *name, const char *text, const char *slot) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(slot);
        };
        row("question", "Two layouts are possible. Which of them do you use?", "question-pending");
        row("question in bold", "I need to know one thing.\n\n**Which port is it?**", "question-pending");
        row("question, then code", "Is this the file?\n\n```\nif (a ? b : c)\n```", "question-pending");
        row("asked for a decision", "A or B are both fine. Please confirm.", "question-pending");
        row("German question", "Beides geht. Welche Variante nimmst du?", "question-pending");
        row("question mark in code only", "Written to the file.\n\n```\nwhat?\n```", "report-delivered");
        row("question that was answered in the same turn", "Why did it fail? The cache was stale. It is fixed now.",
            "report-delivered");
        row("offer put as a question", "The kernel is old. Should I upgrade it?", "proposal-pending");
        row("offer without a question mark", "Let me know if you'd like me to run the benchmark.", "proposal-pending");
        row("recommendation", "There are two ways.\n\nI recommend the second one.", "proposal-pending");
        row("German offer", "Der Kernel ist alt. Soll ich ihn aktualisieren?", "proposal-pending");
        row("announced", "The module is loaded. Let me check the firmware.", "work-in-progress");
        row("announced with a colon", "Now the host:", "work-in-progress");
        row("announced as a list item", "- I'll run the tests", "work-in-progress");
        row("let me know is no announcement", "The report is in notes.md. Let me know.", "report-delivered");
        row("failure", "Unfortunately the driver has no firmware for this card.", "bad-news");
        row("impossible", "I read the specification.\n\nP2P between these groups is not possible.", "bad-news");
        row("refusal", "I can't help with that.", "bad-news");
        row("German failure", "Der Umbau ist leider gescheitert.", "bad-news");
        row("no failures", "All 41 tests pass, 0 failed.", "report-delivered");
        row("failure fixed", "Fixed the two failures in the parser.", "report-delivered");
        row("failure long before the end", "The build failed.\n\nSo I changed the flag.\n\nIt builds.\n\nIt runs.",
            "report-delivered");
        row("report", "Done. The three files are written and the tests pass.", "report-delivered");
    }

    void slotOfWords()
    {
        QFETCH(QString, text);
        const Turns before {userSays("go"), {.text = text}};
        QTEST(QString(idOf(slotOf(before))), "slot");
    }

    // Words of a language that is not known, and where they must not be found: within others.
    void ownWords()
    {
        const CueExpressions own({{CueWord::Proposal, {QStringLiteral("veux-tu que")}},
                                  {CueWord::BadNews, {QStringLiteral("hélas"), QStringLiteral("失敗")}},
                                  {CueWord::Question, {QStringLiteral("？")}},
                                  {CueWord::Work, {QStringLiteral("or")}}});
        const auto slot = [&own](const char *text) {
            const Turns before {userSays("go"), says(text)};
            return QString(idOf(slotOf(before, own)));
        };
        QCOMPARE(slot("C'est prêt. Veux-tu que je continue ?"), QStringLiteral("proposal-pending"));
        QCOMPARE(slot("Le pilote manque, Hélas."), QStringLiteral("bad-news"));
        QCOMPARE(slot("構築に失敗しました。"), QStringLiteral("bad-news"));
        QCOMPARE(slot("続けますか？"), QStringLiteral("question-pending"));
        QCOMPARE(slot("The order is sorted."), QStringLiteral("report-delivered"));
        const Turns before {userSays("go"), says("Le pilote manque, hélas.")};
        QCOMPARE(QString(idOf(slotOf(before))), QStringLiteral("report-delivered"));
    }

    void slotOfTurns_data()
    {
        QTest::addColumn<Turns>("before");
        QTest::addColumn<QString>("slot");
        const auto row = [](const char *name, Turns before, const char *slot) {
            QTest::newRow(name) << std::move(before) << QString::fromUtf8(slot);
        };
        TurnFacts failed = says("half an answer");
        failed.failed = true;
        TurnFacts stopped = calls("bash");
        stopped.interrupted = true;
        TurnFacts notice = userSilent();
        notice.interrupted = true;

        row("nothing before", {}, "session-start");
        row("only the user's silences before", {userSilent(), userSilent()}, "session-start");
        row("in the middle of tool calls", {userSays("go"), calls("bash"), calls("webfetch", "Let me search.")},
            "work-in-progress");
        row("tool result still to be answered", {userSays("go"), calls("Bash"), toolResult()}, "work-in-progress");
        row("words after the tools", {userSays("go"), calls("bash"), says("Done.")}, "report-delivered");
        row("an empty message after the words", {says("Which one?"), TurnFacts {.silent = true}}, "question-pending");
        row("question through a tool", {userSays("go"), calls("question")}, "question-pending");
        row("question through Claude Code's tool", {calls("AskUserQuestion"), toolResult()}, "question-pending");
        row("plan through a tool", {userSays("go"), calls("ExitPlanMode")}, "proposal-pending");
        row("question through a tool, answered and worked on", {calls("question"), calls("edit")}, "work-in-progress");
        row("failed", {userSays("go"), failed}, "error");
        row("stopped", {userSays("go"), stopped}, "interrupted");
        row("interrupt notice by the user", {says("Which one?"), notice}, "interrupted");
        row("silent again", {says("Which one?"), userSilent()}, "question-pending");
        row("the user has spoken", {says("Which one?"), userSays("the first")}, "work-in-progress");
        row("began and showed nothing", {userSays("go"), TurnFacts {.silent = true}}, "work-in-progress");
    }

    void slotOfTurns()
    {
        QFETCH(Turns, before);
        QTEST(QString(idOf(slotOf(before))), "slot");
    }

    void gapKind_data()
    {
        QTest::addColumn<qint64>("gapMs"); // -1: unknown
        QTest::addColumn<int>("slot");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char *name, qint64 gapMs, Slot slot, const char *kind) {
            QTest::newRow(name) << gapMs << int(slot) << QString::fromUtf8(kind);
        };
        row("unknown", -1, Slot::QuestionPending, "unknown");
        row("below a second", 999, Slot::ReportDelivered, "pause");
        row("below a second after a question", 999, Slot::QuestionPending, "pause");
        row("a second after a report", 1000, Slot::ReportDelivered, "gap");
        row("a second after a question", 1000, Slot::QuestionPending, "attributable");
        row("two hours after a proposal", 7'200'000, Slot::ProposalPending, "attributable");
        row("just below half an hour", 1'799'999, Slot::BadNews, "gap");
        row("half an hour", 1'800'000, Slot::BadNews, "lapse");
        row("inside a turn", 60'000, Slot::WorkInProgress, "pause");
        row("inside a turn, half an hour", 1'800'000, Slot::WorkInProgress, "lapse");
    }

    void gapKind()
    {
        QFETCH(qint64, gapMs);
        QFETCH(int, slot);
        const auto known = gapMs < 0 ? std::nullopt : std::optional(gapMs);
        QTEST(QString(idOf(gapKindOf(known, Slot(slot)))), "kind");
    }

    void gapKindAsksTheThresholds()
    {
        QCOMPARE(gapKindOf(5'000, Slot::ReportDelivered, {.pauseMs = 6'000, .lapseMs = 9'000}), GapKind::Pause);
        QCOMPARE(gapKindOf(9'000, Slot::ReportDelivered, {.pauseMs = 6'000, .lapseMs = 9'000}), GapKind::Lapse);
    }

    void jeffersonNotation_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<QString>("notation");
        QTest::newRow("half a second") << qint64(500) << QStringLiteral("(0.5)");
        QTest::newRow("rounded to tenths") << qint64(41'249) << QStringLiteral("(41.2)");
        QTest::newRow("rounded up") << qint64(41'250) << QStringLiteral("(41.3)");
        QTest::newRow("nothing") << qint64(0) << QStringLiteral("(0.0)");
        QTest::newRow("last tenth") << qint64(59'949) << QStringLiteral("(59.9)");
        QTest::newRow("rounds up to a minute") << qint64(59'950) << QStringLiteral("(1:00)");
        QTest::newRow("minutes") << qint64(125'000) << QStringLiteral("(2:05)");
        QTest::newRow("rounds up to an hour") << qint64(3'599'500) << QStringLiteral("(1:00:00)");
        QTest::newRow("hours") << qint64(7'985'000) << QStringLiteral("(2:13:05)"); // 2*3600 + 13*60 + 5
        QTest::newRow("more than a day") << qint64(100'000'000) << QStringLiteral("(27:46:40)"); // 27*3600 + 46*60 + 40
    }

    void jeffersonNotation()
    {
        QFETCH(qint64, ms);
        QTEST(jefferson(ms), "notation");
    }

    void jeffersonOfTheUnknownIsEmpty()
    {
        QVERIFY(jefferson(std::nullopt).isEmpty());
        QVERIFY(jefferson(-5).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSequence)
#include "tst_sequence.moc"
