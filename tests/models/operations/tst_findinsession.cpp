// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/buildsearchindex.h"
#include "models/operations/findinsession.h"
#include "models/operations/rawscan.h"
#include "models/store/searchindex.h"
#include "tests/support/claudelog.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tacet;
using namespace tacet::test;

namespace {

/// A log in which each kind of text holds a word of its own.
QByteArray mixedLog()
{
    QByteArray log = userLine(0, "\"please look at the kernel\"");
    log += R"({"type":"assistant","uuid":"a1","sessionId":"ses_a","timestamp":"2026-03-01T10:00:01.000Z","message":)"
           R"({"id":"m1","role":"assistant","content":[{"type":"thinking","thinking":"hm, pondering"},)"
           R"({"type":"text","text":"The Kernel says: \"hello\u003cb\"\nGr\u00fc\u00dfe"},)"
           R"({"type":"tool_use","id":"t1","name":"Bash","input":{"command":"uname -r"}}]}})"
           "\n";
    log += R"({"type":"user","uuid":"u2","sessionId":"ses_a","timestamp":"2026-03-01T10:00:02.000Z","message":)"
           R"({"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"6.8.12-9-pve"}]}})"
           "\n";
    log += userLine(3, "\"\"");
    log += assistantLine(4, "m4", "nothing of the kind");
    return log;
}

class CancelAfter final : public Progress
{
public:
    explicit CancelAfter(int questions)
        : m_left(questions)
    { }
    [[nodiscard]] bool isCancelled() const override { return m_left-- <= 0; }
    void report(qint64, qint64) override { }

private:
    mutable int m_left;
};

}

class TestFindInSession final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = valueOf(Library::open(m_folder->filePath(QStringLiteral("library"))));
    }

    void findsInChosenParts_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<SearchMode>("mode");
        QTest::addColumn<SearchParts>("parts");
        QTest::addColumn<QList<int>>("ordinals");
        const SearchParts all = AllSearchParts;
        using enum SearchMode;
        // The numbers are those of mixedLog()'s lines, from 0: one message a line.
        QTest::newRow("everywhere") << QStringLiteral("kernel") << Words << all << QList<int> {0, 1};
        QTest::newRow("what a person said")
            << QStringLiteral("kernel") << Words << SearchParts(SearchPart::User) << QList<int> {0};
        QTest::newRow("reasoning") << QStringLiteral("pondering") << Words << all << QList<int> {1};
        QTest::newRow("not in reasoning")
            << QStringLiteral("pondering") << Words << SearchParts(SearchPart::Assistant) << QList<int> {};
        QTest::newRow("tool input") << QStringLiteral("uname -r") << Exact << SearchParts(SearchPart::ToolInput)
                                    << QList<int> {1};
        QTest::newRow("tool output") << QStringLiteral("6.8.12-9-pve") << Exact << SearchParts(SearchPart::ToolOutput)
                                     << QList<int> {2};
        QTest::newRow("a sign that the file escapes")
            << QStringLiteral("\"hello<b\"") << Exact << all << QList<int> {1};
        QTest::newRow("letters that the file escapes") << QString::fromUtf8("Grüße") << Exact << all << QList<int> {1};
        QTest::newRow("words of several parts") << QStringLiteral("pondering uname") << Words << all << QList<int> {1};
        QTest::newRow("expression") << QStringLiteral("k[a-z]+l") << RegularExpression << all << QList<int> {0, 1};
        QTest::newRow("structure is not text") << QStringLiteral("sessionId") << Exact << all << QList<int> {};
        QTest::newRow("nowhere") << QStringLiteral("absent") << Words << all << QList<int> {};
    }

    void findsInChosenParts()
    {
        QFETCH(QString, query);
        QFETCH(SearchMode, mode);
        QFETCH(SearchParts, parts);
        QFETCH(QList<int>, ordinals);
        const SessionId session = open(mixedLog());
        QCOMPARE(found(session, {query, mode, false, parts}), ordinals);
    }

    void caseCountsWhenAsked()
    {
        const SessionId session = open(mixedLog());
        SearchQuery query {QStringLiteral("Kernel"), SearchMode::Words, true, AllSearchParts};
        QCOMPARE(found(session, query), QList<int> {1});
        query.mode = SearchMode::Exact;
        QCOMPARE(found(session, query), QList<int> {1});
    }

    void theIndexFindsTheSame()
    {
        // 2,000 lines, "question N" at even N and "answer N" at odd ones.
        const SessionId session = open(claudeLog(2'000));
        const auto ask = [&](const char *text) {
            return found(session, {QString::fromUtf8(text), SearchMode::Words, false, AllSearchParts});
        };
        const QStringList queries {QStringLiteral("answer"), QStringLiteral("quest 17"),
                                   QStringLiteral("\"question 4\""), QStringLiteral("1999"), QStringLiteral("none")};
        QList<QList<int>> before;
        for (const QString &query : queries)
            before.append(ask(query.toUtf8().constData()));
        QCOMPARE(int(before[0].size()), 1'000);
        // 17, 170 to 179 and 1700 to 1799, the even ones: 170, 172, ..., 178 and 50 of the hundred.
        QCOMPARE(int(before[1].size()), 5 + 50);
        QCOMPARE(before[2], QList<int> {4});
        QCOMPARE(before[3], QList<int> {1999});
        NoProgress progress;
        require(buildSearchIndex(*m_library, session, progress));
        m_fromIndex = 0;
        for (int i = 0; i < queries.size(); ++i)
            QCOMPARE(ask(queries[i].toUtf8().constData()), before[i]);
        // All but the latest 256, which records to come may still change.
        QCOMPARE(m_fromIndex, 2'000 - 256);
    }

    void aGrownSessionIsSearchedToItsEnd()
    {
        const SessionId session = open(claudeLog(600));
        NoProgress progress;
        require(buildSearchIndex(*m_library, session, progress));
        writeFile(m_log, userLine(600, "\"a newcomer\""), QFile::Append);
        QCOMPARE(imported(*m_library, m_log).sessions.front().id, session);
        const SearchQuery query {QStringLiteral("newcomer"), SearchMode::Words, false, AllSearchParts};
        QCOMPARE(found(session, query), QList<int> {600});
        require(buildSearchIndex(*m_library, session, progress));
        QCOMPARE(found(session, query), QList<int> {600});
        QCOMPARE(m_fromIndex, 601 - 256);
    }

    void anIndexOfAnotherLibraryIsNotBelieved()
    {
        SessionId session = open(claudeLog(600));
        NoProgress progress;
        require(buildSearchIndex(*m_library, session, progress));
        // index.db was deleted and another session got the same number.
        m_library.reset();
        const QString folder = m_folder->filePath(QStringLiteral("library"));
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(folder + QStringLiteral("/index.db") + QLatin1StringView(suffix));
        m_library = valueOf(Library::open(folder));
        QByteArray other = claudeLog(700);
        session = open(other.replace("question", "riddle").replace("ses_a", "ses_b"));
        const SearchQuery query {QStringLiteral("riddle"), SearchMode::Words, false, AllSearchParts};
        QCOMPARE(int(found(session, query).size()), 350);
        QCOMPARE(m_fromIndex, 0);
        require(buildSearchIndex(*m_library, session, progress));
        QCOMPARE(int(found(session, query).size()), 350);
        QCOMPARE(m_fromIndex, 700 - 256);
        QCOMPARE(int(found(session, {QStringLiteral("question"), SearchMode::Words, false, AllSearchParts}).size()), 0);
    }

    void aStoppedBuildLeavesNothingHalfWritten()
    {
        const SessionId session = open(claudeLog(1'000));
        const SearchQuery query {QStringLiteral("answer"), SearchMode::Words, false, AllSearchParts};
        for (int questions = 0; questions < 4; ++questions) {
            CancelAfter progress(questions);
            const auto built = buildSearchIndex(*m_library, session, progress);
            QCOMPARE(int(found(session, query).size()), 500);
            if (built)
                break;
            QCOMPARE(built.error().code, Error::Code::Cancelled);
        }
    }

    void aSpoiltIndexIsBuiltAgain()
    {
        const SessionId session = open(claudeLog(600));
        writeFile(m_library->searchPath(), "this is no database");
        const SearchQuery query {QStringLiteral("answer"), SearchMode::Words, false, AllSearchParts};
        QCOMPARE(int(found(session, query).size()), 300);
        NoProgress progress;
        require(buildSearchIndex(*m_library, session, progress));
        QCOMPARE(int(found(session, query).size()), 300);
        QCOMPARE(m_fromIndex, 600 - 256);
    }

    void findsBytesInEitherCase_data()
    {
        QTest::addColumn<QByteArray>("fragment");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<int>>("places");
        QTest::newRow("cases") << QByteArray("aBc") << QByteArray("xabcABCab") << QList<int> {1, 4};
        QTest::newRow("one byte") << QByteArray("a") << QByteArray("aAb") << QList<int> {0, 1};
        QTest::newRow("overlapping") << QByteArray("aa") << QByteArray("aaa") << QList<int> {0, 1};
        QTest::newRow("signs have no case") << QByteArray("@a") << QByteArray("`a@A") << QList<int> {2};
        QTest::newRow("longer than the text") << QByteArray("abcd") << QByteArray("abc") << QList<int> {};
    }

    void findsBytesInEitherCase()
    {
        QFETCH(QByteArray, fragment);
        QFETCH(QByteArray, bytes);
        QFETCH(QList<int>, places);
        const FragmentFinder finder(fragment);
        QList<int> found;
        for (qsizetype at = finder.find(bytes, 0); at >= 0; at = finder.find(bytes, at + 1))
            found.append(int(at));
        QCOMPARE(found, places);
    }

    void aMatchAcrossTwoWindowsIsFound()
    {
        // The records are longer than a window of 4 MiB; the word stands across its end.
        const qint64 head = qint64(userLine(0, "\"").indexOf("\"}}"));
        const QByteArray text = QByteArray(4 * 1024 * 1024 - head - 3, 'x') + " needle " + QByteArray(100'000, 'y');
        const SessionId session = open(userLine(0, '"' + text + '"') + userLine(1, "\"short\""));
        QCOMPARE(found(session, {QStringLiteral("needle"), SearchMode::Exact, false, AllSearchParts}), QList<int> {0});
    }

private:
    SessionId open(const QByteArray &log)
    {
        m_log = m_folder->filePath(QStringLiteral("log.jsonl"));
        writeFile(m_log, log);
        return imported(*m_library, m_log).sessions.front().id;
    }

    QList<int> found(SessionId session, const SearchQuery &query)
    {
        QList<int> ordinals;
        NoProgress progress;
        const auto outcome = valueOf(findInSession(
            *m_library, session, valueOf(TextMatcher::compile(query)),
            [&ordinals](const std::vector<int> &hits) {
                for (const int hit : hits)
                    ordinals.append(hit);
            },
            progress));
        if (outcome.hits != ordinals.size())
            qFatal("%d hits were counted, %d given", outcome.hits, int(ordinals.size()));
        m_fromIndex = outcome.fromIndex;
        return ordinals;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const Library> m_library;
    QString m_log;
    int m_fromIndex = 0;
};

QTEST_GUILESS_MAIN(TestFindInSession)
#include "tst_findinsession.moc"
