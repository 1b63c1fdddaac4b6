// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/jobs/inorder.h"
#include "models/jobs/parallel.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <numeric>

using namespace tacet;

namespace {

/// 0, 1, … up to but not `count`.
auto counted(int count)
{
    return [next = 0, count]() mutable { return next < count ? std::optional(next++) : std::nullopt; };
}

}

class TestParallel : public QObject
{
    Q_OBJECT
private slots:
    void doesEachInputOnce_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("inputs");
        QTest::newRow("nothing to do") << 4 << 0;
        QTest::newRow("one thread") << 1 << 100;
        QTest::newRow("fewer inputs than threads") << 8 << 3;
        QTest::newRow("many") << 4 << 10'000;
    }

    void doesEachInputOnce()
    {
        QFETCH(int, threads);
        QFETCH(int, inputs);
        std::vector<std::atomic<int>> done(static_cast<size_t>(inputs));
        forEachInParallel(threads, counted(inputs), [&done](size_t number, int &&input, int) {
            if (number == size_t(input))
                ++done[number];
        });
        QVERIFY(std::all_of(done.begin(), done.end(), [](const auto &times) { return times == 1; }));
    }

    // Two pieces that each wait for the other to have begun: one thread alone would wait for ever.
    void worksOnSeveralThreads()
    {
        std::latch both(2);
        std::atomic<int> ended = 0;
        forEachInParallel(2, counted(2), [&](size_t, int &&, int) {
            both.arrive_and_wait();
            ++ended;
        });
        QCOMPARE(ended.load(), 2);
    }

    // Even numbers are made at once, odd ones slowly; the window is far smaller than their number.
    void letsOutInOrder()
    {
        constexpr int Count = 2'000;
        InOrder inOrder(8);
        std::vector<int> out;
        forEachInParallel(4, counted(Count), [&](size_t number, int &&input, int) {
            for (int i = 0; input % 2 == 1 && i < 200; ++i)
                std::this_thread::yield();
            inOrder.deliver(number, [&out, input] { out.push_back(input); });
        });
        std::vector<int> expected(Count);
        std::iota(expected.begin(), expected.end(), 0);
        QCOMPARE(out, expected);
    }

    // Whoever waits for its turn early writes first, and alone, until it delivers.
    void keepsItsTurn()
    {
        InOrder inOrder(4);
        QByteArray out;
        forEachInParallel(4, counted(400), [&](size_t number, int &&input, int) {
            if (input % 7 == 3) {
                inOrder.waitForTurn(number);
                out += '<';
                std::this_thread::yield();
                inOrder.deliver(number, [&out] { out += '>'; });
            } else {
                inOrder.deliver(number, [&out] { out += '.'; });
            }
        });
        QByteArray expected;
        for (int i = 0; i < 400; ++i)
            expected += i % 7 == 3 ? QByteArray("<>") : QByteArray(".");
        QCOMPARE(out, expected);
    }
};

QTEST_GUILESS_MAIN(TestParallel)
#include "tst_parallel.moc"
