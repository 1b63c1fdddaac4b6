// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/absentturn.h"
#include "models/core/silence.h"

#include <QString>

namespace tacet {

/// The class in a narrow list: "Compaction"; the detail alone where that says more than the class: "Auto-continue".
[[nodiscard]] QString titleOf(SilenceClass silence, const QString &detail);

/// What is not there, in a narrow list: "No answer", translated.
[[nodiscard]] QString titleOf(const AbsentTurn &turn);
/// The same as a sentence between messages: "The results of 2 tool calls are not recorded."
[[nodiscard]] QString sentenceOf(const AbsentTurn &turn);
/// "Branch 2 of 3, not continued", translated. @param siblings 0: not said
[[nodiscard]] QString branchWords(int position, int siblings);

/// "213 tool results", "1 sub-agent or branch turn": what is said of silences that are not listed, translated.
[[nodiscard]] QString foldedPhrase(SilenceClass silence, int count);

}
