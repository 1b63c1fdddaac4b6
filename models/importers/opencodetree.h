// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/jobs/progress.h"

#include <QString>
#include <QStringList>

namespace tacet {

class OpenCodeSpool;

/// Where, below `path`, opencode keeps its sessions as files (up to 1.1): relative to `path`, "" for itself. Early
/// versions, up to 0.7, have such a tree for each project.
[[nodiscard]] QStringList openCodeTreesBelow(const QString &path);

/// Spools every session of a tree, by time of creation, its messages by id.
/// @param path the folder that the user opened: origins are relative to it @param tree of openCodeTreesBelow()
Result<> spoolOpenCodeTree(const QString &path, const QString &tree, OpenCodeSpool &spool, Progress &progress);

}
