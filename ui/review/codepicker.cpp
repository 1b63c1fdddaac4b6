// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/codepicker.h"

#include "ui/review/codegridlayout.h"
#include "ui/review/reviewstyle.h"

#include <QPushButton>

#include <algorithm>

namespace tacet {

namespace {

constexpr int ColumnPx = 104; // three in a panel of 360 px, two in one of 300

}

CodePicker::CodePicker(const ThemeStore &themes, CodeButton::Offer offer, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_offer(offer)
    , m_grid(new CodeGridLayout(ColumnPx, this))
    , m_more(new QPushButton(this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setLook(*m_more, Look::Link);
    m_grid->addWidget(m_more);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_isUnfolded = !m_isUnfolded;
        refold();
    });
}

CodePicker::~CodePicker() = default;

void CodePicker::setCodes(const std::vector<Code> &codes)
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    m_grid->removeWidget(m_more);
    QWidget *previous = nullptr;
    for (const Code &code : codes) {
        auto *button = new CodeButton(m_themes, code, m_offer, this);
        connect(button, &CodeButton::standingToggled, this, &CodePicker::standingToggled);
        m_grid->addWidget(button);
        if (previous)
            setTabOrder(previous, button);
        previous = button;
        m_buttons.push_back(button);
    }
    if (!m_buttons.empty())
        m_more->setMinimumHeight(m_buttons.front()->sizeHint().height());
    m_grid->addWidget(m_more);
    refold();
}

void CodePicker::setHeld(const std::map<QString, Reading::Standing> &held)
{
    for (CodeButton *button : m_buttons) {
        const auto found = held.find(button->code());
        button->setStanding(found == held.end() ? std::nullopt : std::optional(found->second));
    }
    refold();
}

void CodePicker::setProposed(const QString &code, const QString &why)
{
    for (CodeButton *button : m_buttons)
        button->setProposed(button->code() == code ? why : QString());
    refold();
}

void CodePicker::setFoldedRows(int rows)
{
    if (rows == m_foldedRows)
        return;
    m_foldedRows = rows;
    refold();
}

CodeButton *CodePicker::button(const QString &code) const
{
    for (CodeButton *button : m_buttons) {
        if (button->code() == code)
            return button;
    }
    return nullptr;
}

int CodePicker::foldedCodes() const
{
    return int(
        std::count_if(m_buttons.begin(), m_buttons.end(), [](const CodeButton *button) { return button->isHidden(); }));
}

void CodePicker::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refold();
}

// What is held or proposed is always shown; of the others the first ones, in the codebook's order: no code moves.
void CodePicker::refold()
{
    const int cells = m_foldedRows * m_grid->columnsFor(width());
    const bool canFold = m_foldedRows > 0 && int(m_buttons.size()) > cells;
    const bool isFolded = canFold && !m_isUnfolded;
    const auto mustShow = [](const CodeButton *button) { return button->standing().has_value(); };
    int room = cells - 1 - int(std::count_if(m_buttons.begin(), m_buttons.end(), mustShow));
    int hidden = 0;
    for (CodeButton *button : m_buttons) {
        const bool isShown = !isFolded || mustShow(button) || room-- > 0;
        button->setVisible(isShown);
        hidden += isShown ? 0 : 1;
    }
    m_more->setVisible(canFold);
    m_more->setText(isFolded ? tr("%n more…", nullptr, hidden) : tr("fewer"));
    updateGeometry();
}

}
