// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/reviewcontext.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// What somebody said near a silence, shortened.
struct DossierText {
    int ordinal = 0;
    QString text; ///< empty: nothing visible
    bool isCut = false;
};

/// A tool call near a silence.
struct DossierCall {
    int ordinal = 0;
    QString tool;
    QString target;
    bool failed = false;
};

/// What stood before a silence and what came after, at a glance.
struct Dossier {
    std::optional<DossierText> lastUser; ///< the nearest words of the user
    std::optional<DossierText> lastAssistant;
    std::vector<DossierCall> callsBefore; ///< since the user's words, in order, the nearest
    int moreCallsBefore = 0;
    std::optional<ResponseSpan> response;
    std::optional<DossierText> answer; ///< first words of the response
    std::vector<DossierCall> callsAfter; ///< the first, in order
    int moreCallsAfter = 0;
};

/// Reads at most Reach messages on each side; what could not be read is left out.
[[nodiscard]] Dossier dossierOf(const ReviewContext &context, const SilenceReport &report);

}
