// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/rowlist.h"

#include "ui/review/reviewstyle.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tacet {

bool Row::isEmpty() const
{
    return link.isEmpty()
        && std::all_of(texts.begin(), texts.end(), [](const QString &text) { return text.trimmed().isEmpty(); });
}

RowList::RowList(const ThemeStore &themes, RowShape shape, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_shape(std::move(shape))
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 2 * Theme::Grid);
    m_layout->setSpacing(2 * Theme::Grid);
    if (m_shape.add.isEmpty())
        return;
    auto *add = new QPushButton(m_shape.add, this);
    setLook(*add, Look::Link);
    connect(add, &QPushButton::clicked, this, &RowList::addRow);
    m_layout->addWidget(add, 0, Qt::AlignLeft);
}

RowList::~RowList() = default;

std::vector<Row> RowList::rows() const
{
    std::vector<Row> rows;
    for (const Widgets &widgets : m_rows) {
        if (Row row = rowOf(widgets); !row.isEmpty())
            rows.push_back(std::move(row));
    }
    return rows;
}

void RowList::showRows(const std::vector<Row> &rows)
{
    if (this->rows() == rows)
        return;
    m_isShowing = true;
    // Rows that were begun but say nothing yet are not in the review: they go when it is another one's turn.
    while (m_rows.size() > rows.size()) {
        delete m_rows.back().frame;
        m_rows.pop_back();
    }
    for (size_t i = 0; i < rows.size(); ++i) {
        if (i < m_rows.size())
            show(m_rows[i], rows[i]);
        else
            append(rows[i]);
    }
    m_isShowing = false;
}

void RowList::addRow()
{
    Row row;
    row.choices.assign(m_shape.choices.size(), 0);
    for (qsizetype i = 0; i < m_shape.texts.size(); ++i)
        row.texts << QString();
    append(row);
    m_rows.back().texts.front()->setFocus();
    emit cursorMoved(m_rows.back().texts.front());
}

QWidget *RowList::makeChoices(Widgets &widgets)
{
    auto *line = new QWidget(widgets.frame);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::Grid);
    widgets.link = new QPushButton(line);
    setLook(*widgets.link, Look::Link);
    layout->addWidget(widgets.link);
    QWidget *frame = widgets.frame;
    connect(widgets.link, &QPushButton::clicked, this,
            [this, frame] { emit rowLinkActivated(m_rows[size_t(indexOf(frame))].linkNumber); });
    for (const RowShape::Choice &choice : m_shape.choices) {
        auto *combo = new QComboBox(line);
        combo->addItems(choice.options);
        combo->setAccessibleName(choice.name);
        combo->setToolTip(choice.name);
        connect(combo, &QComboBox::activated, this, [this, frame] { emit rowsEdited(indexOf(frame), false); });
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(6); // a narrow panel holds two of them
        combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        layout->addWidget(combo, 1);
        widgets.choices.push_back(combo);
    }
    if (m_shape.choices.empty())
        layout->addStretch();
    auto *remove = new QPushButton(tr("Remove"), line);
    setLook(*remove, Look::Link);
    connect(remove, &QPushButton::clicked, this, [this, frame] { removeAt(frame); });
    layout->addWidget(remove);
    return line;
}

MarkdownField *RowList::makeText(Widgets &widgets, const QString &name)
{
    auto *field = new MarkdownField(m_themes, name, widgets.frame);
    field->setPlaceholderText(name);
    QWidget *frame = widgets.frame;
    connect(field, &MarkdownField::textEdited, this, [this, frame] {
        if (!m_isShowing)
            emit rowsEdited(indexOf(frame), true);
    });
    connect(field, &MarkdownField::linkActivated, this, &RowList::linkActivated);
    connect(field, &MarkdownField::cursorMoved, this, [this, field] { emit cursorMoved(field); });
    connect(field, &MarkdownField::left, this, &RowList::left);
    widgets.texts.push_back(field);
    return field;
}

void RowList::append(const Row &row)
{
    Widgets widgets;
    widgets.frame = new QWidget(this);
    auto *layout = new QVBoxLayout(widgets.frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::Grid);
    layout->addWidget(makeChoices(widgets));
    for (const QString &name : m_shape.texts)
        layout->addWidget(makeText(widgets, name));
    show(widgets, row);
    m_layout->insertWidget(int(m_rows.size()), widgets.frame);
    widgets.frame->show();
    m_rows.push_back(std::move(widgets));
}

void RowList::removeAt(QWidget *frame)
{
    const int index = indexOf(frame);
    const bool wasEmpty = rowOf(m_rows[size_t(index)]).isEmpty();
    m_rows.erase(m_rows.begin() + index);
    frame->hide();
    frame->deleteLater(); // its own button is still being clicked
    if (!wasEmpty)
        emit rowsEdited(index, false);
}

void RowList::show(Widgets &widgets, const Row &row)
{
    constexpr qsizetype LongestLink = 44;
    QString shown = row.link.size() > LongestLink ? row.link.left(LongestLink) + u'…' : row.link;
    widgets.link->setText(shown.replace(u'&', QLatin1String("&&")));
    widgets.link->setToolTip(QStringLiteral("<p>%1</p>").arg(row.link.toHtmlEscaped()));
    widgets.linkWords = row.link;
    widgets.link->setVisible(!row.link.isEmpty());
    widgets.linkNumber = row.linkNumber;
    for (size_t i = 0; i < widgets.choices.size(); ++i)
        widgets.choices[i]->setCurrentIndex(row.choices[i]);
    for (size_t i = 0; i < widgets.texts.size(); ++i)
        widgets.texts[i]->showText(row.texts[qsizetype(i)]);
}

Row RowList::rowOf(const Widgets &widgets) const
{
    Row row;
    row.link = widgets.linkWords;
    row.linkNumber = widgets.linkNumber;
    for (const QComboBox *choice : widgets.choices)
        row.choices.push_back(choice->currentIndex());
    for (const MarkdownField *text : widgets.texts)
        row.texts << text->toPlainText();
    return row;
}

int RowList::indexOf(const QWidget *frame) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [frame](const Widgets &widgets) { return widgets.frame == frame; });
    Q_ASSERT(found != m_rows.end());
    return int(found - m_rows.begin());
}

}
