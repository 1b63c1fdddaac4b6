// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/textmatcher.h"
#include "models/store/rows.h"

#include <QLatin1StringView>

namespace tacet {

class MessageReader;

/// One message that matches, for a list.
struct SearchHit {
    MessageRow row;
    SearchPart part = SearchPart::Assistant; ///< the first one in which something stands
    Snippet snippet;
};

/// Reads the message back and says where in it the first match stands. @param row of a message that matches
[[nodiscard]] Result<SearchHit> searchHitOf(const MessageReader &messages, const MessageRow &row,
                                            const TextMatcher &matcher);

/// "user", "tool-output"; as the command takes and prints them.
[[nodiscard]] QLatin1StringView idOf(SearchPart part);
/// "tool output", translated; lower case.
[[nodiscard]] QString labelOf(SearchPart part);

}
