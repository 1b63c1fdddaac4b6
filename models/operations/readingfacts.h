// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/readingproposal.h"
#include "models/core/sessioncolumns.h"

#include <optional>
#include <vector>

namespace tacet {

/// How long the user took before each of their turns, where that is known, ascending. Pure.
[[nodiscard]] std::vector<qint64> ownGapsIn(const SessionColumns &columns);

/// What the columns alone tell for a likely reading but for the user's habit: the run, the place in the session. Pure.
[[nodiscard]] ReadingFacts readingFactsIn(const SessionColumns &columns, int ordinal);

/// The user's next message that has words; none: there is none in the next few hundred messages. Pure.
[[nodiscard]] std::optional<int> nextUserWords(const SessionColumns &columns, int ordinal);

}
