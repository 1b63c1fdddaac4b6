// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/silences/silencefilterbar.h"

#include "ui/silences/classchip.h"
#include "ui/silences/flowlayout.h"
#include "ui/theme/themestore.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tacet {

SilenceFilterBar::SilenceFilterBar(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_text(new QLineEdit(this))
    , m_unread(new QToolButton(this))
    , m_flow(new FlowLayout(Theme::Grid))
{
    m_text->setPlaceholderText(tr("Index, class or reading"));
    m_text->setAccessibleName(tr("Filter the silences"));
    m_text->setClearButtonEnabled(true);
    m_unread->setObjectName(QStringLiteral("unread"));
    m_unread->setText(tr("Unread"));
    m_unread->setToolTip(tr("List only what nobody has read yet"));
    m_unread->setCheckable(true);
    auto *line = new QHBoxLayout;
    line->setSpacing(2 * Theme::Grid);
    line->addWidget(m_text, 1);
    line->addWidget(m_unread);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(3 * Theme::Grid, 2 * Theme::Grid, 3 * Theme::Grid, Theme::Grid);
    column->setSpacing(2 * Theme::Grid);
    column->addLayout(line);
    column->addLayout(m_flow);
    connect(m_text, &QLineEdit::textChanged, this, &SilenceFilterBar::textChanged);
    connect(m_unread, &QToolButton::toggled, this, &SilenceFilterBar::unreadOnlyChanged);
    connect(&m_themes, &ThemeStore::themeChanged, this, &SilenceFilterBar::restyle);
    restyle();
}

SilenceFilterBar::~SilenceFilterBar() = default;

void SilenceFilterBar::setClasses(const std::vector<std::pair<SilenceClass, int>> &counts, SilenceClassSet listed)
{
    const auto wants = [&](const ClassChip *chip) {
        return std::ranges::any_of(counts, [chip](const auto &each) { return each.first == chip->silence(); });
    };
    for (ClassChip *chip : m_chips)
        chip->setVisible(wants(chip));
    for (const auto &[silence, count] : counts) {
        const auto known = std::ranges::find(m_chips, silence, &ClassChip::silence);
        ClassChip *chip = known != m_chips.end() ? *known : addChip(silence);
        chip->setCount(count);
        const QSignalBlocker quiet(chip);
        chip->setChecked(listed.contains(silence));
    }
    m_flow->invalidate();
    updateGeometry();
}

ClassChip *SilenceFilterBar::addChip(SilenceClass silence)
{
    auto *chip = new ClassChip(m_themes, silence, this);
    connect(chip, &ClassChip::toggled, this, [this, silence](bool isOn) { emit classToggled(silence, isOn); });
    connect(chip, &ClassChip::onlyRequested, this, [this, silence] { emit onlyClassRequested(silence); });
    m_flow->addWidget(chip);
    chip->show();
    m_chips.push_back(chip);
    return chip;
}

void SilenceFilterBar::clear()
{
    m_text->clear();
    m_unread->setChecked(false);
}

QString SilenceFilterBar::text() const
{
    return m_text->text();
}

bool SilenceFilterBar::isUnreadOnly() const
{
    return m_unread->isChecked();
}

void SilenceFilterBar::restyle()
{
    m_text->setFont(m_themes.theme().label);
    m_unread->setFont(m_themes.theme().label);
    for (ClassChip *chip : m_chips)
        chip->updateGeometry();
}

}
