// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/errorbanner.h"

#include "models/core/error.h"
#include "ui/theme/themestore.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace tacet {

namespace {

constexpr int StripePx = 4;

}

ErrorBanner::ErrorBanner(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_text(new QLabel(this))
    , m_offer(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTextFormat(Qt::PlainText); // messages quote untrusted files
    m_close->setText(tr("Dismiss"));
    m_close->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(StripePx + 3 * Theme::Grid, Theme::Grid, 2 * Theme::Grid, Theme::Grid);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_offer, 0, Qt::AlignTop);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    setAccessibleName(tr("Error"));
    m_offer->setObjectName(QStringLiteral("offer"));
    m_offer->hide();
    connect(m_offer, &QPushButton::clicked, this, &ErrorBanner::offerTaken);
    connect(m_close, &QToolButton::clicked, this, &ErrorBanner::dismiss);
    hide();
}

ErrorBanner::~ErrorBanner() = default;

void ErrorBanner::showError(const Error &error)
{
    showText(oneLine(error));
}

void ErrorBanner::showText(const QString &text)
{
    m_text->setText(text);
    m_offer->hide();
    setAccessibleDescription(text);
    show();
}

void ErrorBanner::offer(const QString &action)
{
    m_offer->setText(action);
    m_offer->show();
}

QString ErrorBanner::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void ErrorBanner::dismiss()
{
    hide();
    emit dismissed();
}

void ErrorBanner::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.surface);
    painter.fillRect(QRect(0, 0, StripePx, height()), theme.bad);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hairline);
}

}
