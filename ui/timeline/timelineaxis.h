// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/sessioncolumns.h"
#include "ui/timeline/timelinescale.h"

#include <memory>
#include <utility>
#include <vector>

namespace tacet {

enum class TimelineMode { ByMessage, ByTime };

/// Where each message of a session stands on the timeline, by its number or by its time.
class TimelineAxis final
{
public:
    /// nullptr: nothing. A session that has grown keeps its view; one that has become shorter is another one.
    /// @param from the messages before it are as they were at the last call
    void setColumns(std::shared_ptr<const SessionColumns> columns, int from = 0);
    [[nodiscard]] const SessionColumns *columns() const { return m_columns.get(); }
    [[nodiscard]] int messages() const { return m_columns ? m_columns->size() : 0; }
    [[nodiscard]] bool hasTimes() const { return !m_times.empty(); }

    [[nodiscard]] TimelineMode mode() const { return m_mode; }
    /// The messages in view stay in view. By time is refused where no message has one.
    void setMode(TimelineMode mode);

    [[nodiscard]] TimelineScale &scale() { return m_scale; }
    [[nodiscard]] const TimelineScale &scale() const { return m_scale; }

    /// Middle of a message, in pixels from the left edge of the view; may lie outside of it.
    [[nodiscard]] double pixelOf(int ordinal) const { return m_scale.toPixel(valueOf(ordinal)); }
    /// Where a message begins: the border to the one before it (by message), its time (by time).
    [[nodiscard]] double beginPixelOf(int ordinal) const;
    [[nodiscard]] double valueOf(int ordinal) const;
    /// The message at a pixel, by time the nearest one; -1 without messages.
    [[nodiscard]] int ordinalAt(double px) const;
    /// First and last message in view; last below first without messages.
    [[nodiscard]] std::pair<int, int> visibleMessages() const;

    /// Ordinals at which columns of `columnPx` pixels begin, one more than there are columns. The first column
    /// begins at `firstPx` (at most 0): columns stand still on the session while the view is panned.
    struct Columns {
        double firstPx = 0;
        std::vector<int> edges;
    };
    [[nodiscard]] Columns pixelColumns(double columnPx) const;

private:
    void updateDomain();

    std::shared_ptr<const SessionColumns> m_columns;
    std::vector<qint64> m_times; ///< ascending; empty: no message has a time
    TimelineMode m_mode = TimelineMode::ByMessage;
    TimelineScale m_scale;
};

}
