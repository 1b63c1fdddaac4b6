// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"

#include <optional>
#include <string>
#include <string_view>

namespace tacet {

/// The ways in which people and programs name the speaker of a turn. A text keeps to one of them.
enum class OpenerStyle : quint8 {
    Heading, ///< "## User", "### [70] ASSISTANT · 2026-01-01 …"
    Bracket, ///< "[msg 417] [user]", "[USER]"
    Bold, ///< "**User:**", "> **User**", "_**Agent (model time)**_"
    Word, ///< "Human:", "ChatGPT said:"
    Tag, ///< "<user>", "<message role='user'>"
};
constexpr int OpenerStyles = 5;

/// The line that says who speaks next.
struct RoleOpener {
    OpenerStyle style = OpenerStyle::Heading;
    Role role = Role::User;
    bool isHarness = false; ///< "SYSTEM-USER": a prompt that the harness wrote
    std::optional<qint64> label; ///< the number that the source prints: [msg 417]
    std::optional<qint64> timeMs;
    std::string_view tag; ///< name of the tag, which a closing one ends
    std::string_view note; ///< what stands in parentheses behind the role: agent, model
    std::string_view inlineText; ///< words of the turn on the same line
};

/// @param line without its end
[[nodiscard]] std::optional<RoleOpener> roleOpener(std::string_view line);

/// Follows fences and <details> of tool output, within which nothing opens.
class BlockTracker
{
public:
    /// @returns true where `line` stands within a block, or opens or closes one
    [[nodiscard]] bool isInside(std::string_view line);

private:
    char m_fence = 0;
    size_t m_fenceLength = 0;
    int m_details = 0;
};

}
