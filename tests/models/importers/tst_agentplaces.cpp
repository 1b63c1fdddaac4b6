// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/agentplaces.h"
#include "models/importers/importerregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace tacet;

namespace {

AgentPlaces placesOf(const char *agent, const AgentEnvironment &environment)
{
    const auto agents = agentPlaces(environment);
    const auto found = std::ranges::find(agents, QString::fromLatin1(agent), &AgentPlaces::agent);
    return found == agents.end() ? AgentPlaces() : *found;
}

AgentEnvironment environmentOf(const QString &home, const QList<std::pair<QString, QString>> &variables = {})
{
    AgentEnvironment environment {home, {}};
    for (const auto &[name, value] : variables)
        environment.variables.insert(name, value);
    return environment;
}

}

class TestAgentPlaces : public QObject
{
    Q_OBJECT
private slots:
    // The notes on formats: 1.1, 2.1 and 8 of others, 1.1 of opencode.
    void knowsTheDefaults_data()
    {
        QTest::addColumn<QStringList>("places");
        QTest::newRow("Claude Code") << QStringList {QStringLiteral("/home/a/.claude/projects")};
        QTest::newRow("Codex CLI") << QStringList {QStringLiteral("/home/a/.codex/sessions"),
                                                   QStringLiteral("/home/a/.codex/archived_sessions")};
        QTest::newRow("opencode") << QStringList {QStringLiteral("/home/a/.local/share/opencode/opencode*.db"),
                                                  QStringLiteral("/home/a/.local/share/opencode/storage"),
                                                  QStringLiteral("/home/a/.local/share/opencode/project")};
        QTest::newRow("Gemini CLI") << QStringList {QStringLiteral("/home/a/.gemini/tmp")};
        QTest::newRow("Copilot CLI") << QStringList {QStringLiteral("/home/a/.copilot/session-state")};
    }

    void knowsTheDefaults()
    {
        QFETCH(QStringList, places);
        QCOMPARE(placesOf(QTest::currentDataTag(), environmentOf(QStringLiteral("/home/a"))).places, places);
    }

    void honoursVariables_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("first");
        QTest::newRow("Claude Code") << QStringLiteral("CLAUDE_CONFIG_DIR") << QStringLiteral("/x/claude")
                                     << QStringLiteral("/x/claude/projects");
        QTest::newRow("Codex CLI") << QStringLiteral("CODEX_HOME") << QStringLiteral("/x/codex/")
                                   << QStringLiteral("/x/codex/sessions");
        QTest::newRow("opencode") << QStringLiteral("XDG_DATA_HOME") << QStringLiteral("/x/data")
                                  << QStringLiteral("/x/data/opencode/opencode*.db");
        QTest::newRow("Codex CLI, empty")
            << QStringLiteral("CODEX_HOME") << QString() << QStringLiteral("/home/a/.codex/sessions");
        QTest::newRow("Codex CLI, relative")
            << QStringLiteral("CODEX_HOME") << QStringLiteral("here") << QStringLiteral("/home/a/.codex/sessions");
    }

    void honoursVariables()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QString, first);
        const QByteArray agent = QByteArray(QTest::currentDataTag()).split(',').first();
        const auto environment = environmentOf(QStringLiteral("/home/a"), {{variable, value}});
        QCOMPARE(placesOf(agent.constData(), environment).places.value(0), first);
    }

    void findsWhatIsThere()
    {
        QTemporaryDir home;
        const QDir dir(home.path());
        for (const char *name : {"b/chatSessions", "a/chatSessions", "c"})
            dir.mkpath(QStringLiteral("w/") + QString::fromLatin1(name));
        dir.mkpath(QStringLiteral("d/storage"));
        for (const char *name : {"d/opencode.db", "d/opencode-next.db", "d/opencode.db-wal", "d/other.db"}) {
            QFile file(dir.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        AgentPlaces agent;
        agent.places = {dir.filePath(QStringLiteral("d/opencode*.db")), dir.filePath(QStringLiteral("d/storage")),
                        dir.filePath(QStringLiteral("d/project")), dir.filePath(QStringLiteral("w/*/chatSessions"))};
        QStringList found;
        for (const QString &path : existingPlaces(agent))
            found.append(dir.relativeFilePath(path));
        QCOMPARE(found,
                 QStringList({QStringLiteral("d/opencode-next.db"), QStringLiteral("d/opencode.db"),
                              QStringLiteral("d/storage"), QStringLiteral("w/a/chatSessions"),
                              QStringLiteral("w/b/chatSessions")}));
    }

    // What is named is what a scan prints; a format that was renamed would be offered nowhere.
    void namesFormatsThatAreRead()
    {
        const ImporterRegistry registry;
        for (const AgentPlaces &agent : agentPlaces()) {
            for (const QString &format : agent.formats)
                QVERIFY2(registry.byId(format), qPrintable(agent.agent + u' ' + format));
        }
    }

    // Every agent once, sorted, and with something that can be looked at.
    void isInOrder()
    {
        const auto agents = agentPlaces(environmentOf(QStringLiteral("/home/a")));
        QStringList names;
        for (const AgentPlaces &agent : agents) {
            names.append(agent.agent);
            QVERIFY2(!agent.places.isEmpty() || !agent.inProjects.isEmpty(), qPrintable(agent.agent));
            QVERIFY(!agent.formats.isEmpty());
        }
        QStringList sorted = names;
        sorted.sort(Qt::CaseInsensitive);
        sorted.removeDuplicates();
        QCOMPARE(names, sorted);
    }
};

QTEST_GUILESS_MAIN(TestAgentPlaces)
#include "tst_agentplaces.moc"
