// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/textmarker.h"

#include <array>
#include <optional>

/// The words that a mapping file may use where it chooses from several; resources/schema/tacet-house-format.schema.json
/// has the same.
namespace tacet::mapping {

inline constexpr char FileFormat[] = "tacet-house-format";
inline constexpr int FileVersion = 1;

struct RoleName {
    const char *id;
    std::optional<Role> role; ///< nothing: no message
};
inline constexpr std::array Roles {
    RoleName {"user", Role::User},     RoleName {"assistant", Role::Assistant}, RoleName {"tool", Role::Tool},
    RoleName {"system", Role::System}, RoleName {"skip", std::nullopt},
};

struct PartKindName {
    const char *id;
    std::optional<PartKind> kind; ///< nothing: passed over
};
inline constexpr std::array PartKinds {
    PartKindName {"text", PartKind::Text},
    PartKindName {"reasoning", PartKind::Reasoning},
    PartKindName {"call", PartKind::ToolCall},
    PartKindName {"result", PartKind::ToolResult},
    PartKindName {"attachment", PartKind::Attachment},
    PartKindName {"skip", std::nullopt},
};

/// In the order of HouseFormat::Time::Unit.
inline constexpr std::array TimeUnits {"guess", "iso", "seconds", "milliseconds", "microseconds"};

struct TextName {
    const char *id;
    TextMarker marker;
};
/// What an envelope or a filler is. The first is for envelopes alone.
inline constexpr std::array TextNames {
    TextName {"message", TextMarker::Visible},
    TextName {"auto-reply", TextMarker::NoContent},
    TextName {"reminder", TextMarker::SystemReminder},
    TextName {"notification", TextMarker::Notification},
    TextName {"nudge", TextMarker::Nudge},
    TextName {"command", TextMarker::CommandEnvelope},
    TextName {"shell", TextMarker::BashEnvelope},
    TextName {"interrupt", TextMarker::InterruptNotice},
    TextName {"compaction", TextMarker::ContinuationSummary},
    TextName {"redacted", TextMarker::Redacted},
    TextName {"image", TextMarker::ImagePlaceholder},
    TextName {"near-silence", TextMarker::NearSilence},
};

}
