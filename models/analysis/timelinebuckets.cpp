// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/timelinebuckets.h"

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

constexpr qint64 LastUsableMs = 253'402'300'799'999; // the end of the year 9999: what is later is no time

void count(LaneBucket &lane, quint32 size)
{
    lane.minimum = lane.messages == 0 ? size : std::min(lane.minimum, size);
    lane.maximum = std::max(lane.maximum, size);
    lane.sum += size;
    ++lane.messages;
}

void add(LaneBucket &sum, const LaneBucket &lane)
{
    if (lane.messages == 0)
        return;
    sum.minimum = sum.messages == 0 ? lane.minimum : std::min(sum.minimum, lane.minimum);
    sum.maximum = std::max(sum.maximum, lane.maximum);
    sum.sum += lane.sum;
    sum.messages += lane.messages;
}

void add(TimelineBucket &sum, const TimelineBucket &bucket)
{
    add(sum.user, bucket.user);
    add(sum.assistant, bucket.assistant);
    add(sum.tools, bucket.tools);
    sum.longestGapMs = std::max(sum.longestGapMs, bucket.longestGapMs);
}

bool isUsable(qint64 time)
{
    return time >= 0 && time <= LastUsableMs;
}

TimelineBucket bucketOf(const SessionColumns &columns, size_t first, size_t last)
{
    TimelineBucket bucket;
    for (size_t i = first; i < last; ++i) {
        const Role role = columns.role[i];
        if (role == Role::User && columns.silence[i] != SilenceClass::ToolResult)
            count(bucket.user, columns.textCharacters[i]);
        else if (role == Role::Assistant)
            count(bucket.assistant, columns.textCharacters[i]);
        if (columns.toolCalls[i] > 0)
            count(bucket.tools, columns.toolCalls[i]);
        bucket.longestGapMs = std::max(bucket.longestGapMs, columns.gapMs[i]);
    }
    return bucket;
}

}

std::vector<TimelineBucket> timelineBuckets(const SessionColumns &columns, std::span<const int> edges)
{
    std::vector<TimelineBucket> buckets;
    if (edges.size() < 2)
        return buckets;
    buckets.reserve(edges.size() - 1);
    for (size_t i = 0; i + 1 < edges.size(); ++i)
        buckets.push_back(bucketOf(columns, size_t(edges[i]), size_t(edges[i + 1])));
    return buckets;
}

TimelineBlocks::TimelineBlocks(const SessionColumns &columns)
    : m_columns(&columns)
{
    update(0);
}

void TimelineBlocks::update(int from)
{
    m_blocks.resize(std::min(m_blocks.size(), size_t(from) / BlockSize));
    for (size_t last = (m_blocks.size() + 1) * BlockSize; last <= m_columns->role.size(); last += BlockSize)
        m_blocks.push_back(bucketOf(*m_columns, last - BlockSize, last));
}

std::vector<TimelineBucket> TimelineBlocks::buckets(std::span<const int> edges) const
{
    std::vector<TimelineBucket> buckets;
    for (size_t i = 0; i + 1 < edges.size(); ++i)
        buckets.push_back(bucket(edges[i], edges[i + 1]));
    return buckets;
}

TimelineBucket TimelineBlocks::bucket(int first, int last) const
{
    const int firstBlock = (first + BlockSize - 1) / BlockSize;
    const int lastBlock = last / BlockSize;
    if (firstBlock >= lastBlock)
        return bucketOf(*m_columns, size_t(first), size_t(last));
    TimelineBucket sum = bucketOf(*m_columns, size_t(first), size_t(firstBlock) * BlockSize);
    for (int block = firstBlock; block < lastBlock; ++block)
        add(sum, m_blocks[size_t(block)]);
    add(sum, bucketOf(*m_columns, size_t(lastBlock) * BlockSize, size_t(last)));
    return sum;
}

std::vector<int> edgesByMessage(double first, double perColumn, int count, int messages)
{
    std::vector<int> edges(size_t(count) + 1);
    for (size_t i = 0; i < edges.size(); ++i) {
        const double edge = std::ceil(first + double(i) * perColumn);
        edges[i] = int(std::clamp(edge, 0.0, double(messages)));
    }
    return edges;
}

std::vector<int> edgesByTime(double firstMs, double msPerColumn, int count, std::span<const qint64> times)
{
    std::vector<int> edges(size_t(count) + 1);
    auto from = times.begin();
    for (size_t i = 0; i < edges.size(); ++i) {
        const double edgeMs = firstMs + double(i) * msPerColumn;
        from =
            std::lower_bound(from, times.end(), edgeMs, [](qint64 time, double edge) { return double(time) < edge; });
        edges[i] = int(from - times.begin());
    }
    return edges;
}

std::vector<qint64> ascendingTimes(const SessionColumns &columns)
{
    const auto known = std::find_if(columns.timeMs.begin(), columns.timeMs.end(), isUsable);
    if (known == columns.timeMs.end())
        return {};
    std::vector<qint64> times;
    times.reserve(columns.timeMs.size());
    qint64 latest = *known;
    for (const qint64 time : columns.timeMs) {
        if (isUsable(time))
            latest = std::max(latest, time);
        times.push_back(latest);
    }
    return times;
}

void updateAscendingTimes(std::vector<qint64> &times, const SessionColumns &columns, int from)
{
    if (from == 0 || times.size() < size_t(from)) { // what stands before the first known time has that time
        times = ascendingTimes(columns);
        return;
    }
    times.resize(size_t(from));
    qint64 latest = times.back();
    for (size_t i = size_t(from); i < columns.timeMs.size(); ++i) {
        if (isUsable(columns.timeMs[i]))
            latest = std::max(latest, columns.timeMs[i]);
        times.push_back(latest);
    }
}

}
