// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/columnblock.h"
#include "tests/support/storebuilders.h"

#include <QTest>

using namespace tacet;

class TestColumnBlock final : public QObject
{
    Q_OBJECT
private slots:
    void comesBack_data()
    {
        QTest::addColumn<int>("messages");
        QTest::newRow("none") << 0;
        QTest::newRow("one") << 1;
        QTest::newRow("three") << 3;
    }

    void comesBack()
    {
        QFETCH(int, messages);
        ColumnBlock block;
        for (int i = 0; i < messages; ++i)
            block.append(sample(i));
        ColumnBlock back;
        QVERIFY(back.appendPacked(block.packed()));
        QVERIFY(back.appendPacked(block.packed()));
        QCOMPARE(back.size(), 2 * messages);
        for (int i = 0; i < 2 * messages; ++i) {
            const MessageEntry expected = sample(i % messages);
            const auto at = size_t(i);
            QCOMPARE(back.columns.role[at], expected.facts.role);
            QCOMPARE(back.columns.silence[at], expected.finding.silence);
            QCOMPARE(back.columns.humanAct[at], expected.finding.humanAct);
            QCOMPARE(back.columns.flags[at], expected.facts.flags);
            QCOMPARE(back.columns.textCharacters[at], expected.facts.textCharacters);
            QCOMPARE(int(back.columns.toolCalls[at]), int(expected.facts.parts.size()));
            QCOMPARE(back.columns.timeMs[at], *expected.facts.timeMs);
            QCOMPARE(back.columns.gapMs[at], expected.gapMs.value_or(SessionColumns::NoTime));
            QCOMPARE(back.keyHash[at], hashOfKey(expected.key));
        }
    }

    void cutBytesAreRefused()
    {
        ColumnBlock block;
        block.append(sample(0));
        ColumnBlock back;
        QVERIFY(!back.appendPacked(block.packed().chopped(1)));
        QCOMPARE(back.size(), 0);
    }

    void countsNoFurtherThanItsColumn()
    {
        MessageEntry many = test::entry(0);
        many.facts.parts.resize(70'000);
        for (PartFacts &part : many.facts.parts)
            part.kind = PartKind::ToolCall;
        ColumnBlock block;
        block.append(many);
        QCOMPARE(block.columns.toolCalls.front(), quint16(65'535));
    }

    void isCut()
    {
        ColumnBlock block;
        for (int i = 0; i < 5; ++i)
            block.append(sample(i));
        block.truncate(2);
        QCOMPARE(block.size(), 2);
        QCOMPARE(block.keyHash.back(), hashOfKey("m1"));
        block.truncate(9);
        QCOMPARE(block.size(), 2);
    }

private:
    static MessageEntry sample(int i)
    {
        MessageEntry made = test::entry(i, {}, i == 1 ? SilenceClass::Compaction : SilenceClass::None);
        made.facts.flags = i == 2 ? MessageFlag::OrderDoubtful : MessageFlag::Sidechain;
        made.facts.parts.resize(size_t(i));
        for (PartFacts &part : made.facts.parts)
            part.kind = PartKind::ToolCall;
        made.finding.humanAct = HumanAct::Partly;
        if (i == 2)
            made.gapMs = 5'000'000'000;
        return made;
    }
};

QTEST_GUILESS_MAIN(TestColumnBlock)
#include "tst_columnblock.moc"
