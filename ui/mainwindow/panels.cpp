// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/panels.h"

#include "ui/mainwindow/panel.h"

#include <QAction>
#include <QMainWindow>

namespace tacet {

namespace {

constexpr int ListPx = 300;
constexpr int ReviewPx = 390;
constexpr int FoldBelowPx = 1'080; ///< below this width the text would be left with less than it needs

}

Panels::Panels(const ThemeStore &themes, const Contents &contents, QMainWindow *window)
    : QObject(window)
{
    using Title = Panel::Title;
    m_sessions = new Panel(themes, tr("Sessions"), QStringLiteral("sessions"), contents.sessions, Title::Shown, window);
    m_silences = new Panel(themes, tr("Silences"), QStringLiteral("silences"), contents.silences, Title::Shown, window);
    m_review = new Panel(themes, tr("Review"), QStringLiteral("review"), contents.review, Title::Hidden, window);
    m_timeline =
        new Panel(themes, tr("Timeline"), QStringLiteral("timeline"), contents.timeline, Title::Hidden, window);
    window->addDockWidget(Qt::LeftDockWidgetArea, m_sessions);
    window->addDockWidget(Qt::LeftDockWidgetArea, m_silences);
    window->addDockWidget(Qt::RightDockWidgetArea, m_review);
    window->addDockWidget(Qt::BottomDockWidgetArea, m_timeline);
    window->resizeDocks({m_silences, m_review}, {ListPx, ReviewPx}, Qt::Horizontal);
}

Panels::~Panels() = default;

QList<QAction *> Panels::toggleActions() const
{
    return {m_silences->toggleViewAction(), m_sessions->toggleViewAction(), m_review->toggleViewAction(),
            m_timeline->toggleViewAction()};
}

void Panels::setShown(bool isShown)
{
    if (isShown == m_areShown)
        return;
    m_areShown = isShown;
    if (!isShown)
        m_closed.clear();
    for (Panel *panel : {m_silences, m_review, m_timeline}) {
        if (!isShown && panel->isHidden())
            m_closed.append(panel);
        panel->setVisible(isShown && !m_closed.contains(panel));
        panel->toggleViewAction()->setEnabled(isShown);
    }
    if (isShown)
        fold(m_review->parentWidget()->width());
    else
        m_sessions->hide();
}

void Panels::setSeveralSessions(bool isSeveral)
{
    m_sessions->toggleViewAction()->setVisible(isSeveral);
    m_sessions->setVisible(isSeveral);
}

void Panels::showReview()
{
    m_review->show();
}

void Panels::followWidth(int widthPx, int oldWidthPx)
{
    const bool wasNarrow = oldWidthPx >= 0 && oldWidthPx < FoldBelowPx;
    if (m_areShown && (widthPx < FoldBelowPx) != wasNarrow)
        fold(widthPx); // only the crossing folds: what a person opened in a narrow window stays open
}

void Panels::fold(int widthPx)
{
    const bool isNarrow = widthPx < FoldBelowPx;
    if (isNarrow && !m_review->isHidden()) {
        m_isReviewFolded = true;
        m_review->hide();
    } else if (!isNarrow && m_isReviewFolded) {
        m_isReviewFolded = false;
        m_review->show();
    }
}

}
