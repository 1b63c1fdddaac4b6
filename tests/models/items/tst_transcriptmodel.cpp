// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/items/transcriptmodel.h"
#include "models/sqlite/database.h"
#include "tests/support/storebuilders.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestTranscriptModel final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_path = m_folder.filePath(QStringLiteral("index-%1.db").arg(++m_number));
        m_reader.reset();
    }

    void showsEachMessageAsARow_data()
    {
        QTest::addColumn<int>("messages");
        QTest::newRow("none") << 0;
        QTest::newRow("one") << 1;
        QTest::newRow("a page but one") << TranscriptModel::PageSize - 1;
        QTest::newRow("a page") << TranscriptModel::PageSize;
        QTest::newRow("a page and one") << TranscriptModel::PageSize + 1;
    }

    void showsEachMessageAsARow()
    {
        QFETCH(int, messages);
        const auto model = modelOf(messages);
        const QAbstractItemModelTester tester(model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model->rowCount(), messages);
        for (int row = 0; row < messages; ++row) {
            const QModelIndex index = model->index(row);
            QCOMPARE(index.data(TranscriptModel::OrdinalRole).toInt(), row);
            QCOMPARE(index.data(TranscriptModel::PreviewRole).toString(), QStringLiteral("text of %1").arg(row));
        }
        QVERIFY(!model->row(-1));
        QVERIFY(!model->row(messages));
    }

    void answersEachRole()
    {
        MessageEntry written = entry(0, "msg_0", SilenceClass::Compaction);
        written.facts.label = 9;
        written.facts.flags = MessageFlag::Summary;
        written.facts.parts = {{PartKind::ToolCall, {}, TextMarker::Visible, 0, 0, 0}};
        written.finding.detail = "auto";
        written.finding.humanAct = HumanAct::Partly;
        written.finding.delivered = Delivered::Replaced;
        written.gapMs = 1500;
        MessageEntry bare = entry(1);
        bare.facts.timeMs.reset();
        const auto model = modelOf({written, bare});
        const auto value = [&model](int row, const char *name) {
            return model->index(row).data(model->roleNames().key(name, -1));
        };
        QCOMPARE(value(0, "key"), QVariant(QStringLiteral("msg_0")));
        QCOMPARE(value(0, "label"), QVariant(qint64(9)));
        QCOMPARE(value(0, "role"), QVariant(int(Role::User)));
        QCOMPARE(value(0, "flags"), QVariant(uint(MessageFlag::Summary)));
        QCOMPARE(value(0, "timeMs"), QVariant(qint64(0)));
        QCOMPARE(value(0, "silence"), QVariant(int(SilenceClass::Compaction)));
        QCOMPARE(value(0, "detail"), QVariant(QStringLiteral("auto")));
        QCOMPARE(value(0, "humanAct"), QVariant(int(HumanAct::Partly)));
        QCOMPARE(value(0, "delivered"), QVariant(int(Delivered::Replaced)));
        QCOMPARE(value(0, "gapMs"), QVariant(qint64(1500)));
        QCOMPARE(value(0, "textCharacters"), QVariant(0));
        QCOMPARE(value(0, "toolCalls"), QVariant(1));
        QCOMPARE(value(0, "display"), QVariant(QStringLiteral("text of 0")));
        for (const char *unknown : {"label", "timeMs", "gapMs"})
            QVERIFY2(!value(1, unknown).isValid(), unknown);
    }

    void growsNarrowly_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<int>("unchanged");
        QTest::addColumn<QList<int>>("inserted"); // first, last
        QTest::addColumn<QList<int>>("removed");
        QTest::addColumn<QList<int>>("changed");
        QTest::newRow("appended") << 3 << 5 << 3 << QList<int> {3, 4} << QList<int> {} << QList<int> {};
        QTest::newRow("the first") << 0 << 2 << 0 << QList<int> {0, 1} << QList<int> {} << QList<int> {};
        QTest::newRow("tail written again") << 3 << 5 << 1 << QList<int> {3, 4} << QList<int> {} << QList<int> {1, 2};
        QTest::newRow("shrunk") << 5 << 2 << 2 << QList<int> {} << QList<int> {2, 4} << QList<int> {};
        QTest::newRow("shrunk and changed") << 5 << 2 << 1 << QList<int> {} << QList<int> {2, 4} << QList<int> {1, 1};
        QTest::newRow("nothing new") << 4 << 4 << 4 << QList<int> {} << QList<int> {} << QList<int> {};
        QTest::newRow("only changed") << 4 << 4 << 2 << QList<int> {} << QList<int> {} << QList<int> {2, 3};
        QTest::newRow("into the second page")
            << 199 << 202 << 199 << QList<int> {199, 201} << QList<int> {} << QList<int> {};
    }

    void growsNarrowly()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        QFETCH(int, unchanged);
        QFETCH(QList<int>, inserted);
        QFETCH(QList<int>, removed);
        QFETCH(QList<int>, changed);
        const auto model = modelOf(before);
        const QAbstractItemModelTester tester(model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int row = 0; row < before; ++row)
            QVERIFY(model->row(row)); // now in the cache
        rewriteTail(unchanged, after);
        QSignalSpy reset(model.get(), &QAbstractItemModel::modelReset);
        QSignalSpy inserts(model.get(), &QAbstractItemModel::rowsInserted);
        QSignalSpy removals(model.get(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy changes(model.get(), &QAbstractItemModel::dataChanged);
        model->setMessages(after, unchanged);
        QCOMPARE(int(reset.size()), 0);
        QCOMPARE(rowsOf(inserts, 1), inserted);
        QCOMPARE(rowsOf(removals, 1), removed);
        QList<int> changedRows;
        if (!changes.isEmpty())
            changedRows = {changes[0][0].toModelIndex().row(), changes[0][1].toModelIndex().row()};
        QCOMPARE(changedRows, changed);
        QCOMPARE(model->rowCount(), after);
        for (int row = 0; row < after; ++row) {
            const QString expected = row < unchanged ? QStringLiteral("text of %1") : QStringLiteral("new %1");
            QCOMPARE(model->index(row).data().toString(), expected.arg(row));
        }
    }

    void anotherSessionResets()
    {
        const auto model = modelOf(3);
        const QAbstractItemModelTester tester(model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model->row(0));
        const SessionId other = writeSession(m_path, 2, QStringLiteral("/t/other.jsonl"));
        QSignalSpy reset(model.get(), &QAbstractItemModel::modelReset);
        SessionRow row;
        row.id = other;
        model->setSession(row, 2);
        QCOMPARE(int(reset.size()), 1);
        QCOMPARE(model->rowCount(), 2);
        QCOMPARE(model->session().id, other);
    }

    void tellsOnceThatAPageCannotBeRead()
    {
        const auto model = modelOf(3);
        {
            auto index = valueOf(Database::open(m_path, Database::Mode::ReadWrite));
            require(index->execute("DROP TABLE message"));
        }
        QSignalSpy failed(model.get(), &TranscriptModel::readFailed);
        QVERIFY(!model->row(0));
        QVERIFY(!model->row(1));
        QVERIFY(!model->index(2).data().isValid());
        QCOMPARE(int(failed.size()), 1);
        QCOMPARE(model->rowCount(), 3);
    }

private:
    static QList<int> rowsOf(const QSignalSpy &spy, int from)
    {
        QList<int> rows;
        for (const QList<QVariant> &arguments : spy)
            rows << arguments[from].toInt() << arguments[from + 1].toInt();
        return rows;
    }

    std::unique_ptr<TranscriptModel> modelOf(const std::vector<MessageEntry> &entries)
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        valueOf(writer->begin(sourceRow()));
        const SessionId session = valueOf(writer->addSession(sessionFacts()));
        for (const MessageEntry &one : entries)
            require(writer->addMessage(session, one));
        require(writer->finish(sourceRow()));
        m_reader = valueOf(TranscriptReader::open(m_path));
        auto model = std::make_unique<TranscriptModel>(*m_reader);
        model->setSession(valueOf(m_reader->session(session)), int(entries.size()));
        return model;
    }

    std::unique_ptr<TranscriptModel> modelOf(int messages)
    {
        std::vector<MessageEntry> entries;
        for (int i = 0; i < messages; ++i)
            entries.push_back(entry(i));
        return modelOf(entries);
    }

    void rewriteTail(int from, int messages)
    {
        auto writer = valueOf(TranscriptWriter::open(m_path));
        SourceRow grown = *valueOf(writer->source(sourceRow().path));
        grown.resumeOrdinal = from;
        const SessionId session = valueOf(writer->resume(grown));
        for (int i = from; i < messages; ++i) {
            MessageEntry fresh = entry(i);
            fresh.facts.preview = "new " + std::to_string(i);
            require(writer->addMessage(session, fresh));
        }
        require(writer->finish(grown));
    }

    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
    std::unique_ptr<TranscriptReader> m_reader;
};

QTEST_GUILESS_MAIN(TestTranscriptModel)
#include "tst_transcriptmodel.moc"
