// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"

#include <QStringList>

#include <optional>

namespace tacet {

/// How a reading changed once what follows the silence was seen.
struct HindsightDrift {
    QString primaryBefore; ///< codes; empty: none
    QString primaryAfter;
    QStringList added; ///< codes that are held now (primary or also) and were not
    QStringList dropped; ///< codes that were held and are not
    std::optional<int> confidence; ///< after less before; none: one of the two is missing

    [[nodiscard]] bool primaryChanged() const { return primaryBefore != primaryAfter; }
    [[nodiscard]] bool isNone() const
    {
        return !primaryChanged() && added.isEmpty() && dropped.isEmpty() && confidence.value_or(0) == 0;
    }
    friend bool operator==(const HindsightDrift &, const HindsightDrift &) = default;
};

/// None: the review was not guarded, or what follows was shown before anything was read. Pure; any thread.
[[nodiscard]] std::optional<HindsightDrift> driftOf(const Review &review);

/// "WAIT → GO, confidence +1", "none".
[[nodiscard]] QString driftInWords(const HindsightDrift &drift);

}
