// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"
#include "ui/review/rowlist.h"

#include <vector>

namespace tacet {

/// The structured fields of a review as rows of choices and texts, and back.
[[nodiscard]] RowShape assumptionShape();
[[nodiscard]] RowShape knowledgeShape();
[[nodiscard]] RowShape mistakeShape();
[[nodiscard]] RowShape evidenceShape();

[[nodiscard]] std::vector<Row> toRows(const std::vector<Assumption> &assumptions);
[[nodiscard]] std::vector<Row> toRows(const std::vector<Knowledge> &knowledge);
[[nodiscard]] std::vector<Row> toRows(const std::vector<Mistake> &mistakes);
[[nodiscard]] std::vector<Row> toRows(const std::vector<EvidenceLink> &evidence);

[[nodiscard]] std::vector<Assumption> assumptionsFrom(const std::vector<Row> &rows);
[[nodiscard]] std::vector<Knowledge> knowledgeFrom(const std::vector<Row> &rows);
[[nodiscard]] std::vector<Mistake> mistakesFrom(const std::vector<Row> &rows);
/// The links of `evidence` that still have a row, with the notes of the rows.
[[nodiscard]] std::vector<EvidenceLink> evidenceFrom(const std::vector<Row> &rows,
                                                     const std::vector<EvidenceLink> &evidence);

}
