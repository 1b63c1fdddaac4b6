// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/shift.h"

#include <QString>

namespace tacet {

// What the measures of a shift are called and what their numbers mean; translated, plain text.

[[nodiscard]] QString labelOf(Measure measure);
/// One sentence: what is counted, and how to read the value.
[[nodiscard]] QString explanationOf(Measure measure);
/// True where the value compares two sides (0 to 1) and no side has one of its own.
[[nodiscard]] bool comparesSides(Measure measure);
/// "0.33", "+41.2", "too few".
[[nodiscard]] QString valueInWords(Measure measure, const MeasuredShift &shift);
/// "2.7 → 2.0"; empty where the sides have no value of their own.
[[nodiscard]] QString sidesInWords(Measure measure, const MeasuredShift &shift);
/// "n 3 and 4 calls"
[[nodiscard]] QString countsInWords(Measure measure, const MeasuredShift &shift);
/// "usual here −1.0 (−3.2 to 2.1), n 38; this: percentile 92"; "too few turns to compare with (n 2)".
[[nodiscard]] QString placementInWords(Measure measure, const Placement &placement);

}
