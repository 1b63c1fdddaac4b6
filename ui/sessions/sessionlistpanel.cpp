// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessionlistpanel.h"

#include "models/items/sessionfiltermodel.h"
#include "models/items/sessionlistmodel.h"
#include "ui/sessions/sessiondelegate.h"
#include "ui/theme/themestore.h"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace tacet {

SessionListPanel::SessionListPanel(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_order(new SessionFilterModel(this))
    , m_view(new QTreeView(this))
{
    m_order->sort(SessionListModel::Date, Qt::DescendingOrder);
    m_view->setItemDelegate(new SessionLineDelegate(themes, this));
    m_view->setModel(m_order);
    m_view->setUniformRowHeights(true);
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIndentation(4 * Theme::Grid);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Sessions"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    const auto choose = [this](const QModelIndex &index) {
        if (index.isValid())
            emit sessionChosen(index.data(SessionListModel::SourcePathRole).toString(),
                               index.data(SessionListModel::UidRole).toString());
    };
    connect(m_view, &QTreeView::activated, this, choose);
    connect(m_view, &QTreeView::clicked, this, choose);
    const auto restyle = [this, &themes] {
        QPalette palette = m_view->palette();
        palette.setColor(QPalette::Highlight, themes.theme().selection); // of what the view paints itself
        m_view->setPalette(palette);
        m_view->doItemsLayout();
    };
    connect(&themes, &ThemeStore::themeChanged, m_view, restyle);
    restyle();
}

SessionListPanel::~SessionListPanel() = default;

void SessionListPanel::setModel(SessionListModel *model)
{
    m_model = model;
    m_order->setSourceModel(model);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(SessionListModel::Title, QHeaderView::Stretch);
    for (int column = SessionListModel::Title + 1; column < SessionListModel::ColumnCount; ++column)
        m_view->hideColumn(column);
}

void SessionListPanel::setCurrent(const QString &sourcePath, const QString &uid)
{
    if (!m_model)
        return;
    const QModelIndex index = m_order->mapFromSource(m_model->indexOf(sourcePath, uid));
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
}

}
