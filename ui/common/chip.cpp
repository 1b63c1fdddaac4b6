// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/chip.h"

#include "ui/theme/themestore.h"

#include <QPainter>

namespace tacet {

Chip::Chip(const ThemeStore &themes, QWidget *parent)
    : QAbstractButton(parent)
    , m_themes(themes)
{
    setInteractive(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&themes, &ThemeStore::themeChanged, this, &QWidget::updateGeometry);
}

Chip::~Chip() = default;

void Chip::setInteractive(bool isInteractive)
{
    setFocusPolicy(isInteractive ? Qt::StrongFocus : Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents, !isInteractive);
    setCursor(isInteractive ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setAttribute(Qt::WA_Hover, isInteractive);
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(m_themes.theme().label);
    return {metrics.horizontalAdvance(text()) + 6 * Theme::Grid, metrics.height() + 2 * Theme::Grid};
}

void Chip::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isMarked = isChecked() || underMouse();
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.hairline, hasFocus() ? 2 : 1));
    painter.setBrush(isMarked ? theme.selection : QColor(Qt::transparent));
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    painter.setFont(theme.label);
    painter.setPen(isMarked ? theme.accent : theme.muted);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

}
