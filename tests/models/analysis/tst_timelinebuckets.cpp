// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/timelinebuckets.h"

#include <QTest>

using namespace tacet;

namespace {

SessionColumns emptyColumns(int messages)
{
    const auto n = size_t(messages);
    SessionColumns columns;
    columns.role.assign(n, Role::Assistant);
    columns.silence.assign(n, SilenceClass::None);
    columns.humanAct.assign(n, HumanAct::Unknown);
    columns.flags.assign(n, {});
    columns.textCharacters.assign(n, 0);
    columns.toolCalls.assign(n, 0);
    columns.timeMs.assign(n, SessionColumns::NoTime);
    columns.gapMs.assign(n, SessionColumns::NoTime);
    return columns;
}

}

class TestTimelineBuckets final : public QObject
{
    Q_OBJECT
private slots:
    void sumsEachLaneOfItsOwn();
    void keepsTheLongestGap();
    void countsNoToolResultAsTheUsers();
    void hasNoBucketWithoutTwoEdges();
    void edgesByMessage_data();
    void edgesByMessage();
    void edgesByTimeAreLowerBounds();
    void ascendingTimes_data();
    void ascendingTimes();
    void everyMessageIsInOneBucket();
    void blocksSumToTheSame_data();
    void blocksSumToTheSame();
    void growsLikeMadeAnew_data();
    void growsLikeMadeAnew();
};

void TestTimelineBuckets::growsLikeMadeAnew_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("after");
    QTest::newRow("one more") << 1000 << 1000 << 1001;
    QTest::newRow("the last is another") << 1000 << 999 << 1001;
    QTest::newRow("over the border of a block") << 255 << 250 << 600;
    QTest::newRow("within whole blocks") << 1024 << 300 << 1024;
    QTest::newRow("from the start") << 100 << 0 << 700;
    QTest::newRow("from nothing") << 0 << 0 << 10;
}

void TestTimelineBuckets::growsLikeMadeAnew()
{
    QFETCH(int, before);
    QFETCH(int, from);
    QFETCH(int, after);
    const auto fill = [](SessionColumns &columns, int first, int last, int seed) {
        for (int i = first; i < last; ++i) {
            columns.textCharacters[size_t(i)] = quint32(i * 7 + seed) % 101;
            columns.timeMs[size_t(i)] = i < 20 ? SessionColumns::NoTime : (i * 37 + seed) % 5'000;
        }
    };
    SessionColumns columns = emptyColumns(before);
    fill(columns, 0, before, 1);
    TimelineBlocks blocks(columns);
    auto times = tacet::ascendingTimes(columns);
    SessionColumns grown = emptyColumns(after);
    fill(grown, 0, from, 1);
    fill(grown, from, after, 2);
    columns = grown; // in place, as a session that is followed does
    blocks.update(from);
    updateAscendingTimes(times, columns, from);
    QCOMPARE(blocks.bucket(0, after), TimelineBlocks(grown).bucket(0, after));
    QCOMPARE(times, tacet::ascendingTimes(grown));
}

void TestTimelineBuckets::sumsEachLaneOfItsOwn()
{
    SessionColumns columns = emptyColumns(5);
    columns.role = {Role::User, Role::Assistant, Role::Assistant, Role::User, Role::System};
    columns.textCharacters = {40, 100, 300, 8, 999};
    columns.toolCalls = {0, 2, 5, 0, 0};

    const std::vector<int> edges {0, 3, 5};
    const auto buckets = timelineBuckets(columns, edges);

    QCOMPARE(int(buckets.size()), 2);
    QCOMPARE(buckets[0].user, (LaneBucket {1, 40, 40, 40}));
    QCOMPARE(buckets[0].assistant, (LaneBucket {2, 100, 300, 400})); // 100 + 300
    QCOMPARE(buckets[0].assistant.mean(), 200.0);
    QCOMPARE(buckets[0].tools, (LaneBucket {2, 2, 5, 7})); // 2 + 5
    QCOMPARE(buckets[1].user, (LaneBucket {1, 8, 8, 8}));
    QCOMPARE(buckets[1].assistant, LaneBucket {}); // the system's 999 characters are in no lane
    QCOMPARE(buckets[1].tools, LaneBucket {});
}

void TestTimelineBuckets::keepsTheLongestGap()
{
    SessionColumns columns = emptyColumns(4);
    columns.gapMs = {SessionColumns::NoTime, 500, 90'000, SessionColumns::NoTime};
    const std::vector<int> edges {0, 3, 4};
    const auto buckets = timelineBuckets(columns, edges);
    QCOMPARE(buckets[0].longestGapMs, qint64(90'000));
    QCOMPARE(buckets[1].longestGapMs, SessionColumns::NoTime);
}

void TestTimelineBuckets::countsNoToolResultAsTheUsers()
{
    SessionColumns columns = emptyColumns(2);
    columns.role = {Role::User, Role::User};
    columns.silence = {SilenceClass::ToolResult, SilenceClass::Blank};
    const std::vector<int> edges {0, 2};
    QCOMPARE(timelineBuckets(columns, edges).front().user.messages, 1u); // the blank one
}

void TestTimelineBuckets::hasNoBucketWithoutTwoEdges()
{
    const SessionColumns columns = emptyColumns(3);
    QVERIFY(timelineBuckets(columns, {}).empty());
    const std::vector<int> one {1};
    QVERIFY(timelineBuckets(columns, one).empty());
}

void TestTimelineBuckets::edgesByMessage_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("perColumn");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("messages");
    QTest::addColumn<QList<int>>("edges");
    // Smallest integers not below first + i * perColumn, cut to [0, messages].
    QTest::newRow("two a column") << 0.0 << 2.0 << 3 << 6 << QList<int> {0, 2, 4, 6};
    QTest::newRow("two and a half a column") << 0.0 << 2.5 << 3 << 7 << QList<int> {0, 3, 5, 7};
    QTest::newRow("begins before the first") << -3.0 << 2.0 << 3 << 9 << QList<int> {0, 0, 1, 3};
    QTest::newRow("ends after the last") << 4.0 << 4.0 << 3 << 6 << QList<int> {4, 6, 6, 6};
    QTest::newRow("several columns a message") << 1.0 << 0.5 << 4 << 9 << QList<int> {1, 2, 2, 3, 3};
    QTest::newRow("no messages") << 0.0 << 1.0 << 2 << 0 << QList<int> {0, 0, 0};
}

void TestTimelineBuckets::edgesByMessage()
{
    QFETCH(double, first);
    QFETCH(double, perColumn);
    QFETCH(int, count);
    QFETCH(int, messages);
    QFETCH(QList<int>, edges);
    const auto found = tacet::edgesByMessage(first, perColumn, count, messages);
    QCOMPARE(QList<int>(found.begin(), found.end()), edges);
}

void TestTimelineBuckets::edgesByTimeAreLowerBounds()
{
    const std::vector<qint64> times {1000, 1000, 1500, 4000};
    // Columns begin at 0, 1000, 2000, 3000, 4000 and 5000 ms.
    const auto edges = edgesByTime(0.0, 1000.0, 5, times);
    QCOMPARE(QList<int>(edges.begin(), edges.end()), (QList<int> {0, 0, 3, 3, 3, 4}));
}

void TestTimelineBuckets::ascendingTimes_data()
{
    QTest::addColumn<QList<qint64>>("times");
    QTest::addColumn<QList<qint64>>("ascending");
    constexpr qint64 no = SessionColumns::NoTime;
    QTest::newRow("none known") << QList<qint64> {no, no} << QList<qint64> {};
    QTest::newRow("no messages") << QList<qint64> {} << QList<qint64> {};
    QTest::newRow("missing first") << QList<qint64> {no, 7, 9} << QList<qint64> {7, 7, 9};
    QTest::newRow("missing within") << QList<qint64> {5, no, 9} << QList<qint64> {5, 5, 9};
    QTest::newRow("runs backwards") << QList<qint64> {5, 9, 6, 10} << QList<qint64> {5, 9, 9, 10};
    QTest::newRow("no such year") << QList<qint64> {5, 9'000'000'000'000'000, 6} << QList<qint64> {5, 5, 6};
    QTest::newRow("the beginning of time") << QList<qint64> {0, no} << QList<qint64> {0, 0};
}

void TestTimelineBuckets::ascendingTimes()
{
    QFETCH(QList<qint64>, times);
    QFETCH(QList<qint64>, ascending);
    SessionColumns columns = emptyColumns(int(times.size()));
    columns.timeMs.assign(times.begin(), times.end());
    const auto found = tacet::ascendingTimes(columns);
    QCOMPARE(QList<qint64>(found.begin(), found.end()), ascending);
}

void TestTimelineBuckets::everyMessageIsInOneBucket()
{
    const SessionColumns columns = emptyColumns(1000);
    for (const double perColumn : {0.3, 1.0, 3.7, 999.0, 5000.0}) {
        const int count = int(1000 / perColumn) + 1;
        quint64 messages = 0;
        for (const TimelineBucket &bucket :
             timelineBuckets(columns, tacet::edgesByMessage(0.0, perColumn, count, columns.size())))
            messages += bucket.assistant.messages;
        QCOMPARE(messages, quint64(1000));
    }
}

void TestTimelineBuckets::blocksSumToTheSame_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::newRow("nothing") << 10 << 10;
    QTest::newRow("within a block") << 3 << 200;
    QTest::newRow("one block") << 256 << 512;
    QTest::newRow("over a border") << 250 << 260;
    QTest::newRow("blocks and both ends") << 100 << 900;
    QTest::newRow("from a border into the last, unfinished block") << 512 << 1000;
    QTest::newRow("all") << 0 << 1000;
}

void TestTimelineBuckets::blocksSumToTheSame()
{
    QFETCH(int, first);
    QFETCH(int, last);
    SessionColumns columns = emptyColumns(1000);
    for (size_t i = 0; i < 1000; ++i) {
        columns.role[i] = i % 7 == 0 ? Role::User : Role::Assistant;
        columns.textCharacters[i] = quint32(i * 37 % 1009);
        columns.toolCalls[i] = quint16(i % 5);
        columns.gapMs[i] = qint64(i * 13 % 997);
    }
    const TimelineBucket bucket = TimelineBlocks(columns).bucket(first, last);
    const std::vector<int> edges {first, last};
    QVERIFY(bucket == timelineBuckets(columns, edges).front());
    // Counted another way: every message is a user's (one in seven) or the assistant's, four in five have tools.
    int users = 0;
    for (int i = first; i < last; ++i)
        users += i % 7 == 0 ? 1 : 0;
    QCOMPARE(int(bucket.user.messages), users);
    QCOMPARE(int(bucket.assistant.messages), last - first - users);
}

QTEST_GUILESS_MAIN(TestTimelineBuckets)
#include "tst_timelinebuckets.moc"
