// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonpatchwork.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonmessages.h"

#include <algorithm>

namespace tacet {

namespace {

using Node = JsonPatchwork::Node;

QString escaped(const std::string &key)
{
    QString token = toQString(key);
    return token.replace(QLatin1Char('~'), QStringLiteral("~0")).replace(QLatin1Char('/'), QStringLiteral("~1"));
}

void store(Node &node, JsonPatchwork::Place place)
{
    node.kind = Node::Kind::Stored;
    node.place = std::move(place);
    node.children.clear();
}

std::unique_ptr<Node> stored(JsonPatchwork::Place place)
{
    auto node = std::make_unique<Node>();
    store(*node, std::move(place));
    return node;
}

}

void JsonPatchwork::setRoot(Place place)
{
    store(m_root, std::move(place));
}

Result<QByteArray> JsonPatchwork::bytes(const Node &node)
{
    return node.kind == Node::Kind::Stored ? m_source.read(node.place.range) : Result<QByteArray>(QByteArray());
}

Result<> JsonPatchwork::open(Node &node)
{
    if (node.kind != Node::Kind::Stored)
        return {};
    const auto text = m_source.read(node.place.range);
    if (!text)
        return failure(text);
    const std::string_view view(text->constData(), size_t(text->size()));
    if (!view.starts_with('{') && !view.starts_with('['))
        return {};
    const bool isObject = view.front() == '{';
    const Place place = node.place;
    node.kind = isObject ? Node::Kind::Object : Node::Kind::Array;
    size_t index = 0;
    // Of a document that ends too early, the last array has lost its end alone.
    for (JsonItem &item : jsonItems(view, true)) {
        const QString step = isObject ? escaped(item.key) : QString::number(index++);
        Place within {{place.range.offset + item.range.offset, item.range.length},
                      place.line,
                      place.pointer + QLatin1Char('/') + step};
        node.children.emplace_back(std::move(item.key), stored(std::move(within)));
    }
    return {};
}

Result<Node *> JsonPatchwork::member(Node &node, std::string_view name)
{
    if (auto opened = open(node); !opened)
        return failure(opened);
    // Of several with one name the last, as JSON.parse has it.
    const auto found = std::find_if(node.children.rbegin(), node.children.rend(),
                                    [name](const auto &child) { return child.first == name; });
    const bool any = node.kind == Node::Kind::Object && found != node.children.rend();
    return any ? found->second.get() : nullptr;
}

Result<Node *> JsonPatchwork::child(Node &node, const Step &step)
{
    if (!step.index)
        return member(node, step.key);
    if (auto opened = open(node); !opened)
        return failure(opened);
    const bool any = node.kind == Node::Kind::Array && *step.index < node.children.size();
    return any ? node.children[*step.index].second.get() : nullptr;
}

/// The node that the first `steps` steps lead to; null: they lead nowhere.
Result<Node *> JsonPatchwork::find(const Path &path, size_t steps)
{
    Node *node = &m_root;
    for (size_t i = 0; node && i < steps; ++i) {
        const auto next = child(*node, path[i]);
        if (!next)
            return failure(next);
        node = *next;
    }
    return node;
}

Result<bool> JsonPatchwork::set(const Path &path, Place place)
{
    const auto found = find(path, path.size());
    if (!found)
        return failure(found);
    if (*found) {
        store(**found, std::move(place));
        return true;
    }
    const auto parent = path.empty() ? Result<Node *>(nullptr) : find(path, path.size() - 1);
    if (!parent)
        return failure(parent);
    const Step &last = path.back();
    const bool isNext =
        *parent && last.index && (*parent)->kind == Node::Kind::Array && *last.index == (*parent)->children.size();
    const bool isNew = *parent && !last.index && (*parent)->kind == Node::Kind::Object;
    if (!isNext && !isNew)
        return false;
    (*parent)->children.emplace_back(last.index ? std::string() : last.key, stored(std::move(place)));
    return true;
}

Result<bool> JsonPatchwork::push(const Path &path, std::vector<Place> places, std::optional<size_t> keep, Place change)
{
    auto found = find(path, path.size());
    if (!found)
        return failure(found);
    if (!*found) {
        // An array that is not there yet.
        const auto parent = path.empty() ? Result<Node *>(nullptr) : find(path, path.size() - 1);
        if (!parent)
            return failure(parent);
        if (!*parent || (*parent)->kind != Node::Kind::Object || path.back().index)
            return false;
        (*parent)->children.emplace_back(path.back().key, std::make_unique<Node>());
        found = (*parent)->children.back().second.get();
        (*found)->kind = Node::Kind::Array;
    }
    Node &array = **found;
    if (auto opened = open(array); !opened)
        return failure(opened);
    if (array.kind != Node::Kind::Array)
        return false;
    if (keep && *keep < array.children.size())
        array.children.erase(array.children.begin() + qptrdiff(*keep), array.children.end());
    for (Place &place : places)
        array.children.emplace_back(std::string(), stored(std::move(place)));
    array.place = std::move(change);
    return true;
}

Result<bool> JsonPatchwork::remove(const Path &path)
{
    const auto found = find(path, path.size());
    if (!found)
        return failure(found);
    if (!*found || path.empty())
        return false;
    if (path.back().index) {
        // The others keep their positions.
        **found = Node {};
        return true;
    }
    const auto parent = find(path, path.size() - 1);
    if (!parent)
        return failure(parent);
    std::erase_if((*parent)->children, [&path](const auto &child) { return child.first == path.back().key; });
    return true;
}

}
