// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <compare>
#include <optional>
#include <vector>

namespace tacet {

/// What orders and identifies a row of a list that stands in groups.
struct RowKey {
    int group = 0;
    bool isItem = false; ///< false: the group's own row, which stands before its items
    int item = 0;

    friend auto operator<=>(const RowKey &, const RowKey &) = default;
};

/// Neighbouring rows.
struct RowRun {
    int first = 0;
    int count = 0;

    friend bool operator==(const RowRun &, const RowRun &) = default;
};

/// How one list of rows becomes another: first the removals, then the insertions, in the order given.
struct RowChanges {
    std::vector<RowRun> removed; ///< numbered as the rows stand before; last run first
    std::vector<RowRun> inserted; ///< numbered as the rows stand after; first run first
};

/// Above this number of runs a reset is cheaper than telling each.
constexpr int MaximumRuns = 64;

inline void addToRuns(std::vector<RowRun> &runs, int row)
{
    if (!runs.empty() && runs.back().first + runs.back().count == row)
        ++runs.back().count;
    else
        runs.push_back({row, 1});
}

/// Both lists ascend by key. nullopt: so much differs that the list is better reset. O(n + m).
template<typename Row, typename KeyOf>
[[nodiscard]] std::optional<RowChanges> rowChanges(const std::vector<Row> &before, const std::vector<Row> &after,
                                                   KeyOf keyOf)
{
    RowChanges changes;
    size_t from = 0;
    size_t to = 0;
    while (from < before.size() || to < after.size()) {
        if (changes.removed.size() + changes.inserted.size() > size_t(MaximumRuns))
            return std::nullopt;
        const bool isOver = from == before.size();
        const auto order = isOver ? std::strong_ordering::greater
            : to == after.size()  ? std::strong_ordering::less
                                  : keyOf(before[from]) <=> keyOf(after[to]);
        if (order < 0)
            addToRuns(changes.removed, int(from++));
        else if (order > 0)
            addToRuns(changes.inserted, int(to++));
        else
            ++from, ++to;
    }
    changes.removed = {changes.removed.rbegin(), changes.removed.rend()};
    return changes;
}

}
