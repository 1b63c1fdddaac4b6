// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/messagebuilder.h"

#include <string_view>

namespace tacet {

/// Adds what stands between two openers: text, or that there is none. Rules, comments and empty fences show nothing;
/// an image alone is an attachment whose bytes are not here; the fillers that exporters print are no words.
/// @param record the whole record, in which `text` lies
void addTurnText(MessageBuilder &message, std::string_view record, std::string_view text);

/// `text` without white space, rules ("---") and comments at its ends.
[[nodiscard]] std::string_view withoutRules(std::string_view text);

}
