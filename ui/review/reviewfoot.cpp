// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewfoot.h"

#include "ui/common/errorbanner.h"
#include "ui/review/reviewstyle.h"
#include "ui/theme/themestore.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace tacet {

ReviewFoot::ReviewFoot(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_banner(new ErrorBanner(themes, this))
    , m_next(new QPushButton(tr("Next  Ctrl+⏎"), this))
    , m_later(new QPushButton(tr("Later"), this))
    , m_state(new QLabel(this))
{
    setLook(*m_next, Look::Primary);
    setLook(*m_later, Look::Plain);
    m_next->setAccessibleName(tr("Save and next"));
    m_next->setToolTip(tr("Marks this silence as read, where it has a reading, and goes to the next (Ctrl+Enter)"));
    m_next->setObjectName(QStringLiteral("saveAndNext"));
    m_later->setToolTip(tr("Puts this silence off and goes to the next (Space)"));
    m_later->setObjectName(QStringLiteral("later"));
    m_state->setAccessibleName(tr("Saving"));
    m_state->setMinimumWidth(1); // in a narrow panel the buttons come first
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);

    auto *line = new QHBoxLayout;
    line->setContentsMargins(4 * Theme::Grid, 2 * Theme::Grid, 4 * Theme::Grid, 2 * Theme::Grid);
    line->setSpacing(Theme::Grid + 2);
    line->addWidget(m_next);
    line->addWidget(m_later);
    line->addWidget(m_state, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 1, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addLayout(line);
    connect(m_next, &QPushButton::clicked, this, &ReviewFoot::saveAndNextRequested);
    connect(m_later, &QPushButton::clicked, this, &ReviewFoot::laterRequested);
}

ReviewFoot::~ReviewFoot() = default;

void ReviewFoot::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    nameButtons();
}

void ReviewFoot::nameButtons()
{
    const bool isNarrow = width() < 28 * m_themes.theme().body.pixelSize();
    if (m_isGuarded)
        m_next->setText(isNarrow ? tr("Show rest  Ctrl+⏎") : tr("Save and show what follows  Ctrl+⏎"));
    else
        m_next->setText(isNarrow ? tr("Next  Ctrl+⏎") : tr("Save and next  Ctrl+⏎"));
}

QString ReviewFoot::stateText() const
{
    return m_state->text();
}

void ReviewFoot::showState(const ReviewEditor &editor)
{
    using State = ReviewEditor::SaveState;
    const State state = editor.saveState();
    m_isGuarded = editor.hidesWhatFollows();
    nameButtons();
    m_next->setEnabled(editor.isOpen() && (!m_isGuarded || editor.review().primary()));
    m_later->setEnabled(editor.isOpen());
    m_state->setText(state == State::Saved         ? tr("saved")
                         : state == State::Pending ? tr("saving…")
                         : state == State::Failed  ? tr("not saved")
                                                   : QString());
    setLook(*m_state, state == State::Saved ? Look::Good : state == State::Failed ? Look::Bad : Look::Muted);
    if (state == State::Failed)
        m_banner->showText(
            tr("Not saved yet: %1 It is kept here and tried again every few seconds.").arg(editor.saveError()));
    else
        m_banner->dismiss();
}

void ReviewFoot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_themes.theme().ground);
    painter.fillRect(QRect(0, 0, width(), 1), m_themes.theme().hairline);
}

}
