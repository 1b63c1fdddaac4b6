// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencerules.h"

namespace tacet {

/// Why an assistant's message of opencode shows no text: section 3.6 of the format notes, in that order.
/// @param message without visible text
[[nodiscard]] Finding classifyOpenCodeAssistant(const MessageFacts &message, const Surroundings &around);

}
