// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/jobs/progress.h"

#include <QString>

namespace tacet {

class OpenCodeSpool;

/// Where, below `path`, opencode keeps its sessions as files (up to 1.1): relative to `path`, "" for itself; null when
/// it does not.
[[nodiscard]] QString openCodeTreeBelow(const QString &path);

/// Spools every session of the tree, by time of creation, its messages by id.
/// @param path the folder that the user opened: origins are relative to it
Result<> spoolOpenCodeTree(const QString &path, OpenCodeSpool &spool, Progress &progress);

}
