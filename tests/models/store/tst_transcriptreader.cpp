// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/storebuilders.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestTranscriptReader final : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_path = m_folder.filePath(QStringLiteral("index-%1.db").arg(++m_number)); }

    void givesBackAWholeMessage()
    {
        MessageEntry written = entry(0, "msg_1", SilenceClass::CompactionInferred);
        written.facts.role = Role::Assistant;
        written.facts.label = 7;
        written.facts.flags = MessageFlag::Summary | MessageFlag::OrderDoubtful;
        written.facts.timeMs = 1'700'000'000'123;
        written.facts.endMs = 1'700'000'000'456;
        written.facts.records = {{{5'000'000'000, 11}, 3, "/parts"}, {{20, 21}, 4, {}}, {{60, 1}, 9, {}}};
        written.facts.parts = {{PartKind::ToolCall, {}, TextMarker::Visible, 0, 0, 0},
                               {PartKind::ToolCall, {}, TextMarker::Visible, 0, 0, 1},
                               {PartKind::ToolResult, {}, TextMarker::Visible, 0, 0, 2},
                               {PartKind::Attachment, {}, TextMarker::Visible, 0, 0, 3},
                               {PartKind::Text, {}, TextMarker::Visible, 0, 0, 4}};
        written.facts.preview = "Grüße";
        written.facts.textCharacters = 5;
        written.facts.reasoningCharacters = 6;
        written.facts.hash = 0xfedc'ba98'7654'3210;
        written.finding.detail = "auto overflow";
        written.finding.humanAct = HumanAct::No;
        written.finding.delivered = Delivered::Replaced;
        written.finding.rule = "general.compaction.inferred";
        written.finding.confidence = 0.75;
        written.finding.evidence = {{1, "/parts/0", "text", 2}};
        written.gapMs = 42;
        const SessionId session = write({written});

        const auto reader = valueOf(TranscriptReader::open(m_path));
        const MessageRow row = valueOf(reader->message(session, 0));
        QCOMPARE(row.ordinal, 0);
        QCOMPARE(row.key, QStringLiteral("msg_1"));
        QCOMPARE(row.label, std::optional<qint64>(7));
        QCOMPARE(row.role, Role::Assistant);
        QCOMPARE(row.flags, MessageFlag::Summary | MessageFlag::OrderDoubtful);
        QCOMPARE(row.timeMs, std::optional<qint64>(1'700'000'000'123));
        QCOMPARE(row.endMs, std::optional<qint64>(1'700'000'000'456));
        QCOMPARE(row.first.range, (ByteRange {5'000'000'000, 11}));
        QCOMPARE(row.first.line, 3);
        QCOMPARE(row.records, 3);
        QCOMPARE(row.textCharacters, 5);
        QCOMPARE(row.reasoningCharacters, 6);
        QCOMPARE(row.toolCalls, 2);
        QCOMPARE(row.toolResults, 1);
        QCOMPARE(row.attachments, 1);
        QCOMPARE(row.silence, SilenceClass::CompactionInferred);
        QCOMPARE(row.detail, QStringLiteral("auto overflow"));
        QCOMPARE(row.humanAct, HumanAct::No);
        QCOMPARE(row.delivered, Delivered::Replaced);
        QCOMPARE(row.rule, QStringLiteral("general.compaction.inferred"));
        QCOMPARE(row.confidence, 0.75);
        QCOMPARE(int(row.evidence.size()), 1);
        QCOMPARE(row.evidence[0].absent, std::string("text"));
        QCOMPARE(row.gapMs, std::optional<qint64>(42));
        QCOMPARE(row.hash, 0xfedc'ba98'7654'3210);
        QCOMPARE(row.preview, QStringLiteral("Grüße"));

        const auto records = valueOf(reader->records(session, 0));
        QCOMPARE(int(records.size()), 3);
        QCOMPARE(records[0].range.offset, 5'000'000'000);
        QCOMPARE(records[1].range, (ByteRange {20, 21}));
        QCOMPARE(records[2].line, 9);
    }

    void whatIsUnknownStaysUnknown()
    {
        MessageEntry written = entry(0);
        written.facts.timeMs.reset();
        const SessionId session = write({written});
        const auto reader = valueOf(TranscriptReader::open(m_path));
        const MessageRow row = valueOf(reader->message(session, 0));
        QVERIFY(!row.timeMs && !row.endMs && !row.label && !row.gapMs);
        QCOMPARE(row.confidence, 1.0);
        QVERIFY(row.rule.isEmpty() && row.detail.isEmpty() && row.evidence.empty());
        const auto columns = valueOf(reader->columns(session));
        QCOMPARE(columns.timeMs, std::vector<qint64> {SessionColumns::NoTime});
        QCOMPARE(columns.gapMs, std::vector<qint64> {SessionColumns::NoTime});
    }

    void pagesByOrdinal_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("count");
        QTest::addColumn<QList<int>>("ordinals");
        QTest::newRow("start") << 0 << 3 << QList<int> {0, 1, 2};
        QTest::newRow("middle") << 4 << 2 << QList<int> {4, 5};
        QTest::newRow("over the end") << 8 << 5 << QList<int> {8, 9};
        QTest::newRow("behind the end") << 10 << 5 << QList<int> {};
        QTest::newRow("nothing asked") << 0 << 0 << QList<int> {};
    }

    void pagesByOrdinal()
    {
        QFETCH(int, first);
        QFETCH(int, count);
        QFETCH(QList<int>, ordinals);
        const SessionId session = writeSession(m_path, 10);
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QList<int> found;
        for (const MessageRow &row : valueOf(reader->page(session, first, count)))
            found.append(row.ordinal);
        QCOMPARE(found, ordinals);
    }

    void whatIsNotThereIsNotFound()
    {
        const SessionId session = writeSession(m_path, 2);
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QCOMPARE(reader->message(session, 2).error().code, Error::Code::NotFound);
        QCOMPARE(reader->session({99}).error().code, Error::Code::NotFound);
        QCOMPARE(reader->bytesPath({99}).error().code, Error::Code::NotFound);
        QVERIFY(valueOf(reader->sessionsOf(QStringLiteral("/t/b.jsonl"))).empty());
    }

    void findsKeys()
    {
        // Ordinals 1 and 3 share an id: both are known by the offset of their record, 10 and 30.
        const SessionId session = write({entry(0, "a"), entry(1, "twice"), entry(2, "@20"), entry(3, "twice")});
        const auto reader = valueOf(TranscriptReader::open(m_path));
        const QString keys[] = {QStringLiteral("@30"), QStringLiteral("a"),     QStringLiteral("gone"),
                                QStringLiteral("@20"), QStringLiteral("twice"), QStringLiteral("@10")};
        auto found = valueOf(reader->ordinalsOf(session, keys));
        std::sort(found.begin(), found.end());
        const std::vector<std::pair<QString, int>> expected {{QStringLiteral("@10"), 1},
                                                             {QStringLiteral("@20"), 2},
                                                             {QStringLiteral("@30"), 3},
                                                             {QStringLiteral("a"), 0}};
        QCOMPARE(found, expected);
        QVERIFY(valueOf(reader->ordinalsOf(session, {})).empty());
    }

    void listsSilencesOnce_data()
    {
        using Classes = std::vector<SilenceClass>;
        QTest::addColumn<Classes>("classes");
        QTest::addColumn<qint64>("gapMs");
        QTest::addColumn<std::vector<int>>("ordinals");
        QTest::newRow("all") << Classes {} << qint64(-1) << std::vector<int> {1, 3, 4};
        QTest::newRow("one class") << Classes {SilenceClass::Blank} << qint64(-1) << std::vector<int> {1, 4};
        QTest::newRow("a class that is not there")
            << Classes {SilenceClass::Redacted} << qint64(-1) << std::vector<int> {};
        QTest::newRow("all and gaps") << Classes {} << qint64(500) << std::vector<int> {1, 3, 4, 5};
        QTest::newRow("gaps of exactly the threshold")
            << Classes {SilenceClass::Redacted} << qint64(501) << std::vector<int> {5};
        QTest::newRow("gap and class on one message")
            << Classes {SilenceClass::Blank} << qint64(400) << std::vector<int> {1, 4, 5};
    }

    void listsSilencesOnce()
    {
        QFETCH(std::vector<SilenceClass>, classes);
        QFETCH(qint64, gapMs);
        QFETCH(std::vector<int>, ordinals);
        std::vector<MessageEntry> entries {entry(0),
                                           entry(1, {}, SilenceClass::Blank),
                                           entry(2),
                                           entry(3, {}, SilenceClass::ToolResult),
                                           entry(4, {}, SilenceClass::Blank),
                                           entry(5)};
        entries[4].gapMs = 400;
        entries[5].gapMs = 501;
        const SessionId session = write(entries);
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QCOMPARE(valueOf(reader->silences(session, classes, gapMs < 0 ? std::nullopt : std::optional(gapMs))),
                 ordinals);
    }

    void columnsGoOnOverBlocks()
    {
        // Two blocks of 4096 and one more row: the seams are at 4096 and 8192.
        const SessionId session = writeSession(m_path, 8193);
        const auto reader = valueOf(TranscriptReader::open(m_path));
        const SessionColumns columns = valueOf(reader->columns(session));
        QCOMPARE(columns.size(), 8193);
        for (const int ordinal : {0, 4095, 4096, 8191, 8192})
            QCOMPARE(columns.timeMs[size_t(ordinal)], 1'000 * qint64(ordinal));
        QCOMPARE(columns.role[4096], Role::User);
        QCOMPARE(int(columns.flags.size()), 8193);
    }

    void updatesColumnsFromWhereTheyChanged_data()
    {
        QTest::addColumn<int>("known");
        QTest::addColumn<int>("from");
        QTest::newRow("nothing known") << 0 << 0;
        QTest::newRow("in the first block") << 100 << 99;
        QTest::newRow("to the end of a block") << 4096 << 4096;
        QTest::newRow("over a border") << 4097 << 4090;
        QTest::newRow("nothing new") << 8193 << 8193;
        QTest::newRow("said to be all the same, and is not longer") << 8193 << 9000;
    }

    // What stands before the block of `from` is not read: it is made recognisable here.
    void updatesColumnsFromWhereTheyChanged()
    {
        QFETCH(int, known);
        QFETCH(int, from);
        const SessionId session = writeSession(m_path, 8193);
        const auto reader = valueOf(TranscriptReader::open(m_path));
        const SessionColumns all = valueOf(reader->columns(session));
        SessionColumns columns = all;
        for (auto shorten : {&SessionColumns::timeMs, &SessionColumns::gapMs})
            (columns.*shorten).resize(size_t(known));
        columns.role.resize(size_t(known));
        columns.silence.resize(size_t(known));
        columns.humanAct.resize(size_t(known));
        columns.flags.resize(size_t(known));
        columns.textCharacters.resize(size_t(known));
        columns.toolCalls.resize(size_t(known));
        const int kept = qMin(known, from) / 4096 * 4096;
        for (int i = 0; i < kept; ++i)
            columns.timeMs[size_t(i)] = -7;
        require(reader->updateColumns(session, from, columns));
        QCOMPARE(columns.size(), 8193);
        for (int i = 0; i < 8193; ++i)
            QCOMPARE(columns.timeMs[size_t(i)], i < kept ? -7 : all.timeMs[size_t(i)]);
        QCOMPARE(columns.role, all.role);
        QCOMPARE(columns.textCharacters, all.textCharacters);
    }

    void namesTheSpoolsOfWholeSources()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        for (const char *name : {"a", "b", "none"}) {
            SourceRow source = sourceRow(QString::fromLatin1(name));
            if (source.path != QStringLiteral("none"))
                source.spoolPath = QStringLiteral("/spool/") + source.path;
            valueOf(writer->begin(source));
            require(writer->finish(source));
        }
        SourceRow unfinished = sourceRow(QStringLiteral("c"));
        unfinished.spoolPath = QStringLiteral("/spool/c");
        valueOf(writer->begin(unfinished));
        require(writer->commitSoFar());
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QCOMPARE(valueOf(reader->spools()), QStringList({QStringLiteral("/spool/a"), QStringLiteral("/spool/b")}));
    }

    void sessionsStandNewestFirst()
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const auto add = [&writer](const QString &uid, std::optional<qint64> created, std::optional<qint64> updated) {
            SessionFacts facts = sessionFacts(uid);
            facts.createdMs = created;
            facts.updatedMs = updated;
            valueOf(writer->addSession(facts));
        };
        add(QStringLiteral("unknown"), {}, {});
        add(QStringLiteral("old"), 100, 300);
        add(QStringLiteral("new"), 400, {});
        require(writer->finish(sourceRow()));
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QStringList uids;
        for (const SessionRow &row : valueOf(reader->sessions()))
            uids.append(row.facts.uid);
        QCOMPARE(uids, QStringList({QStringLiteral("new"), QStringLiteral("old"), QStringLiteral("unknown")}));
        uids.clear();
        for (const SessionRow &row : valueOf(reader->sessionsOf(QStringLiteral("/t/a.jsonl"))))
            uids.append(row.facts.uid);
        QCOMPARE(uids, QStringList({QStringLiteral("unknown"), QStringLiteral("old"), QStringLiteral("new")}));
    }

    void findsThePiecesOfASpool_data()
    {
        QTest::addColumn<qint64>("offset");
        QTest::addColumn<qint64>("length");
        QTest::addColumn<QStringList>("origins");
        // Pieces at [10,20), [20,25) and [40,50).
        QTest::newRow("inside one") << qint64(12) << qint64(2) << QStringList {QStringLiteral("a")};
        QTest::newRow("over a seam") << qint64(19) << qint64(2)
                                     << QStringList {QStringLiteral("a"), QStringLiteral("b")};
        QTest::newRow("exactly one") << qint64(20) << qint64(5) << QStringList {QStringLiteral("b")};
        QTest::newRow("between") << qint64(25) << qint64(15) << QStringList {};
        QTest::newRow("before") << qint64(0) << qint64(10) << QStringList {};
        QTest::newRow("all") << qint64(0) << qint64(60)
                             << QStringList {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    }

    void findsThePiecesOfASpool()
    {
        QFETCH(qint64, offset);
        QFETCH(qint64, length);
        QFETCH(QStringList, origins);
        auto writer = valueOf(TranscriptWriter::open(m_path));
        SourceRow spooled = sourceRow();
        spooled.spoolPath = QStringLiteral("/cache/spool.jsonl");
        const SourceId source = valueOf(writer->begin(spooled));
        require(writer->addPiece({{10, 10}, QStringLiteral("/info"), QStringLiteral("a"), 100}));
        require(writer->addPiece({{20, 5}, QStringLiteral("/parts/0"), QStringLiteral("b"), 0}));
        require(writer->addPiece({{40, 10}, QStringLiteral("/parts/1"), QStringLiteral("c"), 7}));
        require(writer->finish(spooled));
        const auto reader = valueOf(TranscriptReader::open(m_path));
        QStringList found;
        for (const SpoolPiece &piece : valueOf(reader->pieces(source, {offset, length})))
            found.append(piece.origin);
        QCOMPARE(found, origins);
        QCOMPARE(valueOf(reader->bytesPath(source)), QStringLiteral("/cache/spool.jsonl"));
    }

private:
    SessionId write(const std::vector<MessageEntry> &entries)
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const SessionId session = valueOf(writer->addSession(sessionFacts()));
        for (const MessageEntry &one : entries)
            require(writer->addMessage(session, one));
        require(writer->finish(sourceRow()));
        return session;
    }

    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
};

QTEST_GUILESS_MAIN(TestTranscriptReader)
#include "tst_transcriptreader.moc"
