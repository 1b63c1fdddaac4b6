// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QKeyEvent;

namespace tacet {

class Navigator;
class TranscriptPage;

/// What the keys that move do to the page and to the current message.
class TranscriptKeys
{
public:
    /// Both must outlive this.
    TranscriptKeys(TranscriptPage &page, Navigator &navigator);

    /// @param viewportPx its height  @param linePx of one line of text
    /// @returns whether it was such a key; the page may have moved
    bool move(const QKeyEvent &event, int viewportPx, int linePx);
    /// The current message if it is in view, else -1.
    [[nodiscard]] int visibleCurrent() const;

private:
    void step(int direction, int viewportPx, int linePx);
    void goToEnd(int viewportPx);

    TranscriptPage &m_page;
    Navigator &m_navigator;
};

}
