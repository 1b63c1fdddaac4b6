// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/review.h"

#include <optional>
#include <vector>

namespace tacet {

class AnnotationStore;
class MessageReader;
class TranscriptReader;

/// A review, and where its message is now.
struct AttachedReview {
    enum class How {
        Attached, ///< the same message, with the same content
        Changed, ///< a message with that key, but other content: to be looked at again
        Lost, ///< no such message any more: kept and listed, never dropped
    };
    Review review;
    How how = How::Lost;
    std::optional<int> ordinal; ///< of the message, unless it is lost or about a turn that is not there
};

/// All reviews of the session that `messages` reads, in canonical order. A review hangs on key and content hash; where
/// its key is gone (an "@offset" in a file that was written anew), on the same content at the same index.
[[nodiscard]] Result<std::vector<AttachedReview>> attachReviews(const AnnotationStore &store,
                                                                const TranscriptReader &reader,
                                                                const MessageReader &messages);

}
