// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/sessionstory.h"
#include "ui/timeline/timelineaxis.h"
#include "ui/timeline/timelineticks.h"

#include <QTest>

using namespace tacet;

namespace {

std::shared_ptr<SessionColumns> atTimes(const std::vector<qint64> &times)
{
    auto columns = std::make_shared<SessionColumns>();
    for (const qint64 time : times)
        test::append(*columns, {Role::User, SilenceClass::None, HumanAct::Yes, 5, 0, time});
    return columns;
}

constexpr qint64 No = SessionColumns::NoTime;

QStringList labelsOf(const std::vector<TimelineTick> &ticks)
{
    QStringList labels;
    for (const TimelineTick &tick : ticks)
        labels << tick.label;
    return labels;
}

}

class TestTimelineAxis final : public QObject
{
    Q_OBJECT
private slots:
    void placesByMessage();
    void placesByTime();
    void findsTheNearestByTime_data();
    void findsTheNearestByTime();
    void hasNoTimesToGoBy();
    void keepsWhatIsSeenWhenTheModeChanges();
    void keepsTheViewWhileTheSessionGrows();
    void columnsStandStillWhilePanning();
    void roundsSteps_data();
    void roundsSteps();
    void ticksAreRoundNumbers();
    void ticksAreRoundTimes();
};

void TestTimelineAxis::placesByMessage()
{
    TimelineAxis axis;
    axis.scale().setWidthPx(400);
    axis.setColumns(atTimes({No, No, No, No}));
    QCOMPARE(axis.pixelOf(0), 50.0); // 100 px a message
    QCOMPARE(axis.beginPixelOf(3), 300.0);
    QCOMPARE(axis.ordinalAt(0), 0);
    QCOMPARE(axis.ordinalAt(199), 1);
    QCOMPARE(axis.ordinalAt(200), 2);
    QCOMPARE(axis.ordinalAt(-20), 0);
    QCOMPARE(axis.ordinalAt(900), 3);
    QCOMPARE(axis.visibleMessages(), std::pair(0, 3));
    axis.setColumns(nullptr);
    QCOMPARE(axis.ordinalAt(0), -1);
    QCOMPARE(axis.visibleMessages(), std::pair(0, -1));
}

void TestTimelineAxis::placesByTime()
{
    TimelineAxis axis;
    axis.scale().setWidthPx(816);
    axis.setColumns(atTimes({10'000, 20'000, 20'000, 90'000}));
    axis.setMode(TimelineMode::ByTime);
    // A hundredth of 80 s of air on both sides: 9.2 s to 90.8 s on 816 px is 100 ms a pixel.
    QCOMPARE(axis.pixelOf(0), 8.0);
    QCOMPARE(axis.pixelOf(1), 108.0);
    QCOMPARE(axis.pixelOf(3), 808.0);
    QCOMPARE(axis.beginPixelOf(3), 808.0);
    QCOMPARE(axis.visibleMessages(), std::pair(0, 3));
}

void TestTimelineAxis::findsTheNearestByTime_data()
{
    QTest::addColumn<double>("px");
    QTest::addColumn<int>("ordinal");
    // 10, 20, 20 and 90 s at 8, 108, 108 and 808 px.
    QTest::newRow("before the first") << 0.0 << 0;
    QTest::newRow("on one") << 8.0 << 0;
    QTest::newRow("nearer to the next") << 100.0 << 1;
    QTest::newRow("just after two at once") << 109.0 << 2;
    QTest::newRow("halfway, the one before") << 458.0 << 2;
    QTest::newRow("past halfway") << 459.0 << 3;
    QTest::newRow("after the last") << 815.0 << 3;
}

void TestTimelineAxis::findsTheNearestByTime()
{
    QFETCH(double, px);
    TimelineAxis axis;
    axis.scale().setWidthPx(816);
    axis.setColumns(atTimes({10'000, 20'000, 20'000, 90'000}));
    axis.setMode(TimelineMode::ByTime);
    QTEST(axis.ordinalAt(px), "ordinal");
}

void TestTimelineAxis::hasNoTimesToGoBy()
{
    TimelineAxis axis;
    axis.scale().setWidthPx(400);
    axis.setColumns(atTimes({No, No}));
    axis.setMode(TimelineMode::ByTime);
    QCOMPARE(axis.mode(), TimelineMode::ByMessage);
    axis.setColumns(atTimes({5'000, 6'000}));
    axis.setMode(TimelineMode::ByTime);
    QCOMPARE(axis.mode(), TimelineMode::ByTime);
    axis.setColumns(atTimes({No, No, No})); // the next session has none
    QCOMPARE(axis.mode(), TimelineMode::ByMessage);
    QVERIFY(axis.scale().isFitted());
}

void TestTimelineAxis::keepsWhatIsSeenWhenTheModeChanges()
{
    TimelineAxis axis;
    axis.scale().setWidthPx(1000);
    axis.setColumns(test::plainStory(1000));
    axis.scale().show(400, 500); // messages 400 to 499
    axis.setMode(TimelineMode::ByTime);
    QCOMPARE(axis.visibleMessages(), std::pair(400, 499));
    axis.scale().fit();
    axis.setMode(TimelineMode::ByMessage);
    QVERIFY(axis.scale().isFitted());
}

void TestTimelineAxis::keepsTheViewWhileTheSessionGrows()
{
    TimelineAxis axis;
    axis.scale().setWidthPx(1000);
    axis.setColumns(test::plainStory(1000));
    axis.scale().show(400, 500);
    axis.setColumns(test::plainStory(1100));
    QCOMPARE(axis.visibleMessages(), std::pair(400, 499));
    axis.setColumns(test::plainStory(600)); // another session
    QVERIFY(axis.scale().isFitted());
}

void TestTimelineAxis::columnsStandStillWhilePanning()
{
    TimelineAxis axis;
    axis.scale().setWidthPx(300);
    axis.setColumns(test::plainStory(1000));
    axis.scale().show(0, 500); // 0.6 px a message: columns of 3 px hold 5 messages
    for (const double px : {0.0, -7.0, -1.3, -50.0}) {
        axis.scale().panBy(px);
        const auto columns = axis.pixelColumns(3);
        QVERIFY(columns.firstPx <= 0 && columns.firstPx > -3);
        QCOMPARE(int(columns.edges.size()), 102); // 100 columns, one for what is cut at the edges, and the last edge
        for (const int edge : columns.edges)
            QCOMPARE(edge % 5, 0);
    }
}

void TestTimelineAxis::roundsSteps_data()
{
    QTest::addColumn<double>("atLeast");
    QTest::addColumn<qint64>("step");
    QTest::addColumn<qint64>("timeStepMs");
    QTest::newRow("below one") << 0.2 << qint64(1) << qint64(1'000);
    QTest::newRow("exactly") << 5.0 << qint64(5) << qint64(1'000);
    QTest::newRow("just above") << 5.1 << qint64(10) << qint64(1'000);
    QTest::newRow("a quarter of a minute") << 12'000.0 << qint64(20'000) << qint64(15'000);
    QTest::newRow("half a day") << 40'000'000.0 << qint64(50'000'000) << qint64(43'200'000);
    QTest::newRow("a week is five days or ten") << 520'000'000.0 << qint64(1'000'000'000) << qint64(864'000'000);
}

void TestTimelineAxis::roundsSteps()
{
    QFETCH(double, atLeast);
    QTEST(roundStep(atLeast), "step");
    QTEST(roundTimeStepMs(atLeast), "timeStepMs");
}

void TestTimelineAxis::ticksAreRoundNumbers()
{
    TimelineAxis axis;
    axis.scale().setWidthPx(1000);
    axis.setColumns(test::plainStory(500)); // 2 px a message: 96 px are 48 messages, so every fiftieth
    const auto ticks = timelineTicks(axis, 96);
    QCOMPARE(labelsOf(ticks).mid(0, 3),
             (QStringList {QStringLiteral("0"), QStringLiteral("50"), QStringLiteral("100")}));
    QCOMPARE(int(ticks.size()), 10); // 0 to 450
    QCOMPARE(ticks[1].px, 101.0); // the middle of message 50
    QVERIFY(timelineTicks(TimelineAxis(), 96).empty());
}

void TestTimelineAxis::ticksAreRoundTimes()
{
    TimelineAxis axis;
    axis.scale().setWidthPx(1020);
    // 2026-02-11 22:58:20 to 23:58:20 UTC (the tests run in UTC), 36 s of air: 3,672 s on 1,020 px is 3.6 s a pixel;
    // 96 px are 345.6 s, so every ten minutes. date -ud @1770850700
    axis.setColumns(atTimes({1'770'850'700'000, 1'770'854'300'000}));
    axis.setMode(TimelineMode::ByTime);
    QCOMPARE(labelsOf(timelineTicks(axis, 96)),
             (QStringList {QStringLiteral("23:00"), QStringLiteral("23:10"), QStringLiteral("23:20"),
                           QStringLiteral("23:30"), QStringLiteral("23:40"), QStringLiteral("23:50")}));
}

QTEST_GUILESS_MAIN(TestTimelineAxis)
#include "tst_timelineaxis.moc"
