// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonwalk.h"

#include <QtGlobal>

#include <string_view>
#include <vector>

namespace tacet {

/// One block of a message's content, as it stands in the source.
struct ClaudeCodeBlock {
    enum class Content : quint8 { Missing, Empty, Filled };

    std::string_view type;
    RawString text; ///< of a text block, or of a block that is a bare string
    RawString thinking;
    std::string_view signature; ///< or the data of redacted thinking
    std::string_view id; ///< of a tool call; of a result the id of its call
    Content content = Content::Missing; ///< of a tool result
    std::string_view contentText; ///< the first text of a tool result
    bool isError = false;
    bool hasData = false; ///< of an attachment: bytes, or where they are
};

/// `message.content`, or what stands in its place.
struct ClaudeCodeContent {
    enum class Shape : quint8 { Missing, Null, String, Array, Other };

    Shape shape = Shape::Missing;
    RawString text; ///< Shape::String
    std::vector<ClaudeCodeBlock> blocks; ///< Shape::Array
};

/// What is asked for of one line of a Claude Code log; everything else is only looked at for being JSON.
/// Views are into the line, still escaped.
struct ClaudeCodeFields {
    std::string_view type, subtype, uuid, parentUuid, sessionId, agentId, teamName, cwd, version, timestamp;
    std::string_view summary, aiTitle, customTitle;
    std::string_view interruptedMessageId, toolDenialKind, error, originKind, trigger;
    std::string_view retracted; ///< the first of retractedMessageUuids
    int retractedCount = 0;
    bool isSidechain = false;
    bool isMeta = false;
    bool isCompactSummary = false;
    bool isApiErrorMessage = false;
    bool isAbortedMidStream = false;

    bool hasMessage = false;
    bool messageIsText = false; ///< the content is then the value of `message` itself
    std::string_view messageId, model, stopReason;
    qint64 outputTokens = 0;
    std::string_view attachmentType;
    bool originInAttachment = false;
    bool metaInAttachment = false;
    ClaudeCodeContent content; ///< of message.content or attachment.prompt

    /// Ready for the next line; keeps its memory.
    void clear();
};

/// Reads the fields of one record. @returns the first thing that is wrong with the JSON
[[nodiscard]] simdjson::error_code readFields(simdjson::ondemand::object &record, ClaudeCodeFields &fields);

}
