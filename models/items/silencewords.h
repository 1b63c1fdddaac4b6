// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

#include <QString>

namespace tacet {

/// The class in a narrow list: "Compaction"; the detail alone where that says more than the class: "Auto-continue".
[[nodiscard]] QString titleOf(SilenceClass silence, const QString &detail);

/// "213 tool results", "1 sub-agent turn": what is said of silences that are not listed, translated.
[[nodiscard]] QString foldedPhrase(SilenceClass silence, int count);

}
