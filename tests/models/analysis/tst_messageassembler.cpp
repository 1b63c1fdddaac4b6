// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/messageassembler.h"

#include <QTest>

using namespace tacet;

namespace {

MessageFacts record(Role role, const char *id, qint64 offset, PartKind kind = PartKind::Text)
{
    MessageFacts facts;
    facts.role = role;
    facts.id = id;
    if (role == Role::Assistant)
        facts.mergeId = id;
    facts.records.push_back({{offset, 10}, offset / 10 + 1, "/message/content"});
    facts.parts.push_back({kind, {}, TextMarker::Visible, 3, 0, 0});
    facts.textCharacters = kind == PartKind::Text ? 3 : 0;
    facts.timeMs = offset;
    facts.hash = quint64(offset) + 1;
    return facts;
}

MessageFacts answer(const char *id, qint64 offset, const char *parent = "")
{
    MessageFacts facts = record(Role::Assistant, id, offset);
    facts.parentId = parent;
    return facts;
}

MessageFacts toolResult(const char *id, qint64 offset)
{
    return record(Role::User, id, offset, PartKind::ToolResult);
}

/// Says which messages were before and after, so that a test can see the surroundings that a rule is given.
Finding countSurroundings(const MessageFacts &, const Surroundings &around)
{
    Finding finding;
    finding.silence = SilenceClass::Blank;
    finding.detail = std::to_string(around.before.size()) + " " + std::to_string(around.after.size());
    return finding;
}

struct Collected {
    std::vector<MessageEntry> entries;
    MessageAssembler assembler {countSurroundings, [this](MessageEntry &&entry) -> Result<> {
                                    entries.push_back(std::move(entry));
                                    return {};
                                }};
    void add(MessageFacts &&facts) { QVERIFY(assembler.add(std::move(facts))); }
    void finish() { QVERIFY(assembler.finish()); }
};

}

class TestMessageAssembler : public QObject
{
    Q_OBJECT

private slots:
    void mergesAcrossToolResults();
    void neverMergesAcrossAHumanTurn();
    void harnessTextIsNoHumanTurn();
    void neverMergesAcrossRoles();
    void mergesWithinTheWindowOnly();
    void showsRulesWhatIsAround();
    void keyIsTheIdOrTheOffset();
    void answersAreNoted();
    void sourcesWithoutParents();
    void gaps_data();
    void gaps();
    void firstOpen();
    void firstOpenHasNoEarlierRecordBehindIt();
    void stopsWhenTheSinkFails();
    void continuesNumbering();
};

void TestMessageAssembler::mergesAcrossToolResults()
{
    Collected c;
    c.add(record(Role::User, "u1", 0));
    c.add(answer("m1", 10));
    c.add(toolResult("r1", 20));
    MessageFacts second = answer("m1", 30);
    second.finish = "end_turn";
    second.cues.push_back({CueKind::Length});
    c.add(std::move(second));
    QCOMPARE(c.assembler.messages(), 3);
    c.finish();

    QCOMPARE(c.entries.size(), size_t(3));
    const MessageEntry &merged = c.entries[1];
    QCOMPARE(merged.ordinal, 1);
    QCOMPARE(merged.key, std::string("m1"));
    QCOMPARE(merged.facts.records.size(), size_t(2));
    QCOMPARE(merged.facts.records[1].range.offset, qint64(30));
    QCOMPARE(merged.facts.parts.size(), size_t(2));
    QCOMPARE(merged.facts.parts[1].record, 1);
    QCOMPARE(merged.facts.cues.at(0).record, 1);
    QCOMPARE(merged.facts.textCharacters, 6u);
    QCOMPARE(merged.facts.finish, std::string("end_turn"));
    QCOMPARE(*merged.facts.timeMs, qint64(10));
    QCOMPARE(*merged.facts.endMs, qint64(30));
    QCOMPARE(merged.facts.hash, foldedHash(11, 31));
    QCOMPARE(c.entries[2].key, std::string("r1"));
}

void TestMessageAssembler::neverMergesAcrossAHumanTurn()
{
    Collected c;
    c.add(answer("m1", 0));
    c.add(record(Role::User, "u1", 10));
    c.add(answer("m1", 20)); // a back end that uses the same id again
    c.finish();
    QCOMPARE(c.entries.size(), size_t(3));
    QCOMPARE(c.entries[2].facts.records.size(), size_t(1));
}

void TestMessageAssembler::harnessTextIsNoHumanTurn()
{
    Collected c;
    c.add(answer("m1", 0));
    MessageFacts meta = record(Role::User, "u1", 10);
    meta.flags |= MessageFlag::Meta;
    c.add(std::move(meta));
    MessageFacts sidechain = record(Role::User, "u2", 20);
    sidechain.flags |= MessageFlag::Sidechain;
    c.add(std::move(sidechain));
    c.add(answer("m1", 30));
    c.finish();
    QCOMPARE(c.entries.size(), size_t(3));
    QCOMPARE(c.entries[0].facts.records.size(), size_t(2));
}

void TestMessageAssembler::neverMergesAcrossRoles()
{
    Collected c;
    MessageFacts result = toolResult("r1", 0);
    result.mergeId = "m1";
    c.add(std::move(result));
    c.add(answer("m1", 10));
    c.finish();
    QCOMPARE(c.entries.size(), size_t(2));
}

void TestMessageAssembler::mergesWithinTheWindowOnly()
{
    for (const int between : {MessageAssembler::Window - 1, MessageAssembler::Window}) {
        Collected c;
        c.add(answer("m1", 0));
        for (int i = 1; i <= between; ++i)
            c.add(toolResult(("r" + std::to_string(i)).c_str(), i * 10));
        c.add(answer("m1", (between + 1) * 10));
        c.finish();
        // The message itself and 255 behind it fill the window; with 256 behind it, it is judged.
        const bool merged = between < MessageAssembler::Window;
        QCOMPARE(int(c.entries.size()), between + (merged ? 1 : 2));
        QCOMPARE(c.entries.front().facts.records.size(), size_t(merged ? 2 : 1));
    }
}

void TestMessageAssembler::showsRulesWhatIsAround()
{
    Collected c;
    for (int i = 0; i < 400; ++i)
        c.add(toolResult(("r" + std::to_string(i)).c_str(), i * 10));
    // 400 messages: 144 are judged (400 - 256), of those 80 are out (144 - 64).
    QCOMPARE(c.entries.size(), size_t(80));
    c.finish();
    QCOMPARE(c.entries.size(), size_t(400));
    QCOMPARE(c.entries[0].finding.detail, std::string("0 256"));
    QCOMPARE(c.entries[100].finding.detail, std::string("64 256"));
    QCOMPARE(c.entries[399].finding.detail, std::string("64 0"));
    for (int i = 0; i < 400; ++i)
        QCOMPARE(c.entries[size_t(i)].ordinal, i);
}

void TestMessageAssembler::keyIsTheIdOrTheOffset()
{
    Collected c;
    c.add(record(Role::User, "", 70));
    c.finish();
    QCOMPARE(c.entries[0].key, std::string("@70"));
}

void TestMessageAssembler::answersAreNoted()
{
    Collected c;
    MessageFacts reminder = record(Role::User, "u2", 10);
    reminder.parentId = "u1";
    c.add(record(Role::User, "u1", 0));
    c.add(std::move(reminder));
    c.add(answer("m1", 20, "u2"));
    c.add(record(Role::User, "u3", 30)); // nobody answers this one
    c.add(record(Role::User, "u4", 40));
    c.add(answer("m2", 50, "u4"));
    c.finish();
    const auto unanswered = [&c](size_t i) { return c.entries[i].facts.flags.testFlag(MessageFlag::Unanswered); };
    QVERIFY(!unanswered(0)); // its successor was answered, so it was read
    QVERIFY(!unanswered(1));
    QVERIFY(unanswered(3));
    QVERIFY(!unanswered(4));
    QCOMPARE(int(c.entries[0].finding.delivered), int(Delivered::Yes));
    QCOMPARE(int(c.entries[3].finding.delivered), int(Delivered::Unknown));
}

void TestMessageAssembler::sourcesWithoutParents()
{
    Collected c;
    c.add(record(Role::User, "", 0));
    c.add(answer("", 10));
    c.add(record(Role::User, "", 20)); // the last word
    c.finish();
    QVERIFY(!c.entries[0].facts.flags.testFlag(MessageFlag::Unanswered));
    QVERIFY(c.entries[2].facts.flags.testFlag(MessageFlag::Unanswered));
    QCOMPARE(int(c.entries[0].finding.delivered), int(Delivered::Unknown));
}

void TestMessageAssembler::gaps_data()
{
    QTest::addColumn<qint64>("answerMs");
    QTest::addColumn<qint64>("userMs");
    QTest::addColumn<qint64>("expected"); // -1: unknown
    QTest::newRow("time passes") << qint64(1000) << qint64(3500) << qint64(2500);
    QTest::newRow("the same time") << qint64(1000) << qint64(1000) << qint64(-1);
    QTest::newRow("the clock goes backwards") << qint64(1000) << qint64(999) << qint64(-1);
    QTest::newRow("no time") << qint64(1000) << qint64(-1) << qint64(-1);
}

void TestMessageAssembler::gaps()
{
    QFETCH(qint64, answerMs);
    QFETCH(qint64, userMs);
    QFETCH(qint64, expected);
    Collected c;
    MessageFacts reply = answer("m1", 10);
    reply.timeMs = 0;
    reply.endMs = answerMs;
    c.add(std::move(reply));
    MessageFacts user = record(Role::User, "u1", 20);
    user.timeMs = userMs < 0 ? std::nullopt : std::optional(userMs);
    c.add(std::move(user));
    MessageFacts next = record(Role::User, "u2", 30); // the gap is the first one's
    next.timeMs = 1'000'000;
    c.add(std::move(next));
    c.finish();
    QCOMPARE(c.entries[1].gapMs.value_or(-1), expected);
    QVERIFY(!c.entries[2].gapMs);
    QVERIFY(!c.entries[0].gapMs);
}

void TestMessageAssembler::firstOpen()
{
    Collected c;
    QVERIFY(!c.assembler.firstOpen().facts);
    c.add(record(Role::User, "u1", 0));
    c.add(answer("m1", 10, "u1"));
    c.add(record(Role::User, "u2", 20));
    // u2 may still be answered; reading begins at the answer before it, for the gap.
    QCOMPARE(c.assembler.firstOpen().ordinal, 1);
    QCOMPARE(c.assembler.firstOpen().facts->records.front().range.offset, qint64(10));
    c.add(answer("m2", 30, "u2"));
    c.add(toolResult("r1", 40));
    QCOMPARE(c.assembler.firstOpen().ordinal, 1);
    // A run without a human turn is open as far as the window reaches.
    for (int i = 0; i < 300; ++i)
        c.add(answer(("x" + std::to_string(i)).c_str(), 50 + i * 10));
    // 305 messages, the last 256 are open.
    QCOMPARE(c.assembler.firstOpen().ordinal, 305 - 256);
}

void TestMessageAssembler::firstOpenHasNoEarlierRecordBehindIt()
{
    Collected c;
    c.add(answer("m1", 0)); // 0
    c.add(answer("m2", 10)); // 1
    c.add(toolResult("r1", 20)); // 2
    c.add(answer("m1", 30)); // 0 again
    c.add(record(Role::User, "u1", 40)); // 3
    // From message 1 on, the second record of message 0 would be read as a message of its own.
    QCOMPARE(c.assembler.firstOpen().ordinal, 0);
}

void TestMessageAssembler::stopsWhenTheSinkFails()
{
    MessageAssembler assembler(
        countSurroundings, [](MessageEntry &&) -> Result<> { return fail(Error::Code::Io, QStringLiteral("full")); });
    QVERIFY(assembler.add(record(Role::User, "u1", 0)));
    const Result<> finished = assembler.finish();
    QVERIFY(!finished);
    QCOMPARE(finished.error().message, QStringLiteral("full"));
}

void TestMessageAssembler::continuesNumbering()
{
    std::vector<int> ordinals;
    MessageAssembler assembler(
        countSurroundings,
        [&ordinals](MessageEntry &&entry) -> Result<> {
            ordinals.push_back(entry.ordinal);
            return {};
        },
        7);
    QVERIFY(assembler.add(answer("m1", 0)));
    QVERIFY(assembler.add(record(Role::User, "u1", 10)));
    QCOMPARE(assembler.messages(), 9);
    QVERIFY(assembler.finish());
    QCOMPARE(ordinals, (std::vector<int> {7, 8}));
}

QTEST_GUILESS_MAIN(TestMessageAssembler)
#include "tst_messageassembler.moc"
