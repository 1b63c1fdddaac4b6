// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessionlistpage.h"

#include "models/items/sessionfiltermodel.h"
#include "models/items/sessionlistmodel.h"
#include "ui/common/elidedlabel.h"
#include "ui/sessions/problemsdialog.h"
#include "ui/sessions/sessiondelegate.h"
#include "ui/theme/themestore.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QToolButton>
#include <QTreeView>

namespace tacet {

namespace {

constexpr int Grid = Theme::Grid;

QToolButton *toggle(const QString &text, const QString &toolTip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setCheckable(true);
    return button;
}

}

SessionListPage::SessionListPage(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_filter(new SessionFilterModel(this))
    , m_title(new ElidedLabel(this))
    , m_counts(new QLabel(this))
    , m_text(new QLineEdit(this))
    , m_agent(new QComboBox(this))
    , m_ofPersons(toggle(tr("Persons"), tr("Only sessions in which a person was silent"), this))
    , m_unread(toggle(tr("Unread"), tr("Only sessions with silences that you have not read"), this))
    , m_view(new QTreeView(this))
    , m_empty(new QLabel(this))
    , m_problems(new QToolButton(this))
{
    m_text->setPlaceholderText(tr("Title, agent, path or id"));
    m_text->setAccessibleName(tr("Filter the sessions"));
    m_text->setClearButtonEnabled(true);
    m_text->installEventFilter(this);
    m_agent->setAccessibleName(tr("Agent"));
    m_agent->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_agent->addItem(tr("All agents"), QString());
    m_ofPersons->setObjectName(QStringLiteral("ofPersons"));
    m_unread->setObjectName(QStringLiteral("unread"));
    m_counts->setTextFormat(Qt::PlainText);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_problems->setAutoRaise(true);
    m_problems->setToolTip(tr("What was not read, and why"));

    auto *head = new QHBoxLayout;
    head->setContentsMargins(4 * Grid, 3 * Grid, 4 * Grid, 0);
    head->setSpacing(3 * Grid);
    head->addWidget(m_title, 1);
    head->addWidget(m_counts);
    auto *filters = new QHBoxLayout;
    filters->setContentsMargins(4 * Grid, 2 * Grid, 4 * Grid, 2 * Grid);
    filters->setSpacing(2 * Grid);
    filters->addWidget(m_text, 1);
    filters->addWidget(m_agent);
    filters->addWidget(m_ofPersons);
    filters->addWidget(m_unread);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addLayout(filters);
    column->addWidget(m_view, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_problems, 0, Qt::AlignLeft);
    m_problems->hide();
    buildView();
    setFocusProxy(m_view);

    connect(m_text, &QLineEdit::textChanged, m_filter, &SessionFilterModel::setText);
    connect(m_agent, &QComboBox::currentIndexChanged, this,
            [this] { m_filter->setAgent(m_agent->currentData().toString()); });
    connect(m_ofPersons, &QToolButton::toggled, m_filter, &SessionFilterModel::setOnlyOfPersons);
    connect(m_unread, &QToolButton::toggled, m_filter, &SessionFilterModel::setOnlyUnread);
    connect(m_problems, &QToolButton::clicked, this, &SessionListPage::showProblems);
    connect(&m_themes, &ThemeStore::themeChanged, this, &SessionListPage::restyle);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, changed, this, &SessionListPage::updateCounts);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &SessionListPage::updateCounts);
    restyle();
}

SessionListPage::~SessionListPage() = default;

void SessionListPage::buildView()
{
    m_view->setItemDelegate(new SessionTableDelegate(m_themes, this));
    m_view->setModel(m_filter);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setSortingEnabled(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIndentation(5 * Grid);
    m_view->setAccessibleName(tr("Sessions"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    connect(m_view, &QTreeView::activated, this, &SessionListPage::choose);
}

void SessionListPage::setModel(SessionListModel *model)
{
    m_model = model;
    m_filter->setSourceModel(model);
    m_view->sortByColumn(SessionListModel::Date, Qt::DescendingOrder);
    QHeaderView *header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(SessionListModel::Title, QHeaderView::Stretch);
    restyle();
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, changed, this, &SessionListPage::updateAgents);
    connect(model, &QAbstractItemModel::modelReset, this, &SessionListPage::updateAgents);
    connect(model, &QAbstractItemModel::dataChanged, this, &SessionListPage::updateAgents);
    updateAgents();
    updateCounts();
}

void SessionListPage::setTitle(const QString &title)
{
    m_title->setText(title);
}

void SessionListPage::setFilling(bool isFilling)
{
    m_isFilling = isFilling;
    updateCounts();
}

void SessionListPage::setProblems(const std::vector<Error> &unreadable, const std::vector<Error> &passedOver)
{
    m_unreadable = unreadable;
    m_passedOver = passedOver;
    QStringList words;
    if (!unreadable.empty())
        words << tr("%n could not be read", nullptr, int(unreadable.size()));
    if (!passedOver.empty())
        words << tr("%n passed over", nullptr, int(passedOver.size()));
    m_problems->setText(words.join(QStringLiteral(" · ")));
    m_problems->setVisible(!words.isEmpty());
}

void SessionListPage::setCurrent(const QString &sourcePath, const QString &uid)
{
    if (!m_model)
        return;
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(sourcePath, uid));
    if (!index.isValid())
        return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void SessionListPage::choose(const QModelIndex &index)
{
    if (index.isValid())
        emit sessionChosen(index.data(SessionListModel::SourcePathRole).toString(),
                           index.data(SessionListModel::UidRole).toString());
}

void SessionListPage::updateCounts()
{
    const int all = m_model ? m_model->sessions() : 0;
    const bool isEmpty = m_filter->rowCount() == 0;
    m_counts->setText(tr("%n session(s)", nullptr, all));
    m_empty->setText(all > 0 ? tr("No session passes the filter.")
                             : tr("There are no sessions here. Open another folder, or a transcript."));
    m_view->setVisible(!isEmpty || m_isFilling);
    m_empty->setVisible(isEmpty && !m_isFilling);
}

void SessionListPage::updateAgents()
{
    // What is the same for all, or nothing for all, takes no room from the titles.
    const QStringList agents = m_model ? m_model->agents() : QStringList();
    m_view->setColumnHidden(SessionListModel::Agent, agents.size() < 2);
    m_agent->setVisible(agents.size() > 1);
    m_view->setColumnHidden(SessionListModel::Damaged, !m_model || !m_model->hasDamage());
    if (agents.size() + 1 == m_agent->count())
        return;
    const QString chosen = m_agent->currentData().toString();
    const QSignalBlocker quiet(m_agent);
    m_agent->clear();
    m_agent->addItem(tr("All agents"), QString());
    for (const QString &agent : agents)
        m_agent->addItem(agent, agent);
    m_agent->setCurrentIndex(std::max(0, m_agent->findData(chosen)));
    m_filter->setAgent(m_agent->currentData().toString());
}

void SessionListPage::showProblems()
{
    ProblemsDialog(m_unreadable, m_passedOver, this).exec();
}

// From the filter straight into what it has left.
bool SessionListPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_view->setFocus();
            if (!m_view->currentIndex().isValid())
                m_view->setCurrentIndex(m_filter->index(0, 0));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SessionListPage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), m_themes.theme().ground);
}

void SessionListPage::restyle()
{
    const Theme &theme = m_themes.theme();
    QFont title = theme.body;
    title.setBold(true);
    m_title->setFont(title);
    for (QWidget *small :
         {static_cast<QWidget *>(m_counts), static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_agent),
          static_cast<QWidget *>(m_ofPersons), static_cast<QWidget *>(m_unread), static_cast<QWidget *>(m_problems)})
        small->setFont(theme.label);
    m_view->header()->setFont(theme.label);
    QPalette palette = m_view->palette();
    palette.setColor(QPalette::Highlight, theme.selection); // of the row's beginning, which the view paints itself
    m_view->setPalette(palette);
    m_empty->setFont(theme.body);
    if (m_model) {
        // Wide enough for what usually stands there; the title has the rest.
        const QFontMetrics metrics(theme.label);
        const auto widthFor = [&metrics](const char *text) {
            return metrics.horizontalAdvance(QString::fromLatin1(text)) + 6 * Grid;
        };
        QHeaderView *header = m_view->header();
        header->resizeSection(SessionListModel::Agent, widthFor("opencode-export"));
        header->resizeSection(SessionListModel::Date, widthFor("12/30/2026 12:30 PM"));
        header->resizeSection(SessionListModel::Messages, widthFor("Messages  ^"));
        header->resizeSection(SessionListModel::Silences, widthFor("o 12   o 12   o 12    o 12   o 12   o"));
        header->resizeSection(SessionListModel::Read, widthFor("123 / 123"));
        header->resizeSection(SessionListModel::Damaged, widthFor("Damaged  ^"));
        m_view->doItemsLayout();
    }
    update();
}

}
