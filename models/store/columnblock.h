// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messageentry.h"
#include "models/store/rows.h"

#include <QByteArray>

#include <functional>
#include <string_view>
#include <vector>

namespace tacet {

/// A stretch of a session's columns. In index.db they stand packed, up to Capacity messages a row, so that a million
/// of them is read by copying (measured: some ten milliseconds) instead of stepping through a million rows.
struct ColumnBlock {
    static constexpr int Capacity = 4096;

    SessionColumns columns;
    std::vector<quint64> keyHash; ///< hashOfKey() of the key as the source has it, before keys were made unique

    [[nodiscard]] int size() const { return columns.size(); }
    void append(const MessageEntry &entry);
    void truncate(int messages);
    void clear() { truncate(0); }

    /// Packed, in this machine's byte order: index.db is derived and not passed on.
    [[nodiscard]] QByteArray packed() const;
    /// Appends what was packed. False, and nothing changed: the bytes are no whole block.
    [[nodiscard]] bool appendPacked(QByteArrayView packed);
};

/// Calls `visit` with the hash of every key of a packed block, in order, without unpacking the rest. False: the bytes
/// are no whole block.
[[nodiscard]] bool forEachKeyHash(QByteArrayView packed, const std::function<void(quint64 hash)> &visit);

/// What stands in `columns` from `from` on gives way to `tail`.
void replaceTail(SessionColumns &columns, int from, const SessionColumns &tail);

[[nodiscard]] quint64 hashOfKey(std::string_view key);

}
