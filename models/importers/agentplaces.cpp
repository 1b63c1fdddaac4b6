// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/agentplaces.h"

#include <QDir>
#include <QFileInfo>

#include <array>

namespace tacet {

namespace {

/// The folder that a place is in: what the variable says, else the default, which begins in the home folder where it
/// is relative.
struct Base {
    const char *variable; ///< null: nothing moves it
    const char *fallback;
};

constexpr Base Home {nullptr, ""};
constexpr Base ClaudeConfig {"CLAUDE_CONFIG_DIR", ".claude"};
constexpr Base CodexHome {"CODEX_HOME", ".codex"};
constexpr Base HermesHome {"HERMES_HOME", ".hermes"};
// opencode asks for it on every system; Goose only on Linux.
constexpr Base DataHome {"XDG_DATA_HOME", ".local/share"};
#if defined(Q_OS_MACOS)
constexpr Base Programs {nullptr, "Library/Application Support"};
#elif defined(Q_OS_WIN)
constexpr Base Programs {"APPDATA", "AppData/Roaming"};
#else
constexpr Base Programs {"XDG_CONFIG_HOME", ".config"};
#endif

struct Row {
    const char *agent;
    const char *formats; ///< by spaces
    Base base;
    std::array<const char *, 3> below; ///< in the base; may hold "*" and, in the names of editors, spaces
    const char *inProjects = nullptr;
};

// The one table of where agents keep their sessions.
constexpr std::array Table
{
    Row {"aider", "aider", Home, {}, ".aider.chat.history.md"},
        Row {"Claude Code", "claude-code", ClaudeConfig, {"projects"}},
#if defined(Q_OS_MACOS)
        Row {"Claude Code", "claude-code", Programs, {"Claude/local-agent-mode-sessions"}},
#endif
        Row {"Cline", "cline", Home, {".cline/data/sessions"}},
        Row {"Cline", "cline-history cline-window", Programs, {"Code/User/globalStorage/saoudrizwan.claude-dev/tasks"}},
        Row {"Codex CLI", "codex", CodexHome, {"sessions", "archived_sessions"}},
        Row {"Continue", "continue", Home, {".continue/sessions"}},
        Row {"Copilot CLI", "copilot-cli", Home, {".copilot/session-state"}},
        Row {"Cursor", "cursor", Home, {".cursor/projects"}},
        Row {"Cursor", "cursor-database", Programs, {"Cursor/User/globalStorage/state.vscdb"}},
        Row {"Droid", "droid", Home, {".factory/sessions", ".factory/projects"}},
        Row {"Gemini CLI", "gemini-cli gemini-cli-log gemini-cli-history gemini-cli-checkpoint", Home, {".gemini/tmp"}},
        Row {"Goose", "goose goose-database", DataHome, {"goose/sessions"}},
        Row {"Hermes", "hermes", HermesHome, {"sessions"}},
        Row {"Kimi CLI", "kimi", Home, {".kimi/sessions", ".kimi-code/sessions"}},
        Row {"OpenClaw", "pi", Home, {".openclaw/agents"}},
        Row {"opencode",
             "opencode-database opencode-storage",
             DataHome,
             {"opencode/opencode*.db", "opencode/storage", "opencode/project"}},
        Row {"OpenHands", "openhands-events openhands-trajectory", Home, {".openhands/conversations"}},
        Row {"pi", "pi", Home, {".pi/agent/sessions"}},
        Row {"Qwen Code", "qwen-code", Home, {".qwen/projects", ".qwen/tmp"}},
        Row {"Roo Code",
             "cline-history cline-window",
             Programs,
             {"Code/User/globalStorage/rooveterinaryinc.roo-cline/tasks"}},
        Row {"SpecStory", "specstory", Home, {}, ".specstory/history"},
        Row {"VS Code Chat",
             "vscode-chat vscode-chat-log",
             Programs,
             {"Code/User/workspaceStorage/*/chatSessions", "Code/User/globalStorage/emptyWindowChatSessions"}},
};

QString folderOf(const Base &base, const AgentEnvironment &environment)
{
    const QString moved = base.variable ? environment.variables.value(QString::fromLatin1(base.variable)) : QString();
    // A relative one would mean another folder in every working directory; programs ignore it too.
    if (QDir::isAbsolutePath(moved))
        return QDir::cleanPath(moved);
    return QDir::cleanPath(environment.home + u'/' + QString::fromLatin1(base.fallback));
}

/// What matches a path in which names may hold "*".
QStringList matching(const QString &path)
{
    const qsizetype star = path.indexOf(u'*');
    if (star < 0)
        return QFileInfo::exists(path) ? QStringList {path} : QStringList();
    const qsizetype begin = path.lastIndexOf(u'/', star);
    const qsizetype end = path.indexOf(u'/', star);
    const QString pattern = path.mid(begin + 1, end < 0 ? -1 : end - begin - 1);
    const QDir folder(path.left(begin));
    QStringList found;
    for (const QString &name : folder.entryList({pattern}, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot))
        found += matching(folder.filePath(name) + (end < 0 ? QString() : path.mid(end)));
    return found;
}

}

AgentEnvironment AgentEnvironment::ofThisProcess()
{
    return {QDir::homePath(), QProcessEnvironment::systemEnvironment()};
}

std::vector<AgentPlaces> agentPlaces(const AgentEnvironment &environment)
{
    std::vector<AgentPlaces> agents;
    for (const Row &row : Table) {
        const QString name = QString::fromLatin1(row.agent);
        if (agents.empty() || agents.back().agent != name)
            agents.push_back({name, {}, {}, {}});
        AgentPlaces &agent = agents.back();
        agent.formats += QString::fromLatin1(row.formats).split(u' ');
        for (const char *below : row.below) {
            if (below)
                agent.places += folderOf(row.base, environment) + u'/' + QString::fromLatin1(below);
        }
        if (row.inProjects)
            agent.inProjects = QString::fromLatin1(row.inProjects);
    }
    return agents;
}

QStringList existingPlaces(const AgentPlaces &agent)
{
    QStringList existing;
    for (const QString &place : agent.places)
        existing += matching(place);
    existing.sort();
    existing.removeDuplicates();
    return existing;
}

}
