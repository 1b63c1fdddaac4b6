// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"
#include "models/operations/silencereport.h"

#include <QString>

namespace tacet {

/// What the panel tells of a silence in words; translated.
[[nodiscard]] QString inWords(HumanAct value); ///< "no human act"
[[nodiscard]] QString inWords(Delivered value); ///< "replaced by a hidden instruction"
[[nodiscard]] QString inWords(Slot value); ///< "work in progress"
[[nodiscard]] QString inWords(GapKind value); ///< "pause"; empty: unknown
/// "work in progress, (0.2) pause"
[[nodiscard]] QString slotAndGapInWords(const SilenceReport &report);

}
