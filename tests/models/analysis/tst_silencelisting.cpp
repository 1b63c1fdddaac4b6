// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/silencelisting.h"

#include <QTest>

using namespace tacet;

namespace {

struct Turn {
    Role role = Role::Assistant;
    SilenceClass silence = SilenceClass::None;
    HumanAct act = HumanAct::Unknown;
    qint64 gapMs = SessionColumns::NoTime;
    MessageFlags flags = {};
};

SessionColumns columnsOf(const std::vector<Turn> &turns)
{
    SessionColumns columns;
    for (const Turn &turn : turns) {
        columns.role.push_back(turn.role);
        columns.silence.push_back(turn.silence);
        columns.humanAct.push_back(turn.act);
        columns.flags.push_back(turn.flags);
        columns.textCharacters.push_back(turn.silence == SilenceClass::None ? 10 : 0);
        columns.toolCalls.push_back(0);
        columns.timeMs.push_back(SessionColumns::NoTime);
        columns.gapMs.push_back(turn.gapMs);
    }
    return columns;
}

constexpr qint64 HalfAnHour = 1'800'000;

}

class TestSilenceListing final : public QObject
{
    Q_OBJECT
private slots:
    void listsTheDefaultClassesWithTheirGroups();
    void listsGapsAtTheThreshold_data();
    void listsGapsAtTheThreshold();
    void updatesLikeListingAnew();
    void answersWhereTheResponseStands_data();
    void answersWhereTheResponseStands();
};

void TestSilenceListing::listsTheDefaultClassesWithTheirGroups()
{
    const SessionColumns columns = columnsOf({
        {Role::User, SilenceClass::Blank, HumanAct::Yes},
        {Role::Assistant},
        {Role::User, SilenceClass::ToolResult, HumanAct::No},
        {Role::User, SilenceClass::Compaction, HumanAct::No},
        {Role::Assistant, SilenceClass::AssistantEmpty, HumanAct::No},
        {Role::User, SilenceClass::Wrapper, HumanAct::Unknown},
        {Role::User, SilenceClass::None, HumanAct::Yes, HalfAnHour},
    });
    const std::vector<ListedSilence> expected {
        {0, SilenceClass::Blank, SilenceGroup::Person},
        {3, SilenceClass::Compaction, SilenceGroup::Harness},
        {5, SilenceClass::Wrapper, SilenceGroup::NotKnown},
        {6, SilenceClass::Gap, SilenceGroup::NotKnown}, // silence.md: human_act of a gap is unknown
    };
    QVERIFY(listSilences(columns, SilenceClassSet::listedByDefault(), HalfAnHour) == expected);

    // The same silence in a branch that was not continued belongs to nobody's list but the branches'.
    SessionColumns branch = columns;
    branch.flags[0] = MessageFlag::Sidechain | MessageFlag::DeadBranch;
    QVERIFY(silenceAt(branch, 0, HalfAnHour)->group == SilenceGroup::Branch);

    QCOMPARE(int(listSilences(columns, SilenceClassSet::all(), HalfAnHour).size()), 6); // all but message 1
    QCOMPARE(int(listSilences(columns, SilenceClassSet::all(), std::nullopt).size()), 5); // and no gap
    QVERIFY(listSilences(columns, {}, HalfAnHour).empty());
}

// A session that grows message by message, the last of which changes each time, as one that is read again does.
void TestSilenceListing::updatesLikeListingAnew()
{
    std::vector<Turn> turns;
    std::vector<ListedSilence> updated;
    for (int i = 0; i < 40; ++i) {
        if (!turns.empty())
            turns.back().silence = i % 3 == 0 ? SilenceClass::Blank : SilenceClass::None;
        turns.push_back({i % 2 == 0 ? Role::User : Role::Assistant,
                         i % 4 == 0 ? SilenceClass::Compaction : SilenceClass::None, HumanAct::No,
                         i % 5 == 0 ? HalfAnHour : SessionColumns::NoTime});
        const SessionColumns columns = columnsOf(turns);
        updateSilences(updated, columns, SilenceClassSet::listedByDefault(), HalfAnHour, qMax(0, i - 1));
        QVERIFY(updated == listSilences(columns, SilenceClassSet::listedByDefault(), HalfAnHour));
    }
    QVERIFY(!updated.empty());
}

void TestSilenceListing::listsGapsAtTheThreshold_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<qint64>("gapMs");
    QTest::addColumn<bool>("isGap");
    QTest::newRow("just below") << int(Role::User) << HalfAnHour - 1 << false;
    QTest::newRow("exactly") << int(Role::User) << HalfAnHour << true;
    QTest::newRow("unknown") << int(Role::User) << SessionColumns::NoTime << false;
    QTest::newRow("the assistant took long") << int(Role::Assistant) << HalfAnHour * 2 << false;
}

void TestSilenceListing::listsGapsAtTheThreshold()
{
    QFETCH(int, role);
    QFETCH(qint64, gapMs);
    QFETCH(bool, isGap);
    const auto columns = columnsOf({{Role(role), SilenceClass::None, HumanAct::Unknown, gapMs}});
    QCOMPARE(listedClassOf(columns, 0, HalfAnHour) == SilenceClass::Gap, isGap);
}

void TestSilenceListing::answersWhereTheResponseStands_data()
{
    QTest::addColumn<int>("ordinal");
    QTest::addColumn<int>("first"); // -1: no response
    QTest::addColumn<int>("last");
    QTest::newRow("over a tool result and a side chain") << 0 << 1 << 6;
    QTest::newRow("nobody answers") << 7 << -1 << -1;
    QTest::newRow("at the end") << 8 << 9 << 9;
    QTest::newRow("an assistant's silence has none") << 9 << -1 << -1;
    QTest::newRow("a tool result is no turn") << 2 << -1 << -1;
}

void TestSilenceListing::answersWhereTheResponseStands()
{
    QFETCH(int, ordinal);
    QFETCH(int, first);
    QFETCH(int, last);
    const Turn assistant;
    const Turn subAgentPrompt {Role::User, SilenceClass::None, HumanAct::No, SessionColumns::NoTime,
                               MessageFlag::Sidechain};
    const Turn subAgentAnswer {Role::Assistant, SilenceClass::None, HumanAct::No, SessionColumns::NoTime,
                               MessageFlag::Sidechain};
    const SessionColumns columns = columnsOf({
        {Role::User, SilenceClass::Blank}, // 0
        assistant,
        {Role::User, SilenceClass::ToolResult}, // 2
        assistant,
        subAgentPrompt,
        subAgentAnswer,
        assistant, // 6
        {Role::User, SilenceClass::Blank}, // 7
        {Role::User, SilenceClass::Synthetic}, // 8
        {Role::Assistant, SilenceClass::AssistantEmpty}, // 9
    });
    const auto span = responseTo(columns, ordinal);
    QCOMPARE(span.has_value(), first >= 0);
    if (span)
        QVERIFY((*span == ResponseSpan {first, last}));
}

QTEST_GUILESS_MAIN(TestSilenceListing)
#include "tst_silencelisting.moc"
