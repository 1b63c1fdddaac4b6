// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/review.h"

#include "models/core/reviewnames.h"

#include <algorithm>

namespace tacet {

const Reading *Review::primary() const
{
    const auto found = std::find_if(readings.begin(), readings.end(), [](const Reading &reading) {
        return reading.standing == Reading::Standing::Primary;
    });
    return found == readings.end() ? nullptr : &*found;
}

bool Review::isBlank() const
{
    // "Later" and its like are said by a person even where nothing else is.
    if (state != State::Unread && state != State::Draft)
        return false;
    // A proposed response is the program's, not the reviewer's.
    const bool noLists = readings.empty() && assumptions.empty() && knowledge.empty() && mistakes.empty()
        && evidence.empty() && proposals.empty();
    const auto isEmpty = [](const QString *text) { return text->isEmpty(); };
    const std::initializer_list<const QString *> texts {&title,    &responseCode, &context, &effect,
                                                        &thinking, &conclusion,   &memo};
    return noLists && !confidence && !dispute && !firstReading && std::all_of(texts.begin(), texts.end(), isEmpty);
}

QString idOf(Review::State state)
{
    return idIn(ReviewNames::State, state);
}

std::optional<Review::State> reviewStateFromId(QStringView id)
{
    for (const auto &name : ReviewNames::State) {
        if (id == QLatin1StringView(name.id))
            return name.value;
    }
    return {};
}

}
