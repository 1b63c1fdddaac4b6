// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"
#include "models/store/annotationbackups.h"
#include "tests/support/storebuilders.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestAnnotationBackups final : public QObject
{
    Q_OBJECT
private slots:
    void keepsOneADayOfSevenDays()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("annotations.db"));
        auto database = valueOf(Database::open(path, Database::Mode::ReadWrite));
        require(database->execute("CREATE TABLE t(x INTEGER) STRICT"));
        const AnnotationBackups backups(path);
        require(backups.makeBeforeMigration(*database, 1));
        for (int day = 1; day <= 9; ++day) {
            require(backups.makeDaily(*database, QDate(2026, 3, day)));
            require(backups.makeDaily(*database, QDate(2026, 3, day)));
        }
        const QStringList kept = backups.daily();
        QCOMPARE(int(kept.size()), 7);
        QCOMPARE(kept.first(), QStringLiteral("annotations-2026-03-09.db"));
        QCOMPARE(kept.last(), QStringLiteral("annotations-2026-03-03.db"));
        // The one before the migration stays, and nothing unfinished is left.
        const QStringList all = QDir(backups.folder()).entryList(QDir::Files);
        QCOMPARE(int(all.size()), 8);
        QCOMPARE(int(all.filter(QStringLiteral("before-version-2")).size()), 1);
    }

    void holdsWhatTheDatabaseHeld()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("annotations.db"));
        auto database = valueOf(Database::open(path, Database::Mode::ReadWrite));
        require(database->execute("CREATE TABLE t(x INTEGER) STRICT; INSERT INTO t VALUES(7)"));
        const AnnotationBackups backups(path);
        require(backups.makeDaily(*database, QDate(2026, 3, 1)));
        auto copy =
            valueOf(Database::open(backups.folder() + u'/' + backups.daily().first(), Database::Mode::ReadOnly));
        auto query = valueOf(copy->prepare("SELECT x FROM t ORDER BY x"));
        QVERIFY(valueOf(query.step()));
        QCOMPARE(query.integer(0), 7);
    }
};

QTEST_GUILESS_MAIN(TestAnnotationBackups)
#include "tst_annotationbackups.moc"
