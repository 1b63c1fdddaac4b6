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

/// Of the bytes of the record that shows that a turn is not there.
[[nodiscard]] Result<QString> sha256Of(const MessageReader &messages, const AbsentTurn &turn);

/// Names the silence in terms that survive the index: key, hashes, provenance as it is now, and what is said around it.
/// Reads the message, the last one with words before it and the first one after it.
[[nodiscard]] Result<ReviewSubject> describeSubject(const TranscriptReader &reader, const MessageReader &messages,
                                                    const SilenceReport &report);

}
