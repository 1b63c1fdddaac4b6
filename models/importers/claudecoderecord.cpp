// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecoderecord.h"

#include "models/core/utf8text.h"
#include "models/importers/isotime.h"
#include "models/importers/jsonstring.h"
#include "models/importers/textfacts.h"

#include <algorithm>

namespace tacet {

namespace {

// Below this, the few tokens of an empty reply's own frame are no sign of lost text.
constexpr qint64 TokensOfAnEmptyReply = 16;

bool isDenial(std::string_view text)
{
    return text.starts_with("The user doesn't want to proceed")
        || text.starts_with("The user doesn't want to take this action");
}

void addRoleCues(const ClaudeCodeFields &f, MessageFacts &facts)
{
    if (f.isSidechain || !f.teamName.empty()) {
        facts.flags |= MessageFlag::Sidechain;
        facts.cues.push_back({CueKind::Sidechain, 0, "claude.sidechain", f.isSidechain ? "/isSidechain" : "/teamName"});
    }
    if (f.isMeta || f.metaInAttachment) {
        facts.flags |= MessageFlag::Meta;
        facts.cues.push_back({CueKind::Synthetic, 0, "claude.meta", f.isMeta ? "/isMeta" : "/attachment/isMeta"});
    }
    if (facts.role == Role::User && !f.originKind.empty()) {
        const char *pointer = f.originInAttachment ? "/attachment/origin/kind" : "/origin/kind";
        const bool human = f.originKind == "human";
        if (!human)
            facts.flags |= MessageFlag::Meta;
        facts.cues.push_back({human ? CueKind::Human : CueKind::Synthetic, 0, "claude.origin", pointer});
    }
    if (f.isCompactSummary) {
        facts.flags |= MessageFlag::Summary;
        facts.cues.push_back({CueKind::Compaction, 0, "claude.compact-summary", "/isCompactSummary"});
    }
    if (!f.interruptedMessageId.empty())
        facts.cues.push_back({CueKind::Interrupt, 0, "claude.interrupted", "/interruptedMessageId"});
    if (!f.toolDenialKind.empty())
        facts.cues.push_back({CueKind::Denied, 0, "claude.tool-denial", "/toolDenialKind"});
}

void addAnswerCues(const ClaudeCodeFields &f, MessageFacts &facts)
{
    if (f.isAbortedMidStream) {
        facts.flags |= MessageFlag::Aborted;
        facts.cues.push_back({CueKind::Aborted, 0, "claude.aborted", "/isAbortedMidStream"});
    }
    const bool filler = std::any_of(facts.parts.begin(), facts.parts.end(), [](const PartFacts &part) {
        return part.marker == TextMarker::NoResponseRequested || part.marker == TextMarker::NoContent;
    });
    const bool synthetic = f.model == "<synthetic>";
    if (f.isApiErrorMessage || (synthetic && !filler)) {
        facts.flags |= MessageFlag::Failed;
        facts.cues.push_back({CueKind::Failed, 0, f.isApiErrorMessage ? "claude.api-error" : "claude.synthetic-model",
                              f.isApiErrorMessage ? "/isApiErrorMessage" : "/message/model"});
    } else if (synthetic) {
        facts.cues.push_back({CueKind::Filler, 0, "claude.synthetic-model", "/message/model"});
    }
    const auto isFallback = [](const ClaudeCodeBlock &block) { return block.type == "fallback"; };
    if (f.stopReason == "refusal")
        facts.cues.push_back({CueKind::Refusal, 0, "claude.stop-reason.refusal", "/message/stop_reason"});
    else if (std::any_of(f.content.blocks.begin(), f.content.blocks.end(), isFallback))
        facts.cues.push_back({CueKind::Refusal, 0, "claude.fallback", "/message/content"});
    else if (f.stopReason == "max_tokens" || f.stopReason == "model_context_window_exceeded")
        facts.cues.push_back({CueKind::Length, 0, "claude.stop-reason.length", "/message/stop_reason"});
    if (facts.textCharacters == 0 && f.stopReason == "end_turn" && f.outputTokens > TokensOfAnEmptyReply)
        facts.cues.push_back({CueKind::TokensCounted, 0, "claude.output-tokens", "/message/usage/output_tokens"});
}

const char *contentPointer(const ClaudeCodeFields &f)
{
    if (!f.attachmentType.empty())
        return "/attachment/prompt";
    return f.messageIsText || !f.hasMessage ? "/message" : "/message/content";
}

PartKind kindOf(std::string_view type)
{
    if (type == "text")
        return PartKind::Text;
    if (type == "thinking" || type == "redacted_thinking")
        return PartKind::Reasoning;
    if (type.ends_with("tool_use"))
        return PartKind::ToolCall;
    if (type.ends_with("tool_result"))
        return PartKind::ToolResult;
    if (type == "image" || type == "document" || type == "file" || type == "audio" || type == "container_upload")
        return PartKind::Attachment;
    return type == "compaction" ? PartKind::Compaction : PartKind::Other;
}

std::string_view identityOf(const ClaudeCodeBlock &block, PartKind kind)
{
    switch (kind) {
    case PartKind::Text:
        return block.text.inside;
    case PartKind::Reasoning:
        return block.thinking.isEmpty() ? block.signature : block.thinking.inside;
    default:
        return block.id;
    }
}

}

JsonLineParse ClaudeCodeRecordReader::read(std::string_view json, ClaudeCodeRecord &record)
{
    record = {};
    m_fields.clear();
    simdjson::ondemand::document document;
    auto error = m_parser.iterate(json.data(), json.size(), json.size() + simdjson::SIMDJSON_PADDING).get(document);
    simdjson::ondemand::object object;
    if (!error)
        error = document.get_object().get(object);
    if (!error)
        error = readFields(object, m_fields);
    if (error)
        return {error, 0};
    interpret(record);
    const char *rest = nullptr;
    // At the end of the document there is no location.
    return {simdjson::SUCCESS, document.current_location().get(rest) ? json.size() : size_t(rest - json.data())};
}

void ClaudeCodeRecordReader::interpret(ClaudeCodeRecord &record)
{
    const ClaudeCodeFields &f = m_fields;
    record.type = f.type;
    record.uuid = f.uuid;
    record.parentUuid = f.parentUuid;
    record.sessionId = f.sessionId;
    record.agentId = f.agentId;
    record.cwd = f.cwd;
    record.version = f.version;
    record.retracted = f.retracted;
    record.retractedCount = f.retractedCount;
    record.sidechain = f.isSidechain;
    record.titleRank = !f.customTitle.empty() ? 3 : !f.aiTitle.empty() ? 2 : f.type == "summary" ? 1 : 0;
    record.title = record.titleRank == 3 ? f.customTitle : record.titleRank == 2 ? f.aiTitle : f.summary;
    const bool queued = f.type == "attachment" && f.attachmentType == "queued_command";
    if (f.type == "system" && f.subtype == "compact_boundary") {
        record.kind = ClaudeCodeRecord::Kind::CompactBoundary;
        record.trigger = f.trigger == "auto" ? "auto" : f.trigger == "manual" ? "manual" : "";
        return;
    }
    if (f.type != "user" && f.type != "assistant" && !queued)
        return;

    record.kind = ClaudeCodeRecord::Kind::Message;
    MessageFacts &facts = record.facts;
    facts.role = f.type == "assistant" ? Role::Assistant : Role::User;
    facts.timeMs = millisecondsOf(f.timestamp);
    facts.finish = f.stopReason;
    facts.model = f.model == "<synthetic>" ? std::string_view() : f.model;
    facts.errorName = f.isApiErrorMessage ? f.error : std::string_view();
    facts.id = facts.role == Role::Assistant && !f.messageId.empty() ? f.messageId : f.uuid;
    if (facts.role == Role::Assistant && !f.messageId.empty()) {
        // Sidechains are interleaved with the conversation; a back end may give both the same ids.
        facts.mergeId = f.isSidechain ? std::string(f.agentId) + '/' : std::string();
        facts.mergeId += f.messageId;
    }
    if (queued)
        facts.flags |= MessageFlag::Queued;
    addRoleCues(f, facts);
    facts.records.push_back({{}, 0, contentPointer(f)});
    m_isDamaged = false;
    readParts(facts, record.blocks);
    facts.flags.setFlag(MessageFlag::Repaired, m_isDamaged);
    if (facts.role == Role::Assistant)
        addAnswerCues(f, facts);
    if (facts.flags & (MessageFlag::Meta | MessageFlag::Summary | MessageFlag::Failed))
        hideText(facts);
}

void ClaudeCodeRecordReader::readParts(MessageFacts &facts, std::vector<ClaudeCodeRecord::Block> &blocks)
{
    using Shape = ClaudeCodeContent::Shape;
    const ClaudeCodeContent &content = m_fields.content;
    switch (content.shape) {
    case Shape::Missing:
        facts.absence = Absence::MissingKey;
        return;
    case Shape::Null:
        facts.absence = Absence::Null;
        return;
    case Shape::Other:
        facts.parts.push_back({});
        return;
    case Shape::String: {
        PartFacts part;
        part.kind = PartKind::Text;
        readText(content.text, part, facts);
        facts.parts.push_back(part);
        if (facts.role == Role::Assistant)
            blocks.push_back({0, content.text.inside});
        return;
    }
    case Shape::Array:
        break;
    }
    if (content.blocks.empty())
        facts.absence = Absence::EmptyArray;
    facts.parts.reserve(content.blocks.size());
    for (const ClaudeCodeBlock &block : content.blocks) {
        PartFacts part = partOf(block, facts);
        part.index = int(facts.parts.size());
        if (facts.role == Role::Assistant)
            blocks.push_back({part.index, identityOf(block, part.kind)});
        facts.parts.push_back(part);
    }
}

PartFacts ClaudeCodeRecordReader::partOf(const ClaudeCodeBlock &block, MessageFacts &facts)
{
    PartFacts part;
    part.kind = kindOf(block.type);
    switch (part.kind) {
    case PartKind::Text:
        readText(block.text, part, facts);
        break;
    case PartKind::Reasoning:
        if (block.thinking.isEmpty()) {
            part.flags |= PartFlag::Sealed;
            part.marker = TextMarker::Empty;
        } else {
            part.characters = countCodePoints(unescaped(block.thinking.inside));
            facts.reasoningCharacters += part.characters;
        }
        break;
    case PartKind::ToolCall:
        part.call = callHash(block.id);
        break;
    case PartKind::ToolResult:
        part.call = callHash(block.id);
        part.marker = block.content == ClaudeCodeBlock::Content::Filled ? TextMarker::Visible : TextMarker::Empty;
        part.flags.setFlag(PartFlag::Error, block.isError);
        part.flags.setFlag(PartFlag::Denied, block.isError && isDenial(block.contentText));
        if (block.isError)
            facts.flags |= MessageFlag::ToolError;
        break;
    case PartKind::Attachment:
        part.flags.setFlag(PartFlag::Lost, !block.hasData);
        break;
    default:
        break;
    }
    return part;
}

void ClaudeCodeRecordReader::readText(RawString raw, PartFacts &part, MessageFacts &facts)
{
    addText(raw.isString() ? unescaped(raw.inside) : std::string_view(), part, facts);
}

/// Lives until the next call.
std::string_view ClaudeCodeRecordReader::unescaped(std::string_view inside)
{
    if (inside.find('\\') == std::string_view::npos)
        return inside;
    m_isDamaged = !unescapeJsonString({inside.data() - 1, inside.size() + 2}, m_text) || m_isDamaged;
    return m_text;
}

}
