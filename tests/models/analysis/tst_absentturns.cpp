// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/absentturns.h"

#include <QStringList>
#include <QTest>

using namespace tacet;

namespace {

/// A message at a hundred times its ordinal.
MessageEntry message(Role role, SilenceClass silence = SilenceClass::None, MessageFlags flags = {})
{
    MessageEntry entry;
    entry.facts.role = role;
    entry.facts.flags = flags;
    entry.facts.textCharacters = silence == SilenceClass::None ? 3 : 0;
    entry.finding.silence = silence;
    entry.facts.records.push_back({{0, 10}, 0, "/content"});
    return entry;
}

MessageEntry user(SilenceClass silence = SilenceClass::None, MessageFlags flags = {})
{
    return message(Role::User, silence, flags);
}

MessageEntry assistant(std::initializer_list<quint64> calls = {}, MessageFlags flags = {})
{
    MessageEntry entry =
        message(Role::Assistant, calls.size() ? SilenceClass::AssistantEmpty : SilenceClass::None, flags);
    for (const quint64 call : calls) {
        PartFacts part;
        part.kind = PartKind::ToolCall;
        part.call = call;
        part.index = int(entry.facts.parts.size());
        entry.facts.parts.push_back(part);
    }
    return entry;
}

MessageEntry result(std::initializer_list<quint64> calls)
{
    MessageEntry entry = message(Role::User, SilenceClass::ToolResult);
    for (const quint64 call : calls) {
        PartFacts part;
        part.kind = PartKind::ToolResult;
        part.call = call;
        entry.facts.parts.push_back(part);
    }
    return entry;
}

/// "no-answer 1 /content": kind, what it stands before, proof.
QString found(std::vector<MessageEntry> messages, std::vector<AbsentTurn> told = {})
{
    AbsentTurns absent;
    for (AbsentTurn &turn : told)
        absent.told(std::move(turn));
    for (size_t i = 0; i < messages.size(); ++i) {
        messages[i].ordinal = int(i);
        messages[i].facts.records.front().range.offset = qint64(i) * 100;
        absent.message(messages[i]);
    }
    QStringList words;
    for (const AbsentTurn &turn : absent.finish()) {
        QString word =
            idOf(turn.kind) + QStringLiteral(" %1 %2").arg(turn.before).arg(QLatin1String(turn.pointer.c_str()));
        if (turn.count > 0)
            word += QStringLiteral(" x%1").arg(turn.count);
        words << word;
    }
    return words.join(QStringLiteral(" | "));
}

using Entries = std::vector<MessageEntry>;

}

Q_DECLARE_METATYPE(Entries)

class TestAbsentTurns : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void whatTheSourceSaysStandsAlone();
    void withdrawn();
    void proofIsThePrompt();
    void keysAndWords();
};

// Each expectation counted by hand from the messages of its row.
void TestAbsentTurns::rows_data()
{
    QTest::addColumn<Entries>("messages");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, Entries messages, const char *expected) {
        QTest::newRow(name) << messages << QString::fromLatin1(expected);
    };
    row("nothing", {}, "");
    row("answered", {user(), assistant()}, "");
    row("ends on a prompt", {user(), assistant(), user()}, "no-answer 3 /content");
    row("two prompts in a row", {user(), user(), assistant()}, "no-answer 1 /content");
    row("three, and none answered", {user(), user(), user()},
        "no-answer 1 /content | no-answer 2 /content | no-answer 3 /content");
    row("an empty answer is one", {user(), message(Role::Assistant, SilenceClass::AssistantEmpty)}, "");
    row("an interrupt explains it", {user(), user(SilenceClass::Interrupt), user(), assistant()}, "");
    row("a compaction explains it", {user(), user(SilenceClass::Compaction), assistant(), user(), assistant()}, "");
    row("harness text is no prompt", {user(SilenceClass::Synthetic, MessageFlag::Meta), user(), assistant()}, "");
    row("a blank is no prompt", {user(), user(SilenceClass::Blank), assistant()}, "");
    row("a command is none", {user(SilenceClass::Command), user(), assistant()}, "");
    row("a sub-agent's is none", {user(), assistant(), user(SilenceClass::None, MessageFlag::Sidechain)}, "");
    row("a dead branch's is none", {user(), assistant(), user(SilenceClass::None, MessageFlag::DeadBranch)}, "");
    row("a dead branch answers nothing", {user(), assistant({}, MessageFlag::DeadBranch), user(), assistant()},
        "no-answer 2 /content");
    row("a picture and its words", {user(SilenceClass::Attachment), user(), assistant()}, "");
    row("words and their picture", {user(), user(SilenceClass::Attachment), assistant()}, "");
    row("a picture alone, at the end", {user(SilenceClass::Attachment)}, "no-answer 1 /content");
    row("queued behind another", {user(), user(SilenceClass::None, MessageFlag::Queued), assistant()}, "");
    row("call and result", {user(), assistant({7}), result({7}), assistant()}, "");
    row("call without a result, at the end", {user(), assistant({7})}, "result-missing 2 /content/0 x1");
    row("one of two results", {user(), assistant({7, 8}), result({7}), assistant()}, "result-missing 2 /content/1 x1");
    row("both of two, told once", {user(), assistant({7, 8}), user(), assistant()}, "result-missing 2 /content/0 x2");
    row("results behind the next call", {user(), assistant({7}), assistant({8}), result({8}), result({7})}, "");
    row("a call without an id waits for none", {user(), assistant({0})}, "");
    row("a source that keeps no results", {user(), assistant({1, 2}), user(), assistant({3})}, "");
    row("two missing of a source that keeps results", {user(), assistant({1, 2, 3}), result({4}), user(), assistant()},
        "result-missing 2 /content/0 x3");
}

void TestAbsentTurns::rows()
{
    QFETCH(Entries, messages);
    QFETCH(QString, expected);
    QCOMPARE(found(messages), expected);
}

void TestAbsentTurns::whatTheSourceSaysStandsAlone()
{
    AbsentTurn task;
    task.kind = AbsentKind::NoAnswer;
    task.before = 1;
    task.rule = "codex.task-without-end";
    task.pointer = "/payload/type";
    QCOMPARE(found({user(), user(), assistant()}, {task}), QStringLiteral("no-answer 1 /payload/type"));
    // A missing beginning says nothing of the answer.
    task.kind = AbsentKind::PrefixMissing;
    QCOMPARE(found({user(), user(), assistant()}, {task}),
             QStringLiteral("prefix-missing 1 /payload/type | no-answer 1 /content"));
}

void TestAbsentTurns::withdrawn()
{
    AbsentTurns absent;
    AbsentTurn prefix;
    prefix.kind = AbsentKind::PrefixMissing;
    prefix.record.range.offset = 40;
    absent.told(AbsentTurn(prefix));
    prefix.record.range.offset = 80;
    absent.told(AbsentTurn(prefix));
    absent.withdraw(AbsentKind::PrefixMissing, 40);
    absent.withdraw(AbsentKind::Rewound, 80);
    const auto left = absent.finish();
    QCOMPARE(left.size(), size_t(1));
    QCOMPARE(left.front().record.range.offset, qint64(80));
}

void TestAbsentTurns::proofIsThePrompt()
{
    AbsentTurns absent;
    MessageEntry prompt = user();
    prompt.facts.records.front() = {{4711, 20}, 12, "/message/content"};
    prompt.facts.timeMs = 99;
    absent.message(prompt);
    const auto turns = absent.finish();
    QCOMPARE(turns.size(), size_t(1));
    QCOMPARE(turns.front().record.range, (ByteRange {4711, 20}));
    QCOMPARE(turns.front().record.line, qint64(12));
    QCOMPARE(turns.front().timeMs, std::optional<qint64>(99));
    QCOMPARE(turns.front().rule, std::string("general.prompt-without-answer"));
    QCOMPARE(keyOf(turns.front()), std::string("absent:no-answer@4711"));
}

void TestAbsentTurns::keysAndWords()
{
    QStringList ids;
    for (int kind = 0; kind <= int(AbsentKind::ResultMissing); ++kind) {
        ids << idOf(AbsentKind(kind));
        QVERIFY(!labelOf(AbsentKind(kind)).isEmpty());
    }
    QCOMPARE(ids.join(u' '),
             QStringLiteral("no-answer no-final-answer rewound retracted prefix-missing result-missing"));
    // Whose turn is not there.
    QCOMPARE(roleOf(AbsentKind::NoAnswer), Role::Assistant);
    QCOMPARE(roleOf(AbsentKind::ResultMissing), Role::Tool);
    QCOMPARE(roleOf(AbsentKind::Rewound), Role::User);
}

QTEST_GUILESS_MAIN(TestAbsentTurns)
#include "tst_absentturns.moc"
