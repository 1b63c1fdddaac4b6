// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/sessioncolumns.h"

#include <span>
#include <vector>

namespace tacet {

/// The sizes of one lane's messages within one column of the timeline.
struct LaneBucket {
    quint32 messages = 0;
    quint32 minimum = 0;
    quint32 maximum = 0;
    quint64 sum = 0;

    [[nodiscard]] double mean() const { return messages == 0 ? 0.0 : double(sum) / messages; }
    friend bool operator==(const LaneBucket &, const LaneBucket &) = default;
};

/// What stands in one column of the timeline, however many messages that is.
struct TimelineBucket {
    LaneBucket user; ///< visible characters of the user's messages; tool results are not counted
    LaneBucket assistant; ///< visible characters
    LaneBucket tools; ///< tool calls
    qint64 longestGapMs = SessionColumns::NoTime; ///< of the gaps that end here

    friend bool operator==(const TimelineBucket &, const TimelineBucket &) = default;
};

/// One bucket for each pair of neighbouring edges. @param edges ascending ordinals; bucket i holds the messages
/// [edges[i], edges[i + 1]). Pure; any thread; O(messages between the first and the last edge).
[[nodiscard]] std::vector<TimelineBucket> timelineBuckets(const SessionColumns &columns, std::span<const int> edges);

/// The same buckets of one session again and again, while one zooms: whole blocks are summed once, so that a frame
/// looks at single messages at the ends of its columns only. The columns must outlive it; update() when they change.
class TimelineBlocks final
{
public:
    static constexpr int BlockSize = 256;

    explicit TimelineBlocks(const SessionColumns &columns);
    /// The columns have changed from message `from` on. O(what has changed).
    void update(int from);

    /// As timelineBuckets(); O(edges * BlockSize + messages / BlockSize).
    [[nodiscard]] std::vector<TimelineBucket> buckets(std::span<const int> edges) const;
    [[nodiscard]] TimelineBucket bucket(int first, int last) const; ///< of the messages [first, last)

private:
    const SessionColumns *m_columns;
    std::vector<TimelineBucket> m_blocks; ///< whole ones
};

/// Where columns of equal numbers of messages begin: column i holds the messages m with
/// first + i * perColumn <= m < first + (i + 1) * perColumn. @return `count` + 1 ordinals within [0, messages]
[[nodiscard]] std::vector<int> edgesByMessage(double first, double perColumn, int count, int messages);

/// Where columns of equal time begin. @param times ascending, see ascendingTimes() @return `count` + 1 ordinals
[[nodiscard]] std::vector<int> edgesByTime(double firstMs, double msPerColumn, int count,
                                           std::span<const qint64> times);

/// The times of all messages such that they never run backwards: a missing, reversed or impossible time (after the
/// year 9999) is that of the message before; what stands before the first known time has that time. Empty when no
/// message has a time.
[[nodiscard]] std::vector<qint64> ascendingTimes(const SessionColumns &columns);

/// Brings such times up to date of whose session the messages before `from` are as they were.
void updateAscendingTimes(std::vector<qint64> &times, const SessionColumns &columns, int from);

}
