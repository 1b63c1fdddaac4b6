// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/silencecluster.h"

#include <QTest>

#include <algorithm>

using namespace tacet;

namespace {

constexpr ClusterMetrics Metrics {10, 40};

ListedSilence at(int ordinal, SilenceGroup group)
{
    return {ordinal, group == SilenceGroup::Person ? SilenceClass::Blank : SilenceClass::Compaction, group};
}

std::vector<SilenceCluster> clustersOf(const std::vector<ListedSilence> &silences, bool upperRow, double shiftPx = 0)
{
    return clusterSilences(
        makeSilenceRow(silences, upperRow), [shiftPx](int ordinal) { return ordinal + shiftPx; }, 0, 1000, Metrics);
}

}

class TestSilenceCluster final : public QObject
{
    Q_OBJECT
private slots:
    void keepsApartWhatHasRoom();
    void groupsWhatWouldOverlap();
    void takesMoreRoomFromThreeOn();
    void putsThePersonOnTop();
    void neverMixesTheRows();
    void doesNotDependOnThePlaceOfTheView();
};

void TestSilenceCluster::keepsApartWhatHasRoom()
{
    const std::vector silences {at(0, SilenceGroup::Person), at(10, SilenceGroup::Person)};
    const auto clusters = clustersOf(silences, true);
    QCOMPARE(int(clusters.size()), 2);
    QVERIFY((clusters[0] == SilenceCluster {0, 0, 0, 0, 0, 1}));
    QVERIFY((clusters[1] == SilenceCluster {10, 10, 10, 1, 1, 1}));
    QVERIFY(clustersOf({}, true).empty());
}

void TestSilenceCluster::groupsWhatWouldOverlap()
{
    const std::vector silences {at(0, SilenceGroup::Harness), at(9, SilenceGroup::Harness),
                                at(30, SilenceGroup::Harness)};
    const auto clusters = clustersOf(silences, false);
    QCOMPARE(int(clusters.size()), 2);
    QVERIFY((clusters[0] == SilenceCluster {0, 0, 9, 0, 1, 2}));
    QVERIFY((clusters[1] == SilenceCluster {30, 30, 30, 2, 2, 1}));
}

void TestSilenceCluster::takesMoreRoomFromThreeOn()
{
    // The third makes a count, which needs 40 px: 39 is in, 40 begins the next.
    const std::vector silences {at(0, SilenceGroup::Harness), at(4, SilenceGroup::Harness),
                                at(8, SilenceGroup::Harness), at(39, SilenceGroup::Harness),
                                at(40, SilenceGroup::Harness)};
    const auto clusters = clustersOf(silences, false);
    QCOMPARE(int(clusters.size()), 2);
    QCOMPARE(clusters[0].count, 4);
    QCOMPARE(clusters[1].px, 40.0);
}

void TestSilenceCluster::putsThePersonOnTop()
{
    const std::vector silences {at(0, SilenceGroup::NotKnown), at(3, SilenceGroup::Person),
                                at(5, SilenceGroup::NotKnown)};
    const auto clusters = clustersOf(silences, true);
    QCOMPARE(int(clusters.size()), 1);
    QCOMPARE(clusters[0].top, size_t(1));
    const std::vector machines {at(0, SilenceGroup::Assistant), at(3, SilenceGroup::Harness)};
    QCOMPARE(clustersOf(machines, false)[0].top, size_t(1));
}

void TestSilenceCluster::neverMixesTheRows()
{
    const std::vector silences {at(0, SilenceGroup::Harness), at(1, SilenceGroup::Person), at(2, SilenceGroup::Harness),
                                at(3, SilenceGroup::NotKnown)};
    const auto persons = clustersOf(silences, true);
    QCOMPARE(int(persons.size()), 1);
    QVERIFY((persons[0] == SilenceCluster {1, 1, 3, 1, 3, 2})); // not message 2, which is the harness's
    const auto machines = clustersOf(silences, false);
    QCOMPARE(int(machines.size()), 1);
    QCOMPARE(machines[0].count, 2);
}

void TestSilenceCluster::doesNotDependOnThePlaceOfTheView()
{
    std::vector<ListedSilence> silences;
    for (int ordinal = 0; ordinal < 500; ordinal += 7)
        silences.push_back(at(ordinal, SilenceGroup::Person));
    const auto here = clustersOf(silences, true);
    const auto panned = clustersOf(silences, true, -123.5); // 0 to 123 are left of the view
    QVERIFY(panned.size() > 1);
    for (const SilenceCluster &cluster : panned) {
        QVERIFY(cluster.px >= 0);
        QVERIFY(std::any_of(here.begin(), here.end(), [&](const SilenceCluster &each) {
            return each.first == cluster.first && each.last == cluster.last && each.count == cluster.count;
        }));
    }
}

QTEST_GUILESS_MAIN(TestSilenceCluster)
#include "tst_silencecluster.moc"
