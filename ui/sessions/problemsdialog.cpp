// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/problemsdialog.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace tacet {

namespace {

/// More than anybody reads; a folder may hold a million other files.
constexpr size_t MostLines = 10'000;

void list(QPlainTextEdit &text, const QString &heading, const std::vector<Error> &errors)
{
    if (errors.empty())
        return;
    text.appendPlainText(heading);
    for (size_t i = 0; i < std::min(errors.size(), MostLines); ++i)
        text.appendPlainText(QStringLiteral("    ") + oneLine(errors[i]));
    if (errors.size() > MostLines)
        text.appendPlainText(QStringLiteral("    …"));
}

}

ProblemsDialog::ProblemsDialog(const std::vector<Error> &unreadable, const std::vector<Error> &passedOver,
                               QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Not Read"));
    resize(760, 420);
    auto *text = new QPlainTextEdit(this);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setAccessibleName(windowTitle());
    list(*text, tr("Could not be read:"), unreadable);
    list(*text, tr("Passed over:"), passedOver);
    text->moveCursor(QTextCursor::Start);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(buttons);
}

ProblemsDialog::~ProblemsDialog() = default;

}
