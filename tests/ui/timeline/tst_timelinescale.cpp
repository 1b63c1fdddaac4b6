// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinescale.h"

#include <QTest>

using namespace tacet;

namespace {

/// 1000 units on 500 px, at most 5 px a unit: the closest look is 100 units.
TimelineScale thousand()
{
    TimelineScale scale;
    scale.setMaximumPixelsPerUnit(5);
    scale.setWidthPx(500);
    scale.setDomain(0, 1000);
    return scale;
}

}

class TestTimelineScale final : public QObject
{
    Q_OBJECT
private slots:
    void zoomsAboutAPoint_data();
    void zoomsAboutAPoint();
    void mapsThereAndBack_data();
    void mapsThereAndBack();
    void pansWithinTheDomain();
    void showsAStretch();
    void revealsByAsLittleAsNeeded();
    void growsWithoutMoving();
    void isHarmlessWithoutRoom();
};

void TestTimelineScale::zoomsAboutAPoint_data()
{
    QTest::addColumn<double>("px");
    QTest::addColumn<double>("factor");
    QTest::addColumn<double>("begin");
    QTest::addColumn<double>("end");
    // Fitted, pixel p stands on 2p. It stays there: begin = 2p - p / 500 * span, span = 1000 / factor.
    QTest::newRow("start, once") << 0.0 << 1.0 << 0.0 << 1000.0;
    QTest::newRow("start, four times") << 0.0 << 4.0 << 0.0 << 250.0;
    QTest::newRow("start, ten times") << 0.0 << 10.0 << 0.0 << 100.0;
    QTest::newRow("half, once") << 250.0 << 1.0 << 0.0 << 1000.0;
    QTest::newRow("half, four times") << 250.0 << 4.0 << 375.0 << 625.0; // 500 - 125
    QTest::newRow("half, ten times") << 250.0 << 10.0 << 450.0 << 550.0; // 500 - 50
    QTest::newRow("end, once") << 500.0 << 1.0 << 0.0 << 1000.0;
    QTest::newRow("end, four times") << 500.0 << 4.0 << 750.0 << 1000.0;
    QTest::newRow("end, ten times") << 500.0 << 10.0 << 900.0 << 1000.0;
    QTest::newRow("closer than allowed") << 250.0 << 1000.0 << 450.0 << 550.0;
    QTest::newRow("out, when all is seen") << 100.0 << 0.5 << 0.0 << 1000.0;
    QTest::newRow("no factor") << 100.0 << 0.0 << 0.0 << 1000.0;
}

void TestTimelineScale::zoomsAboutAPoint()
{
    QFETCH(double, px);
    QFETCH(double, factor);
    TimelineScale scale = thousand();
    scale.zoomAbout(px, factor);
    QTEST(scale.begin(), "begin");
    QTEST(scale.end(), "end");
}

void TestTimelineScale::mapsThereAndBack_data()
{
    QTest::addColumn<double>("factor");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("px");
    // About the middle: 0 to 1000, 375 to 625 (2 px a unit), 450 to 550 (5 px a unit).
    QTest::newRow("start, fitted") << 1.0 << 0.0 << 0.0;
    QTest::newRow("half, fitted") << 1.0 << 500.0 << 250.0;
    QTest::newRow("end, fitted") << 1.0 << 1000.0 << 500.0;
    QTest::newRow("start, four times") << 4.0 << 375.0 << 0.0;
    QTest::newRow("half, four times") << 4.0 << 500.0 << 250.0;
    QTest::newRow("end, four times") << 4.0 << 625.0 << 500.0;
    QTest::newRow("start, ten times") << 10.0 << 450.0 << 0.0;
    QTest::newRow("half, ten times") << 10.0 << 500.0 << 250.0;
    QTest::newRow("end, ten times") << 10.0 << 550.0 << 500.0;
    QTest::newRow("left of the view") << 4.0 << 0.0 << -750.0;
}

void TestTimelineScale::mapsThereAndBack()
{
    QFETCH(double, factor);
    QFETCH(double, value);
    QFETCH(double, px);
    TimelineScale scale = thousand();
    scale.zoomAbout(250, factor);
    QCOMPARE(scale.toPixel(value) + 1000, px + 1000); // QCOMPARE is relative: away from 0
    QCOMPARE(scale.toValue(px), value);
}

void TestTimelineScale::pansWithinTheDomain()
{
    TimelineScale scale = thousand();
    scale.panBy(100);
    QCOMPARE(scale.begin(), 0.0); // nothing to pan
    scale.zoomAbout(250, 4); // 375 to 625, 2 px a unit
    scale.panBy(100); // what is seen moves 100 px to the right: 50 units
    QCOMPARE(scale.begin(), 325.0);
    scale.panBy(-300);
    QCOMPARE(scale.begin(), 475.0);
    scale.panBy(1e6);
    QCOMPARE(scale.begin(), 0.0);
    scale.panBy(-1e6);
    QCOMPARE(scale.end(), 1000.0);
}

void TestTimelineScale::showsAStretch()
{
    TimelineScale scale = thousand();
    scale.show(100, 300);
    QCOMPARE(scale.begin(), 100.0);
    QCOMPARE(scale.end(), 300.0);
    scale.show(100, 110); // too near: 100 units about 105
    QCOMPARE(scale.begin(), 55.0);
    QCOMPARE(scale.end(), 155.0);
    scale.show(990, 1000);
    QCOMPARE(scale.end(), 1000.0);
    QCOMPARE(scale.begin(), 900.0);
    scale.show(-500, 5000);
    QVERIFY(scale.isFitted());
    scale.zoomAbout(0, 2);
    scale.fit();
    QVERIFY(scale.isFitted());
}

void TestTimelineScale::revealsByAsLittleAsNeeded()
{
    TimelineScale scale = thousand();
    scale.zoomAbout(250, 4); // 375 to 625; an eighth is 31.25
    scale.reveal(500);
    QCOMPARE(scale.begin(), 375.0);
    scale.reveal(630);
    QCOMPARE(scale.end(), 661.25);
    scale.reveal(420);
    QCOMPARE(scale.begin(), 388.75); // 420 - 31.25
    scale.reveal(10);
    QCOMPARE(scale.begin(), 0.0);
}

void TestTimelineScale::growsWithoutMoving()
{
    TimelineScale scale = thousand();
    scale.setDomain(0, 2000);
    QCOMPARE(scale.end(), 2000.0); // all was seen, all is seen
    scale.show(100, 300);
    scale.setDomain(0, 3000);
    QCOMPARE(scale.begin(), 100.0);
    QCOMPARE(scale.end(), 300.0);
    scale.setDomain(0, 150); // shorter than what was seen
    QCOMPARE(scale.begin(), 0.0);
    QCOMPARE(scale.end(), 150.0);
}

void TestTimelineScale::isHarmlessWithoutRoom()
{
    TimelineScale scale;
    QCOMPARE(scale.pixelsPerUnit(), 0.0);
    QCOMPARE(scale.toPixel(7), 0.0);
    QCOMPARE(scale.toValue(7), 0.0);
    scale.zoomAbout(10, 2);
    scale.panBy(10);
    scale.reveal(3);
    QCOMPARE(scale.begin(), 0.0);
    scale.setDomain(0, 4); // shorter than the closest look: spread over the width all the same
    scale.setMaximumPixelsPerUnit(5);
    scale.setWidthPx(500);
    QCOMPARE(scale.pixelsPerUnit(), 125.0);
}

QTEST_GUILESS_MAIN(TestTimelineScale)
#include "tst_timelinescale.moc"
