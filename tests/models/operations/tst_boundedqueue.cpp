// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/boundedqueue.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace tacet;

class TestBoundedQueue final : public QObject
{
    Q_OBJECT
private slots:
    void handsOverEverythingInOrder()
    {
        BoundedQueue<int> queue(2);
        std::vector<int> taken;
        std::jthread taking([&queue, &taken] {
            while (const auto value = queue.pop())
                taken.push_back(*value);
        });
        for (int i = 0; i < 1000; ++i)
            QVERIFY(queue.push(int(i)));
        queue.close();
        taking.join();
        QCOMPARE(int(taken.size()), 1000);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(taken[size_t(i)], i);
    }

    void whatIsInAClosedOneCanBeTaken()
    {
        BoundedQueue<int> queue(2);
        QVERIFY(queue.push(7));
        queue.close();
        QVERIFY(!queue.push(8));
        QCOMPARE(queue.pop(), std::optional(7));
        QCOMPARE(queue.pop(), std::optional<int>());
    }

    void anAbandonedOneIsEmptyAndFreesWhoWaits()
    {
        BoundedQueue<int> queue(1);
        QVERIFY(queue.push(7));
        bool pushed = true;
        std::jthread waiting([&queue, &pushed] { pushed = queue.push(8); });
        queue.abandon();
        waiting.join();
        QVERIFY(!pushed);
        QCOMPARE(queue.pop(), std::optional<int>());
    }
};

QTEST_GUILESS_MAIN(TestBoundedQueue)
#include "tst_boundedqueue.moc"
