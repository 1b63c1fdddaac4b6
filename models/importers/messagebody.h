// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <QString>

#include <optional>
#include <vector>

namespace tacet {

/// One part of a message, whole, for people and exporters.
struct BodyPart {
    PartKind kind = PartKind::Other;
    PartFlags flags;
    TextMarker marker = TextMarker::Visible;
    int record = 0;
    QString pointer; ///< of this part, from the root of its record
    QString type; ///< as the source spells it
    QString text; ///< text, reasoning, prompt of a subtask
    QString name; ///< tool or agent name; file name of an attachment
    QString title; ///< what the agent called the tool call
    QString input; ///< tool input: pretty JSON
    QString target; ///< the one line that tells what the call is about: command, path, pattern, URL, query
    QString output; ///< tool output or error
    QString status; ///< as the source spells it
    QString mime;
    qint64 bytes = 0; ///< of an attachment's data
    std::optional<int> exitStatus;
    std::optional<qint64> startMs;
    std::optional<qint64> endMs;
    std::optional<qint64> prunedMs; ///< since when the model is no longer given the output; it is still stored
    QString childSession; ///< uid of the session that a sub-agent call opened
    QString callId; ///< ties a result to its call
};

struct MessageBody {
    MessageFacts facts;
    QString agent; ///< mode or agent, as the source spells it
    QString model;
    QString error; ///< message of the error, in the source's words
    std::vector<BodyPart> parts;

    /// All visible text, parts separated by an empty line.
    [[nodiscard]] QString visibleText() const;
};

/// Adds what the index says of one more record to what it says of those before it; without merging of parts.
void addRecordFacts(MessageFacts &facts, MessageFacts &&record, int number);

}
