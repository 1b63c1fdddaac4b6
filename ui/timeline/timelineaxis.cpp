// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelineaxis.h"

#include "models/analysis/timelinebuckets.h"

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

constexpr double ClosestMessagePx = 48; // a message as wide as a thumb
constexpr double ClosestMsPx = 0.1; // a second in 100 px

}

void TimelineAxis::setColumns(std::shared_ptr<const SessionColumns> columns, int from)
{
    const bool isAnother = !columns || columns->size() < messages();
    m_columns = std::move(columns);
    if (m_columns)
        updateAscendingTimes(m_times, *m_columns, from);
    else
        m_times.clear();
    if (m_mode == TimelineMode::ByTime && !hasTimes())
        m_mode = TimelineMode::ByMessage;
    updateDomain();
    if (isAnother)
        m_scale.fit();
}

void TimelineAxis::setMode(TimelineMode mode)
{
    if (mode == m_mode || (mode == TimelineMode::ByTime && !hasTimes()))
        return;
    const bool wasFitted = m_scale.isFitted();
    const auto [first, last] = visibleMessages();
    m_mode = mode;
    updateDomain();
    if (wasFitted || last < first)
        m_scale.fit();
    else
        m_scale.show(valueOf(first), valueOf(last));
}

void TimelineAxis::updateDomain()
{
    if (m_mode == TimelineMode::ByMessage) {
        m_scale.setMaximumPixelsPerUnit(ClosestMessagePx);
        m_scale.setDomain(0, messages());
    } else {
        m_scale.setMaximumPixelsPerUnit(ClosestMsPx);
        // A little air, so that the first and the last message do not stand on the edge.
        const auto first = double(m_times.front());
        const auto last = double(m_times.back());
        const double air = std::max(500.0, (last - first) / 100);
        m_scale.setDomain(first - air, last + air);
    }
}

double TimelineAxis::valueOf(int ordinal) const
{
    return m_mode == TimelineMode::ByMessage ? ordinal + 0.5 : double(m_times[size_t(ordinal)]);
}

double TimelineAxis::beginPixelOf(int ordinal) const
{
    return m_scale.toPixel(m_mode == TimelineMode::ByMessage ? ordinal : valueOf(ordinal));
}

int TimelineAxis::ordinalAt(double px) const
{
    if (messages() == 0)
        return -1;
    const double value = m_scale.toValue(px);
    if (m_mode == TimelineMode::ByMessage)
        return int(std::clamp(std::floor(value), 0.0, double(messages() - 1)));
    const auto after = std::lower_bound(m_times.begin(), m_times.end(), value,
                                        [](qint64 time, double wanted) { return double(time) < wanted; });
    if (after == m_times.begin())
        return 0;
    const auto before = std::prev(after);
    const bool isBeforeNearer = after == m_times.end() || value - double(*before) <= double(*after) - value;
    return int((isBeforeNearer ? before : after) - m_times.begin());
}

std::pair<int, int> TimelineAxis::visibleMessages() const
{
    if (messages() == 0)
        return {0, -1};
    if (m_mode == TimelineMode::ByMessage) {
        const int first = int(std::clamp(std::floor(m_scale.begin()), 0.0, double(messages() - 1)));
        const int last = int(std::clamp(std::ceil(m_scale.end()) - 1, double(first), double(messages() - 1)));
        return {first, last};
    }
    const auto first = std::lower_bound(m_times.begin(), m_times.end(), qint64(std::ceil(m_scale.begin())));
    const auto last = std::upper_bound(first, m_times.end(), qint64(std::floor(m_scale.end())));
    return {int(first - m_times.begin()), int(last - m_times.begin()) - 1};
}

TimelineAxis::Columns TimelineAxis::pixelColumns(double columnPx) const
{
    const double perUnit = m_scale.pixelsPerUnit();
    if (messages() == 0 || perUnit <= 0)
        return {};
    const double perColumn = columnPx / perUnit;
    const double firstColumn = std::floor((m_scale.begin() - m_scale.domainBegin()) / perColumn);
    const double first = m_scale.domainBegin() + firstColumn * perColumn;
    const int count = int(std::ceil(m_scale.widthPx() / columnPx)) + 1;
    return {m_scale.toPixel(first),
            m_mode == TimelineMode::ByMessage ? edgesByMessage(first, perColumn, count, messages())
                                              : edgesByTime(first, perColumn, count, m_times)};
}

}
