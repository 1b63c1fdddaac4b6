// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace {

struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

void writeFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// Written by us: a question, an answer and an empty prompt, in Claude Code's form. One silence: blank, at 2.
QByteArray logOf(const QByteArray &session)
{
    const QByteArray common = R"(,"sessionId":")" + session + R"(","timestamp":"2026-03-01T10:00:0)";
    return R"({"type":"user","uuid":"u1")" + common
        + R"(1.000Z","message":{"role":"user","content":"question"}})"
          "\n"
        + R"({"type":"assistant","uuid":"a1")" + common
        + R"(2.000Z","message":{"id":"m1","role":"assistant","model":"m","content":[{"type":"text","text":"answer"}]}})"
          "\n"
        + R"({"type":"user","uuid":"u2")" + common
        + R"(3.000Z","message":{"role":"user","content":""}})"
          "\n";
}

}

/// `tacet scan` over whole folders: the real command, on all cores.
class TestScanTree : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    static Outcome run(const QString &library, const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(TACET_PROGRAM), QStringList {QStringLiteral("--library"), library} + arguments);
        process.closeWriteChannel();
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
            qFatal("%s", qPrintable(process.errorString() + arguments.join(u' ')));
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    [[nodiscard]] Outcome scan(const QStringList &more) const
    {
        return run(path("library"), QStringList {QStringLiteral("scan")} + more);
    }

    static QStringList uidsOf(const QByteArray &lines)
    {
        QStringList uids;
        for (const QByteArray &line : lines.trimmed().split('\n'))
            uids.append(QJsonDocument::fromJson(line)[QLatin1StringView("uid")].toString());
        return uids;
    }

private slots:
    void writesInTheOrderOfPaths()
    {
        QStringList expected;
        for (int folder = 0; folder < 10; ++folder) {
            for (int file = 0; file < 40; ++file) {
                const QString uid =
                    QStringLiteral("s%1-%2").arg(folder, 2, 10, QLatin1Char('0')).arg(file, 2, 10, QLatin1Char('0'));
                expected.append(uid);
                writeFile(path("tree/") + uid.left(3) + u'/' + uid + QStringLiteral(".jsonl"), logOf(uid.toUtf8()));
            }
        }
        // One that takes longer than all others stands in their middle: 20,000 empty prompts.
        QByteArray large = logOf("s05-large");
        const QByteArray prompt = large.mid(large.indexOf("{\"type\":\"user\",\"uuid\":\"u2\""));
        for (int i = 0; i < 20'000; ++i)
            large += QByteArray(prompt).replace("\"u2\"", "\"v" + QByteArray::number(i) + '"');
        writeFile(path("tree/s05/s05-20-large.jsonl"), large);
        expected.insert(expected.indexOf(QStringLiteral("s05-20")), QStringLiteral("s05-large")); // '-' before '.'

        const QStringList arguments {path("tree"), QStringLiteral("--format"), QStringLiteral("jsonl")};
        const Outcome first = scan(arguments);
        QCOMPARE(first.status, 0);
        QCOMPARE(uidsOf(first.out), expected);
        const Outcome again = scan(arguments); // out of the index
        QVERIFY(again.out == first.out);
        const Outcome anew = run(path("library-2"), QStringList {QStringLiteral("scan")} + arguments);
        QVERIFY(anew.out == first.out);
        // One silence a file, and the large one's own: 401 + 20,000.
        QCOMPARE(first.out.count("\"class\":\"blank\""), 20'401);
    }

    void tellsAllAndEndsWithTheWorst()
    {
        const QString tree = path("mixed");
        writeFile(tree + QStringLiteral("/a.jsonl"), logOf("a"));
        writeFile(tree + QStringLiteral("/b.jsonl"), logOf("b").chopped(20)); // torn
        writeFile(tree + QStringLiteral("/c.bin"), QByteArray(3000, '\0'));
        writeFile(tree + QStringLiteral("/d/e.jsonl"), logOf("e"));
        QCOMPARE(mkfifo(qPrintable(tree + QStringLiteral("/pipe.jsonl")), 0600), 0);
        QVERIFY(QFile::link(tree, tree + QStringLiteral("/up")));
        QVERIFY(QFile::link(QStringLiteral("circle"), tree + QStringLiteral("/circle")));
        const Outcome outcome = scan({tree, QStringLiteral("--format"), QStringLiteral("jsonl")});
        QCOMPARE(outcome.status, 3);
        QCOMPARE(uidsOf(outcome.out), QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("e")}));
        for (const char *told : {"c.bin: passed over: ", "pipe.jsonl: passed over: a pipe", "up: passed over: a link",
                                 "circle: passed over: a link that leads nowhere", "b.jsonl: line 3"})
            QVERIFY2(outcome.err.contains(told), outcome.err.constData());
        // In the order of the names.
        QVERIFY(outcome.err.indexOf("b.jsonl") < outcome.err.indexOf("c.bin"));
        QVERIFY(outcome.err.indexOf("c.bin") < outcome.err.indexOf("pipe.jsonl"));

        const QStringList failOn {QStringLiteral("--fail-on"), QStringLiteral("blank"), QStringLiteral("--quiet")};
        QCOMPARE(scan(QStringList {tree} + failOn).status, 4);
        const Outcome failed = scan(QStringList {tree, path("nothing-of-the-name")} + failOn);
        QCOMPARE(failed.status, 1);
        QVERIFY(failed.out.contains("blank"));
    }

    void refusesWhatIsNoFile_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QByteArray>("said");
        const QString pipe = path("named-pipe");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        QDir().mkpath(path("empty"));
        QTest::newRow("pipe") << pipe << QByteArray("a pipe or a device");
        QTest::newRow("device") << QStringLiteral("/dev/zero") << QByteArray("a pipe or a device");
        QTest::newRow("empty folder") << path("empty") << QByteArray("No transcript was found");
    }

    void refusesWhatIsNoFile()
    {
        QFETCH(QString, what);
        QFETCH(QByteArray, said);
        const Outcome outcome = scan({what});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains(said), outcome.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestScanTree)
#include "tst_scantree.moc"
