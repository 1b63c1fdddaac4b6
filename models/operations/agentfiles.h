// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/agentplaces.h"
#include "models/importers/importerregistry.h"
#include "models/jobs/progress.h"

#include <optional>
#include <vector>

namespace tacet {

/// What one agent has left on this machine.
struct AgentFiles {
    QString agent;
    QStringList places; ///< that exist; to be opened as one list
    std::optional<qint64> files; ///< that may be sessions; none: not counted
    qint64 newestMs = 0; ///< when the newest of them was last written; 0: not known
};

/// The agents that keep files of a known format on this machine, in the order of their names, not counted. Looks at
/// their places alone: fast enough for a menu.
[[nodiscard]] std::vector<AgentFiles> agentsHere(
    const ImporterRegistry &importers, const AgentEnvironment &environment = AgentEnvironment::ofThisProcess());

/// Counts, by walking without opening a file. Those with the newest come first. Any thread. What is left when
/// `progress` is cancelled stays uncounted.
[[nodiscard]] std::vector<AgentFiles> countAgentFiles(const ImporterRegistry &importers, std::vector<AgentFiles> agents,
                                                      const Progress &progress);

}
