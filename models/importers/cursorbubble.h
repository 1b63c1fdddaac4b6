// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonvalue.h"
#include "models/importers/messagebuilder.h"

#include <optional>

namespace tacet {

/// A message of Cursor's database: a spool record with the `bubble`, or where that is lost with the `header` that the
/// list of the chat has of it; `unlisted` where the list no longer names it.
[[nodiscard]] std::optional<MessageBody> cursorBubble(json::Element record);

}
