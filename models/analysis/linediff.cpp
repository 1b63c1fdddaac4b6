// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/linediff.h"

#include <algorithm>
#include <optional>

namespace tacet {

namespace {

using Kind = LineChange::Kind;
using Lines = std::vector<QStringView>;

Lines linesOf(QStringView text)
{
    Lines lines;
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf(u'\n');
        const QStringView line = end < 0 ? text : text.left(end);
        lines.push_back(line.endsWith(u'\r') ? line.chopped(1) : line);
        text = end < 0 ? QStringView() : text.mid(end + 1);
    }
    return lines;
}

/// The middle of two texts, where they differ.
class Search
{
public:
    Search(const Lines &before, const Lines &after, int first, int beforeEnd, int afterEnd)
        : m_before(before)
        , m_after(after)
        , m_first(first)
        , m_rows(beforeEnd - first)
        , m_columns(afterEnd - first)
    { }

    /// Which lines of both are kept, as pairs that ascend; nullopt: more edits than are allowed.
    std::optional<std::vector<std::pair<int, int>>> run(int maxEdits)
    {
        const int most = std::min(maxEdits, m_rows + m_columns);
        std::vector<int> furthest(size_t(2 * most + 3), 0); // by diagonal, shifted by most + 1
        for (int edits = 0; edits <= most; ++edits) {
            m_trace.emplace_back(furthest.begin() + most + 1 - edits - 1, furthest.begin() + most + 1 + edits + 2);
            for (int diagonal = -edits; diagonal <= edits; diagonal += 2) {
                const auto at = [&](int k) -> int & { return furthest[size_t(most + 1 + k)]; };
                const bool isAdded = diagonal == -edits || (diagonal != edits && at(diagonal - 1) < at(diagonal + 1));
                int row = isAdded ? at(diagonal + 1) : at(diagonal - 1) + 1;
                while (row < m_rows && row - diagonal < m_columns && isSame(row, row - diagonal))
                    ++row;
                at(diagonal) = row;
                if (row >= m_rows && row - diagonal >= m_columns)
                    return walkBack(edits);
            }
        }
        return std::nullopt;
    }

private:
    bool isSame(int row, int column) const
    {
        return m_before[size_t(m_first + row)] == m_after[size_t(m_first + column)];
    }

    std::vector<std::pair<int, int>> walkBack(int edits) const
    {
        std::vector<std::pair<int, int>> kept;
        int row = m_rows;
        int column = m_columns;
        for (; edits >= 0; --edits) {
            const auto &trace = m_trace[size_t(edits)]; // of the diagonals -edits - 1 .. edits + 1
            const auto at = [&](int k) { return trace[size_t(k + edits + 1)]; };
            const int diagonal = row - column;
            const bool isAdded = diagonal == -edits || (diagonal != edits && at(diagonal - 1) < at(diagonal + 1));
            const int from = edits == 0 ? 0 : isAdded ? diagonal + 1 : diagonal - 1;
            const int startRow = edits == 0 ? 0 : isAdded ? at(from) : at(from) + 1;
            while (row > startRow) {
                --row;
                --column;
                kept.emplace_back(m_first + row, m_first + column);
            }
            row = edits == 0 ? 0 : at(from);
            column = row - from;
        }
        std::reverse(kept.begin(), kept.end());
        return kept;
    }

    const Lines &m_before;
    const Lines &m_after;
    int m_first;
    int m_rows;
    int m_columns;
    std::vector<std::vector<int>> m_trace;
};

class Writer
{
public:
    Writer(const Lines &before, const Lines &after)
        : m_before(before)
        , m_after(after)
    { }

    /// Removes and adds up to the two lines.
    void changeTo(int before, int after)
    {
        for (; m_row < before; ++m_row)
            m_changes.push_back({Kind::Removed, m_row, -1, 1, m_before[size_t(m_row)]});
        for (; m_column < after; ++m_column)
            m_changes.push_back({Kind::Added, -1, m_column, 1, m_after[size_t(m_column)]});
    }

    void keep(int before, int after)
    {
        changeTo(before, after);
        m_changes.push_back({Kind::Same, m_row++, m_column++, 1, m_before[size_t(before)]});
    }

    std::vector<LineChange> finish()
    {
        changeTo(int(m_before.size()), int(m_after.size()));
        return std::move(m_changes);
    }

private:
    const Lines &m_before;
    const Lines &m_after;
    std::vector<LineChange> m_changes;
    int m_row = 0;
    int m_column = 0;
};

}

std::vector<LineChange> diffLines(QStringView before, QStringView after, int maxEdits)
{
    const Lines one = linesOf(before);
    const Lines other = linesOf(after);
    const int shorter = int(std::min(one.size(), other.size()));
    int first = 0;
    while (first < shorter && one[size_t(first)] == other[size_t(first)])
        ++first;
    int last = 0;
    while (last < shorter - first && one[one.size() - 1 - size_t(last)] == other[other.size() - 1 - size_t(last)])
        ++last;
    const int beforeEnd = int(one.size()) - last;
    const int afterEnd = int(other.size()) - last;

    Writer writer(one, other);
    for (int line = 0; line < first; ++line)
        writer.keep(line, line);
    if (const auto kept = Search(one, other, first, beforeEnd, afterEnd).run(maxEdits)) {
        for (const auto &[row, column] : *kept)
            writer.keep(row, column);
    }
    for (int line = 0; line < last; ++line)
        writer.keep(beforeEnd + line, afterEnd + line);
    return writer.finish();
}

std::vector<LineChange> withContext(const std::vector<LineChange> &changes, int context)
{
    const int count = int(changes.size());
    // How far the nearest change is, before and after.
    std::vector<int> distance(changes.size(), count);
    for (int pass = 0; pass < 2; ++pass) {
        int since = count;
        for (int step = 0; step < count; ++step) {
            const auto at = size_t(pass == 0 ? step : count - 1 - step);
            since = changes[at].kind == Kind::Same ? std::min(since + 1, count) : 0;
            distance[at] = std::min(distance[at], since);
        }
    }
    std::vector<LineChange> shown;
    for (int at = 0; at < count; ++at) {
        const LineChange &change = changes[size_t(at)];
        if (distance[size_t(at)] <= context)
            shown.push_back(change);
        else if (!shown.empty() && shown.back().kind == Kind::Elided)
            ++shown.back().lines;
        else
            shown.push_back({Kind::Elided, change.before, change.after, 1, {}});
    }
    return shown;
}

}
