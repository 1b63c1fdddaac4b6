// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodeid.h"

#include <QTest>

using namespace tacet;

class TestOpenCodeId : public QObject
{
    Q_OBJECT

private slots:
    void readsTheTime()
    {
        // python3 -c 'print(hex(1772636294845 * 4096 % 2**48))'   0xcb95b4ebd000, the 1772636294845 ms of a real
        // message msg_cb95b4ebd001boDLZAcmodfH2g
        const auto time = openCodeIdTime("msg_cb95b4ebd001boDLZAcmodfH2g");
        QVERIFY(time.has_value());
        QCOMPARE(*time, quint64(0xcb95b4ebd001));
        QVERIFY(!openCodeIdTime("msg_0001"));
        QVERIFY(!openCodeIdTime("37fbd83e-8547-44cb-9064-5071889f03b8"));
        QVERIFY(!openCodeIdTime("msg_zzzzzzzzzzzz"));
        QVERIFY(!openCodeIdTime(""));
    }

    void ordersAcrossTheWrap_data()
    {
        QTest::addColumn<QString>("sorted");
        QTest::addColumn<QString>("expected");
        // python3 -c 'import datetime; print(datetime.datetime.utcfromtimestamp(26 * 2**36 / 1000))'
        //   2026-08-14 11:19:55.…: ids before it end in f…, those after it begin at 0…
        QTest::newRow("across it")
            << "msg_000000100001b.json msg_000001000001c.json msg_fffffff00001a.json msg_ffffffff0001a.json"
            << "msg_fffffff00001a.json msg_ffffffff0001a.json msg_000000100001b.json msg_000001000001c.json";
        QTest::newRow("all before it") << "msg_f00000000001a msg_fffffff00001a"
                                       << "msg_f00000000001a msg_fffffff00001a";
        QTest::newRow("all after it") << "msg_000000000001a msg_010000000001a"
                                      << "msg_000000000001a msg_010000000001a";
        QTest::newRow("a year apart") << "msg_100000000001a msg_800000000001a"
                                      << "msg_100000000001a msg_800000000001a";
        QTest::newRow("no times in them") << "msg_0001 msg_0002 x"
                                          << "msg_0001 msg_0002 x";
        QTest::newRow("none") << ""
                              << "";
    }
    void ordersAcrossTheWrap()
    {
        QFETCH(QString, sorted);
        QFETCH(QString, expected);
        QStringList ids = sorted.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        orderOpenCodeIds(ids);
        QCOMPARE(ids.join(QLatin1Char(' ')), expected);
    }

    void knowsWhatMayCross()
    {
        QVERIFY(mayCrossWrap("msg_ffffffff0001a"));
        QVERIFY(!mayCrossWrap("msg_e00000000001a"));
        QVERIFY(!mayCrossWrap("msg_000000000001a"));
        QVERIFY(!mayCrossWrap(""));
        QVERIFY(isAfterWrap("prt_000000000001a"));
        QVERIFY(!isAfterWrap("prt_ffffffff0001a"));
        QVERIFY(!isAfterWrap("prt_1"));
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeId)
#include "tst_opencodeid.moc"
