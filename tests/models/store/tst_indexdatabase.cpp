// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"
#include "models/store/indexdatabase.h"
#include "tests/support/storebuilders.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestIndexDatabase final : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_path = m_folder.filePath(QStringLiteral("index-%1.db").arg(++m_number)); }

    void isKeptWhenOfThisVersion()
    {
        writeSession(m_path, 3);
        valueOf(openIndexForWriting(m_path));
        QCOMPARE(int(valueOf(valueOf(TranscriptReader::open(m_path))->sessions()).size()), 1);
    }

    void isBegunAnewWhenOfAnother_data()
    {
        QTest::addColumn<int>("version");
        QTest::newRow("newer") << 1000;
        QTest::newRow("nonsense") << -5;
    }

    void isBegunAnewWhenOfAnother()
    {
        QFETCH(int, version);
        writeSession(m_path, 3);
        {
            auto database = valueOf(Database::open(m_path, Database::Mode::ReadWrite));
            require(database->setUserVersion(version));
        }
        QVERIFY(!openIndexForReading(m_path));
        valueOf(openIndexForWriting(m_path));
        QVERIFY(valueOf(valueOf(TranscriptReader::open(m_path))->sessions()).empty());
    }

    void isBegunAnewWhenDamaged()
    {
        QFile file(m_path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        valueOf(openIndexForWriting(m_path));
        QVERIFY(valueOf(valueOf(TranscriptReader::open(m_path))->sessions()).empty());
    }

    void isNotMadeByReading()
    {
        QVERIFY(!openIndexForReading(m_path));
        QVERIFY(!QFile::exists(m_path));
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
};

QTEST_GUILESS_MAIN(TestIndexDatabase)
#include "tst_indexdatabase.moc"
