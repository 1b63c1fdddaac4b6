// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silenceflags.h"

namespace tacet {

// Flags and cues in words; translated, plain text.

[[nodiscard]] QString labelOf(FlagKind kind); ///< "permission assumed from silence"
[[nodiscard]] QString labelOf(Mistake::Severity severity);
/// "state_changes 2, irreversible 1", with the setting that a value was held against: "run 2 (prod_run 2)".
[[nodiscard]] QString cuesInWords(const std::vector<ProposalCue> &cues);
/// What was changed, said or repeated, one line: "bash: rm a [msg 9]; edit: b [msg 7]".
[[nodiscard]] QString detailOf(const SilenceFlag &flag);

}
