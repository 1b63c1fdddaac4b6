// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/review.h"
#include "models/store/annotationstore.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace tacet {

/// What a tacet-review file holds (JSON Lines, resources/schema/tacet-review.schema.json).
struct ReviewFile {
    std::vector<Codebook> codebooks;
    std::vector<AnnotationStore::SessionNote> sessions;
    std::vector<Review> reviews;
};

/// All of it or nothing. Fails with Code::Format and the line, with Code::SchemaTooNew for a later version.
/// @param name of the file, for messages
[[nodiscard]] Result<ReviewFile> parseReviewFile(const QByteArray &bytes, const QString &name);

/// The library's reviews in canonical form: the same readings give the same bytes, whichever library they are in.
/// @param sessions uids; none: all that are reviewed
/// @param thresholds under which proposals were made: written into the header, where there are any
[[nodiscard]] Result<QByteArray> exportReviews(const AnnotationStore &store,
                                               const std::optional<QStringList> &sessions = std::nullopt,
                                               const std::vector<std::pair<QString, double>> &thresholds = {});

struct MergeOutcome {
    int added = 0;
    int updated = 0; ///< the file's was modified later
    int kept = 0; ///< the library's was modified later
    int same = 0;
};

/// Brings a file's reviews into the library, all or none. Of two states of one review the later stays; a revision of
/// the codebook that means something else here is added under a number of its own.
[[nodiscard]] Result<MergeOutcome> mergeReviews(AnnotationStore &store, const ReviewFile &file, const QString &name);

}
