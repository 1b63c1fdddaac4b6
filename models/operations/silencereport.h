// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/gapbaseline.h"
#include "models/analysis/readingproposal.h"
#include "models/analysis/responseproposal.h"
#include "models/analysis/sequence.h"
#include "models/analysis/shift.h"
#include "models/analysis/silenceflags.h"
#include "models/analysis/silencelisting.h"
#include "models/core/evidence.h"
#include "models/core/result.h"
#include "models/store/rows.h"

#include <memory>
#include <optional>
#include <vector>

namespace tacet {

class MessageReader;
class TranscriptReader;

/// Everything computed about one silence: provenance, sequence, proposal. Read on demand, never stored.
struct SilenceReport {
    MessageRow row; ///< of a turn that is not there: ordinal of the message it stands before, key, role, detail, rule
    std::optional<AbsentTurn> absent; ///< class Absent
    SilenceClass silence = SilenceClass::None; ///< the row's class, or Gap
    std::vector<Evidence> evidence;
    Slot slot = Slot::SessionStart;
    GapKind gap = GapKind::Unknown;
    std::optional<int> shorterGaps; ///< how many of this person's times are shorter than the gap; nothing: see times
    int times = 0; ///< how many times of this person are known; below GapBaseline::FewestTimes nothing is compared
    std::optional<ResponseSpan> response;
    ResponseProposal proposal; ///< no code for the assistant's own silences: what follows them is no response
};

/// What the program would say of a silence beside the kind of response: apart from every reading, and computed only
/// when it is asked for.
struct SilenceProposals {
    std::vector<ReadingProposal> readings; ///< the most particular first
    std::vector<SilenceFlag> flags;
};

struct ReportOptions {
    GapThresholds gaps;
    GapBaseline baseline; ///< of the session; empty: nothing is compared
    ProposalThresholds proposals;
    ShiftSettings shift;
    bool withEvidence = true; ///< resolve the pointers to bytes (reads the records)
};

/// Reports on the silences of one session, one after the other; remembers the messages that neighbours share.
/// Reads at most 50 messages on each side, of each text at most 64 KiB. One thread.
class SilenceReporter
{
public:
    /// @param reader, messages must outlive this
    SilenceReporter(const TranscriptReader &reader, const MessageReader &messages, const ReportOptions &options = {});
    ~SilenceReporter();

    /// Fails where the source can no longer be read or has changed.
    [[nodiscard]] Result<SilenceReport> report(const MessageRow &row);
    /// On a turn that is not there: its class, its proof and its slot; nothing answers it.
    [[nodiscard]] Result<SilenceReport> report(const AbsentTurn &turn);
    /// Likely readings and flags of a silence that was reported on; none for the assistant's own silences.
    [[nodiscard]] Result<SilenceProposals> propose(const SilenceReport &report);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// For one silence alone.
[[nodiscard]] Result<SilenceReport> reportSilence(const TranscriptReader &reader, const MessageReader &messages,
                                                  const MessageRow &row, const ReportOptions &options = {});

}
