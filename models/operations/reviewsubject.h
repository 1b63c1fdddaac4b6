// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/review.h"
#include "models/store/rows.h"

namespace tacet {

class MessageReader;
class TranscriptReader;
struct SilenceReport;

/// Names the silence in terms that survive the index: key, hashes, provenance as it is now, and what is said around it.
/// Reads the message, the last one with words before it and the first one after it.
[[nodiscard]] Result<ReviewSubject> describeSubject(const TranscriptReader &reader, const MessageReader &messages,
                                                    const SilenceReport &report);

}
