// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <string>

namespace tacet {

/// Puts together what a rule says of a message whose parts are objects in an array, `type` and `text` among their
/// keys, or one string (Anthropic's and OpenAI's shape).
class FindingBuilder
{
public:
    FindingBuilder(const MessageFacts &message, SilenceClass silence, const char *rule, const char *detail = "");

    FindingBuilder &human(HumanAct act);
    FindingBuilder &delivered(Delivered delivered);
    FindingBuilder &confidence(double confidence);
    FindingBuilder &alsoDetail(const char *word);

    /// The value at the cue's own pointer.
    FindingBuilder &cue(const Cue &cue);
    /// Every cue of this kind.
    FindingBuilder &cues(CueKind kind);
    /// The type of the part.
    FindingBuilder &typeOf(const PartFacts &part);
    /// The types of all parts of this kind, at most eight.
    FindingBuilder &typesOf(PartKind kind);
    /// The text of the part, or another member of it.
    FindingBuilder &textOf(const PartFacts &part, const char *member = "text");
    /// The text of a part of a message nearby.
    FindingBuilder &textOf(const MessageFacts &other, const PartFacts &part, int ordinalOffset);
    /// That there are no parts, in the way in which there are none.
    FindingBuilder &absence();

    [[nodiscard]] Finding build() { return std::move(m_finding); }

private:
    const MessageFacts &m_message;
    Finding m_finding;
};

}
