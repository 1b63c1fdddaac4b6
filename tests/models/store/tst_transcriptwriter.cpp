// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"
#include "tests/support/storebuilders.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestTranscriptWriter final : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_path = m_folder.filePath(QStringLiteral("index-%1.db").arg(++m_number)); }

    void keepsTheSource()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        SourceRow row = sourceRow();
        const SourceId id = valueOf(writer->begin(row));
        row.fingerprint = {1, 2, 0xffff'ffff'ffff'ffff, 4};
        row.spoolPath = QStringLiteral("/s");
        row.resumeOffset = 5'000'000'000;
        row.resumeLine = 6;
        row.resumeOrdinal = 7;
        require(writer->finish(row));
        const auto kept = valueOf(writer->source(row.path));
        QVERIFY(kept);
        QCOMPARE(kept->id, id);
        QCOMPARE(kept->path, row.path);
        QCOMPARE(kept->format, row.format);
        QCOMPARE(kept->importerVersion, 1);
        QVERIFY(kept->fingerprint == row.fingerprint);
        QCOMPARE(kept->spoolPath, QStringLiteral("/s"));
        QCOMPARE(kept->resumeOffset, 5'000'000'000);
        QCOMPARE(kept->resumeLine, 6);
        QCOMPARE(kept->resumeOrdinal, 7);
        QVERIFY(kept->complete);
        QVERIFY(!valueOf(writer->source(QStringLiteral("/t/other"))));
    }

    void keepsTheSession()
    {
        SessionFacts facts {QStringLiteral("uid"),
                            QStringLiteral("parent"),
                            QStringLiteral("title"),
                            QStringLiteral("agent"),
                            QStringLiteral("1.2"),
                            QStringLiteral("/home/x"),
                            QStringLiteral("model"),
                            123,
                            456,
                            QStringLiteral("msg_9")};
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const SessionId session = valueOf(writer->addSession({}));
        require(writer->updateSession(session, facts));
        require(writer->addMessage(session, entry(0)));
        require(writer->addDamaged({1, {2, 3}, QStringLiteral("why"), true}));
        require(writer->finish(sourceRow()));

        const SessionRow row = valueOf(valueOf(TranscriptReader::open(m_path))->session(session));
        QCOMPARE(row.facts.uid, facts.uid);
        QCOMPARE(row.facts.parentUid, facts.parentUid);
        QCOMPARE(row.facts.title, facts.title);
        QCOMPARE(row.facts.agent, facts.agent);
        QCOMPARE(row.facts.agentVersion, facts.agentVersion);
        QCOMPARE(row.facts.directory, facts.directory);
        QCOMPARE(row.facts.model, facts.model);
        QCOMPARE(row.facts.createdMs, facts.createdMs);
        QCOMPARE(row.facts.updatedMs, facts.updatedMs);
        QCOMPARE(row.facts.revertFrom, facts.revertFrom);
        QCOMPARE(row.sourcePath, QStringLiteral("/t/a.jsonl"));
        QCOMPARE(row.format, QStringLiteral("claude-code"));
        QCOMPARE(row.messages, 1);
        QCOMPARE(row.damaged, 1);
        QVERIFY(row.complete);
    }

    void leavesNothingWithoutFinish_data()
    {
        QTest::addColumn<bool>("committed");
        QTest::newRow("nothing committed") << false;
        QTest::newRow("a part committed") << true;
    }

    void leavesNothingWithoutFinish()
    {
        QFETCH(bool, committed);
        {
            auto writer = valueOf(TranscriptWriter::open(m_path));
            valueOf(writer->begin(sourceRow()));
            const SessionId session = valueOf(writer->addSession(sessionFacts()));
            MessageEntry merged = entry(0);
            merged.facts.records.push_back({{500, 1}, 9, {}});
            require(writer->addMessage(session, merged));
            require(writer->addDamaged({1, {2, 3}, QStringLiteral("why"), false}));
            if (committed)
                require(writer->commitSoFar());
            require(writer->addMessage(session, entry(1)));
        }
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QCOMPARE(rowsInAllTables(), 0);
        QVERIFY(valueOf(reader->sessions()).empty());
        QVERIFY(valueOf(reader->page({1}, 0, 10)).empty());
        QCOMPARE(valueOf(reader->columns({1})).size(), 0);
        QVERIFY(valueOf(reader->damaged({1})).empty());
    }

    void keepsTurnsThatAreNotThere()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const SessionId session = valueOf(writer->addSession(sessionFacts()));
        for (int i = 0; i < 3; ++i)
            require(writer->addMessage(session, entry(i)));
        AbsentTurn late;
        late.kind = AbsentKind::Rewound;
        late.before = 2;
        late.record = {{20, 10}, 3, {}, "/items/2"};
        late.pointer = "/payload/num_turns";
        late.rule = "codex.rolled-back";
        late.about = "t";
        late.count = 2;
        late.timeMs = 7;
        AbsentTurn early;
        early.kind = AbsentKind::PrefixMissing;
        early.record = {{0, 10}, 1, {}};
        require(writer->addAbsent(session, late));
        require(writer->addAbsent(session, early));
        SourceRow grown = sourceRow();
        grown.resumeOffset = 15;
        grown.resumeOrdinal = 1;
        require(writer->finish(grown));

        const auto columns = valueOf(valueOf(TranscriptReader::open(m_path))->columns(session));
        QCOMPARE(columns.absent.size(), size_t(2));
        QCOMPARE(columns.absent[0].kind, AbsentKind::PrefixMissing); // by the message, not by when it was told
        const AbsentTurn &read = columns.absent[1];
        QCOMPARE(read.kind, late.kind);
        QCOMPARE(read.before, 2);
        QCOMPARE(read.record.range, late.record.range);
        QCOMPARE(read.record.line, qint64(3));
        QCOMPARE(read.record.place, std::string("/items/2"));
        QCOMPARE(read.pointer, late.pointer);
        QCOMPARE(read.rule, late.rule);
        QCOMPARE(read.about, late.about);
        QCOMPARE(read.count, 2);
        QCOMPARE(read.timeMs, std::optional<qint64>(7));

        // The file has grown: what records from 15 on show is told again.
        valueOf(writer->resume(*valueOf(writer->source(sourceRow().path))));
        require(writer->addMessage(session, entry(1)));
        require(writer->finish(sourceRow()));
        const auto left = valueOf(valueOf(TranscriptReader::open(m_path))->absent(session));
        QCOMPARE(left.size(), size_t(1));
        QCOMPARE(left.front().kind, AbsentKind::PrefixMissing);
        writeSession(m_path, 1);
        QVERIFY(valueOf(valueOf(TranscriptReader::open(m_path))->absent(session)).empty());
    }

    void keepsPlacesAndBranches()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const SessionId session = valueOf(writer->addSession(sessionFacts()));
        MessageEntry placed = entry(0);
        placed.facts.records.front().place = "/messages/0";
        placed.facts.records.push_back({{500, 1}, 0, {}, "/messages/7"});
        placed.facts.branch = {2, 3};
        require(writer->addMessage(session, placed));
        require(writer->addMessage(session, entry(1)));
        require(writer->addDamaged({0, {2, 3}, QStringLiteral("why"), false, QStringLiteral("/messages/1")}));
        require(writer->finish(sourceRow()));
        const auto reader = valueOf(TranscriptReader::open(m_path));
        const auto rows = valueOf(reader->page(session, 0, 2));
        QCOMPARE(rows[0].first.place, std::string("/messages/0"));
        QCOMPARE(rows[0].branch, (BranchPlace {2, 3}));
        QCOMPARE(rows[1].first.place, std::string());
        QCOMPARE(rows[1].branch, BranchPlace());
        QCOMPARE(valueOf(reader->records(session, 0))[1].place, std::string("/messages/7"));
        const SourceId source = valueOf(reader->session(session)).source;
        QCOMPARE(valueOf(reader->damaged(source)).front().place, QStringLiteral("/messages/1"));
    }

    void anImportThatFailsEarlyKeepsTheOldOne()
    {
        writeSession(m_path, 3);
        {
            auto writer = valueOf(TranscriptWriter::open(m_path));
            valueOf(writer->begin(sourceRow()));
            require(writer->addMessage(valueOf(writer->addSession(sessionFacts())), entry(0)));
        }
        const auto rows = valueOf(valueOf(TranscriptReader::open(m_path))->sessions());
        QCOMPARE(int(rows.size()), 1);
        QCOMPARE(rows.front().messages, 3);
    }

    void beginForgetsTheOldRows()
    {
        const SessionId old = writeSession(m_path, 5);
        const SessionId now = writeSession(m_path, 2);
        QVERIFY(now != old);
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QCOMPARE(int(valueOf(reader->sessions()).size()), 1);
        QVERIFY(valueOf(reader->page(old, 0, 10)).empty());
        QCOMPARE(int(valueOf(reader->page(now, 0, 10)).size()), 2);
        QCOMPARE(valueOf(reader->columns(old)).size(), 0);
    }

    void otherSourcesStay()
    {
        const SessionId other = writeSession(m_path, 5, QStringLiteral("/t/other.jsonl"));
        writeSession(m_path, 2);
        writeSession(m_path, 3);
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QCOMPARE(int(valueOf(reader->sessions()).size()), 2);
        QCOMPARE(int(valueOf(reader->page(other, 0, 10)).size()), 5);
        QCOMPARE(valueOf(reader->columns(other)).size(), 5);
    }

    void showsWhatIsThereSoFar()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const SessionId session = valueOf(writer->addSession(sessionFacts()));
        require(writer->addMessage(session, entry(0)));
        require(writer->addMessage(session, entry(1)));
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QVERIFY(valueOf(reader->sessions()).empty());
        require(writer->commitSoFar());
        const SessionRow row = valueOf(reader->session(session));
        QCOMPARE(row.messages, 2);
        QVERIFY(!row.complete);
        QCOMPARE(valueOf(reader->columns(session)).size(), 2);
        require(writer->addMessage(session, entry(2)));
        require(writer->finish(sourceRow()));
        QCOMPARE(valueOf(reader->session(session)).messages, 3);
        QVERIFY(valueOf(reader->session(session)).complete);
        QCOMPARE(valueOf(reader->columns(session)).size(), 3);
    }

    void sessionsMayTakeTurns()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const SessionId a = valueOf(writer->addSession(sessionFacts(QStringLiteral("a"))));
        const SessionId b = valueOf(writer->addSession(sessionFacts(QStringLiteral("b"))));
        for (int i = 0; i < 3; ++i) {
            require(writer->addMessage(a, entry(2 * i)));
            require(writer->addMessage(a, entry(2 * i + 1)));
            require(writer->addMessage(b, entry(i)));
        }
        require(writer->finish(sourceRow()));
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QCOMPARE(valueOf(reader->session(a)).messages, 6);
        QCOMPARE(valueOf(reader->session(b)).messages, 3);
        QCOMPARE(valueOf(reader->columns(a)).timeMs, (std::vector<qint64> {0, 1000, 2000, 3000, 4000, 5000}));
        QCOMPARE(valueOf(reader->columns(b)).timeMs, (std::vector<qint64> {0, 1000, 2000}));
    }

    void makesKeysUniqueWithinASession()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const SessionId a = valueOf(writer->addSession(sessionFacts(QStringLiteral("a"))));
        const SessionId b = valueOf(writer->addSession(sessionFacts(QStringLiteral("b"))));
        for (const auto &[ordinal, key] : {std::pair(0, "x"), {1, "y"}, {2, "x"}, {3, "z"}, {4, "x"}})
            require(writer->addMessage(a, entry(ordinal, key)));
        require(writer->addMessage(b, entry(0, "x")));
        require(writer->finish(sourceRow()));
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QCOMPARE(keysOf(*reader, a), QStringLiteral("@0 y @20 z @40"));
        QCOMPARE(keysOf(*reader, b), QStringLiteral("x"));
    }

    void growsAsIfReadAtOnce_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("kept");
        QTest::addColumn<int>("after");
        QTest::newRow("one more") << 3 << 3 << 4;
        QTest::newRow("the last is written again") << 3 << 2 << 4;
        QTest::newRow("from the start") << 3 << 0 << 2;
        QTest::newRow("from nothing") << 0 << 0 << 2;
        QTest::newRow("cut at a seam of blocks") << 5000 << 4096 << 5001;
        QTest::newRow("cut before a seam") << 4097 << 4095 << 4099;
        QTest::newRow("kept at a seam") << 4096 << 4096 << 4097;
        QTest::newRow("over two blocks") << 10 << 9 << 8200;
    }

    void growsAsIfReadAtOnce()
    {
        QFETCH(int, before);
        QFETCH(int, kept);
        QFETCH(int, after);
        // Messages 1 and 2 share an id from the start, 0 and the last do after the growth.
        const auto keyed = [after](int i) {
            return entry(i, i == 1 || i == 2 ? "twice" : i == 0 || i == after - 1 ? "late" : "");
        };
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        SessionId session = valueOf(writer->addSession(sessionFacts()));
        for (int i = 0; i < before; ++i)
            require(writer->addMessage(session, keyed(i)));
        require(writer->finish(sourceRow()));

        SourceRow grown = *valueOf(writer->source(sourceRow().path));
        grown.resumeOrdinal = kept;
        const SessionId resumed = valueOf(writer->resume(grown));
        QCOMPARE(resumed, session);
        for (int i = kept; i < after; ++i)
            require(writer->addMessage(session, keyed(i)));
        require(writer->finish(grown));

        const QString whole = m_path + QStringLiteral(".whole");
        auto other = valueOf(TranscriptWriter::open(whole));
        valueOf(other->begin(sourceRow()));
        const SessionId atOnce = valueOf(other->addSession(sessionFacts()));
        for (int i = 0; i < after; ++i)
            require(other->addMessage(atOnce, keyed(i)));
        require(other->finish(sourceRow()));

        const auto reader = valueOf(TranscriptReader::open(m_path));
        const auto expected = valueOf(TranscriptReader::open(whole));
        QCOMPARE(valueOf(reader->session(session)).messages, after);
        QCOMPARE(keysOf(*reader, session), keysOf(*expected, atOnce));
        QVERIFY(keysOf(*reader, session).startsWith(after > 2 ? QStringLiteral("@0 @10") : QStringLiteral("late")));
        QCOMPARE(valueOf(reader->columns(session)).timeMs, valueOf(expected->columns(atOnce)).timeMs);
        QVERIFY(valueOf(writer->source(sourceRow().path))->complete);
    }

    void growthForgetsDamageThatIsReadAgain()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        const SourceId source = valueOf(writer->begin(sourceRow()));
        valueOf(writer->addSession(sessionFacts()));
        require(writer->addDamaged({1, {5, 3}, QStringLiteral("stays"), false}));
        require(writer->addDamaged({9, {90, 3}, QStringLiteral("cut"), true}));
        require(writer->finish(sourceRow()));
        SourceRow grown = *valueOf(writer->source(sourceRow().path));
        grown.resumeOffset = 90;
        valueOf(writer->resume(grown));
        require(writer->addDamaged({12, {120, 3}, QStringLiteral("new"), false}));
        require(writer->finish(grown));
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QStringList reasons;
        for (const DamagedRecord &record : valueOf(reader->damaged(source)))
            reasons.append(record.reason);
        QCOMPARE(reasons, QStringList({QStringLiteral("stays"), QStringLiteral("new")}));
        QCOMPARE(valueOf(reader->sessions()).front().damaged, 2);
    }

    void anUnfinishedGrowthKeepsOrForgets()
    {
        writeSession(m_path, 3);
        {
            auto writer = valueOf(TranscriptWriter::open(m_path));
            const SessionId session = valueOf(writer->resume(*valueOf(writer->source(sourceRow().path))));
            require(writer->addMessage(session, entry(0)));
        }
        QCOMPARE(valueOf(valueOf(TranscriptReader::open(m_path))->sessions()).front().messages, 3);
        {
            auto writer = valueOf(TranscriptWriter::open(m_path));
            const SessionId session = valueOf(writer->resume(*valueOf(writer->source(sourceRow().path))));
            require(writer->addMessage(session, entry(0)));
            require(writer->commitSoFar());
        }
        QVERIFY(valueOf(valueOf(TranscriptReader::open(m_path))->sessions()).empty());
    }

    void onlyOneSessionGrows()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        valueOf(writer->addSession(sessionFacts(QStringLiteral("a"))));
        valueOf(writer->addSession(sessionFacts(QStringLiteral("b"))));
        require(writer->finish(sourceRow()));
        const auto resumed = writer->resume(*valueOf(writer->source(sourceRow().path)));
        QVERIFY(!resumed);
        QCOMPARE(resumed.error().code, Error::Code::NotFound);
    }

    void theSlowerOfTwoWritersIsTold()
    {
        auto slow = valueOf(TranscriptWriter::open(m_path));
        valueOf(slow->begin(sourceRow()));
        const SessionId session = valueOf(slow->addSession(sessionFacts()));
        require(slow->addMessage(session, entry(0)));
        require(slow->commitSoFar());
        writeSession(m_path, 2); // stands for another process, which comes between two transactions
        const auto refused = slow->addMessage(session, entry(1));
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(QStringLiteral("Another program")));
        slow.reset();
        const auto rows = valueOf(valueOf(TranscriptReader::open(m_path))->sessions());
        QCOMPARE(int(rows.size()), 1);
        QCOMPARE(rows.front().messages, 2);
    }

private:
    int rowsInAllTables() const
    {
        const auto index = valueOf(Database::open(m_path, Database::Mode::ReadOnly));
        auto count = valueOf(index->prepare("SELECT (SELECT count(*) FROM source)+(SELECT count(*) FROM session)"
                                            "+(SELECT count(*) FROM message)+(SELECT count(*) FROM record)"
                                            "+(SELECT count(*) FROM column_block)+(SELECT count(*) FROM damaged)"
                                            "+(SELECT count(*) FROM piece)"));
        return valueOf(count.step()) ? int(count.integer(0)) : -1;
    }

    static QString keysOf(const TranscriptReader &reader, SessionId session)
    {
        QStringList keys;
        for (const MessageRow &row : valueOf(reader.page(session, 0, 1'000'000)))
            keys.append(row.key);
        return keys.join(u' ');
    }

    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
};

QTEST_GUILESS_MAIN(TestTranscriptWriter)
#include "tst_transcriptwriter.moc"
