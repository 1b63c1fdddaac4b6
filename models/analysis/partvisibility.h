// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"
#include "models/core/silence.h"

namespace tacet {

/// From where a moment of a session is looked at.
enum class Viewpoint {
    Stored, ///< what the file holds
    Person, ///< what stood on the screen of the person
    Model, ///< what the model was given
};

/// Why a part is not seen from a viewpoint, or was put there by the program.
enum class VisibilityReason {
    None,
    WrittenByProgram, ///< synthetic text, reminders, instructions: not shown to the person
    IgnoredByModel, ///< text that is marked as never sent
    NotDelivered, ///< the whole turn was not sent
    OutputPruned, ///< the output was taken out of the context later
    SealedReasoning, ///< stored only sealed: nobody reads it
    FailedAnswer, ///< an answer that ended in an error is not sent back
    Reverted, ///< taken back by the person
    ReplacedByQuestion, ///< a compaction request: the model is asked "What did we do so far?"
    ReplacedByCommand, ///< a sub-agent's start: the model is told that the person ran a tool
};

/// What becomes of one part, seen from one viewpoint.
struct Visibility {
    bool isSeen = true;
    bool isAdded = false; ///< given to the model in a person's name, though no person wrote it
    VisibilityReason reason = VisibilityReason::None;
    friend bool operator==(const Visibility &, const Visibility &) = default;
};

/// What has to be known of the message and the part; facts only.
struct VisibilityFacts {
    Role role = Role::User;
    MessageFlags message;
    Delivered delivered = Delivered::Unknown;
    PartKind kind = PartKind::Text;
    PartFlags part;
    TextMarker marker = TextMarker::Visible;
    bool isEnvelope = false; ///< of a text: only what the program put around the words
    bool isOpenCodePart = false; ///< a part as opencode stores it, whose fate is known from its source
};

/// Claims nothing that the facts do not show: where they are silent, the part is seen. A tool call whose output was
/// pruned is seen; ask isOutputSeen() of the output. Pure; any thread.
[[nodiscard]] Visibility visibilityOf(const VisibilityFacts &facts, Viewpoint viewpoint);

/// @param isPruned the output was taken out of the model's context
[[nodiscard]] Visibility outputVisibilityOf(bool isPruned, Viewpoint viewpoint);

}
