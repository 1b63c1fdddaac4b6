// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"
#include "models/importers/jsonvalue.h"

#include <vector>

namespace tacet {

/// The nodes of a ChatGPT conversation in the order in which they are read.
struct ChatGptTree {
    struct Step {
        json::Element node;
        size_t item = 0; ///< position in the mapping
        bool live = true; ///< on the path that the person last saw
        BranchPlace branch; ///< where the branch begins that a node which is not live stands in
    };
    std::vector<Step> steps; ///< the live path from its root, then everything else as it is stored
};

/// The live path is current_node and its parents; where there is none, the deepest last child; where nodes name no
/// parents at all, the order in which they are stored. Cycles end it.
[[nodiscard]] ChatGptTree chatGptTree(json::Element conversation);

}
