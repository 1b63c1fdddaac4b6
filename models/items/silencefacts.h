// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"
#include "models/core/silence.h"

#include <QString>

#include <optional>

namespace tacet {

/// What a list says of one silence beyond its class and its gap; costs a page or a report, so it is read only for
/// rows that are shown.
struct SilenceFacts {
    QString detail; ///< words beside the class: "auto"
    std::optional<Slot> slot;
    QString response; ///< kind of response in words: the reviewer's, else the proposed one; empty: none
    QString dispute = {}; ///< who disputes the class, for which and why; empty: nobody
};

/// Where a list asks for them. Implemented above the models, where reports are made; GUI thread.
class SilenceFactsSource
{
public:
    virtual ~SilenceFactsSource() = default;
    [[nodiscard]] virtual SilenceFacts factsOf(int ordinal) const = 0;
};

/// How far one silence has been read; kept for those that have a review only.
struct SilenceReading {
    Review::State state = Review::State::Unread;
    QString code; ///< id of the primary reading; empty: none yet

    friend bool operator==(const SilenceReading &, const SilenceReading &) = default;
};

}
