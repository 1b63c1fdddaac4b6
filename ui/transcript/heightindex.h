// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <vector>

namespace tacet {

/// Heights of the rows of a long list: row to y in O(log n) and back, with estimates until a row is measured.
/// All distances are pixels in 64 bits; a Fenwick tree of the heights.
class HeightIndex
{
public:
    /// Forgets everything; @param estimatePx of each row, above 0
    void reset(int rows, int estimatePx);
    /// O(log n) a row.
    void append(int rows, int estimatePx);
    void truncate(int rows);
    /// The heights stay as estimates (another width, another font).
    void forgetMeasurements();

    [[nodiscard]] int rows() const { return int(m_heights.size()); }
    [[nodiscard]] qint64 total() const { return top(rows()); }
    [[nodiscard]] qint64 height(int row) const { return m_heights[size_t(row)]; }
    [[nodiscard]] bool isMeasured(int row) const { return m_measured[size_t(row)]; }
    /// @param heightPx 0 or more
    void setHeight(int row, qint64 heightPx);

    /// Where the row begins; top(rows()) is the end of the last.
    [[nodiscard]] qint64 top(int row) const;
    /// The row that covers y: the first for y < 0, the last beyond the end, -1 without rows.
    [[nodiscard]] int rowAt(qint64 y) const;

private:
    void add(size_t row, qint64 delta);

    std::vector<qint64> m_heights;
    std::vector<bool> m_measured;
    std::vector<qint64> m_tree; // m_tree[i]: sum of the i & -i heights that end before row i
};

}
