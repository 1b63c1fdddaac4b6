// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/analysis/readingproposal.h"

#include "models/analysis/shift.h"

#include <QRegularExpression>

#include <algorithm>

namespace tacet {

namespace {

using Cues = std::vector<ProposalCue>;
using Limits = ProposalThresholds;

bool startsWith(const char *pattern, const QString &text)
{
    const QRegularExpression expression(QStringLiteral(R"(^\W*(?:%1)\b)").arg(QString::fromUtf8(pattern)),
                                        QRegularExpression::CaseInsensitiveOption
                                            | QRegularExpression::UseUnicodePropertiesOption);
    return expression.match(text).hasMatch();
}

bool objects(const QString &text)
{
    return startsWith(
        "no|nope|don'?t|do not|stop|wait|hold on|instead|rather|actually|that'?s (?:not|wrong)|not (?:that|"
        "what)|why did you|undo|revert|nein|nicht|halt|stopp|lass das|warum hast du",
        text);
}

bool knowsNot(const QString &text)
{
    return startsWith("i (?:don'?t|do not) know|not sure|no idea|i'?m not sure|ich weiß (?:es )?nicht|keine ahnung",
                      text);
}

/// The user's own quantile of gaps; none: too few.
std::optional<double> ownQuantile(const ReadingFacts &facts, double share, const Limits &limits)
{
    if (!facts.ownGapsMs || int(facts.ownGapsMs->size()) < limits.fewGaps)
        return std::nullopt;
    const std::vector<qint64> &gaps = *facts.ownGapsMs;
    const double place = share * double(gaps.size() - 1);
    const auto lower = size_t(place);
    const size_t upper = std::min(lower + 1, gaps.size() - 1);
    const auto low = double(gaps[lower]);
    return low + (place - double(lower)) * (double(gaps[upper]) - low);
}

Cues artefact(const ReadingFacts &facts, const Limits &)
{
    if (facts.humanAct != HumanAct::No)
        return {};
    return {{QStringLiteral("no_human_act"), 1}};
}

Cues act(const ReadingFacts &facts, const Limits &)
{
    if (facts.silence != SilenceClass::Attachment && facts.silence != SilenceClass::AttachmentLost)
        return {};
    return {{QStringLiteral("attachment"), 1}};
}

Cues slip(const ReadingFacts &facts, const Limits &limits)
{
    if (facts.nextUserText.isEmpty() || !facts.nextUserAfterMs || *facts.nextUserAfterMs > limits.slipMs)
        return {};
    return {{QStringLiteral("words_after_ms"), double(*facts.nextUserAfterMs), QStringLiteral("slip_ms"),
             double(limits.slipMs)}};
}

Cues prod(const ReadingFacts &facts, const Limits &limits)
{
    if (facts.run >= limits.prodRun)
        return {{QStringLiteral("run"), double(facts.run), QStringLiteral("prod_run"), double(limits.prodRun)}};
    const auto median = ownQuantile(facts, 0.5, limits);
    if (!facts.gapMs || !median || *median <= 0 || double(*facts.gapMs) >= *median * limits.prodGapShare)
        return {};
    return {{QStringLiteral("gap_of_own_median"), double(*facts.gapMs) / *median, QStringLiteral("prod_gap_share"),
             limits.prodGapShare}};
}

Cues withhold(const ReadingFacts &facts, const Limits &)
{
    return objects(facts.nextUserText) ? Cues {{QStringLiteral("next_words_object"), 1}} : Cues();
}

Cues lack(const ReadingFacts &facts, const Limits &)
{
    return knowsNot(facts.nextUserText) ? Cues {{QStringLiteral("next_words_know_not"), 1}} : Cues();
}

Cues news(const ReadingFacts &facts, const Limits &limits)
{
    const auto high = ownQuantile(facts, limits.newsGapQuantile, limits);
    if (facts.slot != Slot::BadNews || !facts.gapMs || !high || double(*facts.gapMs) <= *high)
        return {};
    return {
        {QStringLiteral("bad_news"), 1},
        {QStringLiteral("gap_ms"), double(*facts.gapMs), QStringLiteral("news_gap_quantile"), limits.newsGapQuantile}};
}

Cues defer(const ReadingFacts &facts, const Limits &limits)
{
    if (!facts.gapMs || *facts.gapMs < limits.deferMs)
        return {};
    return {{QStringLiteral("gap_ms"), double(*facts.gapMs), QStringLiteral("defer_ms"), double(limits.deferMs)}};
}

Cues assent(const ReadingFacts &facts, const Limits &)
{
    if (facts.slot != Slot::ProposalPending || objects(facts.nextUserText))
        return {};
    return {{QStringLiteral("proposal_pending"), 1}};
}

Cues tired(const ReadingFacts &facts, const Limits &limits)
{
    if (facts.position < limits.latePosition || facts.silentOfLastFive < limits.tiredTurns)
        return {};
    return {{QStringLiteral("position"), facts.position, QStringLiteral("late_position"), limits.latePosition},
            {QStringLiteral("silent_of_last_five"), double(facts.silentOfLastFive), QStringLiteral("tired_turns"),
             double(limits.tiredTurns)}};
}

Cues go(const ReadingFacts &facts, const Limits &)
{
    if (facts.slot != Slot::WorkInProgress || objects(facts.nextUserText))
        return {};
    return {{QStringLiteral("work_in_progress"), 1}};
}

struct Rule {
    const char *code;
    Cues (*cues)(const ReadingFacts &, const Limits &);
};

// The order is the one that the header states.
constexpr std::array Rules {
    Rule {"ARTEFACT", artefact}, Rule {"ACT", act},     Rule {"SLIP", slip}, Rule {"PROD", prod},
    Rule {"WITHHOLD", withhold}, Rule {"LACK", lack},   Rule {"NEWS", news}, Rule {"DEFER", defer},
    Rule {"ASSENT", assent},     Rule {"TIRED", tired}, Rule {"GO", go},
};

}

std::vector<ReadingProposal> proposeReadings(const ReadingFacts &facts, const ProposalThresholds &thresholds)
{
    std::vector<ReadingProposal> proposals;
    for (const Rule &rule : Rules) {
        if (Cues cues = rule.cues(facts, thresholds); !cues.empty())
            proposals.push_back({QString::fromUtf8(rule.code), std::move(cues)});
    }
    return proposals;
}

}
