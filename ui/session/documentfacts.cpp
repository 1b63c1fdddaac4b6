// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/documentfacts.h"

#include "models/analysis/disputewords.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/workspace.h"

#include <algorithm>

namespace tacet {

DocumentFacts::DocumentFacts(const Workspace &workspace, Codebook codebook)
    : m_workspace(workspace)
    , m_codebook(std::move(codebook))
{ }

SilenceFacts DocumentFacts::factsOf(int ordinal) const
{
    const SessionDocument *document = m_workspace.document();
    if (!document)
        return {};
    const auto report = document->report(ordinal);
    if (!report)
        return {};
    if (document->horizon() && ordinal > *document->horizon())
        return {}; // what follows the silence that is being read is not told
    SilenceFacts facts;
    facts.detail = report->row.detail;
    facts.slot = report->slot;
    facts.dispute = objectionTo(ordinal);
    QString code;
    bool isRead = !m_view.hidesProposals;
    for (const Review &review : visibleReviews(ordinal)) {
        isRead |= review.reviewer == m_view.reviewer && (review.primary() || review.firstReading);
        if (!review.responseCode.isEmpty())
            code = review.responseCode;
    }
    if (code.isEmpty() && isRead)
        code = report->proposal.code;
    if (const Code *response = m_codebook.response(code))
        facts.response = shortLabel(response->label);
    return facts;
}

std::vector<Review> DocumentFacts::visibleReviews(int ordinal) const
{
    std::vector<Review> reviews = m_workspace.reviews().value(ordinal);
    if (m_view.isOwnOnly)
        std::erase_if(reviews, [this](const Review &review) { return review.reviewer != m_view.reviewer; });
    return reviews;
}

QString DocumentFacts::objectionTo(int ordinal) const
{
    QStringList objections;
    for (const Review &review : visibleReviews(ordinal)) {
        if (review.dispute)
            objections.append(disputeInWords(*review.dispute, review.reviewer));
    }
    return objections.join(QChar::LineSeparator);
}

SilenceReading readingOf(const std::vector<Review> &reviews, const QString &reviewer)
{
    if (reviews.empty())
        return {};
    const auto own = std::ranges::find(reviews, reviewer, &Review::reviewer);
    const Review &review = own == reviews.end() ? reviews.front() : *own;
    const Reading *primary = review.primary();
    return {review.state, primary ? primary->code : QString()};
}

}
