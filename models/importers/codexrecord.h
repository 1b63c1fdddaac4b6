// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"
#include "models/importers/jsonvalue.h"

#include <string_view>

namespace tacet {

/// What one record of a Codex rollout says, of whatever era. Views live as long as the record's element.
struct CodexRecord {
    enum class Kind : quint8 {
        Session, ///< session_meta, or the header of the bare era
        Context, ///< turn_context
        Title,
        UserItem, ///< what the model was given in the user's name
        UserEvent, ///< what the person typed
        Injected, ///< a user, developer or agent message that no person wrote
        AnswerItem,
        AnswerEvent,
        Reasoning,
        ReasoningEvent,
        Call,
        Result,
        Compacted,
        TaskStarted,
        TaskComplete,
        TaskAborted,
        TaskError,
        RolledBack, ///< the person took turns back
        Other,
    };

    Kind kind = Kind::Other;
    std::string_view type; ///< for people: of the payload where it has one
    json::Element payload;
    quint64 textHash = 0; ///< of UserItem to AnswerEvent: what their doubles have in common
    bool isCommentary = false; ///< of AnswerItem: said while the work goes on
    bool isBare = false; ///< the line is the item
    bool isSilentEnd = false; ///< of TaskComplete: it names no last message, and no error
    MessageFacts facts; ///< of UserItem to Result, Compacted and the Task kinds: all but ranges, hash and model
};

/// @param line one record: {type, payload}, or in the bare era the item itself
[[nodiscard]] CodexRecord readCodexRecord(json::Element line);

/// Adds to one record of a prompt the other: the item and the event that tell of the same one. The words are the
/// item's, that a person typed them is the event's word.
void joinCodexPrompt(MessageFacts &first, MessageFacts &&second);

/// The number that texts have in common which differ in blanks around them alone.
[[nodiscard]] quint64 codexTextHash(std::string_view text);

}
