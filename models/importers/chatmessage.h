// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonvalue.h"
#include "models/importers/messagebody.h"

#include <optional>
#include <string_view>

namespace tacet {

/// Who a chat format means by a role; nothing for what is no role.
[[nodiscard]] std::optional<Role> chatRoleOf(std::string_view role);

/// A call or a result that stands as a line of its own and names no role, as some logs of 2025 have it.
[[nodiscard]] bool isChatToolLine(json::Element value);

/// One message of a chat format, with the facts that the rules ask for. They all say who speaks (`role`, `from`) and
/// what (`content`, `value`, `text`: a string, or an array of typed parts), so one reader serves them: OpenAI's chat
/// completions and responses, Anthropic's Messages, the AI SDK's, ShareGPT's, and those of data sets.
/// @param record the message, or what wraps it as `message` or `choices[0].message`
[[nodiscard]] MessageBody readChatMessage(json::Element record);

}
