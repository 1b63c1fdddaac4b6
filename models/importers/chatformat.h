// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonvalue.h"

#include <QByteArrayView>

#include <array>
#include <optional>
#include <string_view>

namespace tacet {

/// The formats that say who speaks and what, and little else.
enum class ChatFormat : quint8 { OpenAi, Anthropic, ShareGpt, WildChat, Oasst };

/// The keys under which a conversation holds its messages.
inline constexpr std::array ChatArrays {
    std::string_view {"conversations"}, std::string_view {"conversation"}, std::string_view {"messages"},
    std::string_view {"traj"},          std::string_view {"items"},
};

/// The array of messages that a conversation holds, with its key; nothing where it holds none.
[[nodiscard]] std::optional<std::string_view> chatArrayOf(json::Element conversation);

/// True for what readChatMessage() reads: it says who speaks, in a role that is known, and has a place for what.
[[nodiscard]] bool isChatMessage(json::Element value);

/// The format of an input by its beginning, which may be cut anywhere.
[[nodiscard]] std::optional<ChatFormat> chatFormatOf(QByteArrayView head);

}
