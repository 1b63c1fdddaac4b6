// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencerules.h"

#include <optional>

namespace tacet::general {

// The rules that classifyGeneral() asks one after the other. Each says something, or nothing. Pure; any thread.

using Answer = std::optional<Finding>;

// compactionrules.cpp
[[nodiscard]] Answer compaction(const MessageFacts &message, const Surroundings &around);
[[nodiscard]] Answer inferredCompaction(const MessageFacts &message, const Surroundings &around);

// answerrules.cpp: assistants without words
[[nodiscard]] Answer stopped(const MessageFacts &message, const Surroundings &around);
[[nodiscard]] Answer toolCall(const MessageFacts &message, const Surroundings &around);
[[nodiscard]] Answer reasoning(const MessageFacts &message, const Surroundings &around);
[[nodiscard]] Answer emptyAnswer(const MessageFacts &message, const Surroundings &around);

// textrules.cpp: one table
[[nodiscard]] Answer interruptNotice(const MessageFacts &message, const Surroundings &around);
[[nodiscard]] Answer envelope(const MessageFacts &message, const Surroundings &around);
[[nodiscard]] Answer wrapper(const MessageFacts &message, const Surroundings &around);
[[nodiscard]] Answer filler(const MessageFacts &message, const Surroundings &around);
[[nodiscard]] Answer blank(const MessageFacts &message, const Surroundings &around);
/// What a harness text is about, by the first of its texts that is known; empty: none is.
[[nodiscard]] const char *harnessDetailOf(const MessageFacts &message);

}
