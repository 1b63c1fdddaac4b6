// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/confidencedots.h"

#include "ui/theme/themestore.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tacet {

namespace {

constexpr int StepPx = 16; // the whole of it can be hit
constexpr double Radius = 4.5;
constexpr int Margin = Theme::Grid;

}

ConfidenceDots::ConfidenceDots(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Confidence"));
    setToolTip(tr("How sure you are of your reading: 1 a guess, 5 certain. Ctrl+1 to Ctrl+5; the same again takes it "
                  "back."));
    setAccessibleDescription(words());
}

ConfidenceDots::~ConfidenceDots() = default;

void ConfidenceDots::setConfidence(std::optional<int> confidence)
{
    if (confidence == m_confidence)
        return;
    m_confidence = confidence;
    setAccessibleDescription(words());
    updateGeometry();
    update();
}

QString ConfidenceDots::words() const
{
    return m_confidence ? tr("%1 of %2").arg(*m_confidence).arg(Steps) : tr("– of %1").arg(Steps);
}

QSize ConfidenceDots::sizeHint() const
{
    const QFontMetrics metrics(m_themes.theme().body);
    const int text = metrics.horizontalAdvance(tr("%1 of %2").arg(Steps).arg(Steps));
    return {2 * Margin + Steps * StepPx + Theme::Grid + text, std::max(20, metrics.height() + Theme::Grid)};
}

int ConfidenceDots::stepAt(const QPoint &point) const
{
    const int step = (point.x() - Margin) / StepPx + 1;
    return point.x() < Margin || step > Steps ? 0 : step;
}

void ConfidenceDots::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int step = 1; step <= Steps; ++step) {
        const bool isFilled = step <= m_confidence.value_or(0);
        const QPointF centre(Margin + (step - 0.5) * StepPx, height() / 2.0);
        painter.setPen(QPen(step <= m_hovered ? theme.accent : theme.text, 1.4));
        painter.setBrush(isFilled ? QBrush(step <= m_hovered ? theme.accent : theme.text) : QBrush(Qt::NoBrush));
        painter.drawEllipse(centre, Radius - 0.7, Radius - 0.7);
    }
    const int left = Margin + Steps * StepPx + Theme::Grid;
    painter.setFont(theme.body);
    painter.setPen(m_confidence ? theme.text : theme.muted);
    painter.drawText(QRect(left, 0, width() - left - Margin, height()), Qt::AlignLeft | Qt::AlignVCenter, words());
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3, 3);
    }
}

void ConfidenceDots::mousePressEvent(QMouseEvent *event)
{
    const int step = stepAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && step > 0)
        emit confidenceToggled(step);
}

void ConfidenceDots::mouseMoveEvent(QMouseEvent *event)
{
    const int step = stepAt(event->position().toPoint());
    if (step == m_hovered)
        return;
    m_hovered = step;
    update();
}

void ConfidenceDots::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hovered = 0;
    update();
}

void ConfidenceDots::keyPressEvent(QKeyEvent *event)
{
    const int now = m_confidence.value_or(0);
    int wanted = now;
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Up)
        wanted = std::min(now + 1, Steps);
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Down)
        wanted = std::max(now - 1, 1);
    else {
        QWidget::keyPressEvent(event);
        return;
    }
    if (wanted != now)
        emit confidenceToggled(wanted);
}

}
