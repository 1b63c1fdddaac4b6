// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/exporters/essay.h"

#include <QString>

namespace tacet::essaymeasures {

// What was measured and proposed of one silence, as Markdown blocks without a heading; empty: there is nothing.

/// Tool calls and files before and after, and each measure with its n, its baseline and what it means.
[[nodiscard]] QString shiftTable(const EssaySession &session, const EssaySilence &silence);
/// What the program proposes, with cues and thresholds.
[[nodiscard]] QString proposals(const EssaySilence &silence);
/// What the reviewer made of the proposals.
[[nodiscard]] QString answers(const Review &review);
/// How the review was made: blind, guarded, what it was before what follows was seen, and the drift since.
[[nodiscard]] QString conditions(const Review &review);

}
