// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodestores.h"

#include "models/importers/importerregistry.h"
#include "models/sqlite/database.h"
#include "opencodesession.h"
#include "spooledsource.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

const OpenCodeFolderImporter Folder;
const OpenCodeDatabaseImporter DatabaseFile;

QString labTree()
{
    return labFile("lab-1.1.53/storage-tree/data/storage");
}
QString labDatabase()
{
    return labFile("lab-1.2.27/opencode.db");
}

/// One message in one line, without what differs between the forms it is stored in.
QString identity(const MessageEntry &entry, const QByteArray &content)
{
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(QString::fromStdString(entry.key), idOf(entry.finding.silence), QString::fromStdString(entry.finding.rule),
             QString::fromStdString(entry.finding.detail), QString::fromUtf8(content));
}

QStringList exported(const QString &path)
{
    const QByteArray bytes = bytesOf(path);
    QStringList lines;
    for (const MessageEntry &entry : judgedExport(path)) {
        const ByteRange range = entry.facts.records.front().range;
        const std::vector<QByteArray> records {bytes.mid(range.offset, range.length)};
        lines.append(identity(entry, exportImporter().canonicalContent(records)));
    }
    return lines;
}

QStringList stored(const SpooledSource &source, const QString &uid)
{
    const auto *session = source.sink.byUid(uid);
    QStringList lines;
    for (const MessageEntry &entry : session ? judged(session->messages) : std::vector<MessageEntry>()) {
        const std::vector<QByteArray> records {source.recordOf(entry.facts)};
        lines.append(identity(entry, Folder.canonicalContent(records)));
    }
    return lines;
}

void copyFolder(const QString &from, const QString &to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString target = to + file.mid(from.size());
        QDir().mkpath(QFileInfo(target).path());
        QFile::copy(file, target);
        QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner);
    }
}

bool writeFile(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// A database of the V1 schema, as far as it is read, with one session that has one message.
Result<std::unique_ptr<Database>> newDatabase(const QString &path)
{
    auto database = Database::open(path, Database::Mode::ReadWrite);
    if (!database)
        return database;
    auto made = (*database)->execute(
        "CREATE TABLE session (id TEXT PRIMARY KEY, parent_id TEXT, title TEXT, version TEXT, directory TEXT,"
        " time_created INTEGER, time_updated INTEGER, revert TEXT);"
        "CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT, time_created INTEGER, data TEXT);"
        "CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT, data TEXT);"
        "INSERT INTO session VALUES ('ses_1', NULL, 'T', '1.2.27', '/tmp', 1, 2, NULL);"
        "INSERT INTO message VALUES ('msg_1', 'ses_1', 1, '{\"role\":\"user\",\"time\":{\"created\":1}}');");
    return made ? std::move(database) : Result<std::unique_ptr<Database>>(failure(made));
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

}

class TestOpenCodeStores : public QObject
{
    Q_OBJECT

private slots:
    void treeEqualsExport_data()
    {
        QTest::addColumn<QString>("path");
        const QDir exports(labFile("lab-1.1.53/export"));
        for (const QString &name : exports.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << exports.filePath(name);
    }
    void treeEqualsExport() { equalsExport(Folder, labTree()); }

    void databaseEqualsExport_data()
    {
        QTest::addColumn<QString>("path");
        const QDir exports(labFile("lab-1.2.27/export"));
        for (const QString &name : exports.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            // S7 and S8 were recorded after the database was copied: sqlite3 opencode.db 'select id from session'
            if (!name.startsWith(QLatin1String("S7")) && !name.startsWith(QLatin1String("S8")))
                QTest::newRow(qPrintable(name)) << exports.filePath(name);
        }
    }
    void databaseEqualsExport() { equalsExport(DatabaseFile, labDatabase()); }

    void countsTheTree()
    {
        const SpooledSource source(Folder, labTree());
        QVERIFY2(source.result.has_value(), source.result ? "" : qPrintable(oneLine(source.result.error())));
        // find lab-1.1.53/storage-tree -path '*/session/*.json' | wc -l; the same for message and part
        QCOMPARE(int(source.sink.sessions.size()), 8);
        QCOMPARE(source.sink.messages(), 129);
        QCOMPARE(parts(source), 254);
        QVERIFY(source.sink.damage.empty());
    }

    void countsTheDatabase()
    {
        const SpooledSource source(DatabaseFile, labDatabase());
        QVERIFY2(source.result.has_value(), source.result ? "" : qPrintable(oneLine(source.result.error())));
        // sqlite3 opencode.db 'select (select count(*) from session), (select count(*) from message),
        //   (select count(*) from part)'
        QCOMPARE(int(source.sink.sessions.size()), 8);
        QCOMPARE(source.sink.messages(), 129);
        QCOMPARE(parts(source), 254);
        // … 'select id from session where parent_id is not null order by time_created, id'
        QStringList children;
        for (const auto &session : source.sink.sessions) {
            if (!session.facts.parentUid.isEmpty())
                children.append(session.facts.uid);
        }
        QCOMPARE(children,
                 QStringList({QStringLiteral("ses_dd303ffc8ffeJ3Al1F0fPFZfKe"),
                              QStringLiteral("ses_dd303fe38ffd6WKh3sflaeaF1v")}));
        // … 'select revert from session where id="ses_dd303c22bffeiF5vFEeghKsePU"'
        QCOMPARE(source.sink.byUid(QStringLiteral("ses_dd303c22bffeiF5vFEeghKsePU"))->facts.revertFrom,
                 QStringLiteral("msg_22cfc3ddb001Dl3f674s60BAvc"));
    }

    void recognisesStores_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("format");
        QTest::newRow("the tree") << labTree() << QStringLiteral("opencode-storage");
        QTest::newRow("the folder above")
            << labFile("lab-1.1.53/storage-tree/data") << QStringLiteral("opencode-storage");
        QTest::newRow("two above") << labFile("lab-1.1.53/storage-tree") << QStringLiteral("opencode-storage");
        QTest::newRow("folder of a database") << labFile("lab-1.2.27") << QStringLiteral("opencode-storage");
        QTest::newRow("database") << labDatabase() << QStringLiteral("opencode-database");
    }
    void recognisesStores()
    {
        QFETCH(QString, path);
        QFETCH(QString, format);
        const ImporterRegistry registry;
        const auto importer = registry.recognise(path);
        QVERIFY2(importer.has_value(), importer ? "" : qPrintable(oneLine(importer.error())));
        QCOMPARE((*importer)->id(), format);
        QVERIFY((*importer)->needsSpool());
    }

    void refusesOtherDatabases_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("words");
        QTest::newRow("the Go program") << QByteArray("CREATE TABLE sessions(id); CREATE TABLE messages(id, parts);"
                                                      "CREATE TABLE files(id)")
                                        << QStringLiteral("now Crush");
        QTest::newRow("Cursor's chat store")
            << QByteArray("CREATE TABLE blobs (id); CREATE TABLE meta (key)") << QStringLiteral("agent-transcripts");
        QTest::newRow("something else") << QByteArray("CREATE TABLE moz_places(id)")
                                        << QStringLiteral("holds no sessions of a kind that is known");
    }
    void refusesOtherDatabases()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, words);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("opencode.db"));
        {
            const auto database = Database::open(path, Database::Mode::ReadWrite);
            QVERIFY(database);
            QVERIFY((*database)->execute(schema.constData()));
        }
        const auto importer = ImporterRegistry().recognise(path);
        QVERIFY(!importer);
        QVERIFY2(importer.error().message.contains(words), qPrintable(importer.error().message));
    }

    void touchesNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("opencode.db"));
        QVERIFY(QFile::copy(labDatabase(), path));
        const QByteArray before = bytesOf(path);
        QVERIFY(ImporterRegistry().recognise(path));
        const SpooledSource source(DatabaseFile, path);
        QVERIFY(source.result);
        QCOMPARE(namesIn(folder.path()), QStringList(QStringLiteral("opencode.db")));
        QCOMPARE(bytesOf(path), before);
    }

    void readsRowsThatAreNotMerged()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("opencode.db"));
        const auto writer = newDatabase(path); // stays open, so that its rows stay in the -wal
        QVERIFY2(writer.has_value(), writer ? "" : qPrintable(oneLine(writer.error())));
        const QString wal = path + QStringLiteral("-wal");
        const QByteArray before = bytesOf(wal);
        QVERIFY(!before.isEmpty());
        const SpooledSource source(DatabaseFile, path);
        QVERIFY2(source.result.has_value(), source.result ? "" : qPrintable(oneLine(source.result.error())));
        QCOMPARE(source.sink.messages(), 1);
        QCOMPARE(bytesOf(wal), before);
        // The copy is gone: what is left in the cache is the spool.
        QCOMPARE(QDir(source.folder() + QStringLiteral("/cache")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList(QStringLiteral("source.spool")));
    }

    void missingRowsAreTheirOwnEvidence()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("opencode.db"));
        QVERIFY(newDatabase(path));
        const SpooledSource source(DatabaseFile, path);
        QVERIFY(source.result);
        const auto entries = judged(source.sink.sessions.front().messages);
        QCOMPARE(entries.front().finding.silence, SilenceClass::NoParts);
        const SpoolPiece &piece = source.pieces.back();
        const auto evidence = evidenceWithin(piece, QStringLiteral("/parts"), {}, piece.range);
        QVERIFY(evidence);
        QCOMPARE(QJsonDocument(toJson(*evidence)).toJson(QJsonDocument::Compact),
                 jsonText("{'origin':{'file':'opencode.db','message_id':'msg_1','rows':0,'table':'part'}}"));
    }

    void keepsTheSessionOfBothStoresOnce()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("opencode.db"));
        QVERIFY(newDatabase(path));
        const QString storage = folder.filePath(QStringLiteral("storage"));
        QVERIFY(writeFile(storage + QStringLiteral("/session/p/ses_1.json"), jsonText("{'id':'ses_1','title':'old'}")));
        QVERIFY(
            writeFile(storage + QStringLiteral("/session/p/ses_2.json"), jsonText("{'id':'ses_2','title':'tree'}")));
        QVERIFY(writeFile(storage + QStringLiteral("/message/ses_2/m.json"), jsonText("{'id':'m','role':'user'}")));
        const SpooledSource source(Folder, folder.path());
        QVERIFY(source.result);
        QCOMPARE(int(source.sink.sessions.size()), 2);
        QCOMPARE(source.sink.sessions[0].facts.title, QStringLiteral("T"));
        QCOMPARE(source.sink.sessions[1].facts.title, QStringLiteral("tree"));
        QCOMPARE(source.sink.messages(), 2);
    }

    void survivesDamagedFiles()
    {
        const QTemporaryDir folder;
        copyFolder(labTree(), folder.path());
        const QString session = QStringLiteral("ses_dd3031cc9ffegANyOkzjy6Avxa"); // 2 messages, 4 parts
        const QStringList messages = namesIn(folder.filePath(QStringLiteral("message/") + session));
        QCOMPARE(int(messages.size()), 2);
        const QString first = QFileInfo(messages[0]).completeBaseName();
        const QString part = namesIn(folder.filePath(QStringLiteral("part/") + first)).value(0);
        QVERIFY(writeFile(folder.filePath(QStringLiteral("part/%1/%2").arg(first, part)), "")); // as after a crash
        QVERIFY(writeFile(folder.filePath(QStringLiteral("message/%1/%2").arg(session, messages[1])), "{\"id\":"));
        const SpooledSource source(Folder, folder.path());
        QVERIFY(source.result);
        QCOMPARE(source.sink.messages(), 128);
        QCOMPARE(int(source.sink.damage.size()), 2);
        QVERIFY2(source.sink.damage[0].reason.contains(part), qPrintable(source.sink.damage[0].reason));
        QVERIFY2(source.sink.damage[1].reason.contains(messages[1]), qPrintable(source.sink.damage[1].reason));
        const auto &left = source.sink.byUid(session)->messages;
        QCOMPARE(int(left.size()), 1);
        QCOMPARE(left.front().parts.front().kind, PartKind::Other); // it takes its place
    }

    void idsLeadNowhere()
    {
        const QTemporaryDir folder;
        const QString tree = folder.filePath(QStringLiteral("tree"));
        QVERIFY(
            writeFile(folder.filePath(QStringLiteral("secret/p.json")), jsonText("{'type':'text','text':'secret'}")));
        QVERIFY(writeFile(tree + QStringLiteral("/session/p/ses_1.json"), jsonText("{'id':'ses_1'}")));
        QVERIFY(writeFile(tree + QStringLiteral("/part/other/p.json"), jsonText("{'type':'text','text':'x'}")));
        QVERIFY(
            writeFile(tree + QStringLiteral("/message/ses_1/m.json"), jsonText("{'id':'../../secret','role':'user'}")));
        const SpooledSource source(Folder, tree);
        QVERIFY(source.result);
        QCOMPARE(source.sink.messages(), 1);
        QVERIFY(source.sink.sessions.front().messages.front().parts.empty());
        QVERIFY(!source.bytes().contains("\"secret\""));
    }

    void readsForeignTrees()
    {
        // Ids that are not the names of their files, and all parts in one folder.
        const QTemporaryDir folder;
        QVERIFY(writeFile(folder.filePath(QStringLiteral("session/p/ses_x.json")), jsonText("{'id':'x'}")));
        QVERIFY(writeFile(folder.filePath(QStringLiteral("message/x/msg_0001.json")),
                          jsonText("{'id':'m','role':'user'}")));
        QVERIFY(writeFile(folder.filePath(QStringLiteral("part/p1.json")),
                          jsonText("{'messageID':'m','type':'text','text':'hello'}")));
        const SpooledSource source(Folder, folder.path());
        QVERIFY(source.result);
        QCOMPARE(source.sink.messages(), 1);
        QCOMPARE(QString::fromStdString(source.sink.sessions.front().messages.front().preview),
                 QStringLiteral("hello"));
    }

    void cancelledAtEveryStep()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cache/source.spool"));
        for (int n = 0;; ++n) {
            CancelAfter progress(n);
            const auto writer = SpoolWriter::create(path, [](SpoolPiece &&) { return Result<>(); });
            QVERIFY(writer);
            const auto spooled = Folder.spool(labTree(), **writer, progress);
            if (spooled)
                break;
            QCOMPARE(spooled.error().code, Error::Code::Cancelled);
            QVERIFY(n < 1000);
        }
        QVERIFY(!QFile::exists(path)); // nothing was committed
    }

private:
    static int parts(const SpooledSource &source)
    {
        int count = 0;
        for (const auto &session : source.sink.sessions) {
            for (const MessageFacts &facts : session.messages)
                count += int(facts.parts.size());
        }
        return count;
    }

    static void equalsExport(const Importer &importer, const QString &store)
    {
        QFETCH(QString, path);
        const SpooledSource source(importer, store);
        QVERIFY2(source.result.has_value(), source.result ? "" : qPrintable(oneLine(source.result.error())));
        RecordingSink sink;
        QVERIFY(readFile(exportImporter(), path, sink));
        const QStringList expected = exported(path);
        QVERIFY(!expected.isEmpty());
        QCOMPARE(stored(source, sink.sessions.front().facts.uid), expected);
    }
};

QTEST_GUILESS_MAIN(TestOpenCodeStores)
#include "tst_opencodestores.moc"
