// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/messagebody.h"

#include <simdjson.h>

#include <optional>
#include <string_view>

namespace tacet {

/// True for a message as OpenCode 2 writes it: a type of its own and no parts. What it says stands beside the type (in
/// an export), or under "data" (in a row of its database, as it is spooled).
[[nodiscard]] bool isOpenCode2Record(simdjson::dom::element record);

/// The message that such a record is. Nothing for records that are none: another agent, model or place, the end of a
/// turn, instructions of the harness to the model, and types that are not known.
[[nodiscard]] std::optional<MessageBody> openCode2Message(simdjson::dom::element record);

/// True for the types of records that OpenCode 2 has, messages or not.
[[nodiscard]] bool isOpenCode2Type(std::string_view type);

}
