// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/rationalelist.h"

#include "ui/review/markdownfield.h"
#include "ui/review/reviewstyle.h"
#include "ui/review/silencewords.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace tacet {

namespace {

constexpr int PrimaryLines = 3;

QString nameOf(const Reading &reading, const Codebook &codebook)
{
    const Code *code = codebook.reading(reading.code);
    const QString label = (code ? shortLabel(code->label) : reading.code).toHtmlEscaped();
    switch (reading.standing) {
    case Reading::Standing::Primary:
        return RationaleList::tr("Why %1").arg(label);
    case Reading::Standing::Also:
        return RationaleList::tr("Why also %1").arg(label);
    case Reading::Standing::Rejected:
        break;
    }
    return RationaleList::tr("Why not <s>%1</s>").arg(label);
}

}

RationaleList::RationaleList(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Theme::Grid);
}

RationaleList::~RationaleList() = default;

MarkdownField *RationaleList::fieldOf(const QString &code) const
{
    for (const Entry &entry : m_entries) {
        if (entry.code == code)
            return entry.field;
    }
    return nullptr;
}

RationaleList::Entry RationaleList::make(const QString &code)
{
    Entry entry {code, new QLabel(this), new MarkdownField(m_themes, tr("Rationale of %1").arg(code), this)};
    setLook(*entry.name, Look::Muted);
    entry.name->setTextFormat(Qt::RichText);
    entry.name->setBuddy(entry.field);
    entry.field->setObjectName(QLatin1String("rationale-") + code);
    connect(entry.field, &MarkdownField::textEdited, this,
            [this, code](const QString &text) { emit rationaleEdited(code, text); });
    connect(entry.field, &MarkdownField::linkActivated, this, &RationaleList::linkActivated);
    connect(entry.field, &MarkdownField::cursorMoved, this, [this, field = entry.field] { emit cursorMoved(field); });
    connect(entry.field, &MarkdownField::left, this, &RationaleList::left);
    return entry;
}

void RationaleList::showReadings(const std::vector<Reading> &readings, const Codebook &codebook)
{
    const auto isHeld = [&](const Entry &entry) {
        return std::any_of(readings.begin(), readings.end(),
                           [&](const Reading &reading) { return reading.code == entry.code; });
    };
    std::erase_if(m_entries, [&](const Entry &entry) {
        if (isHeld(entry))
            return false;
        delete entry.name;
        delete entry.field;
        return true;
    });
    for (size_t i = 0; i < readings.size(); ++i) {
        const Reading &reading = readings[i];
        auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                  [&](const Entry &entry) { return entry.code == reading.code; });
        if (found == m_entries.end())
            found = m_entries.insert(m_entries.end(), make(reading.code));
        found->name->setText(nameOf(reading, codebook));
        found->field->setMinimumLines(reading.standing == Reading::Standing::Primary ? PrimaryLines : 1);
        found->field->showText(reading.rationale);
        if (m_layout->indexOf(found->field) != int(2 * i + 1)) {
            m_layout->insertWidget(int(2 * i), found->name);
            m_layout->insertWidget(int(2 * i + 1), found->field);
            found->name->show(); // a layout would do so later, and it would stand in the wrong place until then
            found->field->show();
        }
    }
}

}
