// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/jobs/progress.h"
#include "models/sqlite/database.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;

namespace {

class Cancelled final : public Progress
{
public:
    bool isCancelled() const override { return true; }
    void report(qint64, qint64) override { }
};

std::unique_ptr<Database> opened(const QString &path, Database::Mode mode = Database::Mode::ReadWrite)
{
    auto database = Database::open(path, mode);
    if (!database)
        qFatal("%s", qPrintable(oneLine(database.error())));
    return std::move(*database);
}

QString value(Database &database, const char *sql)
{
    auto query = database.prepare(sql);
    return query && query->step().value_or(false) ? query->text(0) : QStringLiteral("none");
}

}

class TestDatabase final : public QObject
{
    Q_OBJECT
private slots:
    void writesAsTheProjectDoes()
    {
        QTemporaryDir folder;
        auto database = opened(folder.filePath(QStringLiteral("a.db")));
        QVERIFY(database->execute("CREATE TABLE t(x INTEGER) STRICT"));
        QCOMPARE(value(*database, "PRAGMA journal_mode"), QStringLiteral("wal"));
        QCOMPARE(value(*database, "PRAGMA foreign_keys"), QStringLiteral("1"));
        QCOMPARE(value(*database, "PRAGMA page_size"), QStringLiteral("16384"));
        QCOMPARE(value(*database, "PRAGMA busy_timeout"), QStringLiteral("5000"));
    }

    void failsWithWordsForPeople_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("code");
        QTest::newRow("missing, to read") << QStringLiteral("none.db") << QByteArray() << int(Database::Mode::ReadOnly)
                                          << QStringLiteral("could not be opened") << int(Error::Code::Database);
        QTest::newRow("missing folder") << QStringLiteral("none/x.db") << QByteArray() << int(Database::Mode::ReadWrite)
                                        << QStringLiteral("could not be opened") << int(Error::Code::Database);
        QTest::newRow("no database") << QStringLiteral("text.db") << QByteArray(4096, 'x')
                                     << int(Database::Mode::ReadWrite) << QStringLiteral("is damaged or is none")
                                     << int(Error::Code::Format);
        QTest::newRow("no database, immutable")
            << QStringLiteral("text.db") << QByteArray(4096, 'x') << int(Database::Mode::Immutable)
            << QStringLiteral("is damaged or is none") << int(Error::Code::Format);
    }

    void failsWithWordsForPeople()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(int, mode);
        QFETCH(QString, words);
        QFETCH(int, code);
        QTemporaryDir folder;
        const QString path = folder.filePath(name);
        if (!content.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(content);
        }
        const auto database = Database::open(path, Database::Mode(mode));
        QVERIFY(!database);
        QCOMPARE(int(database.error().code), code);
        QVERIFY2(database.error().message.contains(words), qPrintable(database.error().message));
        QVERIFY2(database.error().context.contains(path), qPrintable(database.error().context));
    }

    void immutableLeavesNothingBeside()
    {
        QTemporaryDir folder;
        // Every character that means something in a URI.
        const QString path = folder.filePath(QStringLiteral("a b?c#d%20e.db"));
        {
            auto database = opened(path);
            QVERIFY(database->execute("CREATE TABLE t(x TEXT) STRICT; INSERT INTO t VALUES('seen')"));
        }
        QFile::setPermissions(path, QFile::ReadOwner);
        const QStringList before = QDir(folder.path()).entryList(QDir::Files);
        QCOMPARE(before, QStringList {QStringLiteral("a b?c#d%20e.db")});
        auto database = opened(path, Database::Mode::Immutable);
        QCOMPARE(value(*database, "SELECT x FROM t ORDER BY x"), QStringLiteral("seen"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), before);
        QVERIFY(!database->execute("INSERT INTO t VALUES('x')"));
    }

    void aReaderSeesWhatIsCommittedMeanwhile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.db"));
        auto writer = opened(path);
        QVERIFY(writer->execute("CREATE TABLE t(x INTEGER) STRICT"));
        auto reader = opened(path, Database::Mode::ReadOnly);
        QCOMPARE(value(*reader, "SELECT count(*) FROM t"), QStringLiteral("0"));
        QVERIFY(writer->execute("INSERT INTO t VALUES(1)"));
        QCOMPARE(value(*reader, "SELECT count(*) FROM t"), QStringLiteral("1"));
        QVERIFY(!reader->execute("INSERT INTO t VALUES(2)"));
    }

    void aCancelledProgressStopsAStatement()
    {
        auto database = opened(QStringLiteral(":memory:"));
        const Cancelled cancelled;
        database->interruptOn(&cancelled);
        // Never ends by itself.
        auto query = database->prepare("WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c)"
                                       " SELECT count(*) FROM c");
        QVERIFY(query);
        const auto row = query->step();
        QVERIFY(!row);
        QCOMPARE(row.error().code, Error::Code::Cancelled);
        database->interruptOn(nullptr);
        QCOMPARE(value(*database, "SELECT 7"), QStringLiteral("7"));
    }

    void backsUpWhole()
    {
        QTemporaryDir folder;
        auto database = opened(folder.filePath(QStringLiteral("a.db")));
        QVERIFY(database->execute("CREATE TABLE t(x INTEGER) STRICT; INSERT INTO t VALUES(42)"));
        QVERIFY(database->setUserVersion(3));
        const QString copy = folder.filePath(QStringLiteral("it's a copy.db"));
        QVERIFY(database->backupTo(copy));
        QVERIFY(!database->backupTo(copy)); // never over an older one
        auto read = opened(copy, Database::Mode::ReadOnly);
        QCOMPARE(value(*read, "SELECT x FROM t ORDER BY x"), QStringLiteral("42"));
        QCOMPARE(read->userVersion().value(), 3);
    }

    void tellsDamage()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.db"));
        {
            auto database = opened(path);
            QVERIFY(database->execute("CREATE TABLE t(x TEXT) STRICT; CREATE INDEX i ON t(x);"
                                      "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c WHERE n<5000)"
                                      " INSERT INTO t SELECT 'row number '||n FROM c;"));
            QVERIFY(database->checkIntegrity());
        }
        QFile file(path);
        QVERIFY(file.open(QFile::ReadWrite));
        QVERIFY(file.seek(4 * 16384)); // pages 2 and 3 are the roots, which are nearly empty; this is a leaf
        file.write(QByteArray(8000, '\xff'));
        file.close();
        auto database = opened(path, Database::Mode::ReadOnly);
        const auto checked = database->checkIntegrity();
        QVERIFY(!checked);
        QVERIFY(checked.error().message.contains(QStringLiteral("damaged")));
    }
};

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
