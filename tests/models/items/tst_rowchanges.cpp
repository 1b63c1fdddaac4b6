// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/rowchanges.h"

#include <QList>
#include <QTest>

using namespace tacet;

class TestRowChanges final : public QObject
{
    Q_OBJECT
private slots:
    void turnsOneListIntoTheOther_data();
    void turnsOneListIntoTheOther();
    void givesUpAboveTheMaximum();
};

void TestRowChanges::turnsOneListIntoTheOther_data()
{
    QTest::addColumn<QList<int>>("before");
    QTest::addColumn<QList<int>>("after");
    QTest::addColumn<int>("removedRuns");
    QTest::addColumn<int>("insertedRuns");
    QTest::newRow("same") << QList<int> {1, 2} << QList<int> {1, 2} << 0 << 0;
    QTest::newRow("from nothing") << QList<int> {} << QList<int> {1, 2} << 0 << 1;
    QTest::newRow("to nothing") << QList<int> {1, 2} << QList<int> {} << 1 << 0;
    QTest::newRow("two holes") << QList<int> {1, 2, 3, 4, 5} << QList<int> {1, 3, 5} << 2 << 0;
    QTest::newRow("in between") << QList<int> {1, 4} << QList<int> {1, 2, 3, 4} << 0 << 1;
    QTest::newRow("all others") << QList<int> {2, 4} << QList<int> {1, 3, 5} << 1 << 1;
}

void TestRowChanges::turnsOneListIntoTheOther()
{
    QFETCH(QList<int>, before);
    QFETCH(QList<int>, after);
    const auto key = [](int item) { return RowKey {0, true, item}; };
    std::vector<int> rows(before.begin(), before.end());
    const std::vector<int> wanted(after.begin(), after.end());
    const auto changes = rowChanges(rows, wanted, key);
    QVERIFY(changes.has_value());
    for (const RowRun &run : changes->removed)
        rows.erase(rows.begin() + run.first, rows.begin() + run.first + run.count);
    for (const RowRun &run : changes->inserted)
        rows.insert(rows.begin() + run.first, wanted.begin() + run.first, wanted.begin() + run.first + run.count);
    QCOMPARE(QList<int>(rows.begin(), rows.end()), after);
    QTEST(int(changes->removed.size()), "removedRuns");
    QTEST(int(changes->inserted.size()), "insertedRuns");
}

void TestRowChanges::givesUpAboveTheMaximum()
{
    std::vector<int> before;
    for (int i = 0; i < 2 * (MaximumRuns + 2); ++i)
        before.push_back(i);
    std::vector<int> after;
    for (int i = 0; i < int(before.size()); i += 2)
        after.push_back(i);
    QVERIFY(!rowChanges(before, after, [](int item) { return RowKey {0, true, item}; }).has_value());
}

QTEST_GUILESS_MAIN(TestRowChanges)
#include "tst_rowchanges.moc"
