// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/gapbaseline.h"

#include <QTest>

using namespace tacet;

namespace {

void append(SessionColumns &columns, Role role, qint64 gapMs, MessageFlags flags = {})
{
    columns.role.push_back(role);
    columns.flags.push_back(flags);
    columns.gapMs.push_back(gapMs);
}

SessionColumns withGaps(std::initializer_list<qint64> gaps)
{
    SessionColumns columns;
    for (const qint64 gap : gaps)
        append(columns, Role::User, gap);
    return columns;
}

}

class TestGapBaseline : public QObject
{
    Q_OBJECT

private slots:
    void quantiles();
    void tooFew();
    void onlyThisPersonsKnownTimes();
};

// python3 -c "import math; t=sorted([90,10,20,80,30,70,40,60,50,1000]); print([t[math.ceil(q*10)-1] for q in
// (.1,.5,.9,.95,1)])" gives 10 50 90 1000 1000. Shorter than 60: 10 20 30 40 50.
void TestGapBaseline::quantiles()
{
    const GapBaseline baseline(withGaps({90, 10, 20, 80, 30, 70, 40, 60, 50, 1000}));
    QCOMPARE(baseline.times(), 10);
    QVERIFY(!baseline.isTooFew());
    QCOMPARE(baseline.quantileMs(0.1), std::optional<qint64>(10));
    QCOMPARE(baseline.quantileMs(0.5), std::optional<qint64>(50));
    QCOMPARE(baseline.quantileMs(0.9), std::optional<qint64>(90));
    QCOMPARE(baseline.quantileMs(0.95), std::optional<qint64>(1000));
    QCOMPARE(baseline.quantileMs(1), std::optional<qint64>(1000));
    QCOMPARE(baseline.shorterThan(60), std::optional<int>(5));
    QCOMPARE(baseline.shorterThan(5), std::optional<int>(0));
    QCOMPARE(baseline.shorterThan(5000), std::optional<int>(10));
    QCOMPARE(baseline.shorterThan(std::nullopt), std::optional<int>());
}

void TestGapBaseline::tooFew()
{
    const GapBaseline seven(withGaps({1, 2, 3, 4, 5, 6, 7}));
    QVERIFY(seven.isTooFew());
    QCOMPARE(seven.times(), 7);
    QVERIFY(!seven.quantileMs(0.5));
    QVERIFY(!seven.shorterThan(3));
    const GapBaseline eight(withGaps({1, 2, 3, 4, 5, 6, 7, 8}));
    QVERIFY(!eight.isTooFew());
    // Of an even number the lower of the two in the middle: rank ceil(0.5 * 8) = 4.
    QCOMPARE(eight.quantileMs(0.5), std::optional<qint64>(4));
    QVERIFY(GapBaseline().isTooFew());
}

void TestGapBaseline::onlyThisPersonsKnownTimes()
{
    SessionColumns columns = withGaps({5, 6});
    append(columns, Role::User, SessionColumns::NoTime);
    append(columns, Role::Assistant, 7);
    append(columns, Role::User, 8, MessageFlag::Sidechain);
    append(columns, Role::User, 9, MessageFlag::DeadBranch);
    QCOMPARE(GapBaseline(columns).times(), 2);
}

QTEST_GUILESS_MAIN(TestGapBaseline)
#include "tst_gapbaseline.moc"
