// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/transcriptpage.h"

#include <QTextCursor>

#include <optional>
#include <utility>

class QKeyEvent;

namespace tacet {

/// What is selected, within a message and across messages: two places in the text, moved by mouse and keyboard.
class TranscriptSelection
{
public:
    enum class Unit { Character, Word, Paragraph };

    /// @param page must outlive this
    explicit TranscriptSelection(TranscriptPage &page);

    void clear() { m_anchor.reset(); }
    [[nodiscard]] bool isEmpty() const { return !range(); }
    /// Ascending, not empty.
    [[nodiscard]] std::optional<std::pair<TextPlace, TextPlace>> range() const;
    [[nodiscard]] std::optional<TextPlace> cursor() const { return m_anchor ? std::optional(m_cursor) : std::nullopt; }

    void begin(const TextPlace &place, Unit unit);
    /// In units of what it began with. Does nothing before begin().
    void extendTo(const TextPlace &place);
    /// Moves the end that moves, into the next or previous block at the ends of one. Begins at `start` when there is
    /// none.
    void move(QTextCursor::MoveOperation operation, const TextPlace &start);
    void selectAll();
    void selectMessage(int row);

private:
    [[nodiscard]] std::pair<TextPlace, TextPlace> unitAt(const TextPlace &place) const;
    [[nodiscard]] TextPlace moved(const TextPlace &place, QTextCursor::MoveOperation operation) const;
    [[nodiscard]] std::optional<TextPlace> neighbour(const TextPlace &place, int direction) const;
    [[nodiscard]] TextPlace endOf(int row) const;

    TranscriptPage &m_page;
    std::optional<TextPlace> m_anchor;
    TextPlace m_anchorEnd; // of the unit that it began with
    TextPlace m_cursor;
    Unit m_unit = Unit::Character;
};

/// What a key with Shift does to the end that moves.
[[nodiscard]] std::optional<QTextCursor::MoveOperation> selectionMove(QKeyEvent &event);

}
