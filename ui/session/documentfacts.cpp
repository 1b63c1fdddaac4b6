// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/documentfacts.h"

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
    SilenceFacts facts;
    facts.detail = report->row.detail;
    facts.slot = report->slot;
    QString code = report->proposal.code;
    for (const Review &review : m_workspace.reviews().value(ordinal)) {
        if (!review.responseCode.isEmpty())
            code = review.responseCode;
    }
    if (const Code *response = m_codebook.response(code))
        facts.response = shortLabel(response->label);
    return facts;
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
