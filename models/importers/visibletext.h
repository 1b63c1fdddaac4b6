// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/textmarker.h"

namespace tacet {

/// False for texts that stand for no words. What only harnesses of other programs write is a person's here.
[[nodiscard]] bool isVisible(TextMarker marker, Role role);

}
