// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/hindsightnote.h"

#include "models/analysis/drift.h"
#include "ui/review/reviewfield.h"
#include "ui/review/reviewstyle.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tacet {

HindsightNote::HindsightNote(QWidget *parent)
    : QWidget(parent)
    , m_hidden(new QWidget(this))
    , m_drift(new QLabel(this))
{
    auto *text =
        new QLabel(tr("What follows is hidden. Ctrl+Enter records this as your first reading and shows it."), m_hidden);
    text->setWordWrap(true);
    setLook(*text, Look::Muted);
    auto *reveal = new QPushButton(tr("Show it without a first reading"), m_hidden);
    reveal->setObjectName(QStringLiteral("revealWithoutReading"));
    setLook(*reveal, Look::Link);
    auto *hidden = new QVBoxLayout(m_hidden);
    hidden->setContentsMargins(0, 0, 0, 0);
    hidden->setSpacing(0);
    hidden->addWidget(text);
    hidden->addWidget(reveal, 0, Qt::AlignLeft);
    m_drift->setTextFormat(Qt::PlainText);
    m_drift->setWordWrap(true);
    m_drift->setObjectName(QStringLiteral("drift"));
    setLook(*m_drift, Look::Muted);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_hidden);
    layout->addWidget(m_drift);
    connect(reveal, &QPushButton::clicked, this, &HindsightNote::revealRequested);
}

HindsightNote::~HindsightNote() = default;

void HindsightNote::showReview(const Review &review, bool hidesWhatFollows)
{
    m_hidden->setVisible(hidesWhatFollows);
    m_drift->setVisible(review.firstReading.has_value());
    setVisible(hidesWhatFollows || review.firstReading);
    if (!review.firstReading)
        return;
    const auto drift = driftOf(review);
    Review first;
    first.readings = review.firstReading->readings;
    m_drift->setText(drift ? tr("First reading, before what follows was shown: %1. Drift since: %2.")
                                 .arg(readingsInWords(first), driftInWords(*drift))
                           : tr("What follows was shown before a first reading."));
}

}
