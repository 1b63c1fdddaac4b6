// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/beforeafterview.h"

#include "ui/common/elidedlabel.h"
#include "ui/review/reviewstyle.h"
#include "ui/review/silencewords.h"
#include "ui/theme/themestore.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tacet {

BeforeAfterView::BeforeAfterView(const ThemeStore &themes, QWidget *parent)
    : QScrollArea(parent)
    , m_themes(themes)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    clear();
}

BeforeAfterView::~BeforeAfterView() = default;

void BeforeAfterView::clear()
{
    m_page = new QWidget;
    m_page->setObjectName(QStringLiteral("reviewPage"));
    m_layout = new QVBoxLayout(m_page);
    m_layout->setContentsMargins(4 * Theme::Grid, 3 * Theme::Grid, 4 * Theme::Grid, 4 * Theme::Grid);
    m_layout->setSpacing(Theme::Grid);
    setWidget(m_page); // deletes the one before
}

void BeforeAfterView::showDossier(const SilenceReport &report, const Dossier &dossier, const QString &responseLabel)
{
    clear();
    addHeading(tr("Before"));
    if (dossier.lastUser)
        addQuote(tr("User"), *dossier.lastUser);
    if (dossier.lastAssistant)
        addQuote(tr("Assistant"), *dossier.lastAssistant);
    addCalls(dossier.callsBefore, dossier.moreCallsBefore, true);
    if (!dossier.lastUser && !dossier.lastAssistant && dossier.callsBefore.empty())
        addText(tr("Nothing was said before it."), true);

    addHeading(tr("The silence"));
    addLink(tr("%1, message %2").arg(labelOf(report.silence)).arg(report.row.ordinal), report.row.ordinal);
    addText(slotAndGapInWords(report));

    addHeading(tr("After"));
    if (!dossier.response) {
        addText(tr("No answer follows before the next message of the user."), true);
    } else {
        const int messages = dossier.response->last - dossier.response->first + 1;
        QString summary = (messages == 1 ? tr("%1 message") : tr("%1 messages")).arg(messages);
        if (!responseLabel.isEmpty())
            summary += tr(", proposed: %1").arg(responseLabel);
        addText(summary, true);
        if (dossier.answer)
            addQuote(tr("Assistant"), *dossier.answer);
        addCalls(dossier.callsAfter, dossier.moreCallsAfter, false);
        if (!dossier.answer && dossier.callsAfter.empty())
            addText(tr("It shows neither text nor a tool call."), true);
    }
    m_layout->addStretch();
}

void BeforeAfterView::addHeading(const QString &text)
{
    auto *label = new QLabel(text.toUpper(), m_page);
    setLook(*label, Look::Section);
    if (m_layout->count() > 0)
        m_layout->addSpacing(3 * Theme::Grid);
    m_layout->addWidget(label);
}

void BeforeAfterView::addLink(const QString &text, int ordinal)
{
    auto *link = new QPushButton(text, m_page);
    setLook(*link, Look::Link);
    link->setToolTip(tr("Go to message %1").arg(ordinal));
    connect(link, &QPushButton::clicked, this, [this, ordinal] { emit messageActivated(ordinal); });
    m_layout->addWidget(link, 0, Qt::AlignLeft);
}

void BeforeAfterView::addText(const QString &text, bool isMuted)
{
    auto *label = new QLabel(text, m_page);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (isMuted)
        setLook(*label, Look::Muted);
    m_layout->addWidget(label);
}

void BeforeAfterView::addQuote(const QString &who, const DossierText &quote)
{
    m_layout->addSpacing(Theme::Grid);
    addLink(tr("%1, message %2").arg(who).arg(quote.ordinal), quote.ordinal);
    addText(quote.isCut ? quote.text + tr(" …") : quote.text);
}

void BeforeAfterView::addCalls(const std::vector<DossierCall> &calls, int more, bool moreFirst)
{
    if (calls.empty())
        return;
    m_layout->addSpacing(Theme::Grid);
    if (more > 0 && moreFirst)
        addText((more == 1 ? tr("%1 earlier tool call, then") : tr("%1 earlier tool calls, then")).arg(more), true);
    for (const DossierCall &call : calls) {
        auto *line = new QHBoxLayout;
        line->setSpacing(2 * Theme::Grid);
        auto *link = new QPushButton(call.tool, m_page);
        setLook(*link, Look::Link);
        link->setToolTip(tr("Go to message %1").arg(call.ordinal));
        connect(link, &QPushButton::clicked, this, [this, at = call.ordinal] { emit messageActivated(at); });
        line->addWidget(link);
        auto *target = new ElidedLabel(m_page);
        target->setText(call.target);
        target->setFont(m_themes.theme().mono);
        line->addWidget(target, 1);
        if (call.failed) {
            auto *failed = new QLabel(tr("failed"), m_page);
            setLook(*failed, Look::Bad);
            line->addWidget(failed);
        }
        m_layout->addLayout(line);
    }
    if (more > 0 && !moreFirst)
        addText((more == 1 ? tr("%1 more tool call") : tr("%1 more tool calls")).arg(more), true);
}

}
