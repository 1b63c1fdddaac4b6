// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/otherreadings.h"

#include "models/analysis/disputewords.h"
#include "models/items/silencelistmodel.h"
#include "ui/review/reviewfield.h"
#include "ui/review/reviewstyle.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tacet {

OtherReadings::OtherReadings(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 2 * Theme::Grid);
    clear();
}

OtherReadings::~OtherReadings() = default;

void OtherReadings::clear()
{
    delete m_page;
    m_page = new QWidget(this);
    auto *layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_layout->addWidget(m_page);
}

void OtherReadings::showNote(const QString &text)
{
    clear();
    addText(text, true);
    m_page->show();
}

void OtherReadings::addText(const QString &text, bool isMuted)
{
    auto *label = new QLabel(text, m_page);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (isMuted)
        setLook(*label, Look::Muted);
    m_page->layout()->addWidget(label);
}

void OtherReadings::showReviews(const std::vector<Review> &reviews, const Codebook &codebook)
{
    clear();
    for (const Review &review : reviews) {
        auto *name = new QLabel(review.reviewer, m_page);
        name->setTextFormat(Qt::PlainText);
        setLook(*name, Look::Strong);
        m_page->layout()->addWidget(name);
        QStringList facts {labelOf(review.state), readingsInWords(review)};
        if (review.confidence)
            facts << tr("confidence %1").arg(*review.confidence);
        if (const Code *response = codebook.response(review.responseCode))
            facts << tr("response: %1").arg(shortLabel(response->label));
        facts.removeAll(QString());
        addText(facts.join(QStringLiteral(" · ")), true);
        for (const Reading &reading : review.readings) {
            if (!reading.rationale.isEmpty())
                addText(QStringLiteral("%1: %2").arg(reading.code, reading.rationale), false);
        }
        if (review.dispute)
            addText(disputeInWords(*review.dispute, review.reviewer), false);
        if (!review.conclusion.isEmpty())
            addText(review.conclusion, false);
    }
    m_page->show();
}

}
