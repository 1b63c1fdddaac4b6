// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/messagebody.h"
#include "models/importers/toolcalldetails.h"

#include <QTest>

using namespace tacet;

namespace {

/// JSON written with single quotes.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

ToolCallDetails detailsOf(const char *tool, const QByteArray &input)
{
    BodyPart call;
    call.kind = PartKind::ToolCall;
    call.name = QString::fromUtf8(tool);
    call.input = QString::fromUtf8(input);
    return toolCallDetails(call);
}

/// "path: before → after", one a change.
QStringList wordsOf(const std::vector<FileChange> &changes)
{
    QStringList words;
    for (const FileChange &change : changes) {
        words += QStringLiteral("%1%2: %3 → %4")
                     .arg(change.kind == FileChange::Kind::Create       ? QStringLiteral("new ")
                              : change.kind == FileChange::Kind::Delete ? QStringLiteral("gone ")
                                                                        : QString(),
                          change.path, change.before, change.after);
    }
    return words;
}

// All inputs here are written by us, in the shape that each agent writes.
constexpr char Patch[] = "*** Begin Patch\n*** Update File: src/a.c\n@@ int main\n int a;\n-int b;\n+int c;\n"
                         "*** Add File: new.txt\n+hello\n*** Delete File: old.txt\n*** End Patch\n";

}

class ToolCallDetailsTest final : public QObject
{
    Q_OBJECT

private slots:
    void knowsTheToolsOfAllAgents_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<ToolKind>("kind");
        const std::pair<const char *, ToolKind> tools[] {
            {"Bash", ToolKind::Shell},
            {"shell", ToolKind::Shell},
            {"run_shell_command", ToolKind::Shell},
            {"Edit", ToolKind::Edit},
            {"MultiEdit", ToolKind::Edit},
            {"replace", ToolKind::Edit},
            {"Write", ToolKind::Write},
            {"write_file", ToolKind::Write},
            {"apply_patch", ToolKind::Patch},
            {"Read", ToolKind::Read},
            {"read_file", ToolKind::Read},
            {"Glob", ToolKind::List},
            {"Grep", ToolKind::Search},
            {"TodoWrite", ToolKind::Todo},
            {"todowrite", ToolKind::Todo},
            {"update_plan", ToolKind::Todo},
            {"Task", ToolKind::Agent},
            {"task", ToolKind::Agent},
            {"WebFetch", ToolKind::WebFetch},
            {"google_web_search", ToolKind::WebSearch},
            {"mcp__github__create_issue", ToolKind::Other},
            {"", ToolKind::Other},
        };
        for (const auto &[tool, kind] : tools)
            QTest::addRow("%s", tool) << QString::fromLatin1(tool) << kind;
    }
    void knowsTheToolsOfAllAgents()
    {
        QFETCH(QString, tool);
        QTEST(toolKindOf(tool), "kind");
    }

    void readsCommands_data()
    {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("folder");
        QTest::newRow("Claude Code") << QByteArray("Bash") << json("{'command':'ls\\nwc -l a','timeout':5}")
                                     << "ls\nwc -l a" << QString();
        QTest::newRow("Codex, a login shell")
            << QByteArray("shell") << json("{'command':['bash','-lc','ls | wc'],'workdir':'/srv'}") << "ls | wc"
            << "/srv";
        QTest::newRow("Codex, words") << QByteArray("shell") << json("{'command':['git','status']}") << "git status"
                                      << QString();
        QTest::newRow("no JSON") << QByteArray("bash") << QByteArray("uname -a") << "uname -a" << QString();
        QTest::newRow("torn JSON") << QByteArray("bash") << QByteArray("{\"command\":\"l") << "{\"command\":\"l"
                                   << QString();
        QTest::newRow("a number for a command")
            << QByteArray("bash") << json("{'command':3}") << QString() << QString();
    }
    void readsCommands()
    {
        QFETCH(QByteArray, tool);
        QFETCH(QByteArray, input);
        const ToolCallDetails details = detailsOf(tool.constData(), input);
        QCOMPARE(details.kind, ToolKind::Shell);
        QTEST(details.command, "command");
        QTEST(details.folder, "folder");
    }

    void readsChanges_data()
    {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QStringList>("changes");
        QTest::newRow("Claude Code, one")
            << QByteArray("Edit") << json("{'file_path':'/a','old_string':'x','new_string':'y'}")
            << QStringList {QStringLiteral("/a: x → y")};
        QTest::newRow("Claude Code, several")
            << QByteArray("MultiEdit")
            << json("{'file_path':'/"
                    "a','edits':[{'old_string':'1','new_string':'2'},{'old_string':'3','new_string':''}]}")
            << QStringList {QStringLiteral("/a: 1 → 2"), QStringLiteral("/a: 3 → ")};
        QTest::newRow("opencode") << QByteArray("edit") << json("{'filePath':'/a','oldString':'x','newString':'y'}")
                                  << QStringList {QStringLiteral("/a: x → y")};
        QTest::newRow("SWE-agent") << QByteArray("str_replace_editor")
                                   << json("{'command':'str_replace','path':'/a','old_str':'x','new_str':'y'}")
                                   << QStringList {QStringLiteral("/a: x → y")};
        QTest::newRow("Kimi") << QByteArray("StrReplaceFile") << json("{'path':'/a','edit':{'old':'x','new':'y'}}")
                              << QStringList {QStringLiteral("/a: x → y")};
        QTest::newRow("Cline") << QByteArray("replace_in_file")
                               << json("{'path':'a','diff':'<<<<<<< SEARCH\\nx\\n=======\\ny\\n>>>>>>> REPLACE\\n'}")
                               << QStringList {QStringLiteral("a: x\n → y\n")};
        QTest::newRow("a new file") << QByteArray("Write") << json("{'file_path':'/a','content':'z\\n'}")
                                    << QStringList {QStringLiteral("new /a:  → z\n")};
        QTest::newRow("no JSON at all") << QByteArray("Edit") << QByteArray("nothing") << QStringList();
        QTest::newRow("an empty object") << QByteArray("Edit") << QByteArray("{}") << QStringList();
    }
    void readsChanges()
    {
        QFETCH(QByteArray, tool);
        QFETCH(QByteArray, input);
        QTEST(wordsOf(detailsOf(tool.constData(), input).changes), "changes");
    }

    void readsPatches()
    {
        const QStringList expected {QStringLiteral("src/a.c: int a;\nint b;\n → int a;\nint c;\n"),
                                    QStringLiteral("new new.txt:  → hello\n"), QStringLiteral("gone old.txt:  → ")};
        QCOMPARE(wordsOf(changesInPatch(QString::fromLatin1(Patch))), expected);
        QCOMPARE(wordsOf(detailsOf("apply_patch", Patch).changes), expected);
        // Codex's shell: the patch stands in a here-document.
        const QByteArray command = QByteArray("apply_patch <<'EOF'\n") + Patch + "EOF";
        const ToolCallDetails details = detailsOf("shell", command);
        QCOMPARE(details.kind, ToolKind::Patch);
        QCOMPARE(wordsOf(details.changes).first(), expected.first());

        const auto unified = changesInPatch(QStringLiteral("diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -7,2 +7,2 @@ x\n"
                                                           " k\n--- sql comment\n+++i;\n--- a/g\n+++ /dev/null\n"
                                                           "@@ -1 +0,0 @@\n-gone\n"));
        QCOMPARE(unified.size(), size_t(2));
        QCOMPARE(unified[0].line, 7);
        QCOMPARE(wordsOf(unified).first(), QStringLiteral("f: k\n-- sql comment\n → k\n++i;\n"));
    }

    void readsTheRest()
    {
        const ToolCallDetails plan = detailsOf("update_plan",
                                               json("{'plan':[{'step':'one','status':'completed'},{'step':'two','"
                                                    "status':'in_progress'},{'step':'three'}]}"));
        QCOMPARE(plan.todos.size(), size_t(3));
        QCOMPARE(plan.todos[0].state, TodoItem::State::Done);
        QCOMPARE(plan.todos[1].state, TodoItem::State::Active);
        QCOMPARE(plan.todos[2].state, TodoItem::State::Open);
        QCOMPARE(plan.todos[2].text, QStringLiteral("three"));

        const ToolCallDetails read = detailsOf("Read", json("{'file_path':'/a','offset':10,'limit':5}"));
        QCOMPARE(read.range, QStringLiteral("offset 10, limit 5"));
        const ToolCallDetails grep = detailsOf("Grep", json("{'pattern':'x.*y','path':'src'}"));
        QCOMPARE(grep.pattern, QStringLiteral("x.*y"));
        QCOMPARE(grep.folder, QStringLiteral("src"));
        const ToolCallDetails page = detailsOf("webfetch", json("{'url':'https://a.example'}"));
        QCOMPARE(page.address, QStringLiteral("https://a.example"));
        const ToolCallDetails task = detailsOf("Task", json("{'prompt':'look','subagent_type':'explore'}"));
        QCOMPARE(task.task, QStringLiteral("look"));
        QCOMPARE(task.agent, QStringLiteral("explore"));
    }

    void looksIntoNoInputThatIsTooLong()
    {
        BodyPart call;
        call.name = QStringLiteral("Write");
        call.input = QString::fromUtf8(json("{'file_path':'/a','content':'z'}"));
        QCOMPARE(toolCallDetails(call, call.input.size()).changes.size(), size_t(1));
        QVERIFY(toolCallDetails(call, call.input.size() - 1).changes.empty());
    }
};

QTEST_GUILESS_MAIN(ToolCallDetailsTest)
#include "tst_toolcalldetails.moc"
