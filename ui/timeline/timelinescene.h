// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/silencelisting.h"
#include "models/analysis/timelinebuckets.h"
#include "ui/theme/silencemark.h"
#include "ui/timeline/silencecluster.h"
#include "ui/timeline/timelineaxis.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// What stands on the timeline: the session, what is listed and what was read. Holds what is costly to find, so that
/// a frame only draws.
class TimelineScene final
{
public:
    /// @param from the messages before it are as they were at the last call: only the rest is looked at
    void setColumns(std::shared_ptr<const SessionColumns> columns, int from = 0);
    void setClasses(SilenceClassSet classes);
    void setGapThresholdMs(std::optional<qint64> gapMs);
    void setReadMarks(const QHash<int, ReadMark> &marks) { m_readMarks = marks; }
    /// @param hits ordinals that a search has found, ascending
    void setHits(std::vector<int> hits) { m_hits = std::move(hits); }
    [[nodiscard]] const std::vector<int> &hits() const { return m_hits; }

    [[nodiscard]] TimelineAxis &axis() { return m_axis; }
    [[nodiscard]] const TimelineAxis &axis() const { return m_axis; }
    [[nodiscard]] const std::vector<ListedSilence> &silences() const { return m_silences; }
    [[nodiscard]] ReadMark readMarkOf(int ordinal) const { return m_readMarks.value(ordinal, ReadMark::None); }
    /// The upper (persons, not known) or lower row (harness, assistant) of them.
    [[nodiscard]] const SilenceRow &row(bool upperRow) const { return upperRow ? m_persons : m_harness; }
    /// @param position in silences()
    [[nodiscard]] const std::optional<ResponseSpan> &responseAt(size_t position) const { return m_responses[position]; }
    /// Ordinals of the user's messages that end a gap of at least the threshold, ascending.
    [[nodiscard]] const std::vector<int> &gapEnds() const { return m_gapEnds; }

    /// Position in silences(); -1: the message is not listed.
    [[nodiscard]] int positionOf(int ordinal) const;
    [[nodiscard]] int nextAfter(int ordinal) const; ///< ordinal of the next listed silence; -1: none
    [[nodiscard]] int previousBefore(int ordinal) const;

    /// The bars of the view, computed again only when the view has changed. Columns are `columnPx` wide.
    struct Bars {
        double firstPx = 0;
        std::vector<TimelineBucket> buckets;
    };
    [[nodiscard]] const Bars &bars(double columnPx) const;

    /// The largest message of each lane in the whole session: heights do not change while one zooms.
    struct Maxima {
        quint32 user = 0;
        quint32 assistant = 0;
        quint32 tools = 0;
    };
    [[nodiscard]] const Maxima &maxima() const { return m_maxima; }

private:
    void listAgain() { listFrom(0); }
    void listFrom(int from);

    TimelineAxis m_axis;
    SilenceClassSet m_classes = SilenceClassSet::listedByDefault();
    std::optional<qint64> m_gapMs;
    QHash<int, ReadMark> m_readMarks;
    std::vector<int> m_hits;
    std::vector<ListedSilence> m_silences;
    std::vector<std::optional<ResponseSpan>> m_responses; ///< of m_silences
    std::vector<int> m_gapEnds;
    Maxima m_maxima;
    std::optional<TimelineBlocks> m_blocks; ///< of the axis' columns
    SilenceRow m_persons;
    SilenceRow m_harness;

    struct View {
        const SessionColumns *columns = nullptr;
        TimelineMode mode = TimelineMode::ByMessage;
        double begin = 0;
        double end = 0;
        double widthPx = 0;
        double columnPx = 0;
        friend bool operator==(const View &, const View &) = default;
    };
    mutable View m_barsView;
    mutable Bars m_bars;
};

}
