// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <vector>

namespace tacet {

/// What the places depend on.
struct AgentEnvironment {
    QString home;
    QProcessEnvironment variables;

    [[nodiscard]] static AgentEnvironment ofThisProcess();
};

/// Where one agent keeps its sessions.
struct AgentPlaces {
    QString agent; ///< its name, the same in every language
    QStringList formats; ///< ids of the formats that its files have
    QStringList places; ///< absolute, with "*" in names; that they exist is not said
    QString inProjects; ///< a path inside each project instead; empty: none
};

/// Of every agent that has a place, in the order of their names. Variables that move them (CLAUDE_CONFIG_DIR,
/// CODEX_HOME, XDG_DATA_HOME, …) are honoured.
[[nodiscard]] std::vector<AgentPlaces> agentPlaces(
    const AgentEnvironment &environment = AgentEnvironment::ofThisProcess());

/// The files and folders that are at those places, sorted. Opens nothing.
[[nodiscard]] QStringList existingPlaces(const AgentPlaces &agent);

}
