// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/responseproposal.h"
#include "models/analysis/sequence.h"
#include "models/core/evidence.h"
#include "models/core/result.h"
#include "models/store/rows.h"

#include <optional>
#include <vector>

namespace tacet {

class MessageReader;
class TranscriptReader;

/// The assistant's messages from a silence to the next user message that is no tool result.
struct ResponseRange {
    int first = 0;
    int last = 0;
};

/// Everything computed about one silence: provenance, sequence, proposal. Read on demand, never stored.
struct SilenceReport {
    MessageRow row;
    SilenceClass silence = SilenceClass::None; ///< the row's class, or Gap
    std::vector<Evidence> evidence;
    Slot slot = Slot::SessionStart;
    GapKind gap = GapKind::Unknown;
    std::optional<ResponseRange> response;
    ResponseProposal proposal;
};

struct ReportOptions {
    GapThresholds gaps;
    ProposalThresholds proposals;
    bool withEvidence = true; ///< resolve the pointers to bytes (reads the records)
};

[[nodiscard]] Result<SilenceReport> reportSilence(const TranscriptReader &reader, const MessageReader &messages,
                                                  const MessageRow &row, const ReportOptions &options = {});

}
