// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/transcriptpage.h"

namespace tacet {

/// The folds of a message with everything open that is closed; where something was opened or closed by hand before,
/// with all of it as it is by itself.
[[nodiscard]] Folds toggledFolds(TranscriptPage &page, int row);

/// The folds of a message with everything open that is closed now. What opens may hold folds of its own.
[[nodiscard]] Folds openedFolds(TranscriptPage &page, int row);

}
