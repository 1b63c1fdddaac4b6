// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinehovercard.h"

#include "ui/theme/themestore.h"

#include <QFontMetrics>
#include <QPainter>
#include <QScreen>
#include <QTextLayout>

#include <algorithm>

namespace tacet {

namespace {

constexpr int WidestPx = 360;
constexpr int PaddingPx = 2 * Theme::Grid;
constexpr int MarkPx = 11;
constexpr int MostLines = 3;

int lineHeight(const QFont &font)
{
    return QFontMetrics(font).height() + 2;
}

}

TimelineHoverCard::TimelineHoverCard(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput)
    , m_themes(themes)
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

TimelineHoverCard::~TimelineHoverCard() = default;

void TimelineHoverCard::show(const HoverFacts &facts, const QPoint &bottomCentre)
{
    m_facts = facts;
    resize(contentSize());
    QRect place(QPoint(bottomCentre.x() - width() / 2, bottomCentre.y() - height()), size());
    if (const QScreen *on = screen()) {
        const QRect room = on->availableGeometry();
        place.moveLeft(std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - width())));
        place.moveTop(std::max(place.top(), room.top()));
    }
    move(place.topLeft());
    update();
    QWidget::show();
}

QStringList TimelineHoverCard::previewLines() const
{
    // Plain text, broken by hand: what a transcript says is never markup here.
    QStringList lines;
    QTextLayout layout(m_facts.preview, m_themes.theme().label);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < MostLines; line = layout.createLine()) {
        line.setLineWidth(WidestPx - 2 * PaddingPx);
        const QString rest = m_facts.preview.mid(line.textStart());
        const bool isLast = lines.size() + 1 == MostLines;
        lines << (isLast
                      ? QFontMetrics(m_themes.theme().label).elidedText(rest, Qt::ElideRight, WidestPx - 2 * PaddingPx)
                      : rest.left(line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

QSize TimelineHoverCard::contentSize() const
{
    const Theme &theme = m_themes.theme();
    const auto textWidth = [](const QFont &font, const QString &text) {
        return QFontMetrics(font).horizontalAdvance(text);
    };
    int width = textWidth(theme.mono, m_facts.head);
    int height = lineHeight(theme.mono);
    if (!m_facts.silenceLine.isEmpty()) {
        width = std::max(width, MarkPx + PaddingPx + textWidth(theme.body, m_facts.silenceLine));
        height += lineHeight(theme.body);
    }
    for (const QString &line : previewLines()) {
        width = std::max(width, textWidth(theme.label, line));
        height += lineHeight(theme.label);
    }
    return {std::min(width, WidestPx - 2 * PaddingPx) + 2 * PaddingPx, height + 2 * PaddingPx};
}

void TimelineHoverCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.raised);
    painter.setPen(theme.hairline);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    int top = PaddingPx;
    const auto line = [&](const QFont &font, const QColor &colour, const QString &text, int indent) {
        const int height = lineHeight(font);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(PaddingPx + indent, top, width() - 2 * PaddingPx - indent, height),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        top += height;
    };
    line(theme.mono, theme.muted, m_facts.head, 0);
    if (!m_facts.silenceLine.isEmpty()) {
        const int height = lineHeight(theme.body);
        paintSilenceMark(painter, QRectF(PaddingPx, top + (height - MarkPx) / 2, MarkPx, MarkPx), m_facts.silence,
                         theme);
        line(theme.body, theme.text, m_facts.silenceLine, MarkPx + PaddingPx);
    }
    for (const QString &text : previewLines())
        line(theme.label, theme.text, text, 0);
}

}
