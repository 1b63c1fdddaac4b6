// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/headerbar.h"

#include "models/core/session.h"
#include "ui/common/chip.h"
#include "ui/common/elidedlabel.h"
#include "ui/theme/themestore.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

namespace tacet {

HeaderBar::HeaderBar(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_title(new ElidedLabel(this))
    , m_agent(new Chip(themes, this))
    , m_count(new Chip(themes, this))
    , m_live(new Chip(themes, this))
    , m_reviewer(new Chip(themes, this))
{
    m_reviewer->setInteractive(true);
    m_reviewer->setToolTip(tr("Who reads. Click to read under another name."));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(4 * Theme::Grid, 2 * Theme::Grid, 4 * Theme::Grid, 2 * Theme::Grid);
    layout->setSpacing(2 * Theme::Grid);
    layout->addWidget(m_title);
    layout->addSpacing(Theme::Grid);
    layout->addWidget(m_agent);
    layout->addWidget(m_count);
    layout->addWidget(m_live);
    m_live->setText(tr("live"));
    m_live->setObjectName(QStringLiteral("live"));
    m_live->setToolTip(tr("The transcript is being written to. What is appended comes in by itself."));
    m_live->hide();
    layout->addStretch(1);
    layout->addWidget(m_reviewer);
    connect(m_reviewer, &Chip::clicked, this, &HeaderBar::reviewerClicked);
    connect(&themes, &ThemeStore::themeChanged, this, &HeaderBar::restyle);
    restyle();
}

HeaderBar::~HeaderBar() = default;

void HeaderBar::setSession(const SessionRow &session, int messages)
{
    const SessionFacts &facts = session.facts;
    m_title->setText(facts.title.isEmpty() ? facts.uid : facts.title);
    m_agent->setText(QStringLiteral("%1 %2")
                         .arg(facts.agent.isEmpty() ? session.format : facts.agent, facts.agentVersion)
                         .trimmed());
    m_count->setText(tr("%n message(s)", nullptr, messages));
}

void HeaderBar::addControl(QWidget *control)
{
    auto *row = static_cast<QHBoxLayout *>(layout());
    row->insertWidget(row->indexOf(m_reviewer), control);
}

void HeaderBar::setProgress(const QString &reviewer, int read, int silences)
{
    m_reviewer->setText(silences > 0 ? tr("%1 · %2 of %3 read").arg(reviewer).arg(read).arg(silences) : reviewer);
    m_reviewer->setAccessibleName(tr("Reviewer: %1").arg(m_reviewer->text()));
    m_reviewer->updateGeometry();
}

void HeaderBar::setLive(bool isLive)
{
    m_live->setVisible(isLive);
}

void HeaderBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_themes.theme().ground);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_themes.theme().hairline);
}

void HeaderBar::restyle()
{
    QFont title = m_themes.theme().body;
    title.setBold(true);
    m_title->setFont(title);
    update();
}

}
