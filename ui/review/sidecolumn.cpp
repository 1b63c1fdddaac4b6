// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/sidecolumn.h"

#include "ui/common/elidedlabel.h"
#include "ui/review/reviewstyle.h"
#include "ui/theme/themestore.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tacet {

namespace {

constexpr size_t MostCalls = 8;
constexpr size_t MostSteps = 8;

/// The mark of a step: done, being done, open, given up.
QString markOf(const QString &status)
{
    if (status == QLatin1StringView("completed") || status == QLatin1StringView("done"))
        return QStringLiteral("☑ ");
    if (status == QLatin1StringView("in_progress"))
        return QStringLiteral("▸ ");
    if (status == QLatin1StringView("cancelled"))
        return QStringLiteral("☒ ");
    return QStringLiteral("☐ ");
}

}

SideColumn::SideColumn(const ThemeStore &themes, const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    setAccessibleName(title);
    setMinimumWidth(0);
    auto *label = new QLabel(title, this);
    label->setWordWrap(true);
    setLook(*label, Look::Strong);
    m_layout->addWidget(label);
}

SideColumn::~SideColumn() = default;

void SideColumn::addNote(const QString &text)
{
    addText(text, true);
}

void SideColumn::addCaption(const QString &text)
{
    m_layout->addSpacing(Theme::Grid);
    addText(text, true);
}

void SideColumn::addText(const QString &text, bool isMuted)
{
    auto *label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a path is no reason to be wide
    if (isMuted)
        setLook(*label, Look::Muted);
    m_layout->addWidget(label);
}

void SideColumn::addLink(const QString &text, int ordinal)
{
    auto *link = new QPushButton(text, this);
    setLook(*link, Look::Link);
    link->setToolTip(tr("Go to message %1").arg(ordinal));
    connect(link, &QPushButton::clicked, this, [this, ordinal] { emit messageActivated(ordinal); });
    m_layout->addWidget(link, 0, Qt::AlignLeft);
}

void SideColumn::addQuote(const QString &who, const DossierText &quote)
{
    m_layout->addSpacing(Theme::Grid);
    addLink(tr("%1 [%2]", "who said it, number of the message").arg(who).arg(quote.ordinal), quote.ordinal);
    addText(quote.isCut ? quote.text + tr(" …") : quote.text, false);
}

void SideColumn::addSide(const DossierSide &side, bool isBefore)
{
    if (side.messages == 0) {
        addNote(isBefore ? tr("The assistant has said nothing yet.") : tr("The assistant says nothing more."));
        return;
    }
    if (side.said)
        addQuote(tr("Assistant"), *side.said);
    if (!side.topic.isEmpty()) {
        addCaption(tr("About"));
        addText(side.topic.join(QStringLiteral(", ")), false);
    }
    addPlan(side);
    addCalls(side.calls, isBefore);
}

void SideColumn::addPlan(const DossierSide &side)
{
    if (side.plan.empty())
        return;
    m_layout->addSpacing(Theme::Grid);
    addLink(tr("Plan [%1]", "number of the message").arg(side.planOrdinal), side.planOrdinal);
    for (size_t i = 0; i < std::min(side.plan.size(), MostSteps); ++i)
        addText(markOf(side.plan[i].status) + side.plan[i].text, false);
    if (side.plan.size() > MostSteps)
        addNote(tr("and %n more", nullptr, int(side.plan.size() - MostSteps)));
}

void SideColumn::addCalls(const std::vector<CallFacts> &calls, bool isBefore)
{
    addCaption(calls.empty() ? tr("No tool calls") : tr("%n tool call(s)", nullptr, int(calls.size())));
    const size_t shown = std::min(calls.size(), MostCalls);
    const size_t more = calls.size() - shown;
    if (more > 0 && isBefore)
        addNote(tr("%n earlier, then", nullptr, int(more)));
    const size_t first = isBefore ? more : 0;
    for (size_t i = first; i < first + shown; ++i)
        addCall(calls[i]);
    if (more > 0 && !isBefore)
        addNote(tr("and %n more", nullptr, int(more)));
}

void SideColumn::addCall(const CallFacts &call)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(Theme::Grid);
    auto *link = new QPushButton(call.tool, this);
    setLook(*link, Look::Link);
    link->setToolTip(tr("Go to message %1").arg(call.ordinal));
    connect(link, &QPushButton::clicked, this, [this, at = call.ordinal] { emit messageActivated(at); });
    line->addWidget(link);
    auto *target = new ElidedLabel(this);
    target->setText(call.target);
    target->setFont(m_themes.theme().mono);
    line->addWidget(target, 1);
    if (call.failed) {
        auto *failed = new QLabel(tr("failed"), this);
        setLook(*failed, Look::Bad);
        line->addWidget(failed);
    }
    m_layout->addLayout(line);
}

}
