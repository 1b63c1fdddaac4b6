// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/silences/silencedelegate.h"

#include "models/items/silencelistmodel.h"
#include "ui/theme/silencemark.h"
#include "ui/theme/themestore.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace tacet {

namespace {

using Model = SilenceListModel;

constexpr int Margin = 3 * Theme::Grid;
constexpr int Padding = 6; // above the first and below the second line
constexpr int LineGap = 2;
constexpr int MarkPx = 12;
constexpr int ColumnGap = 8;
constexpr int CurrentBarPx = 3;
constexpr int BadgePaddingPx = 5;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

int heightOf(const QFont &font)
{
    return QFontMetrics(font).height();
}

/// "Compaction, auto"; without the detail where there is no room for both, elided where there is none for one.
QString titleOf(const QModelIndex &index, const QFontMetrics &metrics, int widthPx)
{
    const QString title = index.data(Model::TitleRole).toString();
    const QString detail = index.data(Model::DetailRole).toString();
    if (!detail.isEmpty() && detail.compare(title, Qt::CaseInsensitive) != 0) {
        const QString both = SilenceDelegate::tr("%1, %2", "class, detail").arg(title, detail);
        if (metrics.horizontalAdvance(both) <= widthPx)
            return both;
    }
    return metrics.elidedText(title, Qt::ElideMiddle, widthPx);
}

/// "(0.2) work in progress → summary"
QString secondLineOf(const QModelIndex &index)
{
    const QString gap = index.data(Model::GapRole).toString();
    const QString slot = index.data(Model::SlotLabelRole).toString();
    const QString response = index.data(Model::ResponseRole).toString();
    const QString dispute = index.data(Model::DisputeRole).toString();
    if (!dispute.isEmpty())
        return dispute; // somebody says that the class is another: that comes first
    QString line = gap.isEmpty() || slot.isEmpty() ? gap + slot : gap + u' ' + slot;
    if (!response.isEmpty())
        line += (line.isEmpty() ? QStringLiteral("→ ") : QStringLiteral(" → ")) + response;
    return line;
}

}

SilenceDelegate::SilenceDelegate(const ThemeStore &themes, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_themes(themes)
{ }

SilenceDelegate::~SilenceDelegate() = default;

QSize SilenceDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const Theme &theme = m_themes.theme();
    const int label = heightOf(theme.label);
    switch (Model::RowKind(index.data(Model::RowKindRole).toInt())) {
    case Model::RowKind::Group:
        return {0, label + 5 * Theme::Grid};
    case Model::RowKind::Silence:
        return {0, heightOf(theme.body) + label + LineGap + 2 * Padding};
    case Model::RowKind::Folded:
        return {0, 3 * label + 4 * Theme::Grid}; // two lines of what, one of what to do
    }
    return {};
}

void SilenceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    switch (Model::RowKind(index.data(Model::RowKindRole).toInt())) {
    case Model::RowKind::Group:
        paintGroup(*painter, option.rect, index);
        break;
    case Model::RowKind::Silence:
        paintSilence(*painter, option, index);
        break;
    case Model::RowKind::Folded:
        paintFolded(*painter, option, index);
        break;
    }
    painter->restore();
}

void SilenceDelegate::paintGroup(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const Theme &theme = m_themes.theme();
    QFont font = theme.label;
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
    const QRect line(rect.left() + Margin, rect.bottom() - heightOf(font) - Theme::Grid, rect.width() - 2 * Margin,
                     heightOf(font));
    const QString count = QLocale().toString(index.data(Model::CountRole).toInt());
    const int countPx = QFontMetrics(theme.label).horizontalAdvance(count);
    painter.setPen(theme.muted);
    painter.setFont(theme.label);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, count);
    painter.setFont(font);
    const QString name =
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, line.width() - countPx - ColumnGap);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
}

void SilenceDelegate::paintCurrent(QPainter &painter, const QStyleOptionViewItem &option) const
{
    const Theme &theme = m_themes.theme();
    if (option.state & QStyle::State_Selected) {
        painter.fillRect(option.rect, theme.selection);
        painter.fillRect(QRect(option.rect.topLeft(), QSize(CurrentBarPx, option.rect.height())), theme.accent);
    } else if (option.state & QStyle::State_MouseOver) {
        painter.fillRect(option.rect, theme.surface);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(theme.accent, 1));
        painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
}

void SilenceDelegate::paintSilence(QPainter &painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Theme &theme = m_themes.theme();
    paintCurrent(painter, option);
    const bool isCurrent = option.state & QStyle::State_Selected;
    const QRect first(option.rect.left() + Margin, option.rect.top() + Padding, option.rect.width() - 2 * Margin,
                      heightOf(theme.body));
    const QRectF mark(first.left(), first.center().y() - MarkPx / 2.0 + 0.5, MarkPx, MarkPx);
    paintSilenceMark(painter, mark, SilenceClass(index.data(Model::SilenceRole).toInt()), theme);

    const int indexLeft = first.left() + MarkPx + ColumnGap;
    painter.setFont(isCurrent ? bold(theme.mono) : theme.mono);
    painter.setPen(theme.text);
    painter.drawText(QRect(indexLeft, first.top(), indexColumnPx(), first.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     index.data(Model::OrdinalRole).toString());

    const int textLeft = indexLeft + indexColumnPx() + ColumnGap;
    const QRect second(textLeft, first.bottom() + 1 + LineGap, first.right() + 1 - textLeft, heightOf(theme.label));
    // The class is the last thing to give way: where it does not fit beside the reading, that goes one line down.
    const QFont font = isCurrent ? bold(theme.body) : theme.body;
    const int titlePx = QFontMetrics(bold(theme.body)).horizontalAdvance(index.data(Model::TitleRole).toString());
    const State state = stateOf(index);
    const bool isBeside = titlePx + state.widthPx <= first.right() + 1 - textLeft;
    paintState(painter, isBeside ? first : second, state);
    const QRect title = first.adjusted(textLeft - first.left(), 0, isBeside ? -state.widthPx : 0, 0);
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, titleOf(index, QFontMetrics(font), title.width()));

    const QRect sequence = second.adjusted(0, 0, isBeside ? 0 : -state.widthPx, 0);
    painter.setFont(theme.label);
    painter.setPen(theme.muted);
    painter.drawText(sequence, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(theme.label).elidedText(secondLineOf(index), Qt::ElideRight, sequence.width()));
}

SilenceDelegate::State SilenceDelegate::stateOf(const QModelIndex &index) const
{
    const auto state = Review::State(index.data(Model::StateRole).toInt());
    const QString code = index.data(Model::ReadingRole).toString();
    State shown;
    shown.isBadge = !code.isEmpty() && state != Review::State::Unread;
    shown.isSettled = state == Review::State::Read || state == Review::State::Adjudicated;
    shown.words = shown.isBadge ? code : labelOf(state);
    if (shown.isBadge && state == Review::State::Disputed)
        shown.words += QStringLiteral(" ?");
    const int words = QFontMetrics(m_themes.theme().label).horizontalAdvance(shown.words);
    shown.widthPx = words + ColumnGap + (shown.isBadge ? 2 * BadgePaddingPx : 0);
    return shown;
}

void SilenceDelegate::paintState(QPainter &painter, const QRect &line, const State &state) const
{
    const Theme &theme = m_themes.theme();
    painter.setFont(theme.label);
    painter.setPen(theme.muted);
    if (!state.isBadge) {
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, state.words);
        return;
    }
    // A reading that is not finished, or that somebody objects to, has a frame instead of a ground.
    const int width = state.widthPx - ColumnGap;
    const QRectF badge(line.right() + 1 - width, line.top() + 0.5, width, line.height() - 1);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(state.isSettled ? QPen(Qt::NoPen) : QPen(theme.accent, 1));
    painter.setBrush(state.isSettled ? QBrush(theme.selection) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(badge.adjusted(0.5, 0, -0.5, 0), 3, 3);
    painter.setPen(theme.accent);
    painter.drawText(badge, Qt::AlignCenter, state.words);
}

void SilenceDelegate::paintFolded(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = m_themes.theme();
    paintCurrent(painter, option);
    const QRect text = option.rect.adjusted(Margin, 2 * Theme::Grid, -Margin, -Theme::Grid);
    const QString words = index.data().toString();
    const bool isFolded = index.data(Model::CountRole).toInt() > 0;
    painter.setFont(theme.label);
    if (!isFolded) {
        painter.setPen(theme.accent);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, words);
        return;
    }
    QRect used;
    painter.setPen(theme.muted);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words, &used);
    painter.setPen(theme.accent);
    painter.drawText(text.adjusted(0, used.height() + 1, 0, Theme::Grid), Qt::AlignLeft | Qt::AlignTop, tr("Show"));
}

int SilenceDelegate::indexColumnPx() const
{
    const QString widest(std::max<qsizetype>(3, QString::number(m_largestIndex).size()), u'0');
    return QFontMetrics(bold(m_themes.theme().mono)).horizontalAdvance(widest);
}

}
