// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <algorithm>

namespace tacet {

// What the rules of silence ask a message for: the first cue or part of a kind, or nothing.

[[nodiscard]] inline const Cue *cueOf(const MessageFacts &message, CueKind kind)
{
    const auto found =
        std::find_if(message.cues.begin(), message.cues.end(), [kind](const Cue &cue) { return cue.kind == kind; });
    return found == message.cues.end() ? nullptr : &*found;
}

[[nodiscard]] inline const PartFacts *partOf(const MessageFacts &message, PartKind kind)
{
    const auto found = std::find_if(message.parts.begin(), message.parts.end(),
                                    [kind](const PartFacts &part) { return part.kind == kind; });
    return found == message.parts.end() ? nullptr : &*found;
}

[[nodiscard]] inline const PartFacts *textWith(const MessageFacts &message, TextMarker marker)
{
    const auto found = std::find_if(message.parts.begin(), message.parts.end(), [marker](const PartFacts &part) {
        return part.kind == PartKind::Text && part.marker == marker;
    });
    return found == message.parts.end() ? nullptr : &*found;
}

[[nodiscard]] inline bool isUser(const MessageFacts &message)
{
    return message.role != Role::Assistant;
}

[[nodiscard]] inline HumanAct typedBy(const MessageFacts &message)
{
    return cueOf(message, CueKind::Human) ? HumanAct::Yes : HumanAct::Unknown;
}

}
