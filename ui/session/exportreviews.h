// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QString>

#include <optional>

namespace tacet {

class Workspace;

/// Writes the readings of the session that is open.
/// @param path what it ends in tells the kind: ".md" an essay, anything else JSON Lines
/// @param ordinal the essay of that silence alone; none: all silences that were read
[[nodiscard]] Result<> exportReviewsOf(const Workspace &workspace, const QString &path, std::optional<int> ordinal);

}
