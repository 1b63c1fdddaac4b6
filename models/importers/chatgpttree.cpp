// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/chatgpttree.h"

#include "models/importers/conversationtree.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace tacet {

namespace {

constexpr size_t None = ConversationTree::None;

struct Node {
    json::Element value;
    size_t parent = None;
    size_t lastChild = None;
};

std::vector<Node> linkedNodes(json::Element mapping, std::unordered_map<std::string_view, size_t> &byId)
{
    std::vector<Node> nodes;
    json::Object members;
    if (mapping.get(members))
        return nodes;
    for (const auto member : members) {
        byId.emplace(member.key, nodes.size());
        nodes.push_back({member.value, None, None});
    }
    for (size_t i = 0; i < nodes.size(); ++i) {
        const auto parent = byId.find(json::text(nodes[i].value, "parent"));
        if (parent == byId.end() || parent->second == i)
            continue;
        nodes[i].parent = parent->second;
        nodes[parent->second].lastChild = i;
    }
    return nodes;
}

size_t leafOf(const std::vector<Node> &nodes)
{
    const auto root = std::find_if(nodes.begin(), nodes.end(),
                                   [](const Node &node) { return node.parent == None && node.lastChild != None; });
    if (root == nodes.end())
        return None;
    size_t leaf = size_t(root - nodes.begin());
    for (size_t steps = 0; steps < nodes.size() && nodes[leaf].lastChild != None; ++steps)
        leaf = nodes[leaf].lastChild;
    return leaf;
}

}

ChatGptTree chatGptTree(json::Element conversation)
{
    ChatGptTree tree;
    const auto mapping = json::member(conversation, "mapping");
    if (!mapping)
        return tree;
    std::unordered_map<std::string_view, size_t> byId;
    const std::vector<Node> nodes = linkedNodes(*mapping, byId);
    const auto current = byId.find(json::text(conversation, "current_node"));
    const bool linked = std::any_of(nodes.begin(), nodes.end(), [](const Node &node) { return node.parent != None; });
    const size_t leaf = !linked ? None : current != byId.end() ? current->second : leafOf(nodes);
    std::vector<size_t> parents;
    for (const Node &node : nodes)
        parents.push_back(node.parent);
    const ConversationTree shape = conversationTree(parents, leaf);
    for (const size_t i : shape.path)
        tree.steps.push_back({nodes[i].value, i, true, {}});
    for (size_t i = 0; i < nodes.size(); ++i) {
        if (leaf == None || !shape.live[i])
            tree.steps.push_back({nodes[i].value, i, leaf == None, shape.branches[i]});
    }
    return tree;
}

}
