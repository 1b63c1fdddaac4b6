// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/dossiertables.h"

#include "models/analysis/shiftwords.h"
#include "ui/common/elidedlabel.h"
#include "ui/review/reviewstyle.h"
#include "ui/theme/themestore.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tacet {

namespace {

constexpr size_t MostNames = 12;

QLabel *addCell(QGridLayout &grid, int row, int column, const QString &text, Look look,
                Qt::Alignment alignment = Qt::AlignLeft)
{
    auto *label = new QLabel(text, grid.parentWidget());
    label->setTextFormat(Qt::PlainText);
    setLook(*label, look);
    grid.addWidget(label, row, column, alignment | Qt::AlignTop);
    return label;
}

QString countInWords(int count)
{
    return count > 0 ? QString::number(count) : QStringLiteral("–");
}

}

QString standingInWords(const AlignedName &name)
{
    if (name.before > 0 && name.after > 0)
        return AlignedTable::tr("kept");
    return name.after > 0 ? AlignedTable::tr("new") : AlignedTable::tr("dropped");
}

AlignedTable::AlignedTable(const ThemeStore &themes, const std::vector<AlignedName> &names, bool isMono,
                           QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(3 * Theme::Grid);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    addCell(*grid, 0, 1, tr("before"), Look::Muted, Qt::AlignRight);
    addCell(*grid, 0, 2, tr("after"), Look::Muted, Qt::AlignRight);
    const size_t shown = std::min(names.size(), MostNames);
    for (size_t i = 0; i < shown; ++i) {
        const AlignedName &name = names[i];
        const int row = int(i) + 1;
        auto *text = new ElidedLabel(this);
        text->setText(name.name);
        if (isMono)
            text->setFont(themes.theme().mono);
        text->setAccessibleName(
            tr("%1: %2, %3 before, %4 after").arg(name.name, standingInWords(name)).arg(name.before).arg(name.after));
        grid->addWidget(text, row, 0);
        addCell(*grid, row, 1, countInWords(name.before), Look::Mono, Qt::AlignRight);
        addCell(*grid, row, 2, countInWords(name.after), Look::Mono, Qt::AlignRight);
        const bool isKept = name.before > 0 && name.after > 0;
        addCell(*grid, row, 3, standingInWords(name), isKept ? Look::Muted : name.after > 0 ? Look::Good : Look::Bad);
    }
    if (names.size() > shown)
        addCell(*grid, int(shown) + 1, 0, tr("and %n more", nullptr, int(names.size() - shown)), Look::Muted);
}

AlignedTable::~AlignedTable() = default;

ShiftTable::ShiftTable(const Dossier &dossier, QWidget *parent)
    : QWidget(parent)
    , m_shift(dossier.shift)
    , m_settings(dossier.settings)
{
    // No grid: it does not ask labels that span columns how high they are when they wrap.
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (size_t i = 0; i < Measures; ++i)
        addMeasure(*column, Measure(i));
}

ShiftTable::~ShiftTable() = default;

// Three lines each: the figures, what they mean, what is usual. The explanation is there for the eye, as a tool tip,
// and for a screen reader.
void ShiftTable::addMeasure(QVBoxLayout &column, Measure measure)
{
    const MeasuredShift &shift = m_shift[size_t(measure)];
    const QString explanation = explanationOf(measure);
    const QString value = valueInWords(measure, shift);
    auto *figures = new QHBoxLayout;
    figures->setSpacing(3 * Theme::Grid);
    const auto figure = [this, figures](const QString &text, Look look) {
        auto *label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        setLook(*label, look);
        figures->addWidget(label);
        return label;
    };
    QLabel *name = figure(labelOf(measure), Look::Strong);
    figures->addStretch(1);
    figure(sidesInWords(measure, shift), Look::Mono);
    QLabel *number = figure(value, shift.value ? Look::Mono : Look::Muted);
    column.addLayout(figures);
    auto *meaning = new QLabel(explanation, this);
    meaning->setTextFormat(Qt::PlainText);
    meaning->setWordWrap(true);
    setLook(*meaning, Look::Small);
    column.addWidget(meaning);
    m_usual[size_t(measure)] = new QLabel(this);
    QLabel *usual = m_usual[size_t(measure)];
    usual->setTextFormat(Qt::PlainText);
    usual->setWordWrap(true);
    setLook(*usual, Look::Small);
    column.addWidget(usual);
    column.addSpacing(2 * Theme::Grid);
    for (QLabel *label : {name, number, usual}) {
        label->setToolTip(QStringLiteral("<p>%1</p><p>%2</p>")
                              .arg(explanation.toHtmlEscaped(), countsInWords(measure, shift).toHtmlEscaped()));
        label->setAccessibleDescription(explanation);
    }
    number->setAccessibleName(QStringLiteral("%1: %2").arg(labelOf(measure), value));
    number->setObjectName(QLatin1String("shift-") + idOf(measure));
    usual->setObjectName(QLatin1String("usual-") + idOf(measure));
}

void ShiftTable::showBaseline(const Baseline *baseline, const QString &note)
{
    for (size_t i = 0; i < Measures; ++i) {
        const auto measure = Measure(i);
        QString words = countsInWords(measure, m_shift[i]);
        if (baseline)
            words += QStringLiteral(" · ")
                + placementInWords(measure, placementOf(m_shift[i].value, baseline->measures[i], m_settings.few));
        else if (!note.isEmpty())
            words += QStringLiteral(" · ") + note;
        m_usual[i]->setText(words);
    }
}

}
