// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/heightindex.h"
#include "ui/transcript/scrollscale.h"

#include <QTest>

using namespace tacet;

class HeightIndexTest final : public QObject
{
    Q_OBJECT
private slots:
    void findsRows_data();
    void findsRows();
    void hasNoRows();
    void movesWhatIsBelowAMeasuredRow();
    void appendsAsIfBuiltWhole_data();
    void appendsAsIfBuiltWhole();
    void forgetsCutRows();
    void goesBeyondAnInt();
    void keepsHeightsAsEstimates();
    void scalesTheBar_data();
    void scalesTheBar();
};

void HeightIndexTest::findsRows_data()
{
    QTest::addColumn<qint64>("y");
    QTest::addColumn<int>("row");
    // Five rows of 10 px: [0,10) [10,20) [20,30) [30,40) [40,50).
    QTest::newRow("above everything") << qint64(-7) << 0;
    QTest::newRow("first pixel") << qint64(0) << 0;
    QTest::newRow("last pixel of the first") << qint64(9) << 0;
    QTest::newRow("first pixel of the second") << qint64(10) << 1;
    QTest::newRow("within the fourth") << qint64(35) << 3;
    QTest::newRow("last pixel") << qint64(49) << 4;
    QTest::newRow("end") << qint64(50) << 4;
    QTest::newRow("beyond the end") << qint64(5000) << 4;
}

void HeightIndexTest::findsRows()
{
    QFETCH(qint64, y);
    HeightIndex index;
    index.reset(5, 10);
    QTEST(index.rowAt(y), "row");
}

void HeightIndexTest::hasNoRows()
{
    HeightIndex index;
    QCOMPARE(index.rows(), 0);
    index.reset(0, 10);
    QCOMPARE(index.total(), 0);
    QCOMPARE(index.rowAt(0), -1);
}

void HeightIndexTest::movesWhatIsBelowAMeasuredRow()
{
    HeightIndex index;
    index.reset(5, 10);
    index.setHeight(1, 25);
    index.setHeight(3, 0);
    // 10 25 10 0 10
    QCOMPARE(index.total(), 55);
    QCOMPARE(index.top(0), 0);
    QCOMPARE(index.top(1), 10);
    QCOMPARE(index.top(2), 35);
    QCOMPARE(index.top(3), 45);
    QCOMPARE(index.top(4), 45);
    QCOMPARE(index.rowAt(34), 1);
    QCOMPARE(index.rowAt(35), 2);
    QCOMPARE(index.rowAt(45), 4); // a row without height covers nothing
    QVERIFY(index.isMeasured(3));
    QVERIFY(!index.isMeasured(4));
}

void HeightIndexTest::appendsAsIfBuiltWhole_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("more");
    QTest::newRow("to nothing") << 0 << 5;
    QTest::newRow("to a power of two") << 8 << 9;
    QTest::newRow("up to a power of two") << 5 << 3;
    QTest::newRow("one") << 1000 << 1;
    QTest::newRow("many") << 3 << 5000;
}

void HeightIndexTest::appendsAsIfBuiltWhole()
{
    QFETCH(int, first);
    QFETCH(int, more);
    HeightIndex index;
    index.reset(first, 10);
    index.append(more, 30);
    QCOMPARE(index.rows(), first + more);
    for (int row = 0; row <= first + more; ++row)
        QCOMPARE(index.top(row), row <= first ? row * 10 : first * 10 + (row - first) * 30);
    index.setHeight(first, 7);
    QCOMPARE(index.total(), first * 10 + (more - 1) * 30 + 7);
}

void HeightIndexTest::forgetsCutRows()
{
    HeightIndex index;
    index.reset(9, 10);
    index.setHeight(2, 100);
    index.truncate(4);
    QCOMPARE(index.total(), 130);
    index.append(1, 5);
    QCOMPARE(index.total(), 135);
    QCOMPARE(index.rowAt(130), 4);
    index.truncate(0);
    QCOMPARE(index.rowAt(0), -1);
}

void HeightIndexTest::goesBeyondAnInt()
{
    HeightIndex index;
    index.reset(1'000'000, 4'000); // 4e9 px: more than INT_MAX
    QCOMPARE(index.total(), 4'000'000'000);
    QCOMPARE(index.top(999'999), 3'999'996'000);
    QCOMPARE(index.rowAt(3'999'996'000), 999'999);
    QCOMPARE(index.rowAt(3'999'995'999), 999'998);
    index.setHeight(0, 3'000'000'000);
    QCOMPARE(index.top(1), 3'000'000'000);
    QCOMPARE(index.total(), 6'999'996'000);
}

void HeightIndexTest::keepsHeightsAsEstimates()
{
    HeightIndex index;
    index.reset(3, 10);
    index.setHeight(1, 50);
    index.forgetMeasurements();
    QVERIFY(!index.isMeasured(1));
    QCOMPARE(index.total(), 70);
}

void HeightIndexTest::scalesTheBar_data()
{
    QTest::addColumn<qint64>("content");
    QTest::addColumn<int>("viewport");
    QTest::addColumn<int>("maximum");
    QTest::newRow("shorter than the viewport") << qint64(300) << 500 << 0;
    QTest::newRow("as it is") << qint64(10'500) << 500 << 10'000;
    // 2^33 px: the bar counts in steps of 2^33 / 2^30 + 1 = 9 px; (2^33 + 8) / 9 = 954437177 steps
    QTest::newRow("beyond an int") << (qint64(1) << 33) + 500 << 500 << 954'437'177;
}

void HeightIndexTest::scalesTheBar()
{
    QFETCH(qint64, content);
    QFETCH(int, viewport);
    const ScrollScale scale(content, viewport);
    QTEST(scale.maximum(), "maximum");
    const qint64 end = std::max<qint64>(0, content - viewport);
    QCOMPARE(scale.yAt(0), 0);
    QCOMPARE(scale.yAt(scale.maximum()), end);
    QCOMPARE(scale.valueAt(end), scale.maximum());
    QCOMPARE(scale.valueAt(-1), 0);
    const qint64 middle = end / 2;
    QVERIFY(std::abs(scale.yAt(scale.valueAt(middle)) - middle) <= (scale.isExact() ? 0 : 9));
}

QTEST_GUILESS_MAIN(HeightIndexTest)
#include "tst_heightindex.moc"
