// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/historyview.h"

#include "ui/review/reviewfield.h"
#include "ui/review/reviewstyle.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tacet {

HistoryView::HistoryView(QWidget *parent)
    : QWidget(parent)
    , m_list(new QTreeWidget(this))
    , m_details(new QLabel(this))
    , m_restore(new QPushButton(tr("Restore this state"), this))
{
    m_list->setHeaderLabels({tr("When"), tr("Who"), tr("What")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Changes of this review"));
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_details->setWordWrap(true);
    m_details->setTextFormat(Qt::PlainText);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLook(*m_details, Look::Muted);
    setLook(*m_restore, Look::Plain);
    m_restore->setObjectName(QStringLiteral("restore"));
    m_restore->setToolTip(tr("Makes the review what it was after this change; can be undone like any other change"));

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * Theme::Grid, 3 * Theme::Grid, 4 * Theme::Grid, 3 * Theme::Grid);
    layout->setSpacing(2 * Theme::Grid);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_details);
    layout->addWidget(m_restore, 0, Qt::AlignLeft);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &HistoryView::showSelected);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
        if (row >= 0 && m_changes[size_t(row)].after)
            emit restoreRequested(*m_changes[size_t(row)].after);
    });
    showMessage({});
}

HistoryView::~HistoryView() = default;

void HistoryView::showMessage(const QString &message)
{
    m_changes.clear();
    m_list->clear();
    m_list->hide();
    m_restore->hide();
    m_details->setText(message);
    static_cast<QVBoxLayout *>(layout())->setStretchFactor(m_details, 1);
    m_details->setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void HistoryView::showChanges(const std::vector<Change> &changes)
{
    if (changes.empty()) {
        showMessage(tr("Nothing has been recorded yet. Every change of this review will stand here, with who made it "
                       "and when."));
        return;
    }
    m_changes = coalesced(changes);
    std::reverse(m_changes.begin(), m_changes.end());
    m_list->clear();
    for (const Change &change : m_changes) {
        const QString time = QLocale().toString(change.time.toLocalTime(), QStringLiteral("yyyy-MM-dd HH:mm"));
        auto *item = new QTreeWidgetItem(m_list, {time, change.who, change.what});
        item->setToolTip(2, change.what.toHtmlEscaped());
    }
    static_cast<QVBoxLayout *>(layout())->setStretchFactor(m_details, 0);
    m_list->show();
    m_restore->show();
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showSelected();
}

void HistoryView::showSelected()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0)
        return;
    const Change &change = m_changes[size_t(row)];
    QStringList lines = differences(change.before.value_or(Review()), change.after.value_or(Review()));
    if (lines.isEmpty())
        lines << tr("Nothing that is shown here has changed.");
    m_details->setText(lines.join(u'\n'));
    m_restore->setEnabled(row > 0 && change.after.has_value());
}

std::vector<Change> coalesced(const std::vector<Change> &changes, qint64 withinMs)
{
    std::vector<Change> result;
    for (const Change &change : changes) {
        const bool goesOn = !result.empty() && result.back().who == change.who && result.back().what == change.what
            && result.back().time.msecsTo(change.time) <= withinMs;
        if (!goesOn) {
            result.push_back(change);
            continue;
        }
        result.back().after = change.after;
        result.back().time = change.time;
        result.back().id = change.id;
    }
    return result;
}

}
