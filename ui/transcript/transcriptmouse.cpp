// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptmouse.h"

#include <QApplication>

namespace tacet {

using Unit = TranscriptSelection::Unit;

TranscriptMouse::TranscriptMouse(TranscriptPage &page, TranscriptSelection &selection)
    : m_page(page)
    , m_selection(selection)
{ }

void TranscriptMouse::press(const QPoint &point, bool extends)
{
    m_pressed = point;
    m_pressedDoor = doorAt(m_page, point);
    const bool isTriple =
        m_sinceDoubleClick.isValid() && m_sinceDoubleClick.elapsed() < QApplication::doubleClickInterval();
    m_sinceDoubleClick.invalidate();
    const auto place = m_page.placeAt(point, false);
    m_isSelecting = place.has_value();
    if (place && extends && m_selection.cursor())
        m_selection.extendTo(*place);
    else if (place)
        m_selection.begin(*place, isTriple ? Unit::Paragraph : Unit::Character);
}

bool TranscriptMouse::drag(const QPoint &point)
{
    if (!m_isSelecting)
        return false;
    // A hand that trembles on a link still clicks it.
    if (m_pressedDoor && (point - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return false;
    m_pressedDoor.reset();
    const auto place = m_page.placeAt(point, false);
    if (place)
        m_selection.extendTo(*place);
    return place.has_value();
}

void TranscriptMouse::doubleClick(const QPoint &point)
{
    if (doorAt(m_page, point))
        return press(point, false); // two quick clicks on a fold close what they opened
    const auto place = m_page.placeAt(point, false);
    if (!place)
        return;
    m_selection.begin(*place, Unit::Word);
    m_isSelecting = true;
    m_sinceDoubleClick.start();
}

std::optional<Door> TranscriptMouse::release()
{
    m_isSelecting = false;
    auto door = std::exchange(m_pressedDoor, std::nullopt);
    return m_selection.isEmpty() ? door : std::nullopt;
}

}
