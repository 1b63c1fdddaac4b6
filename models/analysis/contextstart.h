// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/sessioncolumns.h"

#include <vector>

namespace tacet {

/// From one message on, the model is no longer given what stands before another.
struct ContextStart {
    int from = 0; ///< the first message that was written under the shorter context
    int start = 0; ///< the first message that is still in it
    friend bool operator==(const ContextStart &, const ContextStart &) = default;
};

/// The compactions of a session that have ended in a summary: what follows the summary is written without what stood
/// before the request for it. Ascending. Pure, O(n); any thread.
[[nodiscard]] std::vector<ContextStart> contextStarts(const SessionColumns &columns);

/// The first message that the model was given when `ordinal` was written; 0: all before it.
[[nodiscard]] int contextStartAt(const std::vector<ContextStart> &starts, int ordinal);

}
