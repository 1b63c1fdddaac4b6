// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/shift.h"

#include <QTest>

#include <cmath>

using namespace tacet;

namespace {

CallFacts call(const char *tool, const char *target, int textsBefore = 0)
{
    const QString name = QString::fromUtf8(tool);
    const QString object = QString::fromUtf8(target);
    return {name, object, changesState(name, object), textsBefore};
}

MessageMeasure message(SideFacts facts)
{
    return measureOf(facts);
}

MeasuredShift of(const Shift &shift, Measure measure)
{
    return shift[size_t(measure)];
}

void compare(std::optional<double> value, double expected)
{
    QVERIFY(value.has_value());
    QVERIFY2(std::abs(*value - expected) < 1e-9, qPrintable(QString::number(*value, 'g', 12)));
}

}

/// The session of most of these tests, by hand. Before: three messages that search and read. After: three that edit.
///
///   before  1  "Let me look at conf_a."          bash: grep x src/a.cpp
///           2                                     read: src/a.cpp   read: src/b.cpp
///           3  "Is conf_b right?"
///   after   4  "I write conf_a anew, now."        edit: src/b.cpp
///           5                                     edit: src/c.cpp (failed)   read: src/c.cpp
///           6  "Done."                            bash: rm src/a.cpp
class TestShift : public QObject
{
    Q_OBJECT

    std::vector<MessageMeasure> before {
        message({.texts = {QStringLiteral("Let me look at conf_a.")}, .calls = {call("bash", "grep x src/a.cpp", 1)}}),
        message({.calls = {call("read", "src/a.cpp"), call("read", "src/b.cpp")}}),
        message({.texts = {QStringLiteral("Is conf_b right?")}}),
    };
    std::vector<MessageMeasure> after {
        message({.texts = {QStringLiteral("I write conf_a anew, now.")}, .calls = {call("edit", "src/b.cpp", 1)}}),
        message({.calls = {call("edit", "src/c.cpp"), call("read", "src/c.cpp")}, .errors = 1}),
        message({.texts = {QStringLiteral("Done.")}, .calls = {call("bash", "rm src/a.cpp", 1)}}),
    };

private slots:
    void toolMix()
    {
        // before: bash 1, read 2 of 3; after: edit 2, read 1, bash 1 of 4. Middle: bash 7/24, read 11/24, edit 6/24.
        // python3 -c "from math import log2; H=lambda *p:-sum(x*log2(x) for x in p);
        //   print(H(7/24,11/24,6/24)-(H(1/3,2/3)+H(1/2,1/4,1/4))/2)"   0.3251892810
        const MeasuredShift shift = of(shiftBetween(before, after), Measure::Tools);
        QVERIFY(shift.value);
        QVERIFY2(std::abs(*shift.value - 0.3251892810) < 1e-6, qPrintable(QString::number(*shift.value, 'g', 12)));
        QCOMPARE(shift.beforeCount, 3);
        QCOMPARE(shift.afterCount, 4);
        QVERIFY(!shift.before && !shift.after); // it compares two sides: no value of one
    }

    void theSameToolsAreNoShiftAndOthersAreAWholeOne()
    {
        compare(of(shiftBetween(before, before), Measure::Tools).value, 0);
        const std::vector<MessageMeasure> others {
            message({.calls = {call("webfetch", "u"), call("task", "t"), call("webfetch", "v")}})};
        compare(of(shiftBetween(before, others), Measure::Tools).value, 1);
    }

    void filesInCommon()
    {
        // before: a b (2, so too few of 3). With a limit of 2: after b c a, common a b of a b c: 2/3.
        const MeasuredShift few = of(shiftBetween(before, after), Measure::Files);
        QVERIFY(!few.value);
        QCOMPARE(few.beforeCount, 2);
        QCOMPARE(few.afterCount, 3);
        compare(of(shiftBetween(before, after, {.few = 2}), Measure::Files).value, 2.0 / 3);
    }

    void identifiersCarriedOver()
    {
        // before: conf_a src/a.cpp src/b.cpp conf_b; after: conf_a src/b.cpp src/c.cpp src/a.cpp: 3 of these 4 are
        // known.
        const MeasuredShift shift = of(shiftBetween(before, after), Measure::Identifiers);
        compare(shift.value, 0.75);
        QCOMPARE(shift.beforeCount, 4);
        QCOMPARE(shift.afterCount, 4);
    }

    void meansAMessage_data()
    {
        QTest::addColumn<int>("measure");
        QTest::addColumn<double>("meanBefore");
        QTest::addColumn<double>("meanAfter");
        // words: 5+0+3 of 3; 5+0+1 of 3. calls: 1+2+0; 1+2+1. questions: the third of before alone.
        // errors: one in the second after. state changes: two edits and an rm after, none before (grep, read).
        QTest::newRow("words") << int(Measure::Words) << 8.0 / 3 << 6.0 / 3;
        QTest::newRow("calls") << int(Measure::Calls) << 3.0 / 3 << 4.0 / 3;
        QTest::newRow("questions") << int(Measure::Questions) << 1.0 / 3 << 0.0;
        QTest::newRow("errors") << int(Measure::Errors) << 0.0 << 1.0 / 3;
        QTest::newRow("state changes") << int(Measure::StateChanges) << 0.0 << 3.0 / 3;
    }

    void meansAMessage()
    {
        QFETCH(int, measure);
        QFETCH(double, meanBefore);
        QFETCH(double, meanAfter);
        const MeasuredShift shift = of(shiftBetween(before, after), Measure(measure));
        compare(shift.before, meanBefore);
        compare(shift.after, meanAfter);
        compare(shift.value, meanAfter - meanBefore);
        QCOMPARE(shift.beforeCount, 3);
        QCOMPARE(shift.afterCount, 3);
    }

    void tooFewAreMeasuredButNotCompared()
    {
        const std::span<const MessageMeasure> two(after.data(), 2);
        const Shift all = shiftBetween(before, two);
        const MeasuredShift shift = of(all, Measure::Words);
        QCOMPARE(shift.afterCount, 2);
        compare(shift.after, 5.0 / 2);
        QVERIFY(!shift.value);
    }

    void nothingOnASide()
    {
        for (const MeasuredShift &shift : shiftBetween({}, after)) {
            QCOMPARE(shift.beforeCount, 0);
            QVERIFY(!shift.before && !shift.value);
        }
    }

    void wordsBeforeACallAreNoQuestion()
    {
        QVERIFY(!message({.texts = {QStringLiteral("Why is that?")}, .calls = {call("bash", "ls", 1)}}).asks);
        QVERIFY(message({.texts = {QStringLiteral("So.\n\nShall I?")}, .calls = {call("bash", "ls", 0)}}).asks);
        QVERIFY(message({.calls = {call("question", "")}}).asks);
    }

    void whereAValueLiesInTheSession()
    {
        // numpy.quantile([1,2,4,8,16],[.25,.5,.75]) = 2, 4, 8; of [1,2,4,8]: 1.75, 3, 5.
        const MeasureBaseline five {{1, 2, 4, 8, 16}};
        Placement place = placementOf(8, five, 3);
        QCOMPARE(place.count, 5);
        compare(place.lowerQuartile, 2);
        compare(place.median, 4);
        compare(place.upperQuartile, 8);
        compare(place.percentile, 70); // three below, one equal counts half: 3.5 of 5
        place = placementOf(0, {{1, 2, 4, 8}}, 3);
        compare(place.lowerQuartile, 1.75);
        compare(place.median, 3);
        compare(place.upperQuartile, 5);
        compare(place.percentile, 0);
        compare(placementOf(20, five, 3).percentile, 100);
        QVERIFY(!placementOf(std::nullopt, five, 3).percentile);
        QVERIFY(placementOf(std::nullopt, five, 3).median);
    }

    void aBaselineOfTwoSaysNothing()
    {
        const Placement place = placementOf(1, {{1, 2}}, 3);
        QCOMPARE(place.count, 2);
        QVERIFY(!place.median && !place.percentile);
        QVERIFY(!placementOf(1, {}, 0).median); // nothing at all, however few are enough
    }

    void theBaselineTakesWhatCouldBeMeasured()
    {
        Baseline baseline;
        addTo(baseline, shiftBetween(before, after));
        addTo(baseline, shiftBetween(after, before));
        QCOMPARE(baseline.turns, 2);
        // words: 6/3 - 8/3 and the other way round, ascending.
        const std::vector<double> &words = baseline.measures[size_t(Measure::Words)].values;
        QCOMPARE(int(words.size()), 2);
        compare(words[0], -2.0 / 3);
        compare(words[1], 2.0 / 3);
        QVERIFY(baseline.measures[size_t(Measure::Files)].values.empty()); // two files are too few
    }

    void namesAreAligned()
    {
        const auto names = align({QStringLiteral("read"), QStringLiteral("bash"), QStringLiteral("read")},
                                 {QStringLiteral("edit"), QStringLiteral("bash"), QStringLiteral("edit")});
        QCOMPARE(names,
                 (std::vector<AlignedName> {
                     {QStringLiteral("bash"), 1, 1}, {QStringLiteral("edit"), 0, 2}, {QStringLiteral("read"), 2, 0}}));
    }

    void whatATextIsAbout()
    {
        // identifiers first (cuInit 2, gsp_ga10x.bin 1), a third of the places is left for words (driver 2, kernel 1).
        const QStringList topic = topicOf({QStringLiteral("The driver: cuInit fails in the kernel. Is the driver too "
                                                          "old for cuInit? gsp_ga10x.bin is there.")},
                                          4);
        QCOMPARE(topic.join(u' '), QStringLiteral("cuInit gsp_ga10x.bin driver fails"));
    }
};

QTEST_GUILESS_MAIN(TestShift)
#include "tst_shift.moc"
