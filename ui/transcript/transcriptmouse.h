// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/doors.h"
#include "ui/transcript/transcriptselection.h"

#include <QElapsedTimer>
#include <QPoint>

#include <optional>

namespace tacet {

/// What pressing, dragging and clicking in the text mean: a selection by letters, words or paragraphs, or a door.
/// Points are in the column, y in the viewport.
class TranscriptMouse
{
public:
    /// Both must outlive this.
    TranscriptMouse(TranscriptPage &page, TranscriptSelection &selection);

    /// @param extends the selection goes on to here (Shift)
    void press(const QPoint &point, bool extends);
    /// With the button held. @returns whether the selection has changed
    bool drag(const QPoint &point);
    void doubleClick(const QPoint &point);
    /// @returns the door that was clicked, not dragged from
    [[nodiscard]] std::optional<Door> release();
    [[nodiscard]] bool isSelecting() const { return m_isSelecting; }

private:
    TranscriptPage &m_page;
    TranscriptSelection &m_selection;
    std::optional<Door> m_pressedDoor;
    QPoint m_pressed;
    QElapsedTimer m_sinceDoubleClick;
    bool m_isSelecting = false;
};

}
