// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/heightindex.h"

#include <algorithm>
#include <bit>

namespace tacet {

namespace {

constexpr size_t lowestBit(size_t node)
{
    return node & (~node + 1);
}

}

void HeightIndex::reset(int rows, int estimatePx)
{
    Q_ASSERT(rows >= 0 && estimatePx > 0);
    m_heights.assign(size_t(rows), estimatePx);
    m_measured.assign(size_t(rows), false);
    m_tree.resize(size_t(rows) + 1);
    // Equal heights: the node's sum is their number, so no tree has to be built.
    for (size_t node = 1; node < m_tree.size(); ++node)
        m_tree[node] = qint64(lowestBit(node)) * estimatePx;
}

void HeightIndex::append(int rows, int estimatePx)
{
    Q_ASSERT(rows >= 0 && estimatePx > 0);
    if (m_tree.empty())
        m_tree.push_back(0);
    for (int added = 0; added < rows; ++added) {
        const size_t node = m_tree.size();
        qint64 sum = estimatePx;
        for (size_t child = node - 1; child > node - lowestBit(node); child -= lowestBit(child))
            sum += m_tree[child];
        m_tree.push_back(sum);
        m_heights.push_back(estimatePx);
        m_measured.push_back(false);
    }
}

void HeightIndex::truncate(int rows)
{
    Q_ASSERT(rows >= 0 && rows <= this->rows());
    m_heights.resize(size_t(rows));
    m_measured.resize(size_t(rows));
    m_tree.resize(size_t(rows) + 1); // no node covers rows behind its own
}

void HeightIndex::forgetMeasurements()
{
    std::fill(m_measured.begin(), m_measured.end(), false);
}

void HeightIndex::setHeight(int row, qint64 heightPx)
{
    Q_ASSERT(row >= 0 && row < rows() && heightPx >= 0);
    const auto at = size_t(row);
    m_measured[at] = true;
    const qint64 delta = heightPx - m_heights[at];
    if (delta == 0)
        return;
    m_heights[at] = heightPx;
    add(at, delta);
}

void HeightIndex::add(size_t row, qint64 delta)
{
    for (size_t node = row + 1; node < m_tree.size(); node += lowestBit(node))
        m_tree[node] += delta;
}

qint64 HeightIndex::top(int row) const
{
    Q_ASSERT(row >= 0 && row <= rows());
    qint64 sum = 0;
    for (auto node = size_t(row); node > 0; node -= lowestBit(node))
        sum += m_tree[node];
    return sum;
}

int HeightIndex::rowAt(qint64 y) const
{
    if (m_heights.empty())
        return -1;
    size_t node = 0;
    for (size_t step = std::bit_floor(m_heights.size()); step > 0; step >>= 1) {
        const size_t next = node + step;
        if (next < m_tree.size() && m_tree[next] <= y) {
            node = next;
            y -= m_tree[next];
        }
    }
    return int(std::min(node, m_heights.size() - 1));
}

}
