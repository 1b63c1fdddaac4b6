// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"
#include "models/importers/claudecodefields.h"
#include "models/importers/jsonlinerecords.h"

#include <string>
#include <string_view>
#include <vector>

namespace tacet {

/// What one line of a Claude Code log says. Views are into the line, still escaped unless said otherwise.
struct ClaudeCodeRecord {
    enum class Kind {
        Message,
        CompactBoundary, ///< evidence for the summary that follows
        Other,
    };
    /// A block as far as it can be told apart from one that repeats it.
    struct Block {
        int part = -1; ///< index in facts.parts
        std::string_view content; ///< text, thinking, signature or id of the call
    };

    Kind kind = Kind::Other;
    std::string_view type;
    std::string_view uuid;
    std::string_view parentUuid;
    std::string_view sessionId;
    std::string_view agentId;
    std::string_view cwd;
    std::string_view version;
    std::string_view title;
    int titleRank = 0; ///< summary 1, ai-title 2, custom-title 3; the higher one is shown
    std::string_view retracted; ///< the first message that was taken back
    int retractedCount = 0;
    bool sidechain = false;
    const char *trigger = ""; ///< of a CompactBoundary: "auto", "manual" or empty
    std::vector<Block> blocks; ///< assistants only
    MessageFacts facts; ///< of a Message: all but records, parentId and hash
};

/// Reads lines of Claude Code logs. One thread; keeps its buffers from line to line.
class ClaudeCodeRecordReader
{
public:
    /// @param json begins with an object; at least SIMDJSON_PADDING readable bytes follow
    /// @param record what was read; untouched facts are those of an empty message
    /// @returns where the object ended in `json`; what follows was not looked at
    [[nodiscard]] JsonLineParse read(std::string_view json, ClaudeCodeRecord &record);

private:
    void interpret(ClaudeCodeRecord &record);
    void readParts(MessageFacts &facts, std::vector<ClaudeCodeRecord::Block> &blocks);
    [[nodiscard]] PartFacts partOf(const ClaudeCodeBlock &block, MessageFacts &facts);
    void readText(RawString raw, PartFacts &part, MessageFacts &facts);
    [[nodiscard]] std::string_view unescaped(std::string_view inside);

    simdjson::ondemand::parser m_parser;
    ClaudeCodeFields m_fields;
    std::string m_text; ///< for texts with escapes
    bool m_isDamaged = false; ///< a text of this record holds half a pair of surrogates
};

}
