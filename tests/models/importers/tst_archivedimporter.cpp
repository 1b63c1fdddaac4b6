// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/archive/archivereader.h"

#include "archivebytes.h"
#include "recordingsink.h"
#include "tests/support/importedoutline.h"

#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const QByteArray Roles = "## User\n\n## Assistant\n\nHo\n";
const QByteArray Line = jsonText("{'type':'user','uuid':'u','sessionId':'s','message':{'role':'user','content':''}}\n");
const QByteArray OtherLine =
    jsonText("{'type':'user','uuid':'v','sessionId':'t','message':{'role':'user','content':'x'}}\n");
const QByteArray ClaudeAi =
    jsonText("[{'uuid':'c','chat_messages':[{'uuid':'1','sender':'human','text':'','content':[]}]}]");

}

class TestArchivedImporter : public QObject
{
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("outline");
        const QString blank = QStringLiteral("user blank (empty)");
        // Written by us; counted by hand.
        QTest::newRow("gzip") << packed(Packing::Gzip, {{"x", Line}}) << QStringLiteral("claude-code+archive") << blank;
        QTest::newRow("zstd") << packed(Packing::Zstd, {{"x", Line}}) << QStringLiteral("claude-code+archive") << blank;
        QTest::newRow("text in gzip") << packed(Packing::Gzip, {{"x", Roles}}) << QStringLiteral("role-text+archive")
                                      << blank + QStringLiteral("|assistant");
        QTest::newRow("two logs in tar.gz") << packed(Packing::TarGzip, {{"a.jsonl", Line}, {"b.jsonl", OtherLine}})
                                            << QStringLiteral("claude-code+archive") << blank + QStringLiteral("|user");
        QTest::newRow("account export in ZIP beside other files")
            << zipped({{"README.md", Roles}, {"user.json", "{}"}, {"conversations.json", ClaudeAi}})
            << QStringLiteral("claude-ai-export+archive") << QStringLiteral("user no-parts (array)");
        QTest::newRow("what macOS leaves") << zipped({{"__MACOSX/._a.jsonl", OtherLine}, {"a.jsonl", Line}})
                                           << QStringLiteral("claude-code+archive") << blank;
    }
    void reads()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, format);
        QFETCH(QString, outline);
        const TemporaryInput input(content, QStringLiteral("sessions.bin"));
        const Imported imported = importFile(input.path());
        QCOMPARE(imported.wrong, QString());
        QCOMPARE(imported.format, format);
        QCOMPARE(imported.outline.join(QLatin1Char('|')), outline);
        // Every record lies within the member that it came from.
        for (const MessageEntry &entry : imported.entries) {
            const ByteRange range = entry.facts.records.front().range;
            QVERIFY(std::any_of(imported.pieces.begin(), imported.pieces.end(), [range](const SpoolPiece &piece) {
                return piece.range.offset <= range.offset && range.end() <= piece.range.end();
            }));
        }
    }

    void damagedArchivesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray zip = zipped({{"a.jsonl", Line}});
        QTest::newRow("half a ZIP") << zip.left(20);
        QTest::newRow("gzip of noise") << QByteArray("\x1f\x8b\x08noise");
        QTest::newRow("nothing known inside") << zipped({{"a", "Dear all"}});
    }
    void damagedArchivesAreRefused()
    {
        QFETCH(QByteArray, content);
        const TemporaryInput input(content);
        const ImporterRegistry registry;
        const auto importer = registry.recognise(input.path());
        QVERIFY(!importer);
        QVERIFY(importer.error().message.contains(QStringLiteral("no transcript of a kind that is known")));
    }

    void limits()
    {
        const TemporaryInput input(zipped({{"a", QByteArray(1000, 'x')}, {"b", "y"}}));
        const auto few = ArchiveReader::open(input.path(), {1, 1 << 20});
        QVERIFY(few && (*few)->next());
        QVERIFY(!(*few)->next());
        const auto small = ArchiveReader::open(input.path(), {10, 999});
        QVERIFY(small && (*small)->next());
        QByteArray buffer(2000, ' ');
        QVERIFY(!(*small)->read(buffer.data(), buffer.size()));
    }
};

QTEST_GUILESS_MAIN(TestArchivedImporter)
#include "tst_archivedimporter.moc"
