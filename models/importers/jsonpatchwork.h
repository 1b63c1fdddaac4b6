// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/result.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tacet {

class ByteSource;

/// One JSON value as a log of changes leaves it, put together from values that stand in several places of one file.
///
/// Holds places, not texts: a value is looked into only where a change reaches into it. One thread.
class JsonPatchwork
{
public:
    /// Where a value stands.
    struct Place {
        ByteRange range; ///< in the file
        qint64 line = 0; ///< from 1; 0 where the file is one document
        QString pointer; ///< from the root of that line or document
    };
    struct Node {
        enum class Kind { Stored, Object, Array, Nothing };
        Kind kind = Kind::Nothing;
        Place place; ///< Stored; of an array or object where it stood, or what changed it last
        std::vector<std::pair<std::string, std::unique_ptr<Node>>> children; ///< keys are empty in an array
    };
    /// A key, or where it is a number the position in an array.
    struct Step {
        std::string key;
        std::optional<size_t> index;
    };
    using Path = std::vector<Step>;

    explicit JsonPatchwork(ByteSource &source)
        : m_source(source)
    { }

    void setRoot(Place place);
    // False: the path leads nowhere, and nothing is changed.
    [[nodiscard]] Result<bool> set(const Path &path, Place place);
    /// @param keep how many elements stay before those that are added; nothing: all
    /// @param change what the log says of it
    [[nodiscard]] Result<bool> push(const Path &path, std::vector<Place> places, std::optional<size_t> keep,
                                    Place change);
    [[nodiscard]] Result<bool> remove(const Path &path);

    [[nodiscard]] Node &root() { return m_root; }
    /// Makes the children of a stored object or array nodes of their own.
    Result<> open(Node &node);
    /// The member of this name; null: there is none.
    [[nodiscard]] Result<Node *> member(Node &node, std::string_view name);
    /// The bytes of a stored value.
    [[nodiscard]] Result<QByteArray> bytes(const Node &node);

private:
    [[nodiscard]] Result<Node *> child(Node &node, const Step &step);
    [[nodiscard]] Result<Node *> find(const Path &path, size_t steps);

    ByteSource &m_source;
    Node m_root;
};

}
