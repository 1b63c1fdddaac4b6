// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messagestrip.h"

#include "ui/theme/themestore.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace tacet {

MessageStrip::MessageStrip(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
{
    const std::tuple<Deed, QString, QString> deeds[] {
        {Deed::Copy, tr("Copy"), tr("Copy the words of this message")},
        {Deed::CopyLink, tr("Link"), tr("Copy a link to this message")},
        {Deed::CopyCitation, tr("Cite"), tr("Copy one line with session, number, finding, digest and bytes")},
        {Deed::ShowRecord, tr("Record"), tr("Show what is stored, byte for byte")},
        {Deed::AddEvidence, tr("Evidence"), tr("Add this message to the evidence of the open reading")},
    };
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(Theme::Grid, 2, Theme::Grid, 2);
    layout->setSpacing(0);
    for (const auto &[deed, text, tip] : deeds) {
        auto *button = new QToolButton(this);
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleDescription(tip);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        button->setCursor(Qt::ArrowCursor);
        layout->addWidget(button);
        m_buttons.append(button);
        connect(button, &QToolButton::clicked, this, [this, deed = deed] { emit requested(deed, m_row); });
    }
    setCursor(Qt::ArrowCursor);
    connect(&themes, &ThemeStore::themeChanged, this, &MessageStrip::restyle);
    restyle();
    hide();
}

MessageStrip::~MessageStrip() = default;

void MessageStrip::restyle()
{
    for (QToolButton *button : std::as_const(m_buttons))
        button->setFont(m_themes.theme().label);
    adjustSize();
}

void MessageStrip::setEvidenceEnabled(bool isEnabled)
{
    m_buttons.last()->setEnabled(isEnabled);
}

void MessageStrip::showFor(int row, const QPoint &topRight)
{
    m_row = row;
    adjustSize();
    move(topRight.x() - width(), std::max(0, topRight.y()));
    show();
    raise();
}

void MessageStrip::dismiss()
{
    m_row = -1;
    hide();
}

void MessageStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_themes.theme().hairline);
    painter.setBrush(m_themes.theme().raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Theme::Grid, Theme::Grid);
}

}
