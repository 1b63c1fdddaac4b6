// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencoderecord.h"

#include "models/core/summaryheadings.h"
#include "models/core/utf8text.h"
#include "models/importers/jsonstring.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/opencodeid.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tacet {

namespace {

constexpr std::pair<std::string_view, PartKind> PartKinds[] = {
    {"text", PartKind::Text},
    {"tool", PartKind::ToolCall},
    {"reasoning", PartKind::Reasoning},
    {"step-start", PartKind::Step},
    {"step-finish", PartKind::Step},
    {"patch", PartKind::Step},
    {"snapshot", PartKind::Step},
    {"retry", PartKind::Step},
    {"file", PartKind::Attachment},
    {"compaction", PartKind::Compaction},
    {"tool-invocation", PartKind::ToolCall},
    {"subtask", PartKind::Subtask},
    {"agent", PartKind::Mention},
};

TextMarker syntheticMarker(const OpenCodePartFields &part, std::string_view text)
{
    if (part.continues)
        return TextMarker::AutoContinue;
    const TextMarker marker = textMarkerOf(text);
    // The plan's reminder has words around its envelope in some versions.
    if (marker == TextMarker::Visible && text.find("<system-reminder>") != std::string_view::npos)
        return TextMarker::PlanReminder;
    return marker;
}

/// The text that a string stands for, perhaps in `buffer`, which it then needs.
std::string_view plain(const OpenCodeString &string, std::string &buffer)
{
    if (!string.escaped || string.bytes.find('\\') == std::string_view::npos)
        return string.bytes;
    unescapeJsonString({string.bytes.data() - 1, string.bytes.size() + 2}, buffer); // with its quotes
    return buffer;
}

bool isAuthored(const PartFacts &part)
{
    return part.kind == PartKind::Text && !(part.flags & (PartFlags(PartFlag::Synthetic) | PartFlag::Ignored))
        && (part.marker == TextMarker::Visible || part.marker == TextMarker::NearSilence);
}

/// What the author wrote: an envelope around real words is not counted, words that are nothing but one are.
std::string_view authoredText(std::string_view text)
{
    const std::string_view visible = visibleTextOf(text);
    return visible.empty() ? text : visible;
}

void readText(PartFacts &facts, const OpenCodePartFields &part, std::string_view text, Role role)
{
    facts.flags.setFlag(PartFlag::Synthetic, part.synthetic);
    facts.flags.setFlag(PartFlag::Ignored, part.ignored);
    facts.flags.setFlag(PartFlag::Started, part.hasStart && !part.hasEnd);
    facts.marker = part.synthetic ? syntheticMarker(part, text) : openCodePlainMarker(textMarkerOf(text), role);
    facts.characters = countCodePoints(isAuthored(facts) ? authoredText(text) : text);
}

void readReasoning(PartFacts &facts, const OpenCodePartFields &part, std::string_view text)
{
    facts.marker = isBlank(text) ? TextMarker::Empty : TextMarker::Visible;
    facts.characters = countCodePoints(text);
    // The thought itself is in the provider's metadata, encrypted or signed, for its own eyes.
    facts.flags.setFlag(PartFlag::Sealed, facts.marker == TextMarker::Empty && part.hasMetadata);
}

/// From 1.15 on a stopped shell call counts as completed and says so at the end of its output.
bool saysAborted(const OpenCodeString &output)
{
    static constexpr std::string_view Words = "User aborted the command";
    constexpr size_t Tail = 512;
    constexpr size_t LongestEscape = 6;
    const auto endsWithWords = [](std::string_view text, size_t tail) {
        return text.substr(text.size() - std::min(text.size(), tail)).find(Words) != std::string_view::npos;
    };
    if (!output.escaped)
        return endsWithWords(output.bytes, Tail);
    std::string buffer;
    return endsWithWords(output.bytes, Tail * LongestEscape) && endsWithWords(plain(output, buffer), Tail);
}

void readTool(PartFacts &facts, const OpenCodePartFields &part)
{
    if (part.isInvocation) {
        // Up to 0.2: "partial-call", "call", and "result" when it had ended.
        facts.flags.setFlag(PartFlag::Running, part.invocation != "result");
    } else if (part.status == "pending" || part.status == "running") {
        facts.flags |= PartFlag::Running;
    } else if (part.status == "error") {
        const std::string_view error = part.error.bytes; // what is asked for begins without escapes
        facts.flags |= PartFlag::Error;
        if (error.starts_with("Tool execution aborted"))
            facts.flags |= PartFlag::Aborted;
        if (error.starts_with("The user rejected permission"))
            facts.flags |= PartFlag::Denied;
    } else if (part.status == "completed" && saysAborted(part.output)) {
        facts.flags |= PartFlag::Aborted;
    }
}

void readCompaction(PartFacts &facts, const OpenCodePartFields &part)
{
    if (part.isAuto)
        facts.flags |= *part.isAuto ? PartFlag::Auto : PartFlag::Manual;
    facts.flags.setFlag(PartFlag::Overflow, part.overflow);
}

PartFacts partFacts(const OpenCodePartFields &part, std::string_view text, Role role)
{
    PartFacts facts;
    facts.kind = openCodePartKind(part.type);
    switch (facts.kind) {
    case PartKind::Text:
        readText(facts, part, text, role);
        break;
    case PartKind::Reasoning:
        readReasoning(facts, part, text);
        break;
    case PartKind::ToolCall:
        readTool(facts, part);
        break;
    case PartKind::Compaction:
        readCompaction(facts, part);
        break;
    case PartKind::Attachment:
        facts.flags.setFlag(PartFlag::Lost,
                            part.url.bytes.empty() || textMarkerOf(part.url.bytes) == TextMarker::Redacted);
        break;
    default:
        break;
    }
    return facts;
}

/// Half a surrogate pair, which is repaired by the other way of reading.
bool mayHoldHalfAPair(const OpenCodeString &text)
{
    const std::string_view bytes = text.bytes;
    return text.escaped && bytes.find('\\') != std::string_view::npos
        && (bytes.find("\\ud") != std::string_view::npos || bytes.find("\\uD") != std::string_view::npos);
}

/// Makes facts of the fields of one record.
class RecordReader
{
public:
    explicit RecordReader(const OpenCodeFields &fields)
        : m_fields(fields)
    { }

    Result<OpenCodeRecord> read()
    {
        if (!m_fields.hasInfo)
            return fail(Error::Code::Format, tr("This entry has no \"info\", so it is no message of opencode."));
        if (!readInfo())
            return fail(Error::Code::Format, tr("This entry does not say whether it is by user or assistant."));
        readParts();
        judge();
        return OpenCodeRecord {std::move(m_facts), std::string(m_fields.sessionId)};
    }

private:
    static QString tr(const char *text) { return QCoreApplication::translate("tacet::RecordReader", text); }

    bool readInfo()
    {
        const std::string_view role = m_fields.role;
        m_facts.role = role == "assistant" ? Role::Assistant : role == "system" ? Role::System : Role::User;
        m_facts.id = m_fields.id;
        m_facts.timeMs = m_fields.createdMs;
        m_facts.endMs = m_fields.completedMs;
        m_facts.parentId = m_fields.parentId;
        m_facts.finish = m_fields.finish;
        m_facts.model = m_fields.model;
        // A user's summary is an object: the changes so far.
        m_facts.flags.setFlag(MessageFlag::Summary, m_fields.isSummary);
        if (m_fields.hasError)
            m_facts.errorName = m_fields.errorName.empty() ? "UnknownError" : m_fields.errorName;
        return role == "user" || role == "assistant" || role == "system";
    }

    void readParts()
    {
        m_facts.records.push_back({{}, 0, "/parts"});
        if (!m_fields.hasParts) {
            m_facts.absence = Absence::MissingKey;
        } else if (!m_fields.partsAreArray) {
            m_facts.absence = Absence::Null;
        } else {
            m_facts.parts.reserve(m_fields.parts.size());
            const size_t count = m_fields.parts.size();
            const size_t first = firstPart();
            for (size_t i = 0; i < count; ++i)
                readPart(int((first + i) % count));
            if (m_facts.parts.empty())
                m_facts.absence = Absence::EmptyArray;
        }
    }

    /// Parts stand by their ids, so those that were made after the ids began anew stand before all others.
    /// @returns where the earliest one stands
    [[nodiscard]] size_t firstPart() const
    {
        if (!mayCrossWrap(m_facts.id))
            return 0;
        const auto first = std::find_if(m_fields.parts.begin(), m_fields.parts.end(),
                                        [](const OpenCodePartFields &part) { return !isAfterWrap(part.id); });
        return size_t(first - m_fields.parts.begin());
    }

    /// @param index of the part as it stands in the source
    void readPart(int index)
    {
        const OpenCodePartFields &fields = m_fields.parts[size_t(index)];
        const PartKind kind = openCodePartKind(fields.type);
        const bool hasWords = kind == PartKind::Text || kind == PartKind::Reasoning;
        const std::string_view words = hasWords ? plain(fields.text, m_buffer) : std::string_view();
        PartFacts part = partFacts(fields, words, m_facts.role);
        part.index = index;
        if (part.kind == PartKind::Reasoning) {
            m_facts.reasoningCharacters += part.characters;
        } else if (isAuthored(part)) {
            m_facts.textCharacters += part.characters;
            const std::string_view text = authoredText(words);
            appendPreview(m_facts.preview, text);
            if (m_facts.role == Role::Assistant)
                m_facts.summaryHeadings = std::max(m_facts.summaryHeadings, quint8(summaryHeadingsIn(text)));
        } else if (part.kind == PartKind::Subtask) {
            m_facts.command = fields.command.empty() ? fields.agent : fields.command;
        } else if (part.kind == PartKind::ToolCall) {
            m_tool = fields.tool;
        }
        // An early call has its state elsewhere; where it never ended, that is what proves it.
        if (fields.isInvocation && part.flags.testFlag(PartFlag::Running))
            part.pointer = "/parts/" + std::to_string(part.index) + "/toolInvocation/state";
        m_facts.parts.push_back(std::move(part));
    }

    /// What follows from all of the message.
    void judge()
    {
        const bool aborted = m_facts.errorName == "MessageAbortedError";
        m_facts.flags.setFlag(MessageFlag::Failed, !m_facts.errorName.empty() && !aborted);
        PartFlags seen;
        bool harnessOnly = !m_facts.parts.empty();
        for (const PartFacts &part : m_facts.parts) {
            seen |= part.kind == PartKind::ToolCall ? part.flags : PartFlags();
            harnessOnly &= part.kind == PartKind::Text && part.flags.testFlag(PartFlag::Synthetic);
        }
        m_facts.flags.setFlag(MessageFlag::Aborted, aborted || seen.testFlag(PartFlag::Aborted));
        m_facts.flags.setFlag(MessageFlag::ToolError, seen.testFlag(PartFlag::Error));
        m_facts.flags.setFlag(MessageFlag::Meta, m_facts.role == Role::User && harnessOnly);
        m_facts.flags.setFlag(MessageFlag::Unfinished,
                              m_facts.role == Role::Assistant && !m_facts.endMs && m_facts.finish.empty()
                                  && m_facts.errorName.empty());
        markHarnessCall();
    }

    /// A tool call without a step of the model around it was made for a person: `!shell`, or a slash command.
    void markHarnessCall()
    {
        if (m_facts.role != Role::Assistant || m_facts.parts.size() != 1
            || m_facts.parts.front().kind != PartKind::ToolCall)
            return;
        if (m_tool == "bash" && m_facts.finish.empty() && m_facts.errorName.empty())
            m_facts.parts.front().flags |= PartFlag::ByUser;
        else if (m_tool == "task")
            m_facts.command = m_fields.agent;
    }

    const OpenCodeFields &m_fields;
    MessageFacts m_facts;
    std::string m_buffer; ///< of the text at hand
    std::string_view m_tool; ///< of the last tool call
};

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

}

TextMarker openCodePlainMarker(TextMarker marker, Role role)
{
    switch (marker) {
    case TextMarker::Empty:
    case TextMarker::Whitespace:
    case TextMarker::Invisible:
    case TextMarker::Wrapper:
    case TextMarker::Redacted:
    case TextMarker::SystemReminder:
        return marker;
    case TextMarker::NearSilence:
    case TextMarker::ImagePlaceholder:
        return role == Role::User ? marker : TextMarker::Visible;
    default:
        return TextMarker::Visible;
    }
}

PartKind openCodePartKind(std::string_view type)
{
    for (const auto &[name, kind] : PartKinds) {
        if (name == type)
            return kind;
    }
    return PartKind::Other;
}

PartFacts openCodePart(json::Element part, Role role)
{
    const OpenCodePartFields fields = readPartFields(part);
    return partFacts(fields, fields.text.bytes, role);
}

Result<OpenCodeRecord> readOpenCodeRecord(json::Element record)
{
    if (!record.is_object()) {
        return fail(
            Error::Code::Format,
            QCoreApplication::translate("tacet::OpenCodeRecord", "A message is expected here, as a JSON object."));
    }
    OpenCodeFields fields;
    readFields(record, fields);
    return RecordReader(fields).read();
}

std::optional<OpenCodeRecord> OpenCodeRecordParser::read(std::string_view json)
{
    m_fields.reset();
    simdjson::ondemand::document document;
    simdjson::ondemand::object object;
    if (m_parser.iterate(json.data(), json.size(), json.size() + simdjson::SIMDJSON_PADDING).get(document)
        || document.get_object().get(object) || readFields(object, m_fields))
        return std::nullopt;
    for (const OpenCodePartFields &part : m_fields.parts) {
        if (mayHoldHalfAPair(part.text))
            return std::nullopt;
    }
    auto record = RecordReader(m_fields).read();
    return record ? std::optional(std::move(*record)) : std::nullopt;
}

SessionFacts readOpenCodeSession(json::Element info)
{
    SessionFacts facts;
    facts.agent = QStringLiteral("opencode");
    facts.uid = toQString(json::text(info, "id"));
    facts.parentUid = toQString(json::text(info, "parentID"));
    if (facts.parentUid.isEmpty())
        facts.parentUid = toQString(json::text(info, "parent_id"));
    facts.title = toQString(json::text(info, "title"));
    facts.agentVersion = toQString(json::text(info, "version"));
    facts.directory = toQString(json::text(info, "directory"));
    if (const auto location = json::member(info, "location"); location && facts.directory.isEmpty())
        facts.directory = toQString(json::text(*location, "directory")); // OpenCode 2
    if (const auto model = json::member(info, "model"))
        facts.model = toQString(json::text(*model, "id"));
    if (const auto time = json::member(info, "time")) {
        facts.createdMs = json::integer(*time, "created");
        facts.updatedMs = json::integer(*time, "updated");
    }
    if (const auto revert = json::member(info, "revert"))
        facts.revertFrom = toQString(json::text(*revert, "messageID"));
    return facts;
}

}
