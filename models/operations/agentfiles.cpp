// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/agentfiles.h"

#include "models/operations/sourcewalk.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace tacet {

namespace {

void add(AgentFiles &agent, const QString &path)
{
    agent.files = agent.files.value_or(0) + 1;
    agent.newestMs = std::max(agent.newestMs, QFileInfo(path).lastModified().toMSecsSinceEpoch());
}

void count(const ImporterRegistry &importers, AgentFiles &agent, const QString &place, const Progress &progress)
{
    if (!QFileInfo(place).isDir())
        return add(agent, place);
    SourceWalk walk(importers, place);
    while (const auto entry = walk.next()) {
        if (progress.isCancelled())
            return;
        if (entry->kind == WalkedEntry::Kind::Candidate)
            add(agent, entry->path);
    }
}

}

std::vector<AgentFiles> agentsHere(const ImporterRegistry &importers, const AgentEnvironment &environment)
{
    std::vector<AgentFiles> here;
    for (const AgentPlaces &agent : agentPlaces(environment)) {
        const bool isKnown = std::ranges::any_of(
            agent.formats, [&importers](const QString &format) { return importers.byId(format) != nullptr; });
        const QStringList places = isKnown ? existingPlaces(agent) : QStringList();
        if (!places.isEmpty())
            here.push_back({agent.agent, places, std::nullopt, 0});
    }
    return here;
}

std::vector<AgentFiles> countAgentFiles(const ImporterRegistry &importers, std::vector<AgentFiles> agents,
                                        const Progress &progress)
{
    for (AgentFiles &agent : agents) {
        for (const QString &place : std::as_const(agent.places))
            count(importers, agent, place, progress);
        if (!progress.isCancelled() && !agent.files)
            agent.files = 0;
    }
    std::ranges::stable_sort(agents, std::greater(), &AgentFiles::newestMs);
    return agents;
}

}
