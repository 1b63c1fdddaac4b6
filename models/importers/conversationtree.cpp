// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/conversationtree.h"

#include <algorithm>

namespace tacet {

namespace {

constexpr size_t None = ConversationTree::None;

/// The place of the branch of each node that is not live: of its topmost ancestor that is not.
std::vector<BranchPlace> branchesOf(const std::vector<size_t> &parents, const std::vector<bool> &live)
{
    std::vector<quint16> children(parents.size(), 0);
    std::vector<quint16> position(parents.size(), 0);
    for (size_t i = 0; i < parents.size(); ++i) {
        if (parents[i] != None)
            position[i] = ++children[parents[i]];
    }
    std::vector<BranchPlace> branches(parents.size());
    std::vector<bool> known = live;
    for (size_t i = 0; i < parents.size(); ++i) {
        // Up to what is known, then down again: each node is asked once, cycles included.
        std::vector<size_t> path;
        for (size_t node = i; node != None && !known[node]; node = parents[node]) {
            known[node] = true;
            path.push_back(node);
        }
        for (auto step = path.rbegin(); step != path.rend(); ++step) {
            const size_t parent = parents[*step];
            if (parent != None && live[parent])
                branches[*step] = {position[*step], children[parent]};
            else if (parent != None)
                branches[*step] = branches[parent];
        }
    }
    return branches;
}

}

ConversationTree conversationTree(const std::vector<size_t> &parents, size_t leaf)
{
    ConversationTree tree;
    tree.live.assign(parents.size(), leaf == None);
    for (size_t node = leaf; node != None && !tree.live[node]; node = parents[node]) {
        tree.live[node] = true;
        tree.path.push_back(node);
    }
    std::reverse(tree.path.begin(), tree.path.end());
    tree.branches = branchesOf(parents, tree.live);
    return tree;
}

}
