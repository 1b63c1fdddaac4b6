// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"

#include <QString>
#include <QStringList>

namespace tacet {

/// What a reviewer changes at a time: the unit of undo, of merging while typing, of the history's words.
enum class ReviewField {
    Readings,
    Rationale, ///< with the code's id as part
    Confidence,
    Response,
    Title,
    Context,
    Effect,
    Assumptions,
    Knowledge,
    Thinking,
    Mistakes,
    Conclusion,
    Memo,
    Evidence,
    Dispute,
    Proposals, ///< with the kind and id as part
    Reveal, ///< what follows the silence was shown
    State,
};

/// A field, or one of its rows.
struct FieldKey {
    ReviewField field = ReviewField::Memo;
    QString part; ///< code of a rationale, number of a row; else empty
    friend bool operator==(const FieldKey &, const FieldKey &) = default;
};

/// As the section is called in the panel; translated.
[[nodiscard]] QString labelOf(ReviewField field);
/// The plain text of a field that is one; nullptr for the others.
[[nodiscard]] QString *textOf(Review &review, ReviewField field);
[[nodiscard]] const QString *textOf(const Review &review, ReviewField field);

/// What differs, in words, one line a field: "Reading: GO → ARTEFACT". Long texts are not quoted.
[[nodiscard]] QStringList differences(const Review &before, const Review &after);
/// "ARTEFACT, also GO, not PROD"; "none" without any.
[[nodiscard]] QString readingsInWords(const Review &review);

}
