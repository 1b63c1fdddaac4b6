// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonvalue.h"
#include "models/importers/messagebuilder.h"

#include <string>

namespace tacet {

// What the messages of most agents are made of: a string, or an array of blocks that differ in little more than the
// names of their keys. @param pointer of the value, from the root of the record

/// Adds the content at `owner`[`key`]: a string, blocks, or the way in which it is absent.
void addContent(MessageBuilder &message, json::Element owner, std::string_view key, const std::string &ownerPointer);

/// Adds one block; what nobody knows becomes PartKind::Other and is shown as it stands.
void addBlock(MessageBuilder &message, json::Element block, const std::string &pointer);

/// Adds calls that stand beside the content (OpenAI's tool_calls and its like); does nothing where there are none.
void addToolCalls(MessageBuilder &message, json::Element owner, std::string_view key, const std::string &ownerPointer);

/// Adds one call.
void addToolCall(MessageBuilder &message, json::Element call, const std::string &pointer);

/// Adds what the tool call with this id gave back, where the whole message is that.
void addToolResult(MessageBuilder &message, json::Element owner, std::string_view key, const std::string &ownerPointer,
                   std::string_view callId);

/// All texts of a string or of blocks, lines apart; of what is no text its type in brackets.
[[nodiscard]] std::string textsOf(json::Element content);

}
