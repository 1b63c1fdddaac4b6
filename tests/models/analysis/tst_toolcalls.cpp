// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/toolcalls.h"

#include <QTest>

using namespace tacet;

class TestToolCalls : public QObject
{
    Q_OBJECT

private slots:
    void changes_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("changes");
        QTest::addColumn<bool>("irreversible");
        const auto row = [](const char *tool, const char *target, bool changes, bool irreversible = false) {
            QTest::addRow("%s %s", tool, target)
                << QString::fromUtf8(tool) << QString::fromUtf8(target) << changes << irreversible;
        };
        row("edit", "src/a.cpp", true);
        row("Write", "/tmp/notes.md", true);
        row("apply_patch", "", true);
        row("read", "src/a.cpp", false);
        row("webfetch", "https://example.org/", false);
        row("bash", "ls -la", false);
        row("bash", "git status", false);
        row("bash", "git diff HEAD~1 -- rm.txt", false);
        row("bash", "grep -rn 'rm -rf' .", false);
        row("bash", "nvidia-smi topo -m", false);
        row("bash", "cat a.txt 2>/dev/null", false);
        row("bash", "make 2>&1 | tail -3", false);
        row("bash", "awk '$1 >= 3' data.tsv", false);
        row("bash", "echo hello > out.txt", true);
        row("bash", "sed -i s/a/b/ file.txt", true);
        row("bash", "sed -n 1,3p file.txt", false);
        row("bash", "git commit -m 'fix'", true);
        row("bash", "cd repo && git add -A && git push", true, true);
        row("bash", "sudo apt-get install -y jq", true);
        row("bash", "npm install", true);
        row("bash", "npm publish", true, true);
        row("bash", "npm test", false);
        row("bash", "rm -rf build", true, true);
        row("bash", "DEBUG=1 rm x", true, true);
        row("bash", "ssh root@host 'systemctl restart lxc'", true);
        row("bash", "systemctl status lxc", false);
        row("bash", "curl https://example.org/x", false);
        row("bash", "curl -X POST https://example.org/x", true, true);
        row("bash", "git reset --hard HEAD~1", true, true);
        row("bash", "git reset HEAD~1", true);
        row("todowrite", "3 items", false);
    }

    void changes()
    {
        QFETCH(QString, tool);
        QFETCH(QString, target);
        QTEST(changesState(tool, target), "changes");
        QTEST(isIrreversible(tool, target), "irreversible");
    }

    void orientation_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("orientation");
        QTest::newRow("pwd") << QStringLiteral("bash") << QStringLiteral("pwd") << true;
        QTest::newRow("ls after cd") << QStringLiteral("Bash") << QStringLiteral("cd /srv && ls -la") << true;
        QTest::newRow("git log") << QStringLiteral("bash") << QStringLiteral("git log --oneline -5") << true;
        QTest::newRow("readme") << QStringLiteral("read") << QStringLiteral("/srv/app/README.md") << true;
        QTest::newRow("list tool") << QStringLiteral("list") << QStringLiteral("/srv/app") << true;
        QTest::newRow("another file") << QStringLiteral("read") << QStringLiteral("/srv/app/main.cpp") << false;
        QTest::newRow("a test run") << QStringLiteral("bash") << QStringLiteral("ctest") << false;
    }

    void orientation()
    {
        QFETCH(QString, tool);
        QFETCH(QString, target);
        QTEST(isOrientation(tool, target), "orientation");
    }

    void files_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QStringList>("files");
        QTest::newRow("the file of an edit")
            << QStringLiteral("edit") << QStringLiteral("Makefile") << QStringList {QStringLiteral("Makefile")};
        QTest::newRow("two in a command") << QStringLiteral("bash") << QStringLiteral("diff src/a.cpp /etc/b.conf")
                                          << QStringList {QStringLiteral("src/a.cpp"), QStringLiteral("/etc/b.conf")};
        QTest::newRow("the same twice") << QStringLiteral("bash") << QStringLiteral("cp a.txt a.txt")
                                        << QStringList {QStringLiteral("a.txt")};
        QTest::newRow("no file, but numbers") << QStringLiteral("bash") << QStringLiteral("sleep 1.5") << QStringList();
        QTest::newRow("a page is no file")
            << QStringLiteral("webfetch") << QStringLiteral("https://example.org/a.html") << QStringList();
        QTest::newRow("nor is one in a command")
            << QStringLiteral("bash") << QStringLiteral("curl https://example.org/a.html") << QStringList();
        QTest::newRow("nothing to see in /dev/null")
            << QStringLiteral("bash") << QStringLiteral("true >/dev/null") << QStringList();
    }

    void files()
    {
        QFETCH(QString, tool);
        QFETCH(QString, target);
        QTEST(filesIn(tool, target), "files");
    }

    void commandsWithoutFilesActOnTheirFirstWords()
    {
        QCOMPARE(objectsIn(QStringLiteral("bash"), QStringLiteral("cd repo && git push origin main")),
                 QStringList {QStringLiteral("git push")});
    }

    void families()
    {
        QVERIFY(sameFamily(QStringLiteral("Edit"), QStringLiteral("apply_patch")));
        QVERIFY(sameFamily(QStringLiteral("mcp__x__y"), QStringLiteral("mcp__x__y")));
        QVERIFY(!sameFamily(QStringLiteral("mcp__x__y"), QStringLiteral("mcp__x__z")));
        QVERIFY(!sameFamily(QStringLiteral("read"), QStringLiteral("edit")));
    }
};

QTEST_GUILESS_MAIN(TestToolCalls)
#include "tst_toolcalls.moc"
