// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/sourcewalk.h"
#include "tests/support/claudelog.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace tacet;
using namespace tacet::test;

class TestSourceWalk : public QObject
{
    Q_OBJECT

    ImporterRegistry m_importers;

    /// "kind path", the path relative to the folder.
    QStringList walked(const QString &folder) const
    {
        QStringList found;
        SourceWalk walk(m_importers, folder);
        while (const auto entry = walk.next()) {
            const char *const kinds[] {"candidate", "passed", "unreadable"};
            found.append(QString::fromLatin1(kinds[int(entry->kind)]) + u' '
                         + QDir(folder).relativeFilePath(entry->path));
        }
        return found;
    }

private slots:
    // Order: by the names, each folder where its name stands.
    void walksInTheOrderOfNames()
    {
        QTemporaryDir folder;
        QDir(folder.path()).mkpath(QStringLiteral("b/inner"));
        QDir(folder.path()).mkpath(QStringLiteral("empty"));
        for (const char *name : {"c.jsonl", "a.jsonl", "b/2", "b/10", "b/inner/x", "b/z"})
            writeFile(folder.filePath(QString::fromLatin1(name)), "{}");
        QCOMPARE(walked(folder.path()),
                 QStringList({QStringLiteral("candidate a.jsonl"), QStringLiteral("candidate b/10"),
                              QStringLiteral("candidate b/2"), QStringLiteral("candidate b/inner/x"),
                              QStringLiteral("candidate b/z"), QStringLiteral("candidate c.jsonl")}));
    }

    void survivesWhatIsNoFile()
    {
        QTemporaryDir folder;
        const auto path = [&folder](const char *name) { return folder.filePath(QString::fromLatin1(name)); };
        writeFile(path("f"), "{}");
        QCOMPARE(mkfifo(qPrintable(path("pipe")), 0600), 0);
        QVERIFY(QFile::link(path("nowhere"), path("broken")));
        QVERIFY(QFile::link(path("circle"), path("circle"))); // leads to itself
        QVERIFY(QFile::link(folder.path(), path("up"))); // a folder inside itself
        QVERIFY(QFile::link(path("f"), path("link")));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path("zero")));
        QCOMPARE(
            walked(folder.path()),
            QStringList({QStringLiteral("passed broken"), QStringLiteral("passed circle"),
                         QStringLiteral("candidate f"), QStringLiteral("candidate link"), QStringLiteral("passed pipe"),
                         QStringLiteral("passed up"), QStringLiteral("passed zero")}));
    }

    void tellsOfAFolderThatCannotBeRead()
    {
        if (geteuid() == 0)
            QSKIP("nothing is closed to root");
        QTemporaryDir folder;
        QDir(folder.path()).mkpath(QStringLiteral("closed"));
        writeFile(folder.filePath(QStringLiteral("open")), "{}");
        QCOMPARE(chmod(qPrintable(folder.filePath(QStringLiteral("closed"))), 0), 0);
        QCOMPARE(walked(folder.path()),
                 QStringList({QStringLiteral("unreadable closed"), QStringLiteral("candidate open")}));
        chmod(qPrintable(folder.filePath(QStringLiteral("closed"))), 0700);
    }

    // A storage tree of opencode is one source, however many files it has; what is hidden is passed over but for
    // what agents hide inside projects.
    void knowsWhatStandsAlone()
    {
        QTemporaryDir folder;
        QDir(folder.path()).mkpath(QStringLiteral(".git"));
        QDir(folder.path()).mkpath(QStringLiteral(".specstory/history"));
        for (const char *name : {".git/HEAD", ".hidden", ".aider.chat.history.md", ".specstory/history/a.md"})
            writeFile(folder.filePath(QString::fromLatin1(name)), "x");
        const QString tree = QStringLiteral(TACET_TEST_DATA "/opencode/lab-1.1.53/storage-tree");
        QVERIFY(QFile::link(tree, folder.filePath(QStringLiteral("linked"))));
        QCOMPARE(walked(folder.path()),
                 QStringList({QStringLiteral("candidate .aider.chat.history.md"),
                              QStringLiteral("candidate .specstory/history/a.md"), QStringLiteral("passed linked")}));
        const QStringList above = walked(QStringLiteral(TACET_TEST_DATA "/opencode/lab-1.1.53"));
        QVERIFY2(above.contains(QStringLiteral("candidate storage-tree"))
                     || above.contains(QStringLiteral("candidate storage-tree/data"))
                     || above.contains(QStringLiteral("candidate storage-tree/data/storage")),
                 qPrintable(above.mid(0, 5).join(u'\n')));
        QVERIFY(above.size() < 50); // find lab-1.1.53 -type f | wc -l: several hundred
    }
};

QTEST_GUILESS_MAIN(TestSourceWalk)
#include "tst_sourcewalk.moc"
