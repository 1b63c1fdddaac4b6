// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

#include <QString>

namespace tacet {

/// "213 tool results", "1 sub-agent turn": what is said of silences that are not listed, translated.
[[nodiscard]] QString foldedPhrase(SilenceClass silence, int count);

}
