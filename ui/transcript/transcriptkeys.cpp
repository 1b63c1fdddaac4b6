// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptkeys.h"

#include "ui/navigation/navigator.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/transcriptpage.h"

#include <QKeyEvent>

#include <algorithm>

namespace tacet {

TranscriptKeys::TranscriptKeys(TranscriptPage &page, Navigator &navigator)
    : m_page(page)
    , m_navigator(navigator)
{ }

int TranscriptKeys::visibleCurrent() const
{
    const int current = m_navigator.current();
    return current >= m_page.firstVisible() && current <= m_page.lastVisible() ? current : -1;
}

// Reads on within a message that is longer than the viewport, then goes to the next.
void TranscriptKeys::step(int direction, int viewportPx, int linePx)
{
    const int current = visibleCurrent();
    if (current < 0) {
        m_navigator.setCurrent(direction > 0 ? m_page.firstVisible() : m_page.lastVisible());
        return;
    }
    const auto rect = m_page.rectOf(current);
    const bool isMore =
        rect && (direction > 0 ? rect->bottom() - MessageLayout::SpaceAfterPx > viewportPx : rect->top() < 0);
    if (isMore)
        return m_page.scrollBy(direction * 3 * linePx);
    const int next = std::clamp(current + direction, 0, m_page.rows() - 1);
    m_page.ensureVisible(next);
    m_navigator.setCurrent(next);
}

void TranscriptKeys::goToEnd(int viewportPx)
{
    m_page.place(m_page.rows() - 1, 0);
    // A last message that is longer than the viewport is shown to its end.
    for (qint64 before = -1; before != m_page.y();) {
        before = m_page.y();
        m_page.scrollBy(viewportPx);
    }
    m_navigator.setCurrent(m_page.rows() - 1);
}

bool TranscriptKeys::move(const QKeyEvent &event, int viewportPx, int linePx)
{
    const int pagePx = std::max(linePx, viewportPx - 2 * linePx);
    switch (event.key()) {
    case Qt::Key_Down:
        step(1, viewportPx, linePx);
        return true;
    case Qt::Key_Up:
        step(-1, viewportPx, linePx);
        return true;
    case Qt::Key_PageDown:
        m_page.scrollBy(pagePx);
        return true;
    case Qt::Key_PageUp:
        m_page.scrollBy(-pagePx);
        return true;
    case Qt::Key_Space:
        m_page.scrollBy(event.modifiers() & Qt::ShiftModifier ? -pagePx : pagePx);
        return true;
    case Qt::Key_Home:
        m_page.scrollTo(0);
        m_navigator.setCurrent(m_page.rows() > 0 ? 0 : -1);
        return true;
    case Qt::Key_End:
        goToEnd(viewportPx);
        return true;
    default:
        return false;
    }
}

}
