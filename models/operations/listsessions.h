// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/sessionsummary.h"
#include "models/core/result.h"
#include "models/jobs/progress.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace tacet {

class Library;

struct ListOptions {
    qint64 gapMs = 1'800'000; ///< from here on a gap is a silence
    QString reviewer; ///< whose reading counts
};

/// What a list learns from one time to the next.
struct ListNews {
    std::vector<SessionSummary> sessions;
    std::vector<Error> passedOver; ///< files that are no transcripts, pipes, links
    std::vector<Error> unreadable; ///< what should have been read and could not
    qint64 files = 0; ///< looked at so far
    qint64 filesFound = 0; ///< so far; grows while the folders are still being walked
};

/// Called some twenty times a second and at the end, never from two threads at once.
using ListNewsSink = std::function<void(ListNews &&news)>;

/// Indexes every source at or below the paths, on all cores, and tells of their sessions as they are read, in no
/// particular order. Returns when all is read. Any thread. Code::Cancelled leaves what was told valid.
[[nodiscard]] Result<> listSessions(const Library &library, const QStringList &paths, const ListOptions &options,
                                    Progress &progress, const ListNewsSink &sink);

}
