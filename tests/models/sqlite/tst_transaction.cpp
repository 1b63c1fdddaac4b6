// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"
#include "models/sqlite/transaction.h"

#include <QTest>

using namespace tacet;

class TestTransaction final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        auto opened = Database::open(QStringLiteral(":memory:"), Database::Mode::ReadWrite);
        QVERIFY(opened);
        m_database = std::move(*opened);
        QVERIFY(m_database->execute("CREATE TABLE t(x INTEGER) STRICT"));
    }

    void keepsWhatWasCommitted()
    {
        {
            auto transaction = Transaction::begin(*m_database);
            QVERIFY(transaction);
            QVERIFY(m_database->execute("INSERT INTO t VALUES(1)"));
            QVERIFY(transaction->commit());
        }
        QCOMPARE(rows(), 1);
    }

    void takesBackWhatWasNot()
    {
        {
            auto transaction = Transaction::begin(*m_database);
            QVERIFY(transaction);
            QVERIFY(m_database->execute("INSERT INTO t VALUES(1)"));
            const Transaction moved = std::move(*transaction);
            QCOMPARE(rows(), 1);
        }
        QCOMPARE(rows(), 0);
    }

    void doesNotNest()
    {
        auto transaction = Transaction::begin(*m_database);
        QVERIFY(transaction);
        QVERIFY(!Transaction::begin(*m_database));
        QVERIFY(m_database->execute("INSERT INTO t VALUES(1)"));
        QVERIFY(transaction->commit());
        QCOMPARE(rows(), 1);
    }

private:
    int rows()
    {
        auto count = m_database->prepare("SELECT count(*) FROM t");
        return count->step().value_or(false) ? int(count->integer(0)) : -1;
    }

    std::unique_ptr<Database> m_database;
};

QTEST_GUILESS_MAIN(TestTransaction)
#include "tst_transaction.moc"
