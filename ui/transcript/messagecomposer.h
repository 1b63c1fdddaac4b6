// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/block.h"
#include "ui/transcript/readingoptions.h"
#include "ui/transcript/rowfacts.h"

#include "models/core/result.h"
#include "models/importers/messagebody.h"

#include <vector>

namespace tacet {

/// Gaps from here on are drawn, in milliseconds.
inline constexpr qint64 ShownGapMs = 30 * 60 * 1000;

/// Puts a message together from blocks: everything that it holds, long things folded, and without text the reason.
/// The result holds text for the reader besides its header, always. Pure.
[[nodiscard]] std::vector<Block> composeMessage(const RowFacts &facts, const MessageBody &body, const Folds &folds,
                                                const ReadingOptions &options = {});
/// The same for a message whose record could not be read.
[[nodiscard]] std::vector<Block> composeUnreadable(const RowFacts &facts, const Error &error);

}
