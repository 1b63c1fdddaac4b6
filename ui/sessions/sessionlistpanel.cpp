// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessionlistpanel.h"

#include "ui/sessions/sessionlistmodel.h"
#include "ui/theme/themestore.h"

#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace tacet {

namespace {

/// Paints a session in two lines: its title, its facts.
class SessionDelegate final : public QStyledItemDelegate
{
public:
    SessionDelegate(const ThemeStore &themes, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_themes(themes)
    { }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        const Theme &theme = m_themes.theme();
        return {0, QFontMetrics(theme.body).height() + QFontMetrics(theme.label).height() + 4 * Theme::Grid};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_themes.theme();
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (isCurrent) {
            painter->fillRect(option.rect, theme.selection);
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
        }
        const int indent = 3 * Theme::Grid + 4 * Theme::Grid * index.data(SessionListModel::DepthRole).toInt();
        QRect line = option.rect.adjusted(indent, 2 * Theme::Grid, -2 * Theme::Grid, 0);
        QFont title = theme.body;
        title.setBold(isCurrent);
        drawLine(*painter, line, title, theme.text, index.data(SessionListModel::TitleRole).toString());
        line.translate(0, QFontMetrics(theme.body).height());
        drawLine(*painter, line, theme.label, theme.muted, index.data(SessionListModel::FactsRole).toString());
        painter->restore();
    }

private:
    static void drawLine(QPainter &painter, QRect line, const QFont &font, const QColor &colour, const QString &text)
    {
        const QFontMetrics metrics(font);
        line.setHeight(metrics.height());
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideMiddle, line.width()));
    }

    const ThemeStore &m_themes;
};

}

SessionListPanel::SessionListPanel(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_model(new SessionListModel(this))
    , m_view(new QListView(this))
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new SessionDelegate(themes, this));
    m_view->setUniformItemSizes(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Sessions in this file"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    const auto choose = [this](const QModelIndex &index) {
        if (index.isValid())
            emit sessionChosen(SessionId {index.data(SessionListModel::SessionIdRole).toLongLong()});
    };
    connect(m_view, &QListView::activated, this, choose);
    connect(m_view, &QListView::clicked, this, choose);
    connect(&themes, &ThemeStore::themeChanged, m_view, [this] { m_view->doItemsLayout(); });
}

SessionListPanel::~SessionListPanel() = default;

void SessionListPanel::setSessions(std::vector<SessionRow> sessions)
{
    m_model->setSessions(std::move(sessions));
}

void SessionListPanel::setCurrent(SessionId session)
{
    const int row = m_model->rowOf(session);
    m_view->setCurrentIndex(row < 0 ? QModelIndex() : m_model->index(row));
}

}
