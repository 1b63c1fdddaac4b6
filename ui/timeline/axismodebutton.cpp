// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/axismodebutton.h"

#include "ui/theme/themestore.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace tacet {

namespace {

constexpr int ArrowPx = 6;
constexpr int GapPx = 4;

}

AxisModeButton::AxisModeButton(const ThemeStore &themes, QWidget *parent)
    : QAbstractButton(parent)
    , m_themes(themes)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

AxisModeButton::~AxisModeButton() = default;

QSize AxisModeButton::sizeHint() const
{
    const QFontMetrics metrics(m_themes.theme().label);
    return {metrics.horizontalAdvance(text()) + GapPx + ArrowPx + 2 * PaddingPx, metrics.height() + 2 * PaddingPx};
}

void AxisModeButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
    const QColor colour = isEnabled() && (underMouse() || hasFocus()) ? theme.accent : theme.muted;
    painter.setPen(colour);
    painter.setFont(theme.label);
    painter.drawText(rect().adjusted(PaddingPx, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    const double left = PaddingPx + QFontMetrics(theme.label).horizontalAdvance(text()) + GapPx;
    const double middle = rect().center().y() + 1;
    QPainterPath arrow;
    arrow.moveTo(left, middle - 2);
    arrow.lineTo(left + ArrowPx, middle - 2);
    arrow.lineTo(left + ArrowPx / 2.0, middle + 2);
    arrow.closeSubpath();
    painter.fillPath(arrow, colour);
}

}
