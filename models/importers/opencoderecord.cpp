// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencoderecord.h"

#include "models/core/summaryheadings.h"
#include "models/core/utf8text.h"
#include "models/importers/jsonvalue.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tacet {

namespace {

using json::Array;
using json::Element;
using json::Object;

constexpr std::pair<std::string_view, PartKind> PartKinds[] = {
    {"text", PartKind::Text},           {"tool", PartKind::ToolCall},
    {"reasoning", PartKind::Reasoning}, {"step-start", PartKind::Step},
    {"step-finish", PartKind::Step},    {"patch", PartKind::Step},
    {"snapshot", PartKind::Step},       {"retry", PartKind::Step},
    {"file", PartKind::Attachment},     {"compaction", PartKind::Compaction},
    {"subtask", PartKind::Subtask},     {"agent", PartKind::Mention},
};

/// What a text that opencode did not mark as its own can be: the harness's texts are always marked, so a person who
/// writes the same words has written words.
TextMarker plainMarker(TextMarker marker, Role role)
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

TextMarker syntheticMarker(Element part, std::string_view text)
{
    if (const auto metadata = json::member(part, "metadata");
        metadata && json::isTrue(*metadata, "compaction_continue"))
        return TextMarker::AutoContinue;
    const TextMarker marker = textMarkerOf(text);
    // The plan's reminder has words around its envelope in some versions.
    if (marker == TextMarker::Visible && text.find("<system-reminder>") != std::string_view::npos)
        return TextMarker::PlanReminder;
    return marker;
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

void readText(PartFacts &facts, Element part, Role role)
{
    const std::string_view text = json::text(part, "text");
    if (json::isTrue(part, "synthetic"))
        facts.flags |= PartFlag::Synthetic;
    if (json::isTrue(part, "ignored"))
        facts.flags |= PartFlag::Ignored;
    if (const auto time = json::member(part, "time");
        time && json::integer(*time, "start") && !json::integer(*time, "end"))
        facts.flags |= PartFlag::Started;
    facts.marker =
        facts.flags & PartFlag::Synthetic ? syntheticMarker(part, text) : plainMarker(textMarkerOf(text), role);
    facts.characters = countCodePoints(isAuthored(facts) ? authoredText(text) : text);
}

void readReasoning(PartFacts &facts, Element part)
{
    const std::string_view text = json::text(part, "text");
    facts.marker = isBlank(text) ? TextMarker::Empty : TextMarker::Visible;
    facts.characters = countCodePoints(text);
    // The thought itself is in the provider's metadata, encrypted or signed, for its own eyes.
    Object metadata;
    const auto found = json::member(part, "metadata");
    if (facts.marker == TextMarker::Empty && found && !found->get(metadata) && metadata.size() > 0)
        facts.flags |= PartFlag::Sealed;
}

void readTool(PartFacts &facts, Element part)
{
    const auto state = json::member(part, "state");
    const std::string_view status = state ? json::text(*state, "status") : std::string_view();
    if (status == "pending" || status == "running") {
        facts.flags |= PartFlag::Running;
    } else if (status == "error") {
        const std::string_view error = json::text(*state, "error");
        facts.flags |= PartFlag::Error;
        if (error.starts_with("Tool execution aborted"))
            facts.flags |= PartFlag::Aborted;
        if (error.starts_with("The user rejected permission"))
            facts.flags |= PartFlag::Denied;
    } else if (status == "completed") {
        // From 1.15 on a stopped shell call counts as completed and says so in its output.
        const std::string_view output = json::text(*state, "output");
        constexpr size_t Tail = 512;
        if (output.substr(output.size() - std::min(output.size(), Tail)).find("User aborted the command")
            != std::string_view::npos)
            facts.flags |= PartFlag::Aborted;
    }
}

void readCompaction(PartFacts &facts, Element part)
{
    bool isAuto = false;
    if (const auto started = json::member(part, "auto"); started && !started->get(isAuto))
        facts.flags |= isAuto ? PartFlag::Auto : PartFlag::Manual;
    if (json::isTrue(part, "overflow"))
        facts.flags |= PartFlag::Overflow;
}

void readFile(PartFacts &facts, Element part)
{
    const std::string_view url = json::text(part, "url");
    if (url.empty() || textMarkerOf(url) == TextMarker::Redacted)
        facts.flags |= PartFlag::Lost;
}

/// Reads one record, field by field.
class RecordReader
{
public:
    Result<OpenCodeRecord> read(Element root)
    {
        Object object;
        if (root.get(object))
            return fail(Error::Code::Format, tr("A message is expected here, as a JSON object."));
        std::optional<Element> info;
        std::optional<Element> parts;
        for (const auto field : object) {
            if (field.key == "info" || field.key == "data")
                info = field.value;
            else if (field.key == "parts")
                parts = field.value;
            else if (field.key == "id")
                m_facts.id = json::text(field.value);
            else if (field.key == "session_id")
                m_sessionId = json::text(field.value);
        }
        if (!info || !info->is_object())
            return fail(Error::Code::Format, tr("This entry has no \"info\", so it is no message of opencode."));
        if (!readInfo(*info))
            return fail(Error::Code::Format, tr("This entry does not say whether it is by user or assistant."));
        readParts(parts);
        judge();
        return OpenCodeRecord {std::move(m_facts), std::move(m_sessionId)};
    }

private:
    static QString tr(const char *text) { return QCoreApplication::translate("tacet::OpenCodeRecord", text); }

    bool readInfo(Element info)
    {
        bool hasRole = false;
        Object fields;
        if (info.get(fields))
            return false;
        for (const auto field : fields) {
            if (field.key == "role")
                hasRole = readRole(json::text(field.value));
            else if (field.key == "id")
                m_facts.id = json::text(field.value);
            else if (field.key == "sessionID")
                m_sessionId = json::text(field.value);
            else if (field.key == "time")
                readTime(field.value);
            else
                readAssistantField(field.key, field.value);
        }
        return hasRole;
    }

    bool readRole(std::string_view role)
    {
        m_facts.role = role == "assistant" ? Role::Assistant : role == "system" ? Role::System : Role::User;
        return role == "user" || role == "assistant" || role == "system";
    }

    void readTime(Element time)
    {
        m_facts.timeMs = json::integer(time, "created");
        m_facts.endMs = json::integer(time, "completed");
    }

    void readAssistantField(std::string_view key, Element value)
    {
        if (key == "parentID")
            m_facts.parentId = json::text(value);
        else if (key == "finish")
            m_facts.finish = json::text(value);
        else if (key == "modelID")
            m_facts.model = json::text(value);
        else if (key == "model")
            m_facts.model = json::text(value, "modelID");
        else if (key == "agent")
            m_agent = json::text(value);
        else if (key == "summary" && json::isTrue(value)) // a user's summary is an object: the changes so far
            m_facts.flags |= MessageFlag::Summary;
        else if (key == "error" && value.is_object())
            m_facts.errorName = json::text(value, "name").empty() ? "UnknownError" : json::text(value, "name");
    }

    void readParts(std::optional<Element> parts)
    {
        m_facts.records.push_back({{}, 0, "/parts"});
        Array array;
        if (!parts) {
            m_facts.absence = Absence::MissingKey;
        } else if (parts->get(array)) {
            m_facts.absence = Absence::Null;
        } else {
            for (const Element part : array)
                readPart(part);
            if (m_facts.parts.empty())
                m_facts.absence = Absence::EmptyArray;
        }
    }

    void readPart(Element element)
    {
        PartFacts part = openCodePart(element, m_facts.role);
        part.index = int(m_facts.parts.size());
        if (part.kind == PartKind::Reasoning) {
            m_facts.reasoningCharacters += part.characters;
        } else if (isAuthored(part)) {
            m_facts.textCharacters += part.characters;
            const std::string_view text = authoredText(json::text(element, "text"));
            appendPreview(m_facts.preview, text);
            if (m_facts.role == Role::Assistant)
                m_facts.summaryHeadings = std::max(m_facts.summaryHeadings, quint8(summaryHeadingsIn(text)));
        } else if (part.kind == PartKind::Subtask) {
            const std::string_view command = json::text(element, "command");
            m_facts.command = command.empty() ? json::text(element, "agent") : command;
        } else if (part.kind == PartKind::ToolCall) {
            m_tool = json::text(element, "tool");
        }
        m_facts.parts.push_back(part);
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
            m_facts.command = m_agent;
    }

    MessageFacts m_facts;
    std::string m_sessionId;
    std::string_view m_agent;
    std::string_view m_tool; ///< of the last tool call
};

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
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
    PartFacts facts;
    facts.kind = openCodePartKind(json::text(part, "type"));
    switch (facts.kind) {
    case PartKind::Text:
        readText(facts, part, role);
        break;
    case PartKind::Reasoning:
        readReasoning(facts, part);
        break;
    case PartKind::ToolCall:
        readTool(facts, part);
        break;
    case PartKind::Compaction:
        readCompaction(facts, part);
        break;
    case PartKind::Attachment:
        readFile(facts, part);
        break;
    default:
        break;
    }
    return facts;
}

Result<OpenCodeRecord> readOpenCodeRecord(json::Element record)
{
    return RecordReader().read(record);
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
