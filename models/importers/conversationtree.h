// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <vector>

namespace tacet {

/// Which of the nodes of a tree of messages are the conversation, and what the others are beside it.
struct ConversationTree {
    static constexpr size_t None = size_t(-1);

    std::vector<size_t> path; ///< the live nodes, from the root to the leaf
    std::vector<bool> live;
    std::vector<BranchPlace> branches; ///< of nodes that are not live: where their branch begins
};

/// @param parents the parent of each node, or None @param leaf the node that the conversation ends on; None: all are
/// live. Cycles end the path. O(nodes).
[[nodiscard]] ConversationTree conversationTree(const std::vector<size_t> &parents, size_t leaf);

}
