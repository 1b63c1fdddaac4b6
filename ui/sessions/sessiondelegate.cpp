// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessiondelegate.h"

#include "models/items/sessionlistmodel.h"
#include "ui/theme/silencemark.h"
#include "ui/theme/themestore.h"

#include <QLocale>
#include <QPainter>

namespace tacet {

namespace {

constexpr int Grid = Theme::Grid;
constexpr int MarkPx = 10;

void drawLine(QPainter &painter, const QRect &rect, const QFont &font, const QColor &colour, const QString &text,
              Qt::Alignment alignment, Qt::TextElideMode elide)
{
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rect, int(alignment) | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, elide, rect.width()));
}

void drawGround(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme)
{
    if (option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(option.rect, theme.selection);
}

}

SessionTableDelegate::SessionTableDelegate(const ThemeStore &themes, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_themes(themes)
{ }

SessionTableDelegate::~SessionTableDelegate() = default;

QSize SessionTableDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(m_themes.theme().body).height() + 3 * Grid};
}

void SessionTableDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    drawGround(*painter, option, m_themes.theme());
    const QRect rect = option.rect.adjusted(Grid, 0, -Grid, 0); // under the words of the header
    painter->setClipRect(option.rect);
    if (index.column() == SessionListModel::Title && option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), m_themes.theme().accent);
    if (index.column() == SessionListModel::Silences)
        paintSilences(*painter, rect, index);
    else
        paintWords(*painter, rect, index);
    painter->restore();
}

void SessionTableDelegate::paintSilences(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const Theme &theme = m_themes.theme();
    const auto counts = index.data(SessionListModel::SilencesRole).value<QList<SilenceCount>>();
    const QFontMetrics metrics(theme.label);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme.label);
    int x = rect.left();
    SilenceGroup group = counts.isEmpty() ? SilenceGroup::NotKnown : counts.first().group;
    for (const SilenceCount &one : counts) {
        if (one.group != group) { // persons and artefacts stand apart
            x += 2 * Grid;
            group = one.group;
        }
        const QString count = QLocale().toString(one.count);
        const int width = MarkPx + Grid + metrics.horizontalAdvance(count);
        if (x + width > rect.right()) {
            painter.setPen(theme.muted);
            painter.drawText(QRect(x, rect.top(), rect.right() - x + 2 * Grid, rect.height()), Qt::AlignVCenter,
                             QStringLiteral("…"));
            return;
        }
        paintSilenceMark(painter, QRectF(x, rect.center().y() - MarkPx / 2.0 + 0.5, MarkPx, MarkPx), one.silence,
                         theme);
        painter.setPen(one.group == SilenceGroup::Person ? theme.text : theme.muted);
        painter.drawText(QRect(x + MarkPx + Grid, rect.top(), width, rect.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         count);
        x += width + 2 * Grid;
    }
}

void SessionTableDelegate::paintWords(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const Theme &theme = m_themes.theme();
    const int column = index.column();
    const bool isTitle = column == SessionListModel::Title;
    QColor colour = isTitle ? theme.text : theme.muted;
    if (column == SessionListModel::Damaged)
        colour = theme.bad;
    const int toRead = index.data(SessionListModel::ToReadRole).toInt();
    if (column == SessionListModel::Read && toRead > 0 && index.data(SessionListModel::ReadRole).toInt() >= toRead)
        colour = theme.good;
    drawLine(painter, rect, isTitle ? theme.body : theme.label, colour, index.data().toString(),
             Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()), isTitle ? Qt::ElideMiddle : Qt::ElideRight);
}

SessionLineDelegate::SessionLineDelegate(const ThemeStore &themes, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_themes(themes)
{ }

SessionLineDelegate::~SessionLineDelegate() = default;

QSize SessionLineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const Theme &theme = m_themes.theme();
    return {0, QFontMetrics(theme.body).height() + QFontMetrics(theme.label).height() + 4 * Grid};
}

void SessionLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = m_themes.theme();
    painter->save();
    drawGround(*painter, option, theme);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    if (isCurrent)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
    QFont title = theme.body;
    title.setBold(isCurrent);
    QRect line = option.rect.adjusted(2 * Grid, 2 * Grid, -2 * Grid, 0);
    line.setHeight(QFontMetrics(title).height());
    drawLine(*painter, line, title, theme.text, index.data(SessionListModel::TitleRole).toString(),
             Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
    line.translate(0, line.height());
    drawLine(*painter, line, theme.label, theme.muted, index.data(SessionListModel::FactsRole).toString(),
             Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
    painter->restore();
}

}
