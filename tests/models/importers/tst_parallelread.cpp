// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/parallelread.h"

#include "models/importers/claudecodeimporter.h"
#include "recordingsink.h"

#include <QTest>

#include <thread>

using namespace tacet;
using namespace tacet::test;

namespace {

QByteArray prompts(int count)
{
    QByteArray content;
    for (int i = 0; i < count; ++i)
        content += jsonText("{'type':'user','sessionId':'s','uuid':'") + QByteArray::number(i)
            + jsonText("','message':{'content':'hi'}}\n");
    return content;
}

/// Fails at the n-th message; remembers which thread called.
class FailingSink final : public RecordingSink
{
public:
    explicit FailingSink(int failAt)
        : m_failAt(failAt)
    { }
    Result<> message(MessageFacts &&facts) override
    {
        sameThread = sameThread && std::this_thread::get_id() == m_thread;
        if (messages() == m_failAt)
            return fail(Error::Code::Io, QStringLiteral("disk full"));
        return RecordingSink::message(std::move(facts));
    }
    bool sameThread = true;

private:
    int m_failAt;
    std::thread::id m_thread = std::this_thread::get_id();
};

Result<> read(const QByteArray &content, RecordSink &sink, Progress &progress)
{
    const TemporaryInput input(content, QStringLiteral("session.jsonl"));
    const auto source = ByteSource::open(input.path());
    return readInParallel(ClaudeCodeImporter(), **source, {}, sink, progress);
}

}

class TestParallelRead : public QObject
{
    Q_OBJECT

private slots:
    void deliversEverythingInOrder_data();
    void deliversEverythingInOrder();
    void stopsWhenTheSinkFails();
    void stopsWhenCancelled();
};

void TestParallelRead::deliversEverythingInOrder_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 254, 255, 256, 257, 5000}) // a batch is 256 events, the session is one of them
        QTest::addRow("%d", count) << count;
}

void TestParallelRead::deliversEverythingInOrder()
{
    QFETCH(int, count);
    FailingSink sink(-1);
    NoProgress progress;
    QVERIFY(read(prompts(count) + "spoilt\n{\"type\":\"mode\"}\n", sink, progress));
    QCOMPARE(sink.messages(), count);
    QVERIFY(sink.sameThread);
    for (int i = 0; i < count; ++i)
        QCOMPARE(sink.sessions[0].messages[size_t(i)].id, std::to_string(i));
    QCOMPARE(sink.damage.size(), size_t(1));
    QCOMPARE(sink.others.at(0).second, std::string("mode"));
}

void TestParallelRead::stopsWhenTheSinkFails()
{
    FailingSink sink(3);
    NoProgress progress;
    const Result<> result = read(prompts(20'000), sink, progress); // more than the queue holds
    QVERIFY(!result);
    QCOMPARE(result.error().message, QStringLiteral("disk full"));
    QCOMPARE(sink.messages(), 3);
}

void TestParallelRead::stopsWhenCancelled()
{
    RecordingSink sink;
    CancelAfter progress(5);
    const Result<> result = read(prompts(10), sink, progress);
    QVERIFY(!result);
    QCOMPARE(int(result.error().code), int(Error::Code::Cancelled));
    QCOMPARE(sink.messages(), 5);
}

QTEST_GUILESS_MAIN(TestParallelRead)
#include "tst_parallelread.moc"
