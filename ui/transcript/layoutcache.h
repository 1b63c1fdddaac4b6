// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <list>
#include <memory>
#include <unordered_map>

namespace tacet {

class MessageLayout;

/// Laid-out messages by row, the least recently used dropped when they hold more than a number of bytes. Valid for one
/// width and one theme: clear() when either changes.
class LayoutCache
{
public:
    explicit LayoutCache(qint64 maxBytes)
        : m_maxBytes(maxBytes)
    { }

    /// nullptr: not there. Counts as a use.
    [[nodiscard]] std::shared_ptr<MessageLayout> find(int row);
    void insert(int row, std::shared_ptr<MessageLayout> layout);
    void remove(int row);
    void removeFrom(int row);
    void clear();
    /// Drops what is too much; layouts grow while they are used, so call it after a frame.
    void trim();
    [[nodiscard]] qint64 bytes() const;

private:
    struct Entry {
        int row = 0;
        std::shared_ptr<MessageLayout> layout;
    };

    qint64 m_maxBytes;
    std::list<Entry> m_entries; // the latest first
    std::unordered_map<int, std::list<Entry>::iterator> m_byRow;
};

}
