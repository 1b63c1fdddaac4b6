// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sqlite/database.h"
#include "models/store/annotationstore.h"
#include "tests/support/reviewbuilders.h"
#include "tests/support/storebuilders.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace tacet;
using namespace tacet::test;

namespace {

QStringList idsOf(const std::vector<Review> &reviews)
{
    QStringList ids;
    for (const Review &one : reviews)
        ids.append(one.id.right(2));
    return ids;
}

/// What a child process does: put reviews, say so after each, and wait to be killed.
int putAndWait(const QString &path, int count)
{
    const auto store = valueOf(openAnnotations(path));
    for (int i = 1; i <= count; ++i) {
        require(store->put(review(i), QStringLiteral("child")));
        printf("%d\n", i);
        fflush(stdout);
    }
    pause();
    return 0;
}

/// What a child does on a disk that is full: here, where no file may grow beyond its limit.
int putUntilFull(const QString &path)
{
    const auto store = valueOf(openAnnotations(path));
    signal(SIGXFSZ, SIG_IGN);
    const rlimit limit {1 << 20, 1 << 20};
    setrlimit(RLIMIT_FSIZE, &limit);
    for (int i = 1; i <= 1000; ++i) {
        Review large = review(i);
        large.memo = QString(20'000, u'x');
        const auto put = store->put(large, QStringLiteral("child"));
        if (put)
            continue;
        printf("%d %s\n", i - 1, qPrintable(oneLine(put.error())));
        return 0;
    }
    return 1;
}

}

class TestAnnotationStore final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("annotations.db"));
    }

    void keepsAReviewWhole()
    {
        require(opened()->put(fullReview(), QStringLiteral("first")));
        const auto store = opened();
        const auto kept = valueOf(store->review(reviewId(1)));
        QVERIFY(kept);
        QVERIFY(*kept == fullReview());
        QVERIFY(*valueOf(store->reviewOf(QStringLiteral("ses_1"), QStringLiteral("msg_417"), QStringLiteral("anna")))
                == fullReview());
        QVERIFY(!valueOf(store->reviewOf(QStringLiteral("ses_1"), QStringLiteral("msg_417"), QStringLiteral("ben"))));
        QVERIFY(!valueOf(store->review(reviewId(2))));
    }

    void listsInCanonicalOrder()
    {
        const auto store = opened();
        Review other = review(5, 1);
        other.subject.sessionUid = QStringLiteral("ses_0");
        Review earlier = review(6, 2, QStringLiteral("ben"));
        earlier.created = utc(9);
        require(store->putAll({review(1, 10), review(2, 2, QStringLiteral("ben")), review(4, 2, QStringLiteral("anna")),
                               review(3, 2, QStringLiteral("anna")), other, earlier},
                              QStringLiteral("all")));
        // session, index as a number, reviewer, created, id
        QCOMPARE(idsOf(valueOf(store->reviews())).join(u' '), QStringLiteral("05 03 04 06 02 01"));
        QCOMPARE(idsOf(valueOf(store->reviewsOf(QStringLiteral("ses_0")))), QStringList {QStringLiteral("05")});
    }

    void writesEveryChangeDown()
    {
        const auto store = opened();
        Review changed = review(1);
        changed.memo = QStringLiteral("second thoughts");
        require(store->put(review(1), QStringLiteral("reading GO")));
        require(store->put(review(1), QStringLiteral("the same again")));
        require(store->put(changed, QStringLiteral("memo")));
        require(store->put(review(2), QStringLiteral("another")));
        require(store->remove(reviewId(1), QStringLiteral("ben")));
        QCOMPARE(store->remove(reviewId(1), QStringLiteral("ben")).error().code, Error::Code::NotFound);

        const auto history = valueOf(store->history(reviewId(1)));
        QCOMPARE(int(history.size()), 3);
        QVERIFY(!history[0].before && *history[0].after == review(1));
        QCOMPARE(history[0].what, QStringLiteral("reading GO"));
        QVERIFY(*history[1].before == review(1) && *history[1].after == changed);
        QVERIFY(*history[2].before == changed && !history[2].after);
        QCOMPARE(history[2].who, QStringLiteral("ben"));
        QVERIFY(history[0].time.isValid() && history[0].time <= history[2].time);
        const auto latest = valueOf(store->latestChanges(2));
        QCOMPARE(int(latest.size()), 2);
        QCOMPARE(latest[0].reviewId, reviewId(1));
        QCOMPARE(latest[1].reviewId, reviewId(2));
    }

    void theLogIsAppendOnly()
    {
        require(opened()->put(review(1), QStringLiteral("x")));
        auto database = valueOf(Database::open(m_path, Database::Mode::ReadWrite));
        QVERIFY(!database->execute("DELETE FROM change"));
        QVERIFY(!database->execute("UPDATE change SET who='nobody'"));
    }

    void aBlankReviewIsRemoved()
    {
        const auto store = opened();
        Review blank = review(1);
        blank.readings.clear();
        blank.state = Review::State::Draft;
        require(store->put(blank, QStringLiteral("nothing")));
        QVERIFY(valueOf(store->latestChanges(9)).empty());
        require(store->put(review(1), QStringLiteral("GO")));
        require(store->put(blank, QStringLiteral("taken back")));
        QVERIFY(valueOf(store->reviews()).empty());
        QVERIFY(*valueOf(store->history(reviewId(1))).back().before == review(1));
    }

    void severalAreAllOrNothing()
    {
        const auto store = opened();
        Review broken = review(2);
        broken.confidence = 9;
        const auto put = store->putAll({review(1), broken}, QStringLiteral("both"));
        QVERIFY(!put);
        QVERIFY(put.error().message.contains(QStringLiteral("confidence")));
        QVERIFY(valueOf(store->reviews()).empty());
        QVERIFY(valueOf(store->latestChanges(9)).empty());
    }

    void losesNoUpdateOfAnother()
    {
        const auto mine = opened();
        const auto theirs = opened();
        require(mine->put(review(1), QStringLiteral("mine")));
        Review later = review(1);
        later.conclusion = QStringLiteral("theirs");
        require(theirs->put(later, QStringLiteral("theirs")));
        Review last = review(1);
        last.conclusion = QStringLiteral("mine again"); // not knowing of theirs
        require(mine->put(last, QStringLiteral("mine again")));
        QVERIFY(*valueOf(theirs->review(reviewId(1))) == last);
        QVERIFY(*valueOf(mine->history(reviewId(1))).back().before == later);
    }

    void beginsWithTheShippedCodebook()
    {
        const auto store = opened();
        const Codebook shipped = valueOf(store->currentCodebook());
        QVERIFY(shipped.reading(QStringLiteral("GO")));
        Codebook next = shipped;
        ++next.revision;
        next.readings.pop_back();
        require(store->addCodebook(next));
        require(store->addCodebook(next)); // the same again
        QVERIFY(valueOf(opened()->currentCodebook()) == next);
        QVERIFY(*valueOf(store->codebook(shipped.revision)) == shipped);
        QVERIFY(!valueOf(store->codebook(99)));
        next.readings.pop_back();
        const auto refused = store->addCodebook(next);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(QString::number(next.revision)));
    }

    void notesSessions()
    {
        const auto store = opened();
        AnnotationStore::SessionNote note {QStringLiteral("ses_1"), QStringLiteral("opencode-export"),
                                           QStringLiteral("A title"), 541};
        require(store->noteSession(note));
        QVERIFY(*valueOf(store->sessionNote(note.uid)) == note);
        note.messages = 600;
        require(store->noteSession(note));
        QVERIFY(*valueOf(opened()->sessionNote(note.uid)) == note);
        QVERIFY(!valueOf(store->sessionNote(QStringLiteral("ses_2"))));
    }

    void refusesANewerLibraryUntouched()
    {
        require(opened()->put(review(1), QStringLiteral("x")));
        require(valueOf(Database::open(m_path, Database::Mode::ReadWrite))->setUserVersion(99));
        const QByteArray before = contentOf(m_path);
        const QStringList files = QDir(m_folder->path()).entryList(QDir::Files);
        const auto refused = openAnnotations(m_path);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::SchemaTooNew);
        QCOMPARE(contentOf(m_path), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), files);
    }

    void tellsDamageAndRepairsNothing_data()
    {
        QTest::addColumn<int>("offset");
        QTest::newRow("header") << 0;
        QTest::newRow("a page") << 16384;
    }

    void tellsDamageAndRepairsNothing()
    {
        QFETCH(int, offset);
        require(opened()->put(fullReview(), QStringLiteral("x")));
        QFile file(m_path);
        QVERIFY(file.open(QFile::ReadWrite) && file.seek(offset));
        file.write(QByteArray(64, '\xee'));
        file.close();
        const QByteArray before = contentOf(m_path);
        const auto refused = openAnnotations(m_path);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Error::Code::Format);
        QVERIFY2(refused.error().message.contains(QStringLiteral("/backups")), qPrintable(refused.error().message));
        QCOMPARE(contentOf(m_path), before);
    }

    void copiesItselfOnceADay()
    {
        opened();
        QVERIFY(!QDir(m_folder->filePath(QStringLiteral("backups"))).exists()); // a new library has nothing to lose
        opened();
        opened();
        QCOMPARE(int(QDir(m_folder->filePath(QStringLiteral("backups"))).entryList(QDir::Files).size()), 1);
    }

    void whatWasAcknowledgedSurvivesAKill()
    {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--put-and-wait"), m_path});
        QVERIFY(child.waitForStarted());
        int acknowledged = 0;
        while (acknowledged < 5) {
            QVERIFY(child.waitForReadyRead());
            while (child.canReadLine())
                acknowledged = child.readLine().trimmed().toInt();
        }
        ::kill(pid_t(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        const auto reviews = valueOf(opened()->reviews());
        QVERIFY(int(reviews.size()) >= acknowledged);
        for (int i = 1; i <= acknowledged; ++i)
            QVERIFY(reviews[size_t(i - 1)] == review(i));
    }

    void aFullDiskIsOneErrorAndLosesNothing()
    {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--put-until-full"), m_path});
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::NormalExit);
        const QList<QByteArray> said = child.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(int(said.size()), 1);
        const int kept = said.first().split(' ').first().toInt();
        QVERIFY2(kept > 0, said.first().constData());
        // SQLite calls it an I/O error where the limit and not the disk is reached.
        QVERIFY2(said.first().contains("disk is full") || said.first().contains("could not be read or written"),
                 said.first().constData());
        QCOMPARE(int(valueOf(opened()->reviews()).size()), kept);
    }

private:
    std::unique_ptr<AnnotationStore> opened() const { return valueOf(openAnnotations(m_path)); }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == QStringLiteral("--put-and-wait"))
        return putAndWait(arguments.value(2), 5);
    if (arguments.value(1) == QStringLiteral("--put-until-full"))
        return putUntilFull(arguments.value(2));
    TestAnnotationStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_annotationstore.moc"
