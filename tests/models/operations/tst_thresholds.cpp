// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/thresholds.h"

#include <QSet>
#include <QTest>

using namespace tacet;

class TestThresholds : public QObject
{
    Q_OBJECT
private slots:
    void eachIsSetByItsName()
    {
        QSet<QString> names;
        for (const auto &[name, value] : namedThresholds({})) {
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
            ReportOptions options;
            const double other = value >= 1 ? value + 1 : value / 2;
            QVERIFY2(setThreshold(options, name, other), qPrintable(name));
            int changed = 0;
            const auto before = namedThresholds({});
            const auto after = namedThresholds(options);
            for (size_t i = 0; i < before.size(); ++i) {
                const bool isThis = before[i].first == name;
                changed += before[i].second != after[i].second;
                QCOMPARE(after[i].second, isThis ? other : before[i].second);
            }
            QCOMPARE(changed, 1);
        }
        // By hand, from the headers: 2 of gaps, 9 + 11 of proposals, 3 of the shift.
        QCOMPARE(int(names.size()), 25);
    }

    void whatCannotBeIsRefused()
    {
        ReportOptions options;
        QVERIFY(!setThreshold(options, QStringLiteral("no_such_name"), 1));
        QVERIFY(!setThreshold(options, QStringLiteral("summary_overlap"), 1.5));
        QVERIFY(!setThreshold(options, QStringLiteral("prod_run"), -1));
        QVERIFY(!setThreshold(options, QStringLiteral("defer_ms"), qQNaN()));
        QVERIFY(!setThreshold(options, QStringLiteral("shift_window"), 0));
        QCOMPARE(namedThresholds(options), namedThresholds({}));
    }
};

QTEST_GUILESS_MAIN(TestThresholds)
#include "tst_thresholds.moc"
