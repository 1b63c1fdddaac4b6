// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinescene.h"

#include <algorithm>

namespace tacet {

namespace {

/// A user's turn: what was answered before it has its whole answer.
bool endsEarlierAnswers(const SessionColumns &columns, int ordinal)
{
    const auto i = size_t(ordinal);
    return columns.role[i] == Role::User && columns.silence[i] != SilenceClass::ToolResult
        && !columns.flags[i].testFlag(MessageFlag::Sidechain);
}

}

void TimelineScene::setColumns(std::shared_ptr<const SessionColumns> columns, int from)
{
    m_barsView = {}; // another session may come to stand at the same address
    const bool isSame = columns && columns.get() == m_axis.columns();
    if (!isSame)
        from = 0;
    m_axis.setColumns(std::move(columns), from);
    m_maxima = {};
    if (!isSame)
        m_blocks.reset();
    if (const SessionColumns *shown = m_axis.columns()) {
        if (m_blocks)
            m_blocks->update(from);
        else
            m_blocks.emplace(*shown);
        const TimelineBucket all = m_blocks->bucket(0, shown->size());
        m_maxima = {all.user.maximum, all.assistant.maximum, all.tools.maximum};
    }
    listFrom(from);
}

void TimelineScene::setClasses(SilenceClassSet classes)
{
    if (classes == m_classes)
        return;
    m_classes = classes;
    listAgain();
}

void TimelineScene::setGapThresholdMs(std::optional<qint64> gapMs)
{
    if (gapMs == m_gapMs)
        return;
    m_gapMs = gapMs;
    listAgain();
}

void TimelineScene::listFrom(int from)
{
    const SessionColumns *columns = m_axis.columns();
    if (!columns) {
        m_silences.clear();
        m_responses.clear();
        m_gapEnds.clear();
        m_persons = {};
        m_harness = {};
        return;
    }
    updateSilences(m_silences, *columns, m_classes, m_gapMs, from);
    m_persons = makeSilenceRow(m_silences, true);
    m_harness = makeSilenceRow(m_silences, false);
    // The answer to the last silence before may still be growing.
    size_t kept = size_t(std::ranges::lower_bound(m_silences, from, {}, &ListedSilence::ordinal) - m_silences.begin());
    while (kept > 0 && !endsEarlierAnswers(*columns, m_silences[kept - 1].ordinal))
        --kept;
    kept = kept > 0 ? kept - 1 : 0;
    m_responses.resize(std::min(kept, m_responses.size()));
    for (size_t i = m_responses.size(); i < m_silences.size(); ++i)
        m_responses.push_back(responseTo(*columns, m_silences[i].ordinal));
    m_gapEnds.erase(std::ranges::lower_bound(m_gapEnds, from), m_gapEnds.end());
    for (int ordinal = from; m_gapMs && ordinal < columns->size(); ++ordinal) {
        if (columns->role[size_t(ordinal)] == Role::User && columns->gapMs[size_t(ordinal)] >= *m_gapMs)
            m_gapEnds.push_back(ordinal);
    }
}

int TimelineScene::positionOf(int ordinal) const
{
    const auto found = std::ranges::lower_bound(m_silences, ordinal, {}, &ListedSilence::ordinal);
    return found != m_silences.end() && found->ordinal == ordinal ? int(found - m_silences.begin()) : -1;
}

int TimelineScene::nextAfter(int ordinal) const
{
    const auto found = std::ranges::upper_bound(m_silences, ordinal, {}, &ListedSilence::ordinal);
    return found == m_silences.end() ? -1 : found->ordinal;
}

int TimelineScene::previousBefore(int ordinal) const
{
    const auto found = std::ranges::lower_bound(m_silences, ordinal, {}, &ListedSilence::ordinal);
    return found == m_silences.begin() ? -1 : std::prev(found)->ordinal;
}

const TimelineScene::Bars &TimelineScene::bars(double columnPx) const
{
    const TimelineScale &scale = m_axis.scale();
    const View view {m_axis.columns(), m_axis.mode(), scale.begin(), scale.end(), scale.widthPx(), columnPx};
    if (view == m_barsView)
        return m_bars;
    m_barsView = view;
    m_bars = {};
    if (!view.columns)
        return m_bars;
    const TimelineAxis::Columns columns = m_axis.pixelColumns(columnPx);
    m_bars = {columns.firstPx, m_blocks->buckets(columns.edges)};
    return m_bars;
}

}
