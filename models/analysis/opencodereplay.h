// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencerules.h"

namespace tacet {

/// After a compaction for overflow opencode sends the message that was too large once more, under a new id and
/// without a mark: the same texts, with names in place of the files.
[[nodiscard]] bool isOpenCodeReplay(const MessageFacts &message, const Surroundings &around);

/// A user's message that was created before the answer that stands before it was complete.
[[nodiscard]] bool isTypedWhileWorking(const MessageFacts &message, const Surroundings &around);

}
