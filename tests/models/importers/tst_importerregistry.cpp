// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/importerregistry.h"

#include "recordingsink.h"

#include <QTest>

#include <unistd.h>

using namespace tacet;
using namespace tacet::test;

namespace {

const QByteArray Export =
    jsonText("{'info':{'id':'ses_1','projectID':'p'},'messages':[{'info':{'role':'user'},'parts':[]}]}");

}

class TestImporterRegistry : public QObject
{
    Q_OBJECT

private slots:
    void recognises_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("format");
        QTest::newRow("export") << Export << QStringLiteral("opencode-export");
        QTest::newRow("status line before it")
            << QByteArray("Exporting session: ses_1\n" + Export) << QStringLiteral("opencode-export");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF" + Export) << QStringLiteral("opencode-export");
        QTest::newRow("messages before the session")
            << QByteArray(jsonText("{'messages':[{'info':{'role':'user'},'parts':[]}],'info':{'id':'ses_1'}}"))
            << QStringLiteral("opencode-export");
        QTest::newRow("info longer than what is looked at")
            << QByteArray(jsonText("{'info':{'id':'ses_1','slug':'s','summary':{'diffs':['") + QByteArray(100'000, 'x'))
            << QStringLiteral("opencode-export");
        QTest::newRow("bare array of messages")
            << QByteArray(jsonText("[{'info':{'id':'m','sessionID':'ses_1','role':'user'},'parts':[]}]"))
            << QStringLiteral("opencode-messages");
    }
    void recognises()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, format);
        // The name says nothing: only the content is looked at.
        const TemporaryInput input(content, QStringLiteral("notes.txt"));
        const ImporterRegistry registry;
        const auto importer = registry.recognise(input.path());
        QVERIFY2(importer.has_value(), importer ? "" : qPrintable(oneLine(importer.error())));
        QCOMPARE((*importer)->id(), format);
        QCOMPARE(registry.byId(format), *importer);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("This file is empty.");
        QTest::newRow("white space") << QByteArray(" \n\n") << QStringLiteral("nothing but white space");
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\0\1",
                                              7)
                                << QStringLiteral("binary file");
        QTest::newRow("zip") << QByteArray("PK\x03\x04zip") << QStringLiteral("ZIP archive");
        QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08") << QStringLiteral("gzip");
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0", 4) << QStringLiteral("UTF-16");
        QTest::newRow("other JSON") << QByteArray(jsonText("{'name':'package','version':'1'}"))
                                    << QStringLiteral("This is JSON");
        QTest::newRow("Cline's notes of a session")
            << QByteArray(jsonText("{'version':1,'session_id':'1','provider':'p','workspace_root':'/w'}"))
            << QStringLiteral(".messages.json");
        QTest::newRow("prose") << QByteArray("Dear all,\n") << QStringLiteral("plain text");
    }
    void refuses()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        const TemporaryInput input(content);
        const auto importer = ImporterRegistry().recognise(input.path());
        QVERIFY(!importer);
        QCOMPARE(importer.error().code, Error::Code::Format);
        QVERIFY2(importer.error().message.contains(words), qPrintable(importer.error().message));
        QCOMPARE(importer.error().context, input.path());
    }

    void refusesMissingFile()
    {
        const auto importer = ImporterRegistry().recognise(QStringLiteral("/nowhere/at/all.json"));
        QVERIFY(!importer);
        QCOMPARE(importer.error().code, Error::Code::Io);
    }

    void refusesUnreadableFile()
    {
        if (::geteuid() == 0)
            QSKIP("root reads everything");
        const TemporaryInput input(Export);
        QVERIFY(QFile::setPermissions(input.path(), {}));
        const auto importer = ImporterRegistry().recognise(input.path());
        QVERIFY(!importer);
        QCOMPARE(importer.error().code, Error::Code::Io);
    }

    void refusesFolderWithoutSessions()
    {
        const QTemporaryDir folder;
        const auto importer = ImporterRegistry().recognise(folder.path());
        QVERIFY(!importer);
        QVERIFY2(importer.error().message.contains(QLatin1String("No sessions")), qPrintable(importer.error().message));
    }

    void readsNoMoreThanThereIs()
    {
        const TemporaryInput input("0123456789");
        const auto source = ByteSource::open(input.path());
        QVERIFY(source);
        const auto middle = (*source)->read({3, 4});
        QVERIFY(middle);
        QCOMPARE(*middle, QByteArray("3456"));
        const auto beyond = (*source)->read({8, 3});
        QVERIFY(!beyond);
        QVERIFY2(beyond.error().context.contains(QLatin1String("byte 8")), qPrintable(beyond.error().context));
        char buffer[16];
        const auto count = (*source)->readInto(buffer, 16, 7);
        QVERIFY(count);
        QCOMPARE(*count, 3);
    }
};

QTEST_GUILESS_MAIN(TestImporterRegistry)
#include "tst_importerregistry.moc"
