// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/shortcutsheet.h"

#include "ui/theme/theme.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tacet {

namespace {

QString keysOf(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action.shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

QWidget *column(const QString &heading, const ShortcutSheet::Lines &lines, QWidget *parent)
{
    auto *widget = new QWidget(parent);
    auto *grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6 * Theme::Grid);
    grid->setVerticalSpacing(Theme::Grid);
    auto *title = new QLabel(heading, widget);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    grid->addWidget(title, 0, 0, 1, 2);
    int row = 1;
    for (const auto &[what, keys] : lines) {
        grid->addWidget(new QLabel(what, widget), row, 0);
        auto *label = new QLabel(keys, widget);
        label->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
        grid->addWidget(label, row, 1, Qt::AlignRight);
        ++row;
    }
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(row, 1);
    return widget;
}

}

ShortcutSheet::ShortcutSheet(const QList<QAction *> &actions, const QList<QPair<QString, Lines>> &more, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard"));
    Lines window;
    for (const QAction *action : actions) {
        const QString keys = keysOf(*action);
        if (!keys.isEmpty())
            window.append({QString(action->text()).remove(u'&').remove(u'…'), keys});
    }
    auto *columns = new QHBoxLayout;
    columns->setSpacing(12 * Theme::Grid);
    columns->addWidget(column(tr("Window"), window, this));
    auto *others = new QVBoxLayout;
    others->setSpacing(6 * Theme::Grid);
    for (const auto &[heading, lines] : more)
        others->addWidget(column(heading, lines, this));
    others->addStretch(1);
    columns->addLayout(others);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6 * Theme::Grid, 5 * Theme::Grid, 6 * Theme::Grid, 4 * Theme::Grid);
    layout->setSpacing(5 * Theme::Grid);
    layout->addLayout(columns);
    layout->addWidget(buttons);
}

ShortcutSheet::~ShortcutSheet() = default;

}
