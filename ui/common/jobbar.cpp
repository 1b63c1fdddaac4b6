// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/jobbar.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

namespace tacet {

namespace {

constexpr int BlinkMs = 200;

}

JobBar::JobBar(QWidget *parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_delay(new QTimer(this))
{
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(2 * Theme::Grid);
    m_what->setTextFormat(Qt::PlainText);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(3 * Theme::Grid, Theme::Grid, 3 * Theme::Grid, Theme::Grid);
    layout->addWidget(m_what);
    layout->addWidget(m_bar, 1);
    layout->addWidget(cancel);
    m_delay->setSingleShot(true);
    m_delay->setInterval(BlinkMs);
    connect(m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(cancel, &QPushButton::clicked, this, &JobBar::cancelRequested);
    hide();
}

JobBar::~JobBar() = default;

void JobBar::start(const QString &what)
{
    setWhat(what);
    m_bar->setValue(0);
    m_delay->start();
}

void JobBar::setWhat(const QString &what)
{
    m_what->setText(what);
    m_bar->setAccessibleName(what);
}

void JobBar::setProgress(int thousandths)
{
    m_bar->setValue(thousandths);
}

void JobBar::finish()
{
    m_delay->stop();
    hide();
}

}
