// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"

#include <QTest>

#include <limits>

using namespace tacet;

class TestStatement final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        auto opened = Database::open(QStringLiteral(":memory:"), Database::Mode::ReadWrite);
        QVERIFY(opened);
        m_database = std::move(*opened);
        QVERIFY(
            m_database->execute("CREATE TABLE t(id INTEGER PRIMARY KEY, i INTEGER, r REAL, s TEXT, b BLOB) STRICT"));
    }

    void givesBackWhatWasBound()
    {
        auto insert = m_database->prepare("INSERT INTO t(i,r,s,b) VALUES(?1,?2,?3,?4)");
        QVERIFY(insert);
        insert->bind(1, std::numeric_limits<qint64>::min());
        insert->bind(2, 0.25);
        insert->bind(3, QStringLiteral("Grüße, 世界 \U0001F600"));
        insert->bindBytes(4, QByteArrayView("\0\1\2", 3));
        QVERIFY(insert->run());
        QCOMPARE(m_database->lastInsertId(), 1);
        insert->bind(1, std::optional<qint64>());
        insert->bind(2, 1.0);
        insert->bindStatic(3, std::string_view("a\0b", 3));
        insert->bindBytes(4, {});
        QVERIFY(insert->run());
        QCOMPARE(m_database->changedRows(), 1);

        auto select = m_database->prepare("SELECT i,r,s,b FROM t ORDER BY id");
        QVERIFY(select->step().value());
        QCOMPARE(select->integer(0), std::numeric_limits<qint64>::min());
        QCOMPARE(select->real(1), 0.25);
        QCOMPARE(select->text(2), QStringLiteral("Grüße, 世界 \U0001F600"));
        QCOMPARE(select->bytes(3), QByteArray("\0\1\2", 3));
        QVERIFY(select->step().value());
        QVERIFY(select->isNull(0));
        QCOMPARE(select->optionalInteger(0), std::optional<qint64>());
        QCOMPARE(select->textView(2), std::string_view("a\0b", 3));
        QCOMPARE(select->bytes(3), QByteArray());
        QVERIFY(!select->isNull(3));
        QVERIFY(!select->step().value());
        // After its last row it stands at the start again.
        QVERIFY(select->step().value());
    }

    void aNullStringIsAnEmptyText()
    {
        auto select = m_database->prepare("SELECT ?1 IS NULL, length(?1)");
        select->bind(1, QString());
        QVERIFY(select->step().value());
        QCOMPARE(select->integer(0), 0);
        QCOMPARE(select->integer(1), 0);
    }

    void aWrongTypeIsRefused()
    {
        auto insert = m_database->prepare("INSERT INTO t(i) VALUES(?1)");
        insert->bind(1, QStringLiteral("word"));
        const auto done = insert->run();
        QVERIFY(!done);
        QCOMPARE(done.error().code, Error::Code::Database);
        insert->bind(1, 5);
        QVERIFY(insert->run()); // and the statement can be used again
    }

    void aParameterThatIsNotThereIsTold()
    {
        auto select = m_database->prepare("SELECT ?1");
        select->bind(2, 5);
        QVERIFY(!select->step());
    }

    void wrongSqlIsTold()
    {
        const auto statement = m_database->prepare("SELEC 1");
        QVERIFY(!statement);
        QVERIFY(statement.error().context.contains(QStringLiteral("syntax error")));
    }

private:
    std::unique_ptr<Database> m_database;
};

QTEST_GUILESS_MAIN(TestStatement)
#include "tst_statement.moc"
