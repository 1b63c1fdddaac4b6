// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonvalue.h"
#include "models/importers/messagebuilder.h"

#include <optional>

namespace tacet {

/// True for an event of OpenHands: of version 0 (action or observation) or 1 (kind).
[[nodiscard]] bool isOpenHandsEvent(json::Element event);
/// The message that an event is; nothing when it is none.
[[nodiscard]] std::optional<MessageBody> openHandsMessage(json::Element event);

}
