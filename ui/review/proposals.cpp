// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/proposals.h"

#include "models/analysis/flagwords.h"
#include "ui/review/reviewedits.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacet {

namespace {

using Answer = ProposalAnswer::Answer;
using Kind = ProposalAnswer::Kind;

QString measuredIn(const ResponseProposal &response)
{
    QStringList words;
    for (auto cue = response.cues.cbegin(); cue != response.cues.cend(); ++cue)
        words.append(QStringLiteral("%1 %2").arg(cue.key(), QString::number(cue.value(), 'g', 6)));
    return words.join(QStringLiteral(", "));
}

QString detailOfFlag(const SilenceFlag &flag)
{
    const QString detail = detailOf(flag);
    const QString cues = cuesInWords(flag.cues);
    return detail.isEmpty() ? cues : QStringLiteral("%1 · %2").arg(detail, cues);
}

void keep(Review &review, const ShownProposal &proposal, Answer answer, const QString &chosen)
{
    std::erase_if(review.proposals, [&](const ProposalAnswer &known) {
        return known.kind == proposal.kind && known.proposed == proposal.id;
    });
    review.proposals.push_back({proposal.kind, proposal.id, proposal.detail, answer, chosen});
}

void hold(Review &review, const QString &code)
{
    if (standingOf(review, code).value_or(Reading::Standing::Rejected) != Reading::Standing::Rejected)
        return; // held already
    toggleReading(review, code, review.primary() ? Reading::Standing::Also : Reading::Standing::Primary);
}

/// What such a flag shows is a mistake by what it means; the others may be none.
bool isMistake(const ShownProposal &proposal)
{
    return proposal.id == idOf(FlagKind::Permission) || proposal.id == idOf(FlagKind::Premise)
        || proposal.id == idOf(FlagKind::ClaimedDone);
}

void addMistake(Review &review, const ShownProposal &proposal, Mistake::Severity severity)
{
    if (!isMistake(proposal))
        return;
    const QString text = QStringLiteral("%1: %2").arg(proposal.label, proposal.detail);
    const auto same = std::find_if(review.mistakes.begin(), review.mistakes.end(),
                                   [&](const Mistake &mistake) { return mistake.text == text; });
    if (same == review.mistakes.end())
        review.mistakes.push_back({Side::Assistant, text, severity, {}});
    else
        same->severity = severity;
}

Mistake::Severity severityFrom(const QString &id)
{
    return id == QLatin1StringView("high")  ? Mistake::Severity::High
        : id == QLatin1StringView("medium") ? Mistake::Severity::Medium
                                            : Mistake::Severity::Low;
}

}

std::vector<ShownProposal> shownProposals(const ResponseProposal &response, const SilenceProposals &proposals,
                                          const Codebook &codebook)
{
    std::vector<ShownProposal> shown;
    if (const Code *code = codebook.response(response.code))
        shown.push_back({Kind::Response, code->id, shortLabel(code->label), measuredIn(response)});
    for (const ReadingProposal &reading : proposals.readings) {
        if (const Code *code = codebook.reading(reading.code))
            shown.push_back({Kind::Reading, code->id, shortLabel(code->label), cuesInWords(reading.cues)});
    }
    for (const SilenceFlag &flag : proposals.flags)
        shown.push_back({Kind::Flag, idOf(flag.kind), labelOf(flag.kind), detailOfFlag(flag), flag.severity});
    return shown;
}

const ProposalAnswer *answerTo(const Review &review, const ShownProposal &proposal)
{
    const auto found = std::find_if(review.proposals.begin(), review.proposals.end(), [&](const ProposalAnswer &known) {
        return known.kind == proposal.kind && known.proposed == proposal.id;
    });
    return found == review.proposals.end() ? nullptr : &*found;
}

void acceptProposal(Review &review, const ShownProposal &proposal)
{
    keep(review, proposal, Answer::Accepted, {});
    switch (proposal.kind) {
    case Kind::Response:
        review.responseCode = proposal.id;
        return;
    case Kind::Reading:
        hold(review, proposal.id);
        return;
    case Kind::Flag:
        addMistake(review, proposal, proposal.severity);
        return;
    }
}

void changeProposal(Review &review, const ShownProposal &proposal, const QString &chosen)
{
    keep(review, proposal, Answer::Changed, chosen);
    switch (proposal.kind) {
    case Kind::Response:
        review.responseCode = chosen;
        return;
    case Kind::Reading:
        hold(review, chosen);
        return;
    case Kind::Flag:
        addMistake(review, proposal, severityFrom(chosen));
        return;
    }
}

void ignoreProposal(Review &review, const ShownProposal &proposal)
{
    keep(review, proposal, Answer::Ignored, {});
}

}
