// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/importsource.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/store/transcriptreader.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace tacet;

namespace {

bool copyTree(const QString &from, const QString &to)
{
    for (QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        const QString path = files.next();
        const QString copy = to + path.mid(from.size());
        if (!QDir().mkpath(QFileInfo(copy).path()) || !QFile::copy(path, copy))
            return false;
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    }
    return true;
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

int messagesOf(const ImportOutcome &outcome)
{
    int messages = 0;
    for (const SessionRow &session : outcome.sessions)
        messages += session.messages;
    return messages;
}

}

/// Sources that are read through a spool, by the whole import: reused while nothing changes, indexed again when
/// something does, never touched.
class TestSpooledSources final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void database();
    void tree();
    void replayedLog();

private:
    ImportOutcome import(const QString &path);
    int readable(const ImportOutcome &outcome) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const Library> m_library;
};

void TestSpooledSources::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto library = Library::open(m_folder->filePath(QStringLiteral("library")));
    QVERIFY(library);
    m_library = *library;
}

ImportOutcome TestSpooledSources::import(const QString &path)
{
    NoProgress progress;
    auto outcome = importSource(*m_library, path, progress);
    if (!outcome)
        qFatal("%s", qPrintable(oneLine(outcome.error())));
    return std::move(*outcome);
}

// How many messages can be read back whole, from their bytes.
int TestSpooledSources::readable(const ImportOutcome &outcome) const
{
    const auto reader = m_library->openReader();
    int count = 0;
    for (const SessionRow &session : outcome.sessions) {
        const auto messages = MessageReader::open(*m_library, **reader, session);
        const auto rows = (*reader)->page(session.id, 0, session.messages);
        for (const MessageRow &row : *rows)
            count += (*messages)->body(row) ? 1 : 0;
    }
    return count;
}

// sqlite3 opencode.db 'select count(*) from session; select count(*) from message;' → 8, 129
void TestSpooledSources::database()
{
    const QString folder = m_folder->filePath(QStringLiteral("source"));
    QVERIFY(QDir().mkpath(folder));
    const QString path = folder + QStringLiteral("/opencode.db");
    QVERIFY(QFile::copy(QStringLiteral(TACET_TEST_DATA "/opencode/lab-1.2.27/opencode.db"), path));
    const ImportOutcome first = import(path);
    QCOMPARE(first.kind, ImportKind::Indexed);
    QCOMPARE(int(first.sessions.size()), 8);
    QCOMPARE(messagesOf(first), 129);
    QCOMPARE(readable(first), 129);
    QCOMPARE(filesIn(folder), QStringList {QStringLiteral("opencode.db")}); // no -wal, no -shm beside it
    QCOMPARE(import(path).kind, ImportKind::Reused);

    QFile file(path);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    file.close();
    const ImportOutcome again = import(path);
    QCOMPARE(again.kind, ImportKind::Indexed);
    QCOMPARE(readable(again), 129);
}

// find storage/session -name '*.json' | wc -l → 8; find storage/message -name '*.json' | wc -l → 129
void TestSpooledSources::tree()
{
    const QString folder = m_folder->filePath(QStringLiteral("data"));
    QVERIFY(copyTree(QStringLiteral(TACET_TEST_DATA "/opencode/lab-1.1.53/storage-tree/data"), folder));
    const ImportOutcome first = import(folder);
    QCOMPARE(int(first.sessions.size()), 8);
    QCOMPARE(messagesOf(first), 129);
    QCOMPARE(readable(first), 129);
    QCOMPARE(import(folder).kind, ImportKind::Reused);

    // One message's file goes: the tree is read again, and has one less.
    QDirIterator messages(folder + QStringLiteral("/storage/message"), {QStringLiteral("*.json")}, QDir::Files,
                          QDirIterator::Subdirectories);
    QVERIFY(messages.hasNext());
    QVERIFY(QFile::remove(messages.next()));
    const ImportOutcome again = import(folder);
    QCOMPARE(again.kind, ImportKind::Indexed);
    QCOMPARE(messagesOf(again), 128);
}

// Written by us. The second message is taken back by line 4; line 5, which comes later, adds a third.
void TestSpooledSources::replayedLog()
{
    const QString path = m_folder->filePath(QStringLiteral("session.jsonl"));
    const auto append = [&path](QByteArray lines) {
        QFile file(path);
        QVERIFY(file.open(QFile::Append));
        file.write(lines.replace('\'', '"'));
    };
    append("{'sessionId':'s','projectHash':'h'}\n"
           "{'id':'1','timestamp':'2026-01-01T00:00:01Z','type':'user','content':'Hi'}\n"
           "{'id':'2','timestamp':'2026-01-01T00:00:02Z','type':'user','content':''}\n"
           "{'$rewindTo':'2'}\n");
    const ImportOutcome first = import(path);
    QCOMPARE(readable(first), 2);
    const auto reader = m_library->openReader();
    const SessionRow &session = first.sessions.front();
    const auto messages = MessageReader::open(*m_library, **reader, session);
    const auto rows = (*reader)->page(session.id, 0, session.messages);
    const auto evidence = (*messages)->evidence(rows->back());
    QVERIFY2(evidence, evidence ? "" : qPrintable(oneLine(evidence.error())));
    QCOMPARE(evidence->front().pointer, QStringLiteral("/$rewindTo"));
    QCOMPARE(evidence->front().origin.value(QStringLiteral("file")).toString(), QStringLiteral("session.jsonl"));
    QCOMPARE(evidence->front().origin.value(QStringLiteral("line")).toInt(), 4);
    QVERIFY(!evidence->front().origin.contains(QStringLiteral("span")));

    QCOMPARE(import(path).kind, ImportKind::Reused);
    append("{'id':'3','timestamp':'2026-01-01T00:00:03Z','type':'user','content':'again'}\n");
    const ImportOutcome again = import(path);
    QCOMPARE(again.kind, ImportKind::Indexed);
    QCOMPARE(readable(again), 3);
}

QTEST_GUILESS_MAIN(TestSpooledSources)
#include "tst_spooledsources.moc"
