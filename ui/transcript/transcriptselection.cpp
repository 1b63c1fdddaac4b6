// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptselection.h"

#include "ui/transcript/messagelayout.h"

#include <QKeyEvent>
#include <QTextDocument>

#include <algorithm>

namespace tacet {

namespace {

bool hasText(const MessageLayout &layout, int block)
{
    return layout.block(block).kind != Block::Kind::Image;
}

}

TranscriptSelection::TranscriptSelection(TranscriptPage &page)
    : m_page(page)
{ }

std::optional<std::pair<TextPlace, TextPlace>> TranscriptSelection::range() const
{
    if (!m_anchor)
        return std::nullopt;
    const auto [first, last] = std::minmax({*m_anchor, m_cursor});
    return first == last ? std::nullopt : std::optional(std::pair(first, last));
}

void TranscriptSelection::begin(const TextPlace &place, Unit unit)
{
    m_unit = unit;
    const auto [first, last] = unitAt(place);
    m_anchor = first;
    m_anchorEnd = last;
    m_cursor = last;
}

void TranscriptSelection::extendTo(const TextPlace &place)
{
    if (!m_anchor)
        return;
    const auto [first, last] = unitAt(place);
    const auto [from, to] = std::minmax({*m_anchor, m_anchorEnd});
    const bool isBefore = place < from;
    m_anchor = isBefore ? to : from;
    m_anchorEnd = isBefore ? from : to;
    m_cursor = isBefore ? first : std::max(last, m_unit == Unit::Character ? last : to);
}

std::pair<TextPlace, TextPlace> TranscriptSelection::unitAt(const TextPlace &place) const
{
    const auto layout = m_page.layoutOf(place.row);
    if (m_unit == Unit::Character || !layout || place.block >= layout->count() || !hasText(*layout, place.block))
        return {place, place};
    QTextCursor cursor(&layout->document(place.block));
    cursor.setPosition(std::min(place.character, cursor.document()->characterCount() - 1));
    cursor.select(m_unit == Unit::Word ? QTextCursor::WordUnderCursor : QTextCursor::BlockUnderCursor);
    return {{place.row, place.block, cursor.selectionStart()}, {place.row, place.block, cursor.selectionEnd()}};
}

void TranscriptSelection::move(QTextCursor::MoveOperation operation, const TextPlace &start)
{
    if (!m_anchor) {
        m_unit = Unit::Character;
        m_anchor = m_anchorEnd = m_cursor = start;
    }
    m_cursor = moved(m_cursor, operation);
}

TextPlace TranscriptSelection::moved(const TextPlace &place, QTextCursor::MoveOperation operation) const
{
    const auto layout = m_page.layoutOf(place.row);
    if (!layout)
        return place;
    QTextCursor cursor(&layout->document(place.block));
    cursor.setPosition(std::min(place.character, cursor.document()->characterCount() - 1));
    if (cursor.movePosition(operation))
        return {place.row, place.block, cursor.position()};
    const bool isForward = operation == QTextCursor::Right || operation == QTextCursor::NextWord
        || operation == QTextCursor::Down || operation == QTextCursor::EndOfLine;
    const bool staysInLine = operation == QTextCursor::EndOfLine || operation == QTextCursor::StartOfLine;
    return staysInLine ? place : neighbour(place, isForward ? 1 : -1).value_or(place);
}

// The end of the block before or the beginning of the one after.
std::optional<TextPlace> TranscriptSelection::neighbour(const TextPlace &place, int direction) const
{
    int row = place.row;
    int block = place.block + direction;
    auto layout = m_page.layoutOf(row);
    while (true) {
        while (block < 0 || block >= layout->count()) {
            row += direction;
            layout = m_page.layoutOf(row);
            if (!layout)
                return std::nullopt;
            block = direction > 0 ? 0 : layout->count() - 1;
        }
        if (hasText(*layout, block))
            return TextPlace {row, block, direction > 0 ? 0 : layout->document(block).characterCount() - 1};
        block += direction;
    }
}

TextPlace TranscriptSelection::endOf(int row) const
{
    const auto layout = m_page.layoutOf(row);
    const int block = layout->count() - 1;
    const int end = hasText(*layout, block) ? layout->document(block).characterCount() - 1 : 0;
    return {row, block, end};
}

void TranscriptSelection::selectMessage(int row)
{
    if (!m_page.layoutOf(row))
        return;
    m_unit = Unit::Character;
    m_anchor = m_anchorEnd = TextPlace {row, 0, 0};
    m_cursor = endOf(row);
}

void TranscriptSelection::selectAll()
{
    if (m_page.rows() == 0)
        return;
    selectMessage(0);
    m_cursor = endOf(m_page.rows() - 1);
}

std::optional<QTextCursor::MoveOperation> selectionMove(QKeyEvent &event)
{
    static constexpr std::pair<QKeySequence::StandardKey, QTextCursor::MoveOperation> moves[] = {
        {QKeySequence::SelectNextChar, QTextCursor::Right},
        {QKeySequence::SelectPreviousChar, QTextCursor::Left},
        {QKeySequence::SelectNextWord, QTextCursor::NextWord},
        {QKeySequence::SelectPreviousWord, QTextCursor::PreviousWord},
        {QKeySequence::SelectNextLine, QTextCursor::Down},
        {QKeySequence::SelectPreviousLine, QTextCursor::Up},
        {QKeySequence::SelectEndOfLine, QTextCursor::EndOfLine},
        {QKeySequence::SelectStartOfLine, QTextCursor::StartOfLine},
    };
    for (const auto &[key, operation] : moves) {
        if (event.matches(key))
            return operation;
    }
    return std::nullopt;
}

}
