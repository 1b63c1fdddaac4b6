// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewedits.h"

#include <algorithm>

namespace tacet {

namespace {

auto find(Review &review, const QString &code)
{
    return std::find_if(review.readings.begin(), review.readings.end(),
                        [&](const Reading &reading) { return reading.code == code; });
}

}

std::optional<Reading::Standing> standingOf(const Review &review, const QString &code)
{
    for (const Reading &reading : review.readings) {
        if (reading.code == code)
            return reading.standing;
    }
    return std::nullopt;
}

void toggleReading(Review &review, const QString &code, Reading::Standing standing)
{
    using Standing = Reading::Standing;
    const auto held = find(review, code);
    if (held != review.readings.end() && held->standing == standing) {
        review.readings.erase(held);
        return;
    }
    if (standing == Standing::Primary) {
        std::erase_if(review.readings, [&](const Reading &reading) {
            return reading.standing == Standing::Primary && reading.code != code && reading.rationale.isEmpty();
        });
        for (Reading &reading : review.readings) {
            if (reading.standing == Standing::Primary)
                reading.standing = Standing::Also;
        }
    }
    if (const auto again = find(review, code); again != review.readings.end())
        again->standing = standing;
    else
        review.readings.push_back({code, standing, {}});
    std::stable_sort(review.readings.begin(), review.readings.end(),
                     [](const Reading &a, const Reading &b) { return a.standing < b.standing; });
}

void setRationale(Review &review, const QString &code, const QString &rationale)
{
    if (const auto held = find(review, code); held != review.readings.end())
        held->rationale = rationale;
}

void toggleConfidence(Review &review, int confidence)
{
    Q_ASSERT(confidence >= 1 && confidence <= 5);
    review.confidence = review.confidence == confidence ? std::nullopt : std::optional(confidence);
}

void toggleResponse(Review &review, const QString &code)
{
    review.responseCode = review.responseCode == code ? QString() : code;
}

bool saysNothing(const Review &review)
{
    return review.title.isEmpty() && review.readings.empty() && !review.confidence && review.responseCode.isEmpty()
        && review.context.isEmpty() && review.effect.isEmpty() && review.assumptions.empty() && review.knowledge.empty()
        && review.thinking.isEmpty() && review.mistakes.empty() && review.conclusion.isEmpty() && review.memo.isEmpty()
        && review.evidence.empty() && review.proposals.empty() && !review.dispute;
}

void settle(Review &review, const QString &proposedResponse)
{
    using State = Review::State;
    const bool nothing = saysNothing(review);
    const bool hasPrimary = std::any_of(review.readings.begin(), review.readings.end(), [](const Reading &reading) {
        return reading.standing == Reading::Standing::Primary;
    });
    if (!nothing && review.state == State::Unread)
        review.state = State::Draft;
    if (!hasPrimary && review.state == State::Read)
        review.state = nothing ? State::Unread : State::Draft;
    if (nothing && review.state == State::Draft)
        review.state = State::Unread;
    review.responseProposed = nothing && review.state == State::Unread ? QString() : proposedResponse;
}

}
