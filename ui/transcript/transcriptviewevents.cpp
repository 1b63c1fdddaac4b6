// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the view does with mouse, wheel, keys and focus; the rest of the class is in transcriptview.cpp.

#include "ui/transcript/transcriptview.h"

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/links.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/messagelookup.h"
#include "ui/transcript/messagemenu.h"
#include "ui/transcript/transcripttips.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

constexpr int AutoScrollMs = 30;

}

void TranscriptView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        const int notches = event->angleDelta().y();
        if (notches != 0)
            m_theme.setFontScale(m_theme.fontScale() * std::pow(1.1, notches / 120.0));
        return event->accept();
    }
    const int lines = QApplication::wheelScrollLines();
    const double px = event->pixelDelta().isNull()
        ? event->angleDelta().y() / 120.0 * lines * m_theme.theme().body.pixelSize() * 1.6
        : event->pixelDelta().y();
    scroll(-qint64(std::lround(px)));
    event->accept();
}

bool TranscriptView::handleSelectKey(QKeyEvent *event)
{
    const auto operation = selectionMove(*event);
    if (!operation || m_page.placed().empty())
        return operation.has_value();
    const int current = m_keys.visibleCurrent();
    m_selection.move(*operation, {current >= 0 ? current : m_page.firstVisible(), 0, 0});
    m_page.ensureVisible(*m_selection.cursor());
    afterScroll();
    return true;
}

bool TranscriptView::handleDoorKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (m_door)
            openDoor(*m_door);
        else if (m_keys.visibleCurrent() >= 0)
            toggleFolds(m_navigator.current());
        return true;
    }
    if (event.key() != Qt::Key_Escape || (m_selection.isEmpty() && !m_door))
        return false;
    m_selection.clear();
    m_door.reset();
    viewport()->update();
    return true;
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (handleSelectKey(event) || handleDoorKey(*event))
        event->accept();
    else if (m_keys.move(*event, viewport()->height(), m_theme.theme().body.pixelSize() * 3 / 2))
        afterScroll();
    else
        QAbstractScrollArea::keyPressEvent(event);
}

QPoint TranscriptView::inColumn(const QPoint &viewportPoint) const
{
    return viewportPoint - QPoint(m_geometry.columnLeft(), 0);
}

int TranscriptView::rowAt(const QPoint &viewportPoint) const
{
    const PlacedBlock *placed = m_page.blockAt(viewportPoint.y());
    return placed ? placed->row : -1;
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_lastMouse = event->position().toPoint();
    m_door.reset();
    m_mouse.press(inColumn(m_lastMouse), event->modifiers() & Qt::ShiftModifier);
    if (const int row = rowAt(m_lastMouse); row >= 0)
        m_navigator.setCurrent(row);
    viewport()->update();
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    m_lastMouse = event->position().toPoint();
    if (!(event->buttons() & Qt::LeftButton)) {
        updateStrip();
        return updateHover(m_lastMouse);
    }
    m_strip->dismiss();
    if (!m_mouse.isSelecting())
        return;
    if (m_mouse.drag(inColumn(m_lastMouse)))
        viewport()->update();
    const bool isOutside = m_lastMouse.y() < 0 || m_lastMouse.y() >= viewport()->height();
    if (isOutside && !m_autoScroll.isActive())
        m_autoScroll.start(AutoScrollMs, this);
    else if (!isOutside)
        m_autoScroll.stop();
}

void TranscriptView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_autoScroll.timerId())
        return QAbstractScrollArea::timerEvent(event);
    const int below = m_lastMouse.y() - viewport()->height();
    scroll(m_lastMouse.y() < 0 ? m_lastMouse.y() : std::max(0, below));
    m_mouse.drag(inColumn({m_lastMouse.x(), std::clamp(m_lastMouse.y(), 0, viewport()->height() - 1)}));
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_autoScroll.stop();
    if (const auto door = m_mouse.release())
        return openDoor(*door);
    if (!m_selection.isEmpty() && QApplication::clipboard()->supportsSelection())
        QApplication::clipboard()->setText(selectedText(), QClipboard::Selection);
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_mouse.doubleClick(inColumn(event->position().toPoint()));
    viewport()->update();
}

void TranscriptView::updateHover(const QPoint &viewportPoint)
{
    const QPoint point = inColumn(viewportPoint);
    const auto door = doorAt(m_page, point);
    const bool opens = door && linkTargetOf(door->target).kind != LinkTarget::Kind::Outside;
    const bool isText = !door && m_page.placeAt(point, true).has_value();
    viewport()->setCursor(opens ? Qt::PointingHandCursor : isText || door ? Qt::IBeamCursor : Qt::ArrowCursor);
    const int row = door ? door->place.row : -1;
    const int block = door ? door->place.block : -1;
    if (row == m_state.hoveredRow && block == m_state.hoveredBlock)
        return;
    m_state.hoveredRow = row;
    m_state.hoveredBlock = block;
    viewport()->update();
}

void TranscriptView::updateStrip()
{
    const PlacedBlock *placed = m_page.blockAt(m_lastMouse.y());
    const bool isInside = viewport()->rect().contains(m_lastMouse) && viewport()->underMouse();
    const auto rect = placed && isInside ? m_page.rectOf(placed->row) : std::nullopt;
    if (!rect)
        return m_strip->dismiss();
    const int first = firstBlockOf(*placed->layout);
    const int top = rect->top() + int(placed->layout->top(first) + placed->layout->frame(first).top());
    m_strip->showFor(placed->row, {m_geometry.columnLeft() + m_geometry.column, top - Theme::Grid});
}

void TranscriptView::doDeed(MessageStrip::Deed deed, int row)
{
    switch (deed) {
    case MessageStrip::Deed::Copy:
        return copyText(row);
    case MessageStrip::Deed::CopyLink:
        return copyLink(row);
    case MessageStrip::Deed::CopyCitation:
        return copyCitation(row);
    case MessageStrip::Deed::ShowRecord:
        emit recordRequested(row);
        return;
    case MessageStrip::Deed::AddEvidence:
        emit evidenceRequested(row, {});
        return;
    }
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString tip = tipAt(m_page, m_geometry, help->pos());
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), tip, viewport());
        return true;
    }
    if (event->type() == QEvent::Leave) {
        updateHover({-1, -1});
        m_lastMouse = {-1, -1};
        m_strip->dismiss();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool TranscriptView::event(QEvent *event)
{
    // Space and the arrows are read here, not by a shortcut of the window, while the view has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

// Tab goes through the links and folds that are in view, then on to the next widget.
bool TranscriptView::focusNextPrevChild(bool next)
{
    m_door = nextDoor(m_page, viewport()->height(), m_door, next);
    viewport()->update();
    return m_door ? true : QAbstractScrollArea::focusNextPrevChild(next);
}

void TranscriptView::openDoor(const Door &door)
{
    const LinkTarget target = linkTargetOf(door.target);
    switch (target.kind) {
    case LinkTarget::Kind::Message:
        return showMessage(target.number);
    case LinkTarget::Kind::Record:
        m_navigator.setCurrent(door.place.row);
        emit recordRequested(door.place.row);
        return;
    case LinkTarget::Kind::Viewpoint: {
        ReadingOptions changed = options();
        changed.viewpoint = Viewpoint(std::clamp(target.number, 0, int(Viewpoint::Model)));
        m_navigator.setCurrent(door.place.row); // the moment that is looked at
        const auto before = m_page.rectOf(door.place.row);
        setOptions(changed);
        if (before) // it is looked at where it was clicked, whatever opens above it
            m_page.place(door.place.row, before->top());
        return afterScroll();
    }
    case LinkTarget::Kind::Session: // a transcript may spell any: only those that are known are opened
        if (options().sessions.contains(target.text))
            emit sessionRequested(target.text);
        return;
    case LinkTarget::Kind::Fold:
        return setFold(door.place.row, target.number);
    case LinkTarget::Kind::Outside: // never followed
        return;
    }
}

void TranscriptView::showMessage(int number)
{
    const int row = m_model ? rowOfNumber(*m_model, number) : -1;
    if (row < 0)
        return;
    emit linkActivated(row);
    m_navigator.goTo(row);
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint point = event->pos();
    const int row = isByKey ? m_keys.visibleCurrent() : rowAt(point);
    if (row < 0)
        return;
    m_navigator.setCurrent(row);
    QMenu menu(this);
    fillMessageMenu(menu, *this, row, isByKey ? m_door : doorAt(m_page, inColumn(point)));
    menu.exec(isByKey ? viewport()->mapToGlobal(rectOf(row).topLeft()) : event->globalPos());
}

}
