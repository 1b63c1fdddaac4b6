// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"

#include <QString>

#include <optional>

namespace tacet {

/// How a review holds a code; none: not at all.
[[nodiscard]] std::optional<Reading::Standing> standingOf(const Review &review, const QString &code);

/// Holds the code so, or, where it is held so already, no longer. There is one primary reading at most: the one before
/// goes, or, where a rationale was written to it, stays as one also held, so that no words are lost.
void toggleReading(Review &review, const QString &code, Reading::Standing standing);
/// Of a code that is held; else nothing.
void setRationale(Review &review, const QString &code, const QString &rationale);
/// The same value again clears it.
void toggleConfidence(Review &review, int confidence);
void toggleResponse(Review &review, const QString &code);

/// Nothing has been said in it, whatever its state and the proposal kept with it.
[[nodiscard]] bool saysNothing(const Review &review);
/// What follows from an edit: a review that says something is no longer unread, one without a primary reading is not
/// read, the proposal is kept only beside something.
void settle(Review &review, const QString &proposedResponse);

}
