// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <span>

namespace tacet {

/// The messages around one, as far as they are held in memory (at least 64 each way, where there are so many).
struct Surroundings {
    std::span<const MessageFacts *const> before; ///< nearest last
    std::span<const MessageFacts *const> after; ///< nearest first
};

/// opencode's order of tests (raw V1 data; sections 3.3 and 3.6 of the format notes). Pure; any thread.
[[nodiscard]] Finding classifyOpenCode(const MessageFacts &message, const Surroundings &around);

/// The order of tests of every other format, after the records of one message were merged. Pure; any thread.
[[nodiscard]] Finding classifyGeneral(const MessageFacts &message, const Surroundings &around);

}
