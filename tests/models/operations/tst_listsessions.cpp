// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/cleanspools.h"
#include "models/operations/importlock.h"
#include "models/operations/listsessions.h"
#include "models/store/annotationstore.h"
#include "tests/models/importers/archivebytes.h"
#include "tests/support/claudelog.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace tacet;
using namespace tacet::test;

namespace {

/// Two messages with text and an empty prompt.
QByteArray logOf(const QByteArray &uid)
{
    QByteArray log = userLine(0, "\"question of " + uid + '"') + assistantLine(1, "m", "answer") + userLine(2, "\"\"");
    return log.replace("\"ses_a\"", '"' + uid + '"');
}

class StopAfter final : public Progress
{
public:
    explicit StopAfter(int questions)
        : m_left(questions)
    { }
    [[nodiscard]] bool isCancelled() const override { return m_left-- <= 0; }
    void report(qint64, qint64) override { }

private:
    mutable std::atomic<int> m_left;
};

}

class TestListSessions : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<const Library> m_library;
    QString m_tree;

    struct Listed {
        Result<> done;
        std::vector<SessionSummary> sessions;
        std::vector<Error> passedOver;
        std::vector<Error> unreadable;
        qint64 files = 0;
        qint64 filesFound = 0;
    };

    [[nodiscard]] Listed list(const QStringList &paths, Progress &progress) const
    {
        Listed listed;
        listed.done =
            listSessions(*m_library, paths, {.reviewer = QStringLiteral("anna")}, progress, [&listed](ListNews &&news) {
                std::ranges::move(news.sessions, std::back_inserter(listed.sessions));
                std::ranges::move(news.passedOver, std::back_inserter(listed.passedOver));
                std::ranges::move(news.unreadable, std::back_inserter(listed.unreadable));
                listed.files = news.files;
                listed.filesFound = news.filesFound;
            });
        return listed;
    }

    static QStringList uidsOf(const std::vector<SessionSummary> &sessions)
    {
        QStringList uids;
        for (const SessionSummary &one : sessions)
            uids.append(one.session.facts.uid);
        uids.sort();
        return uids;
    }

private slots:
    void init()
    {
        static int number = 0;
        m_tree = m_folder.filePath(QStringLiteral("tree-%1").arg(++number));
        m_library = valueOf(Library::open(m_folder.filePath(QStringLiteral("library-%1").arg(number))));
        QDir().mkpath(m_tree + QStringLiteral("/deep/er"));
    }

    void findsEverySessionOnce()
    {
        QStringList expected;
        for (int i = 0; i < 120; ++i) {
            const QString uid = QStringLiteral("s%1").arg(i, 3, 10, QLatin1Char('0'));
            expected.append(uid);
            writeFile(m_tree + (i % 3 == 0 ? QStringLiteral("/") : QStringLiteral("/deep/er/")) + uid,
                      logOf(uid.toUtf8()));
        }
        writeFile(m_tree + QStringLiteral("/two.zip"), zipped({{"a", logOf("za")}, {"b", logOf("zb")}}));
        expected << QStringLiteral("za") << QStringLiteral("zb");
        writeFile(m_tree + QStringLiteral("/picture"), QByteArray(100, '\0'));
        NoProgress progress;
        for (const char *round : {"indexed", "out of the index"}) {
            const Listed listed = list({m_tree}, progress);
            QVERIFY2(listed.done.has_value(), round);
            QCOMPARE(uidsOf(listed.sessions), expected);
            QCOMPARE(listed.passedOver.size(), size_t(1));
            QCOMPARE(listed.unreadable.size(), size_t(0));
            QCOMPARE(listed.files, 122); // 120 logs, the archive, the picture
            QCOMPARE(listed.filesFound, 122);
            for (const SessionSummary &one : listed.sessions) {
                QCOMPARE(one.session.messages, 3);
                QCOMPARE(one.toRead(), 1);
                QCOMPARE(one.firstWords, QStringLiteral("question of ") + one.session.facts.uid);
            }
        }
    }

    void takesSeveralPaths()
    {
        writeFile(m_tree + QStringLiteral("/a"), logOf("a"));
        writeFile(m_tree + QStringLiteral("/deep/b"), logOf("b"));
        NoProgress progress;
        const Listed listed =
            list({m_tree + QStringLiteral("/a"), m_tree + QStringLiteral("/deep"), m_tree + QStringLiteral("/none")},
                 progress);
        QCOMPARE(uidsOf(listed.sessions), QStringList({QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(listed.unreadable.size(), size_t(1));
    }

    // Wherever it is stopped: what was told is whole and in the index, and the next time all of it comes.
    void canBeStopped()
    {
        for (int i = 0; i < 12; ++i)
            writeFile(m_tree + u'/' + QString::number(i), logOf(QByteArray::number(i)));
        for (int questions = 0; questions < 14; questions += 3) {
            StopAfter progress(questions);
            const Listed listed = list({m_tree}, progress);
            QVERIFY(!listed.done);
            QCOMPARE(listed.done.error().code, Error::Code::Cancelled);
            QVERIFY(listed.sessions.size() <= 12);
        }
        NoProgress progress;
        QCOMPARE(list({m_tree}, progress).sessions.size(), size_t(12));
    }

    // One of the two silences that anna might have read is: the other review is a draft, the third another's.
    void countsWhatTheReviewerHasRead()
    {
        writeFile(m_tree + QStringLiteral("/a"), logOf("a") + logOf("a").replace("\"u2\"", "\"u9\""));
        NoProgress progress;
        const Listed before = list({m_tree}, progress);
        QCOMPARE(before.sessions.size(), size_t(1));
        QCOMPARE(before.sessions.front().read, 0);
        const auto store = valueOf(m_library->openAnnotations());
        const auto put = [&store](const char *key, const char *reviewer, Review::State state) {
            Review review;
            review.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
            review.subject.sessionUid = QStringLiteral("a");
            review.subject.key = QString::fromLatin1(key);
            review.subject.silence = QStringLiteral("blank");
            review.reviewer = QString::fromLatin1(reviewer);
            review.created = review.modified = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
            review.state = state;
            review.memo = QStringLiteral("so");
            require(store->put(review, QStringLiteral("test")));
        };
        put("u2", "anna", Review::State::Read);
        put("u9", "anna", Review::State::Draft);
        put("u9", "ben", Review::State::Read);
        put("gone", "anna", Review::State::Read);
        QCOMPARE(list({m_tree}, progress).sessions.front().read, 1);
    }

    void cleansUpTheSpoolsOfOthers()
    {
        writeFile(m_tree + QStringLiteral("/two.zip"), zipped({{"a", logOf("za")}, {"b", logOf("zb")}}));
        imported(*m_library, m_tree + QStringLiteral("/two.zip"));
        const QDir spools(m_library->spoolFolder());
        const QStringList own = spools.entryList(QDir::Files);
        QCOMPARE(own.size(), 1);
        writeFile(spools.filePath(QStringLiteral("of-a-killed-process.spool")), "left");
        writeFile(spools.filePath(QStringLiteral("of-a-killed-process.spool.XyZ123")), "being written");
        {
            NoProgress progress;
            const auto lock = valueOf(ImportLock::take(m_library->indexPath(), progress));
            int removed = -1;
            std::thread([&] { removed = cleanSpools(*m_library); }).join();
            QCOMPARE(removed, 0); // somebody may be writing them
        }
        QCOMPARE(cleanSpools(*m_library), 2);
        QCOMPARE(spools.entryList(QDir::Files), own);
        QCOMPARE(imported(*m_library, m_tree + QStringLiteral("/two.zip")).kind, ImportKind::Reused);
    }
};

QTEST_GUILESS_MAIN(TestListSessions)
#include "tst_listsessions.moc"
