// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/silences/classchip.h"

#include "ui/theme/silencemark.h"
#include "ui/theme/themestore.h"

#include <QFontMetrics>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace tacet {

namespace {

constexpr int MarkPx = 10;
constexpr int PaddingPx = 7;
constexpr int GapPx = 5;

}

ClassChip::ClassChip(const ThemeStore &themes, SilenceClass silence, QWidget *parent)
    : QAbstractButton(parent)
    , m_themes(themes)
    , m_silence(silence)
{
    setCheckable(true);
    setChecked(true);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
}

ClassChip::~ClassChip() = default;

void ClassChip::setCount(int count)
{
    setText(QLocale().toString(count));
    setAccessibleName(tr("%1: %2", "class, how many").arg(labelOf(m_silence)).arg(count));
    setToolTip(tr("%1: %2\nClick to list them or not; with Ctrl only these").arg(labelOf(m_silence)).arg(count));
    updateGeometry();
    update();
}

QSize ClassChip::sizeHint() const
{
    const QFontMetrics metrics(m_themes.theme().label);
    return {2 * PaddingPx + MarkPx + GapPx + metrics.horizontalAdvance(text()), metrics.height() + 2 * Theme::Grid};
}

void ClassChip::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = hasFocus() || underMouse();
    painter.setPen(QPen(isLit ? theme.accent : theme.hairline, hasFocus() ? 2 : 1,
                        isChecked() || isLit ? Qt::SolidLine : Qt::DotLine));
    painter.setBrush(isDown() ? QBrush(theme.selection) : QBrush(Qt::NoBrush));
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    painter.setOpacity(isChecked() ? 1 : 0.5);
    paintSilenceMark(painter, QRectF(PaddingPx, (height() - MarkPx) / 2.0, MarkPx, MarkPx), m_silence, theme);
    painter.setOpacity(1);
    QFont font = theme.label;
    font.setStrikeOut(!isChecked()); // not by colour alone
    painter.setFont(font);
    painter.setPen(isChecked() ? theme.text : theme.muted);
    painter.drawText(rect().adjusted(PaddingPx + MarkPx + GapPx, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
}

void ClassChip::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier && hitButton(event->pos())) {
        setDown(false);
        emit onlyRequested();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

}
