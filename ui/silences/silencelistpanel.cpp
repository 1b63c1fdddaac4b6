// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/silences/silencelistpanel.h"

#include "models/items/silencelistmodel.h"
#include "ui/navigation/navigator.h"
#include "ui/silences/silencedelegate.h"
#include "ui/silences/silencefilterbar.h"
#include "ui/theme/themestore.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace tacet {

namespace {

constexpr int PreferredPx = 280;
constexpr int NarrowestPx = 220;

QListView *makeView(QWidget *parent)
{
    auto *view = new QListView(parent);
    view->setObjectName(QStringLiteral("silences"));
    view->setAccessibleName(SilenceListPanel::tr("Silences"));
    view->setFrameShape(QFrame::NoFrame);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setMouseTracking(true);
    return view;
}

}

SilenceListPanel::SilenceListPanel(const ThemeStore &themes, Navigator &navigator, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_navigator(navigator)
    , m_filter(new SilenceFilterBar(themes, this))
    , m_empty(new QLabel(this))
    , m_view(makeView(this))
    , m_delegate(new SilenceDelegate(themes, this))
{
    m_view->setItemDelegate(m_delegate);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setContentsMargins(3 * Theme::Grid, 2 * Theme::Grid, 3 * Theme::Grid, 2 * Theme::Grid);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_filter);
    column->addWidget(m_empty);
    column->addWidget(m_view, 1);

    connect(m_view, &QListView::clicked, this, &SilenceListPanel::onActivated);
    connect(m_view, &QListView::activated, this, &SilenceListPanel::onActivated);
    connect(&m_navigator, &Navigator::currentChanged, this, &SilenceListPanel::followNavigator);
    connect(m_filter, &SilenceFilterBar::textChanged, this, [this](const QString &text) {
        if (m_model)
            m_model->setText(text.trimmed());
        updateState();
    });
    connect(m_filter, &SilenceFilterBar::unreadOnlyChanged, this, [this](bool isOn) {
        if (m_model)
            m_model->setState(isOn ? std::optional(Review::State::Unread) : std::nullopt);
        updateState();
    });
    connect(m_filter, &SilenceFilterBar::classToggled, this, [this](SilenceClass silence, bool isListed) {
        SilenceClassSet classes = m_model ? m_model->classes() : SilenceClassSet();
        isListed ? classes.insert(silence) : classes.remove(silence);
        listClasses(classes);
    });
    connect(m_filter, &SilenceFilterBar::onlyClassRequested, this, [this](SilenceClass silence) {
        SilenceClassSet only;
        only.insert(silence);
        listClasses(only);
    });
    connect(&m_themes, &ThemeStore::themeChanged, this, &SilenceListPanel::restyle);
    restyle();
    updateState();
}

SilenceListPanel::~SilenceListPanel() = default;

SilenceListModel *SilenceListPanel::model() const
{
    return m_model;
}

void SilenceListPanel::setModel(SilenceListModel *model)
{
    if (m_model)
        disconnect(m_model, nullptr, this, nullptr);
    m_model = model;
    m_view->setModel(model);
    if (model) {
        model->setText(m_filter->text().trimmed());
        model->setState(m_filter->isUnreadOnly() ? std::optional(Review::State::Unread) : std::nullopt);
        connect(model, &SilenceListModel::countsChanged, this, &SilenceListPanel::updateState);
        connect(model, &SilenceListModel::modelReset, this, [this] { followNavigator(m_navigator.current()); });
        connect(model, &SilenceListModel::rowsInserted, this, [this] { followNavigator(m_navigator.current()); });
        connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                &SilenceListPanel::onCurrentRowChanged);
    }
    updateState();
    followNavigator(m_navigator.current());
}

QSize SilenceListPanel::sizeHint() const
{
    return {PreferredPx, 600};
}

QSize SilenceListPanel::minimumSizeHint() const
{
    return {NarrowestPx, 160};
}

void SilenceListPanel::nextSilence()
{
    const int next = m_model ? m_model->nextAfter(m_navigator.current()) : -1;
    if (next >= 0)
        m_navigator.goTo(next);
}

void SilenceListPanel::previousSilence()
{
    const int previous = m_model ? m_model->previousBefore(m_navigator.current()) : -1;
    if (previous >= 0)
        m_navigator.goTo(previous);
}

void SilenceListPanel::clearFilters()
{
    m_filter->clear();
    listClasses(SilenceClassSet::listedByDefault());
}

void SilenceListPanel::onCurrentRowChanged(const QModelIndex &index)
{
    if (!m_isFollowing && index.data(SilenceListModel::OrdinalRole).isValid())
        m_navigator.goTo(index.data(SilenceListModel::OrdinalRole).toInt());
}

void SilenceListPanel::onActivated(const QModelIndex &index)
{
    switch (SilenceListModel::RowKind(index.data(SilenceListModel::RowKindRole).toInt())) {
    case SilenceListModel::RowKind::Silence: // again, when the transcript was scrolled away from it
        m_navigator.goTo(index.data(SilenceListModel::OrdinalRole).toInt());
        break;
    case SilenceListModel::RowKind::Folded:
        toggleFolded();
        break;
    case SilenceListModel::RowKind::Group:
        break;
    }
}

void SilenceListPanel::followNavigator(int ordinal)
{
    if (!m_model || !m_view->selectionModel())
        return;
    // A turn that is not there has no message of its own: its row stays the current one at the message beside it.
    const QModelIndex shown = m_view->currentIndex();
    if (shown.data(SilenceListModel::SilenceRole).toInt() == int(SilenceClass::Absent)
        && shown.data(SilenceListModel::OrdinalRole).toInt() == ordinal)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const int row = m_model->rowOf(ordinal);
    const QModelIndex index = row >= 0 ? m_model->index(row) : QModelIndex();
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
    else
        m_view->clearSelection();
}

void SilenceListPanel::listClasses(SilenceClassSet classes)
{
    if (!m_model)
        return;
    m_model->setClasses(classes);
    updateState();
    emit classesChanged(classes);
}

void SilenceListPanel::toggleFolded()
{
    SilenceClassSet classes = m_model->classes();
    bool isAnyFolded = false;
    for (const auto &[silence, count] : m_model->classCounts())
        isAnyFolded = isAnyFolded || (!isListedByDefault(silence) && !classes.contains(silence));
    for (const SilenceClass silence : allSilenceClasses()) {
        if (!isListedByDefault(silence))
            isAnyFolded ? classes.insert(silence) : classes.remove(silence);
    }
    listClasses(classes);
}

void SilenceListPanel::updateState()
{
    std::vector<std::pair<SilenceClass, int>> chips;
    int listable = 0;
    for (const auto &each : m_model ? m_model->classCounts() : chips) {
        const bool isExtra = !isListedByDefault(each.first);
        if (!isExtra || m_model->classes().contains(each.first))
            chips.push_back(each);
        listable += isExtra ? 0 : each.second;
    }
    m_filter->setClasses(chips, m_model ? m_model->classes() : SilenceClassSet());
    m_filter->setVisible(!chips.empty());
    const int rows = m_model ? m_model->rowCount() : 0;
    const bool isEmpty = !m_model || m_model->silences() == 0;
    if (isEmpty && listable > 0)
        m_empty->setText(tr("No silence matches the filter."));
    else if (rows > 0)
        m_empty->setText(tr("No silence here but what is not listed."));
    else
        m_empty->setText(tr("No silence here: every message has text."));
    m_empty->setVisible(isEmpty);
    m_view->setVisible(!isEmpty || rows > 0);
    if (m_model)
        m_delegate->setLargestIndex(m_model->lastOrdinal());
}

void SilenceListPanel::restyle()
{
    const Theme &theme = m_themes.theme();
    QPalette palette = m_empty->palette();
    palette.setColor(QPalette::WindowText, theme.muted);
    m_empty->setPalette(palette);
    m_view->doItemsLayout(); // the fonts may be others, and with them the heights
}

// The current row stays in sight when the panel gives way to others; by then the view has its new size.
void SilenceListPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(
        m_view, [view = m_view] { view->scrollTo(view->currentIndex()); }, Qt::QueuedConnection);
}

}
