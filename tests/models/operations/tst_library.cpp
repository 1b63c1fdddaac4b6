// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/library.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"
#include "tests/support/storebuilders.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

class TestLibrary final : public QObject
{
    Q_OBJECT
private slots:
    void standsInOneFolderWhereOneIsNamed()
    {
        QTemporaryDir folder;
        const QString named = folder.filePath(QStringLiteral("new/library"));
        const auto library = valueOf(Library::open(named));
        QCOMPARE(library->indexPath(), named + QStringLiteral("/index.db"));
        QCOMPARE(library->annotationsPath(), named + QStringLiteral("/annotations.db"));
        QVERIFY(library->spoolFolder().startsWith(named));
        QVERIFY(valueOf(valueOf(library->openReader())->sessions()).empty());
        QVERIFY(valueOf(valueOf(library->openAnnotations())->reviews()).empty());
        QVERIFY(QFile::exists(library->annotationsPath()));
    }

    void standsInTheXdgFoldersElse()
    {
        QStandardPaths::setTestModeEnabled(true);
        const auto library = valueOf(Library::open({}));
        QCOMPARE(library->indexPath(),
                 QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)
                     + QStringLiteral("/tacet/index.db"));
        QCOMPARE(library->annotationsPath(),
                 QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
                     + QStringLiteral("/tacet/annotations.db"));
    }

    void saysWhereItCannotWrite()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("file"));
        QFile made(file);
        QVERIFY(made.open(QFile::WriteOnly));
        const auto library = Library::open(file + QStringLiteral("/library"));
        QVERIFY(!library);
        QCOMPARE(library.error().code, Error::Code::Io);
        QVERIFY(library.error().message.contains(QStringLiteral("--library")));
        QVERIFY(library.error().context.contains(file));
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
