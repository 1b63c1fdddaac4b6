// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/livereading.h"

#include "models/items/transcriptmodel.h"
#include "ui/mainwindow/headerbar.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/workspace.h"
#include "ui/theme/theme.h"
#include "ui/transcript/transcriptview.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollBar>

namespace tacet {

namespace {

constexpr int QuietMs = 60'000;

}

LiveReading::LiveReading(Workspace &workspace, TranscriptView &transcript, HeaderBar &header, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_transcript(transcript)
    , m_header(header)
    , m_button(new QPushButton(&transcript))
{
    m_button->setObjectName(QStringLiteral("newMessages"));
    m_button->setCursor(Qt::PointingHandCursor);
    m_button->hide();
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(QuietMs);
    transcript.installEventFilter(this);
    connect(&m_quiet, &QTimer::timeout, this, [this] { m_header.setLive(false); });
    connect(m_button, &QPushButton::clicked, this, &LiveReading::goToEnd);
    connect(&workspace, &Workspace::documentOpened, this, &LiveReading::reset);
    connect(&workspace, &Workspace::documentAboutToGrow, this, [this] { m_wasAtEnd = isAtEnd(); });
    connect(&workspace, &Workspace::documentFollowed, this, &LiveReading::onFollowed);
    connect(transcript.verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (m_button->isVisible() && isAtEnd())
            updateButton();
    });
}

LiveReading::~LiveReading() = default;

bool LiveReading::isAtEnd() const
{
    // By the last message: where the bar ends is known only when all heights are.
    const QScrollBar *bar = m_transcript.verticalScrollBar();
    const int last = m_transcript.page().rows() - 1;
    return bar->value() >= bar->maximum() || (last >= 0 && m_transcript.page().lastVisible() == last);
}

void LiveReading::reset()
{
    m_quiet.stop();
    m_header.setLive(false);
    m_known = m_workspace.document() ? m_workspace.document()->readable() : 0;
    m_button->hide();
}

void LiveReading::onFollowed()
{
    m_header.setLive(true);
    m_quiet.start();
    if (m_wasAtEnd)
        goToEnd();
    updateButton();
}

void LiveReading::goToEnd()
{
    // What comes into view is measured, which moves the end; twice is enough where one message is.
    QScrollBar *bar = m_transcript.verticalScrollBar();
    for (int round = 0; round < 3 && bar->value() < bar->maximum(); ++round)
        bar->setValue(bar->maximum());
    updateButton();
}

void LiveReading::updateButton()
{
    const int messages = m_workspace.document() ? m_workspace.document()->readable() : 0;
    if (isAtEnd())
        m_known = messages;
    const int fresh = messages - m_known;
    m_button->setVisible(fresh > 0);
    if (fresh <= 0)
        return;
    m_button->setText(tr("%n new message(s)", nullptr, fresh));
    m_button->adjustSize();
    m_button->move((m_transcript.width() - m_button->width()) / 2,
                   m_transcript.height() - m_button->height() - 4 * Theme::Grid);
    m_button->raise();
}

bool LiveReading::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_button->isVisible())
        updateButton();
    return QObject::eventFilter(watched, event);
}

}
