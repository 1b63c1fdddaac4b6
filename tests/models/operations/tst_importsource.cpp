// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/claudelog.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tacet;
using namespace tacet::test;

namespace {

class CancelAfter final : public Progress
{
public:
    explicit CancelAfter(int questions)
        : m_left(questions)
    { }
    bool isCancelled() const override { return m_left-- <= 0; }
    void report(qint64, qint64) override { }

private:
    mutable int m_left;
};

/// What a child process does: import until the first rows are visible, say so, and wait to be killed.
int importAndWait(const QString &folder, const QString &path)
{
    const auto library = valueOf(Library::open(folder));
    NoProgress progress;
    std::ignore = importSource(*library, path, progress, [](SessionId, int messages) {
        printf("%d\n", messages);
        fflush(stdout);
        pause();
    });
    return 1;
}

/// "5 no-answer": what a marker stands before, and what is not there.
QStringList absentOf(const Library &library, SessionId session)
{
    QStringList words;
    for (const AbsentTurn &turn : valueOf(valueOf(library.openReader())->absent(session)))
        words << QString::number(turn.before) + QLatin1Char(' ') + idOf(turn.kind);
    return words;
}

}

class TestImportSource final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_log = m_folder->filePath(QStringLiteral("a log.jsonl"));
        m_library = valueOf(Library::open(m_folder->filePath(QStringLiteral("library"))));
    }

    void indexesAndReuses()
    {
        writeFile(m_log, claudeLog(4));
        const ImportOutcome first = imported(*m_library, m_log);
        QCOMPARE(first.kind, ImportKind::Indexed);
        QCOMPARE(int(first.sessions.size()), 1);
        QCOMPARE(first.sessions[0].facts.uid, QStringLiteral("ses_a"));
        QCOMPARE(first.sessions[0].messages, 4);
        QVERIFY(first.sessions[0].complete);
        QCOMPARE(keysOf(*m_library, first.sessions[0].id),
                 QStringList(
                     {QStringLiteral("u0"), QStringLiteral("msg_1"), QStringLiteral("u2"), QStringLiteral("msg_3")}));

        const ImportOutcome second = imported(*m_library, m_log);
        QCOMPARE(second.kind, ImportKind::Reused);
        QCOMPARE(second.sessions[0].id, first.sessions[0].id);
    }

    void reusesWithoutReadingAByte()
    {
        writeFile(m_log, claudeLog(4));
        imported(*m_library, m_log);
        // Other bytes of the same size at the same time: whoever read one would notice.
        const auto time = QFileInfo(m_log).lastModified();
        const QByteArray other(QFileInfo(m_log).size(), 'x');
        struct timespec stamps[2];
        struct stat before {
        };
        QVERIFY(::stat(m_log.toUtf8().constData(), &before) == 0);
        writeFile(m_log, other);
        stamps[0] = before.st_atim;
        stamps[1] = before.st_mtim;
        QVERIFY(::utimensat(AT_FDCWD, m_log.toUtf8().constData(), stamps, 0) == 0);
        QCOMPARE(QFileInfo(m_log).lastModified(), time);
        QCOMPARE(imported(*m_library, m_log).kind, ImportKind::Reused);
    }

    void readsOnlyTheTailOfWhatHasGrown_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("appended");
        QTest::newRow("two more lines") << claudeLog(4) << userLine(4, "\"more\"") + assistantLine(5, "msg_5", "yes");
        QTest::newRow("a merged message goes on") << claudeLog(4) << assistantLine(4, "msg_3", "and on");
        QTest::newRow("long, and goes on") << claudeLog(2000) << assistantLine(4, "msg_1999", "and on");
        QTest::newRow("the torn last line is completed")
            << claudeLog(4) + userLine(4, "\"half of it\"").left(40) << userLine(4, "\"half of it\"").mid(40);
        QTest::newRow("an id that was there before") << claudeLog(4) << userLine(2, "\"again\"");
        QTest::newRow("a prompt that is answered later") << claudeLog(5) << assistantLine(5, "msg_5", "yes");
        QTest::newRow("a prompt that is not, and the next") << claudeLog(5) << userLine(6, "\"still there?\"");
        QTest::newRow("a parent that stands before, and one that does not")
            << claudeLog(4)
            << userLine(4, "\"x\"").replace("\"uuid\"", "\"parentUuid\":\"a3\",\"uuid\"")
                + userLine(5, "\"y\"").replace("\"uuid\"", "\"parentUuid\":\"lost\",\"uuid\"");
        QTest::newRow("only a damaged line before")
            << QByteArray("{\"type\":\"user\",\n") + claudeLog(2) << userLine(8, "\"x\"");
    }

    void readsOnlyTheTailOfWhatHasGrown()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, appended);
        writeFile(m_log, before);
        imported(*m_library, m_log);
        writeFile(m_log, appended, QFile::Append);
        const ImportOutcome grown = imported(*m_library, m_log);
        QCOMPARE(grown.kind, ImportKind::Grown);

        // The same as a library that sees it all at once.
        const auto fresh = valueOf(Library::open(m_folder->filePath(QStringLiteral("fresh"))));
        const ImportOutcome whole = imported(*fresh, m_log);
        QCOMPARE(whole.kind, ImportKind::Indexed);
        QCOMPARE(grown.damaged, whole.damaged);
        const auto rows = rowsOf(*m_library, grown.sessions.at(0).id);
        const auto expected = rowsOf(*fresh, whole.sessions.at(0).id);
        QCOMPARE(rows.size(), expected.size());
        for (size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(rows[i].ordinal, expected[i].ordinal);
            QCOMPARE(rows[i].key, expected[i].key);
            QCOMPARE(rows[i].first.range, expected[i].first.range);
            QCOMPARE(rows[i].first.line, expected[i].first.line);
            QCOMPARE(rows[i].records, expected[i].records);
            QCOMPARE(rows[i].hash, expected[i].hash);
            QCOMPARE(rows[i].silence, expected[i].silence);
            QCOMPARE(rows[i].gapMs, expected[i].gapMs);
            QCOMPARE(rows[i].flags, expected[i].flags);
        }
        QCOMPARE(absentOf(*m_library, grown.sessions[0].id), absentOf(*fresh, whole.sessions[0].id));
        QCOMPARE(grown.sessions[0].facts.createdMs, whole.sessions[0].facts.createdMs);
        QCOMPARE(grown.sessions[0].facts.title, whole.sessions[0].facts.title);
    }

    // A prompt at the end waits; once it is answered nothing is missing any more.
    void forgetsWhatHasCome()
    {
        writeFile(m_log, claudeLog(5));
        const SessionId session = imported(*m_library, m_log).sessions.at(0).id;
        QCOMPARE(absentOf(*m_library, session), QStringList {QStringLiteral("5 no-answer")});
        writeFile(m_log, assistantLine(5, "msg_5", "yes"), QFile::Append);
        QCOMPARE(imported(*m_library, m_log).kind, ImportKind::Grown);
        QCOMPARE(absentOf(*m_library, session), QStringList());
    }

    void readsAllOfWhatHasChanged()
    {
        writeFile(m_log, claudeLog(4));
        imported(*m_library, m_log);
        writeFile(m_log, claudeLog(6).replace("question 0", "question !"));
        const ImportOutcome changed = imported(*m_library, m_log);
        QCOMPARE(changed.kind, ImportKind::Indexed);
        QCOMPARE(changed.sessions[0].messages, 6);
        QVERIFY(rowsOf(*m_library, changed.sessions[0].id)[0].preview.contains(u'!'));

        writeFile(m_log, claudeLog(6).replace("question 0", "question ?"));
        const ImportOutcome sameSize = imported(*m_library, m_log);
        QCOMPARE(sameSize.kind, ImportKind::Indexed);
        QVERIFY(rowsOf(*m_library, sameSize.sessions[0].id)[0].preview.contains(u'?'));

        writeFile(m_log, claudeLog(2));
        const ImportOutcome shorter = imported(*m_library, m_log);
        QCOMPARE(shorter.kind, ImportKind::Indexed);
        QCOMPARE(shorter.sessions[0].messages, 2);
    }

    void keepsDamagedRecords()
    {
        writeFile(m_log, claudeLog(2) + "{\"type\":\"user\",\"mess\n" + userLine(3, "\"x\""));
        const ImportOutcome outcome = imported(*m_library, m_log);
        QCOMPARE(outcome.damaged, 1);
        const auto damaged = valueOf(valueOf(m_library->openReader())->damaged(outcome.source));
        QCOMPARE(int(damaged.size()), 1);
        QCOMPARE(damaged[0].line, 3);
        QCOMPARE(damaged[0].range.offset, claudeLog(2).size());
        QVERIFY(!damaged[0].reason.isEmpty());
        QCOMPARE(outcome.sessions.at(0).messages, 3);
    }

    void refusesWhatIsNoTranscript_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("binary") << QByteArray(5000, '\0');
        QTest::newRow("prose") << QByteArray("Dear diary,\n");
    }

    void refusesWhatIsNoTranscript()
    {
        QFETCH(QByteArray, bytes);
        writeFile(m_log, bytes);
        NoProgress progress;
        const auto outcome = importSource(*m_library, m_log, progress);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, Error::Code::Format);
        QVERIFY(!outcome.error().message.isEmpty());
        QVERIFY(valueOf(valueOf(m_library->openReader())->sessions()).empty());
    }

    void saysThatAFileIsMissing()
    {
        NoProgress progress;
        const auto outcome = importSource(*m_library, m_log, progress);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, Error::Code::Io);
        QCOMPARE(outcome.error().context, m_log);
    }

    void leavesNothingWhenCancelledAtAnyStep()
    {
        writeFile(m_log, claudeLog(800));
        for (int steps = 0;; steps += 1 + steps / 4) { // each of the first ones, then ever fewer
            CancelAfter progress(steps);
            const auto outcome = importSource(*m_library, m_log, progress, [](SessionId, int) {});
            if (outcome) {
                QVERIFY(steps > 0);
                QCOMPARE(outcome->sessions.at(0).messages, 800);
                break;
            }
            QCOMPARE(outcome.error().code, Error::Code::Cancelled);
            QVERIFY(valueOf(valueOf(m_library->openReader())->sessions()).empty());
        }
    }

    void showsMessagesWhileItReads()
    {
        writeFile(m_log, claudeLog(3000));
        std::vector<int> seen;
        NoProgress progress;
        const auto outcome = importSource(*m_library, m_log, progress, [this, &seen](SessionId session, int messages) {
            QCOMPARE(int(rowsOf(*m_library, session).size()), messages);
            seen.push_back(messages);
        });
        QVERIFY(outcome);
        QVERIFY(!seen.empty());
        QVERIFY(std::is_sorted(seen.begin(), seen.end()));
        QVERIFY(seen.front() <= 64);
    }

    void aKilledImportIsDoneAgain()
    {
        writeFile(m_log, claudeLog(3000));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--import-and-wait"), m_folder->filePath(QStringLiteral("library")), m_log});
        QVERIFY(child.waitForReadyRead());
        ::kill(pid_t(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished());
        const auto left = valueOf(valueOf(m_library->openReader())->sessions());
        QCOMPARE(int(left.size()), 1);
        QVERIFY(!left[0].complete);
        const ImportOutcome again = imported(*m_library, m_log);
        QCOMPARE(again.kind, ImportKind::Indexed);
        QCOMPARE(again.sessions.at(0).messages, 3000);
        QCOMPARE(int(valueOf(valueOf(m_library->openReader())->sessions()).size()), 1);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_log;
    std::shared_ptr<const Library> m_library;
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == QStringLiteral("--import-and-wait"))
        return importAndWait(arguments.value(2), arguments.value(3));
    TestImportSource test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_importsource.moc"
