// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/readingproposal.h"
#include "models/analysis/silenceflags.h"

#include <QTest>

using namespace tacet;

namespace {

using Severity = Mistake::Severity;

CallFacts call(const char *tool, const char *target, int textsBefore = 0)
{
    const QString name = QString::fromUtf8(tool);
    const QString object = QString::fromUtf8(target);
    return {name, object, changesState(name, object), textsBefore};
}

SideFacts says(const char *text, std::vector<CallFacts> calls = {})
{
    return {.texts = {QString::fromUtf8(text)}, .calls = std::move(calls)};
}

/// Everybody has heard of src/a.cpp; nobody of src/b.cpp.
SideFacts offer()
{
    return says("I could rewrite src/a.cpp. Shall I?", {call("read", "src/a.cpp"), call("read", "src/a.cpp")});
}

/// "permission medium, repeated low"
QString inWords(const std::vector<SilenceFlag> &flags)
{
    QStringList words;
    for (const SilenceFlag &flag : flags)
        words.append(QStringLiteral("%1 %2").arg(idOf(flag.kind)).arg(int(flag.severity)));
    return words.join(QStringLiteral(", "));
}

double valueOf(const std::vector<ProposalCue> &cues, const char *name)
{
    for (const ProposalCue &cue : cues) {
        if (cue.name == QLatin1StringView(name))
            return cue.value;
    }
    return -1;
}

QString codesOf(const ReadingFacts &facts)
{
    QStringList codes;
    for (const ReadingProposal &proposal : proposeReadings(facts))
        codes.append(proposal.code);
    return codes.join(u' ');
}

}

Q_DECLARE_METATYPE(ReadingFacts)

class TestSilenceFlags : public QObject
{
    Q_OBJECT

private slots:
    void permissionAssumedFromSilence_data()
    {
        QTest::addColumn<QList<QStringList>>("calls");
        QTest::addColumn<int>("slot");
        QTest::addColumn<QString>("flags");
        QTest::addColumn<int>("changes");
        const auto row = [](const char *name, QList<QStringList> calls, Slot slot, const char *flags, int changes) {
            QTest::newRow(name) << std::move(calls) << int(slot) << QString::fromUtf8(flags) << changes;
        };
        const auto one = [](const char *tool, const char *target) {
            return QStringList {QString::fromUtf8(tool), QString::fromUtf8(target)};
        };
        row("an edit of what was offered", {one("edit", "src/a.cpp")}, Slot::ProposalPending, "permission 0", 1);
        row("an edit of something else", {one("edit", "src/b.cpp")}, Slot::ProposalPending, "permission 1", 1);
        row("a command that changes", {one("bash", "git commit -am x")}, Slot::QuestionPending, "permission 1", 1);
        row("beyond taking back", {one("bash", "git push"), one("edit", "src/a.cpp")}, Slot::ProposalPending,
            "permission 2", 2);
        row("only looks", {one("bash", "git status"), one("read", "src/b.cpp")}, Slot::ProposalPending, "", 0);
        row("nothing was asked", {one("bash", "git push")}, Slot::WorkInProgress, "", 0);
        row("a report was given", {one("edit", "src/a.cpp")}, Slot::ReportDelivered, "", 0);
    }

    void permissionAssumedFromSilence()
    {
        QFETCH(QList<QStringList>, calls);
        QFETCH(int, slot);
        QFETCH(QString, flags);
        QFETCH(int, changes);
        SideFacts after;
        for (const QStringList &one : calls)
            after.calls.push_back(call(one[0].toUtf8().constData(), one[1].toUtf8().constData()));
        const auto found = flagsOf(offer(), after, Slot(slot));
        QCOMPARE(inWords(found), flags);
        if (changes > 0) {
            QCOMPARE(int(found.front().calls.size()), changes);
            QCOMPARE(valueOf(found.front().cues, "state_changes"), double(changes));
        }
    }

    void premiseThatNobodyGave_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("quote");
        const auto row = [](const char *text, const char *quote) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(quote);
        };
        row("Good. As you asked, I remove it. Then more.", "As you asked, I remove it.");
        row("Thanks for your approval!", "Thanks for your approval!");
        row("Based on your reply I go on", "Based on your reply I go on");
        row("Wie du bestätigt hast, lösche ich es.", "Wie du bestätigt hast, lösche ich es.");
        row("I remove it.", "");
        row("You can confirm this with ls.", "");
    }

    void premiseThatNobodyGave()
    {
        QFETCH(QString, text);
        QFETCH(QString, quote);
        const auto flags = flagsOf(offer(), {.texts = {text}}, Slot::WorkInProgress);
        QCOMPARE(inWords(flags), quote.isEmpty() ? QString() : QStringLiteral("premise 1"));
        if (!quote.isEmpty())
            QCOMPARE(flags.front().quote, quote);
        // A summary of the whole session speaks of turns in which the user did say something.
        QVERIFY(flagsOf(offer(), {.texts = {text}, .markedSummary = true}, Slot::WorkInProgress).empty());
    }

    void anotherPlan()
    {
        // before read 3; after edit 1, bash 2: nothing in common, divergence 1, not below 0.6.
        SideFacts before = says("I look.", {call("read", "a"), call("read", "b"), call("read", "c")});
        auto flags = flagsOf(before, {.calls = {call("edit", "a"), call("bash", "ls"), call("bash", "pwd")}},
                             Slot::ReportDelivered);
        QCOMPARE(inWords(flags), QStringLiteral("plan-changed 0"));
        QCOMPARE(valueOf(flags.front().cues, "tool_mix"), 1.0);
        QCOMPARE(flags.front().cues.front().limit, 0.6);
        // before read 3; after read 2, bash 1: middle read 5/6, bash 1/6:
        // python3: H(5/6,1/6)-(0+H(2/3,1/3))/2 = 0.19087, below 0.6.
        QVERIFY(flagsOf(before, {.calls = {call("read", "d"), call("read", "e"), call("bash", "ls")}},
                        Slot::ReportDelivered)
                    .empty());
        // Two calls are too few to call it a plan.
        QVERIFY(flagsOf(before, {.calls = {call("edit", "a"), call("bash", "ls")}}, Slot::ReportDelivered).empty());
    }

    void aRecapInsteadOfTheWork()
    {
        // The case of both seed texts: three searches are under way, the answer is a summary and does nothing more.
        const SideFacts before =
            says("Searching.", {call("websearch", "a"), call("websearch", "b"), call("bash", "c")});
        const auto flags = flagsOf(before, says("## Goal\nx\n## Discoveries\ny"), Slot::WorkInProgress);
        QCOMPARE(inWords(flags), QStringLiteral("plan-changed 0"));
        QCOMPARE(valueOf(flags.front().cues, "calls_before"), 3.0);
        QCOMPARE(valueOf(flags.front().cues, "headings"), 2.0);
        QVERIFY(flagsOf(before, says("I see."), Slot::WorkInProgress).empty());
        QVERIFY(flagsOf(before, says("## Goal\nx\n## Discoveries\ny"), Slot::ReportDelivered).empty());
    }

    void theSameOnceMore()
    {
        const SideFacts before = says("I look.", {call("bash", "make"), call("bash", "ls"), call("read", "a")});
        const auto flags = flagsOf(before, {.calls = {call("bash", "make"), call("read", "a"), call("bash", "pwd")}},
                                   Slot::ReportDelivered);
        QCOMPARE(inWords(flags), QStringLiteral("repeated 0"));
        QCOMPARE(valueOf(flags.front().cues, "repeated_calls"), 2.0);
        QVERIFY(flagsOf(before, {.calls = {call("bash", "make"), call("bash", "pwd")}}, Slot::ReportDelivered).empty());
    }

    void claimedDone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("errors");
        QTest::addColumn<bool>("acts");
        QTest::addColumn<QString>("flags");
        QTest::newRow("without doing anything") << "All tests now pass." << 0 << false << "claimed-done 0";
        QTest::newRow("after a failure") << "I've fixed it." << 1 << true << "claimed-done 1";
        QTest::newRow("after work that went well") << "I've fixed it." << 0 << true << "";
        QTest::newRow("no claim") << "I look into it." << 0 << false << "";
    }

    void claimedDone()
    {
        QFETCH(QString, text);
        QFETCH(int, errors);
        QFETCH(bool, acts);
        QFETCH(QString, flags);
        SideFacts after {.texts = {text}, .errors = errors};
        if (acts)
            after.calls.push_back(call("bash", "make"));
        QCOMPARE(inWords(flagsOf(says("I work."), after, Slot::WorkInProgress)), flags);
    }

    void likelyReadings_data()
    {
        QTest::addColumn<ReadingFacts>("facts");
        QTest::addColumn<QString>("codes");
        const auto row = [](const char *name, ReadingFacts facts, const char *codes) {
            QTest::newRow(name) << std::move(facts) << QString::fromUtf8(codes);
        };
        const auto gaps = std::make_shared<const std::vector<qint64>>(std::initializer_list<qint64> {
            10'000, 20'000, 40'000, 60'000, 100'000}); // median 40 s, upper quartile 60 s
        row("compaction in the middle of work",
            {.silence = SilenceClass::Compaction, .humanAct = HumanAct::No, .slot = Slot::WorkInProgress},
            "ARTEFACT GO");
        row("an image", {.silence = SilenceClass::Attachment}, "ACT");
        row("a proposal let pass", {.slot = Slot::ProposalPending}, "ASSENT");
        row("a proposal, then an objection",
            {.slot = Slot::ProposalPending, .nextUserText = QStringLiteral("No, use the other one.")}, "WITHHOLD");
        row("note that it is no objection",
            {.slot = Slot::ProposalPending, .nextUserText = QStringLiteral("Now the tests.")}, "ASSENT");
        row("I don't know", {.slot = Slot::QuestionPending, .nextUserText = QStringLiteral("I don't know that.")},
            "LACK");
        row("two in a row", {.slot = Slot::ReportDelivered, .run = 2}, "PROD");
        row("9.9 s of a median of 40", {.slot = Slot::ReportDelivered, .gapMs = 9'900, .ownGapsMs = gaps}, "PROD");
        row("10 s of a median of 40", {.slot = Slot::ReportDelivered, .gapMs = 10'000, .ownGapsMs = gaps}, "");
        row("bad news, 61 s", {.slot = Slot::BadNews, .gapMs = 61'000, .ownGapsMs = gaps}, "NEWS");
        row("bad news, 60 s", {.slot = Slot::BadNews, .gapMs = 60'000, .ownGapsMs = gaps}, "");
        row("bad news, habits not known", {.slot = Slot::BadNews, .gapMs = 61'000}, "");
        row("half an hour", {.slot = Slot::ReportDelivered, .gapMs = 1'800'000}, "DEFER");
        row("words after 9 s",
            {.slot = Slot::ReportDelivered, .nextUserText = QStringLiteral("so: do it"), .nextUserAfterMs = 9'000},
            "SLIP");
        row("late and the second of five", {.slot = Slot::ReportDelivered, .silentOfLastFive = 2, .position = 0.9},
            "TIRED");
        row("nothing speaks for anything", {.slot = Slot::ReportDelivered}, "");
    }

    void likelyReadings()
    {
        QFETCH(ReadingFacts, facts);
        QFETCH(QString, codes);
        QCOMPARE(codesOf(facts), codes);
    }
};

QTEST_GUILESS_MAIN(TestSilenceFlags)
#include "tst_silenceflags.moc"
