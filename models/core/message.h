// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFlags>
#include <QLatin1StringView>
#include <QtGlobal>

namespace tacet {

/// Who a message is by, as its source says. Stored as number.
enum class Role : quint8 { User, Assistant, Tool, System };

/// "user", "assistant", "tool", "system".
[[nodiscard]] QLatin1StringView idOf(Role value);

/// A piece of a message. Stored as number; append only.
enum class PartKind : quint8 {
    Text,
    Reasoning,
    ToolCall, ///< where a source keeps call and result together (opencode), this is both
    ToolResult,
    Attachment,
    Compaction,
    Subtask,
    Mention, ///< @agent
    Step, ///< bookkeeping of one model step; shows nothing, means nothing
    Other,
};

/// Half-open range of bytes in a file: [offset, offset + length).
struct ByteRange {
    qint64 offset = 0;
    qint64 length = 0;

    [[nodiscard]] qint64 end() const { return offset + length; }
    friend bool operator==(const ByteRange &, const ByteRange &) = default;
};

/// Facts about a whole message, stored in index.db as bits; append only.
enum class MessageFlag : quint32 {
    Sidechain = 1 << 0, ///< sub-agent, teammate, dead branch
    Meta = 1 << 1, ///< the harness wrote it (isMeta and its like)
    Summary = 1 << 2, ///< a compaction summary
    Failed = 1 << 3, ///< the request ended in an error
    Aborted = 1 << 4, ///< stopped while it was written
    Unfinished = 1 << 5, ///< neither finished nor failed
    ToolError = 1 << 6, ///< at least one tool call failed
    Unanswered = 1 << 7, ///< a user message that no assistant message answers
    Reverted = 1 << 8, ///< marked for removal by a revert that was not carried out
    Replayed = 1 << 9, ///< the harness sent an earlier message again
    Queued = 1 << 10, ///< typed while the agent was working
    OrderDoubtful = 1 << 11, ///< ids and times contradict the stored order
    Repaired = 1 << 12, ///< bytes that are no UTF-8 or no JSON were replaced to read it
    DeadBranch = 1 << 13, ///< in a branch of the conversation that was not continued
};
Q_DECLARE_FLAGS(MessageFlags, MessageFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(MessageFlags)

}
