// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/foldsection.h"

#include "ui/theme/themestore.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace tacet {

namespace {

constexpr int Height = 8 * Theme::Grid;
constexpr int ChevronPx = 14;

void drawChevron(QPainter &painter, QPointF centre, bool isOpen)
{
    const QPolygonF right({{-2, -4}, {2, 0}, {-2, 4}});
    const QPolygonF down({{-4, -2}, {0, 2}, {4, -2}});
    painter.drawPolyline((isOpen ? down : right).translated(centre));
}

}

FoldHeader::FoldHeader(const ThemeStore &themes, const QString &name, QWidget *parent)
    : QAbstractButton(parent)
    , m_themes(themes)
{
    setText(name);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QAbstractButton::toggled, this, &FoldHeader::describe);
    describe();
}

FoldHeader::~FoldHeader() = default;

void FoldHeader::describe()
{
    setAccessibleName(text());
    const QString state = isChecked() ? tr("open") : tr("folded");
    setAccessibleDescription(m_count.isEmpty() ? tr("%1, empty").arg(state) : tr("%1, %2").arg(state, m_count));
}

void FoldHeader::setCount(const QString &count)
{
    if (count == m_count)
        return;
    m_count = count;
    describe();
    update();
}

QSize FoldHeader::sizeHint() const
{
    const QFontMetrics metrics(m_themes.theme().body);
    return {metrics.horizontalAdvance(text()) + 80, std::max(Height, metrics.height() + 3 * Theme::Grid)};
}

void FoldHeader::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), theme.hairline);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(underMouse() ? theme.accent : theme.muted, 1.4));
    drawChevron(painter, {5.0, height() / 2.0 + 0.5}, isChecked());

    QFont font = theme.body;
    painter.setFont(font);
    painter.setPen(theme.muted);
    const QRect inside = rect().adjusted(ChevronPx + 2, 1, -2, 0);
    painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, m_count);
    const int room = inside.width() - QFontMetrics(font).horizontalAdvance(m_count) - 2 * Theme::Grid;
    font.setWeight(m_count.isEmpty() ? QFont::Normal : QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(underMouse() ? theme.accent : theme.text);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(text(), Qt::ElideRight, room));
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 2.75, -0.75, -1.75), 3, 3);
    }
}

void FoldHeader::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void FoldHeader::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

FoldSection::FoldSection(const ThemeStore &themes, const QString &name, QWidget *body, QWidget *parent)
    : QWidget(parent)
    , m_header(new FoldHeader(themes, name, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(body);
    body->setContentsMargins(0, 0, 0, 2 * Theme::Grid);
    body->hide();
    connect(m_header, &QAbstractButton::toggled, this, [this, body](bool isOpen) {
        body->setVisible(isOpen);
        if (isOpen)
            emit opened();
    });
}

FoldSection::~FoldSection() = default;

}
