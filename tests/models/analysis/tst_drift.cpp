// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/drift.h"
#include "tests/support/reviewbuilders.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

using Standing = Reading::Standing;

class TestDrift : public QObject
{
    Q_OBJECT

    static Review guarded(std::vector<Reading> first, std::optional<int> before, std::vector<Reading> now,
                          std::optional<int> after)
    {
        Review made = review(1);
        made.firstReading = FirstReading {utc(10), std::move(first), before};
        made.readings = std::move(now);
        made.confidence = after;
        return made;
    }

private slots:
    void inWords_data()
    {
        QTest::addColumn<Review>("tested");
        QTest::addColumn<QString>("words");
        const Reading wait {QStringLiteral("WAIT"), Standing::Primary, {}};
        const Reading go {QStringLiteral("GO"), Standing::Primary, {}};
        const Reading alsoWait {QStringLiteral("WAIT"), Standing::Also, {}};
        const Reading alsoNews {QStringLiteral("NEWS"), Standing::Also, {}};
        const Reading notWait {QStringLiteral("WAIT"), Standing::Rejected, {}};
        QTest::newRow("nothing changed") << guarded({wait}, 3, {wait}, 3) << "none";
        QTest::newRow("another reading, surer") << guarded({wait}, 2, {go}, 5) << "WAIT → GO, confidence +3";
        QTest::newRow("the old one is still held") << guarded({wait}, {}, {go, alsoWait}, 5) << "WAIT → GO";
        QTest::newRow("rejected now") << guarded({wait}, 3, {go, notWait}, 2) << "WAIT → GO, confidence \u22121";
        QTest::newRow("one more") << guarded({wait}, 3, {wait, alsoNews}, 3) << "also NEWS now";
        QTest::newRow("one less") << guarded({wait, alsoNews}, 3, {wait}, 3) << "no longer NEWS";
        QTest::newRow("taken back") << guarded({wait}, 3, {}, 3) << "WAIT → no reading";
    }

    void inWords()
    {
        QFETCH(Review, tested);
        QFETCH(QString, words);
        QCOMPARE(driftInWords(*driftOf(tested)), words);
    }

    void thereIsNoneWithoutAFirstReading()
    {
        QVERIFY(!driftOf(review(1))); // not guarded
        QVERIFY(!driftOf(guarded({}, {}, review(1).readings, 4))); // shown before anything was read
    }
};

QTEST_GUILESS_MAIN(TestDrift)
#include "tst_drift.moc"
