// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <string>
#include <string_view>
#include <vector>

namespace tacet {

/// Evidence pointers as the index keeps them: for each "record,ordinalOffset,bytes of pointer,bytes of absent:" and
/// then both texts. Lengths instead of separators, since a JSON key may hold any character.
[[nodiscard]] std::string evidenceToText(const std::vector<EvidencePointer> &evidence);
/// What was understood of the text: all of it, if evidenceToText() wrote it.
[[nodiscard]] std::vector<EvidencePointer> evidenceFromText(std::string_view text);

}
