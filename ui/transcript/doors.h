// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/transcriptpage.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// Something in the text that does something: a link, or a line that folds.
struct Door {
    TextPlace place; ///< of its first character
    int length = 0;
    QString target; ///< see links.h
};

/// The doors of one block, in the order in which they are read.
[[nodiscard]] std::vector<Door> doorsOf(const PlacedBlock &placed);
/// The door at a place in the column, y in the viewport; of a fold the whole line.
[[nodiscard]] std::optional<Door> doorAt(const TranscriptPage &page, const QPoint &point);

/// The door after or before `from` among the blocks that are wholly in view; without `from` the first or the last.
[[nodiscard]] std::optional<Door> nextDoor(const TranscriptPage &page, int viewportPx, const std::optional<Door> &from,
                                           bool isForward);

}
