// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/disputeform.h"

#include "models/core/silence.h"
#include "ui/review/markdownfield.h"
#include "ui/review/reviewstyle.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tacet {

DisputeForm::DisputeForm(const ThemeStore &themes, QWidget *parent)
    : QWidget(parent)
    , m_class(new QComboBox(this))
    , m_reason(new MarkdownField(themes, tr("Why the computed class is wrong"), this))
{
    m_class->setAccessibleName(tr("The class that you would give"));
    m_class->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_class->addItem(tr("Choose a class…"), QString(idOf(SilenceClass::None)));
    for (const SilenceClass silence : allSilenceClasses())
        m_class->addItem(labelOf(silence), QString(idOf(silence)));
    m_reason->setPlaceholderText(tr("Why? Your objection stands beside the computed class, never over it."));
    auto *withdraw = new QPushButton(tr("Withdraw"), this);
    setLook(*withdraw, Look::Link);

    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_class, 1);
    line->addWidget(withdraw);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::Grid);
    layout->addLayout(line);
    layout->addWidget(m_reason);

    connect(m_class, &QComboBox::activated, this, [this] { emit disputeEdited(dispute(), false); });
    connect(m_reason, &MarkdownField::textEdited, this, [this] { emit disputeEdited(dispute(), true); });
    connect(withdraw, &QPushButton::clicked, this, [this] {
        showDispute(std::nullopt);
        emit disputeEdited(std::nullopt, false);
        emit withdrawn();
    });
}

DisputeForm::~DisputeForm() = default;

void DisputeForm::showDispute(const std::optional<Dispute> &dispute)
{
    if (dispute == this->dispute())
        return;
    m_class->setCurrentIndex(dispute ? std::max(0, m_class->findData(dispute->silence)) : 0);
    m_reason->showText(dispute ? dispute->reason : QString());
}

// A dispute names a class. A reason that is typed before one was chosen names none ("none": has text) until then, so
// that it is kept, and stored as something that every reader understands.
std::optional<Dispute> DisputeForm::dispute() const
{
    Dispute dispute {m_class->currentData().toString(), m_reason->toPlainText()};
    if (m_class->currentIndex() == 0 && dispute.reason.isEmpty())
        return std::nullopt;
    return dispute;
}

}
