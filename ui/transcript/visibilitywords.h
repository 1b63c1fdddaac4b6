// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/partvisibility.h"

#include <QString>

namespace tacet {

/// Why something is not seen, or who added it: "not shown to the person: written by the program".
[[nodiscard]] QString visibilityWords(const Visibility &visibility, Viewpoint viewpoint);

/// What the model was given in the place of what is stored, word for word; empty: nothing is known of it. These words
/// are in no file: they are those of opencode's own source.
[[nodiscard]] QString givenInstead(const Visibility &visibility);

/// "As the model saw it"
[[nodiscard]] QString viewpointWords(Viewpoint viewpoint);

}
