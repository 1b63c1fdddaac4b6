// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringView>

#include <vector>

namespace tacet {

/// One line of a comparison of two texts.
struct LineChange {
    enum class Kind : quint8 { Same, Removed, Added, Elided };
    Kind kind = Kind::Same;
    int before = -1; ///< number of the line in the text before, from 0; Elided: of the first one left out
    int after = -1; ///< in the text after
    int lines = 1; ///< Elided: how many are left out
    QStringView text; ///< of the texts that were compared; without its line end
};

/// At most so many lines are added and removed before the search for the shortest comparison is given up: then what
/// lies between the common beginning and the common end is removed and added whole.
inline constexpr int MaxLineEdits = 400;

/// The shortest way from one text to the other in whole lines (E. W. Myers, "An O(ND) difference algorithm and its
/// variations", 1986), removals before additions. A last line without a line end is a line; line ends CR LF count as
/// LF. Pure; any thread. @returns views into both texts
[[nodiscard]] std::vector<LineChange> diffLines(QStringView before, QStringView after, int maxEdits = MaxLineEdits);

/// Leaves out runs of equal lines but for `context` lines around each change.
[[nodiscard]] std::vector<LineChange> withContext(const std::vector<LineChange> &changes, int context);

}
