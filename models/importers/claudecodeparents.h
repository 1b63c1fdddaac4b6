// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tacet {

/// Notices that a record names a parent which no record before it had. Of what it has seen it keeps a Bloom filter of
/// one MiB, not the ids: it never takes a parent that is there for a missing one, and overlooks one missing parent in
/// forty once a million records were seen. One thread.
class ClaudeCodeParents
{
public:
    ClaudeCodeParents();

    void see(std::string_view uuid);
    [[nodiscard]] bool hasSeen(std::string_view uuid) const;
    /// Remembers that the record at `offset` waits for its parent. Of the latest thousand.
    void await(std::string_view parent, qint64 offset);
    /// The record that waited for this one; it waits no longer.
    [[nodiscard]] std::optional<qint64> awaitedBy(std::string_view uuid);

private:
    static constexpr size_t MostAwaited = 1024;

    std::vector<quint64> m_bits;
    std::unordered_map<quint64, qint64> m_awaited; ///< hash of the parent: offset
};

}
