// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/session.h"
#include "models/core/silence.h"
#include "models/core/silenceclassset.h"
#include "models/exporters/scan.h"
#include "models/jobs/progress.h"

#include <QString>

#include <vector>

namespace tacet {

class Library;
struct IndexConnections;

struct ScanOptions {
    SilenceClassSet named; ///< listed besides the user's default classes, the assistant's too
    SilenceClassSet failOn; ///< looked for, whether listed or not
    qint64 gapMs = 1'800'000; ///< from here on a gap is a silence
    QString session; ///< uid; empty: all
    bool withEvidence = true; ///< off: no record is read again
};

struct ScanOutcome {
    int sessions = 0;
    std::vector<DamagedRecord> damaged;
    bool foundFailOn = false;
};

/// Indexes one source, where that is needed, and writes its silences. Any thread; `connections` are that thread's.
/// @param path what is read, @param name what the output calls it
[[nodiscard]] Result<ScanOutcome> scanSource(const Library &library, const QString &path, const QString &name,
                                             const ScanOptions &options, ScanWriter &writer, Progress &progress,
                                             IndexConnections &connections);

}
