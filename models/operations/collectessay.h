// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/exporters/essay.h"

#include <optional>

namespace tacet {

class AnnotationStore;
class MessageReader;
class TranscriptReader;
struct ReportOptions;

/// The reviewed silences of one session, by all reviewers, with what stands around them; in stored order.
/// Reviews are found again by the message's key; those whose message is gone are listed apart.
/// @param index only the silence at this message; Code::NotFound where nobody has reviewed it
[[nodiscard]] Result<EssaySession> collectEssay(const TranscriptReader &reader, const MessageReader &messages,
                                                const AnnotationStore &store, std::optional<int> index,
                                                const ReportOptions &options);

/// What goes with the sessions: program, thresholds, the codebooks that their reviews refer to.
[[nodiscard]] Result<> completeEssay(EssayDocument &document, const AnnotationStore &store,
                                     const ReportOptions &options);

}
