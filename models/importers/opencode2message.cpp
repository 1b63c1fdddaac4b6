// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencode2message.h"

#include "models/core/utf8text.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/messagebuilder.h"
#include "models/importers/opencodebody.h"
#include "models/importers/opencoderecord.h"
#include "models/importers/prettyjson.h"
#include "models/importers/textfacts.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string>

namespace tacet {

namespace {

using json::Element;

constexpr std::array Types {
    std::string_view {"user"},
    std::string_view {"synthetic"},
    std::string_view {"system"},
    std::string_view {"skill"},
    std::string_view {"shell"},
    std::string_view {"assistant"},
    std::string_view {"compaction"},
    std::string_view {"agent-switched"},
    std::string_view {"model-switched"},
    std::string_view {"idle"},
    std::string_view {"location-switched"},
};

/// What OpenCode 2 wrote in place of a file when it took over a session of version 1.
constexpr std::string_view LostFile = "[Attachment unavailable after migration: ";

bool isLostFilesOnly(std::string_view text)
{
    bool found = false;
    while (!text.empty()) {
        const size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.starts_with(LostFile))
            found = true;
        else if (!line.empty())
            return false;
    }
    return found;
}

/// The elements of the array with this name; none where there is no such array.
std::vector<Element> elements(Element holder, std::string_view name)
{
    std::vector<Element> found;
    const auto value = json::member(holder, name);
    json::Array array;
    if (value && !value->get(array)) {
        for (const Element element : array)
            found.push_back(element);
    }
    return found;
}

class RecordReader
{
public:
    RecordReader(Element data, std::string base, Role role)
        : m_data(data)
        , m_base(std::move(base))
        , m_message(role)
    {
        m_message.facts().records.front().partsPointer = at("content");
    }

    MessageBody user();
    MessageBody injected();
    MessageBody shell();
    MessageBody compaction();
    MessageBody assistant();

private:
    [[nodiscard]] std::string at(std::string_view key) const { return m_base + '/' + std::string(key); }
    [[nodiscard]] std::string_view text(std::string_view key) const { return json::text(m_data, key); }

    void attachments();
    void words(std::string_view view, std::string pointer);
    void content(Element part, const std::string &pointer);
    void reasoning(Element part, const std::string &pointer);
    void tool(Element part, const std::string &pointer);
    void error();
    MessageBody finished();

    Element m_data;
    std::string m_base; ///< pointer to m_data, from the root of the record
    MessageBuilder m_message;
};

void readFile(BodyPart &part, Element file)
{
    part.type = QStringLiteral("file");
    part.name = toQString(json::text(file, "name"));
    part.mime = toQString(json::text(file, "mime"));
    const auto source = json::member(file, "source");
    std::string_view uri = json::text(file, "uri");
    if (uri.empty() && source)
        uri = json::text(*source, "uri");
    const std::string_view data = json::text(file, "data");
    part.bytes = data.empty() ? openCodeDataBytes(uri) : qint64(data.size() * 3 / 4);
    if (!uri.starts_with("data:"))
        part.target = toQString(uri); // shown as text, never followed
    part.flags.setFlag(PartFlag::Lost, data.empty() && uri.empty());
}

void RecordReader::attachments()
{
    size_t index = 0;
    for (const Element file : elements(m_data, "files"))
        readFile(m_message.part(PartKind::Attachment, at("files/") + std::to_string(index++)), file);
    for (const char *key : {"agents", "skills"}) {
        index = 0;
        for (const Element mention : elements(m_data, key)) {
            const std::string pointer = at(key) + '/' + std::to_string(index++);
            BodyPart &part = m_message.part(PartKind::Mention, pointer);
            part.type = QLatin1String(key);
            part.name = toQString(json::text(mention).empty() ? json::text(mention, "name") : json::text(mention));
        }
    }
}

void RecordReader::words(std::string_view view, std::string pointer)
{
    m_message.text(std::move(pointer), view, openCodePlainMarker(textMarkerOf(view), m_message.role()));
}

MessageBody RecordReader::user()
{
    const auto value = json::member(m_data, "text");
    std::string_view view;
    if (value && !value->get(view)) {
        // Where a file or a mention is all that was sent, the text is empty and no part of its own.
        attachments();
        const bool alone = m_message.body().parts.empty();
        if (isLostFilesOnly(view))
            m_message.text(at("text"), view, TextMarker::ImagePlaceholder);
        else if (alone || !view.empty())
            words(view, at("text"));
        return finished();
    }
    attachments();
    if (m_message.body().parts.empty())
        m_message.absent(value ? Absence::Null : Absence::MissingKey, at("text"));
    return finished();
}

MessageBody RecordReader::injected()
{
    BodyPart &part = m_message.text(at("text"), text("text"), textMarkerOf(text("text")));
    part.flags |= PartFlag::Synthetic;
    part.title = toQString(text("description").empty() ? text("name") : text("description"));
    m_message.facts().flags |= MessageFlag::Meta;
    hideText(m_message.facts());
    return finished();
}

MessageBody RecordReader::shell()
{
    BodyPart &part = m_message.part(PartKind::ToolCall, at("command"));
    part.type = QStringLiteral("shell");
    part.name = QStringLiteral("shell");
    part.target = toQString(text("command"));
    part.status = toQString(text("status"));
    part.flags |= PartFlag::ByUser;
    if (const auto output = json::member(m_data, "output"))
        part.output = toQString(json::text(*output).empty() ? json::text(*output, "output") : json::text(*output));
    if (const auto exit = json::integer(m_data, "exit"))
        part.exitStatus = int(*exit);
    return finished();
}

MessageBody RecordReader::compaction()
{
    BodyPart &part = m_message.part(PartKind::Compaction, "/type");
    part.type = QStringLiteral("compaction");
    part.status = toQString(text("reason"));
    part.flags.setFlag(PartFlag::Auto, text("reason") == "auto");
    part.flags.setFlag(PartFlag::Manual, text("reason") == "manual");
    m_message.facts().finish = text("status");
    m_message.facts().flags.setFlag(MessageFlag::Summary, !text("summary").empty());
    // Written by the model for itself: to the other side of the conversation it says nothing.
    for (const char *key : {"summary", "recent"}) {
        if (!text(key).empty()) {
            BodyPart &words = m_message.text(at(key), text(key), TextMarker::ContinuationSummary);
            words.flags |= PartFlag::Synthetic;
            words.title = QLatin1String(key);
        }
    }
    hideText(m_message.facts());
    error();
    return finished();
}

void RecordReader::reasoning(Element part, const std::string &pointer)
{
    const std::string_view thought = json::text(part, "text");
    const bool isSealed = isBlank(thought) && (json::member(part, "native") || json::member(part, "state"));
    const char *key = !isSealed ? "/text" : json::member(part, "native") ? "/native" : "/state";
    BodyPart &shown = m_message.reasoning(pointer + key, thought);
    shown.flags.setFlag(PartFlag::Sealed, isSealed);
}

/// What a call gave back: texts, and names of files.
QString outputOf(Element state)
{
    QStringList pieces;
    for (const Element piece : elements(state, "content")) {
        const std::string_view words = json::text(piece, "text");
        pieces.append(toQString(words.empty() ? json::text(piece, "name") : words));
    }
    if (const auto error = json::member(state, "error"); error && pieces.isEmpty())
        pieces.append(toQString(json::text(*error, "message")));
    return pieces.join(QLatin1Char('\n'));
}

void RecordReader::tool(Element part, const std::string &pointer)
{
    const auto state = json::member(part, "state");
    const std::string_view status = state ? json::text(*state, "status") : std::string_view();
    const auto error = state ? json::member(*state, "error") : std::nullopt;
    const std::string_view reason = error ? json::text(*error, "type") : std::string_view();
    PartFlags flags;
    flags.setFlag(PartFlag::Running, status == "running" || status == "streaming");
    flags.setFlag(PartFlag::Error, status == "error");
    flags.setFlag(PartFlag::Aborted, reason == "aborted" || reason == "tool.interrupted");
    flags.setFlag(PartFlag::Denied, reason.starts_with("permission"));
    const bool stopped = bool(flags & (PartFlags(PartFlag::Running) | PartFlag::Aborted));
    BodyPart &call = m_message.part(PartKind::ToolCall, pointer + (stopped ? "/state/status" : "/type"));
    call.flags = flags;
    call.name = toQString(json::text(part, "name"));
    call.callId = toQString(json::text(part, "id"));
    call.status = toQString(status);
    if (const auto time = json::member(part, "time")) {
        call.startMs = json::integer(*time, "created");
        call.endMs = json::integer(*time, "completed");
    }
    if (!state)
        return;
    call.output = outputOf(*state);
    if (const auto input = json::member(*state, "input")) {
        call.input = json::text(*input).empty() ? prettyJson(*input) : toQString(json::text(*input));
        call.target = openCodeTarget(*input);
    }
    if (const auto metadata = json::member(*state, "metadata"))
        call.childSession = toQString(json::text(*metadata, "sessionID"));
}

void RecordReader::content(Element part, const std::string &pointer)
{
    const std::string_view type = json::text(part, "type");
    if (type == "text")
        words(json::text(part, "text"), pointer + "/text");
    else if (type == "reasoning")
        reasoning(part, pointer);
    else if (type == "tool")
        tool(part, pointer);
    else
        m_message.part(PartKind::Other, pointer).input = prettyJson(part);
    m_message.body().parts.back().type = toQString(type);
}

void RecordReader::error()
{
    const auto error = json::member(m_data, "error");
    if (!error || !error->is_object())
        return;
    m_message.facts().errorName = json::text(*error, "type").empty() ? "unknown" : json::text(*error, "type");
    m_message.body().error = toQString(json::text(*error, "message"));
}

MessageBody RecordReader::assistant()
{
    MessageFacts &facts = m_message.facts();
    m_message.body().agent = toQString(text("agent"));
    if (const auto model = json::member(m_data, "model"))
        facts.model = json::text(*model, "id");
    facts.finish = text("finish");
    size_t index = 0;
    for (const Element part : elements(m_data, "content"))
        content(part, at("content/") + std::to_string(index++));
    if (m_message.body().parts.empty())
        m_message.absent(json::member(m_data, "content") ? Absence::EmptyArray : Absence::MissingKey, at("content"));
    error();
    const bool aborted = facts.errorName == "aborted";
    facts.flags.setFlag(MessageFlag::Aborted, aborted);
    facts.flags.setFlag(MessageFlag::Failed, !facts.errorName.empty() && !aborted);
    return finished();
}

MessageBody RecordReader::finished()
{
    MessageFacts &facts = m_message.facts();
    if (const auto time = json::member(m_data, "time")) {
        facts.timeMs = json::integer(*time, "created");
        facts.endMs = facts.role == Role::Assistant ? json::integer(*time, "completed") : std::nullopt;
    }
    facts.flags.setFlag(MessageFlag::Unfinished,
                        facts.role == Role::Assistant && !facts.endMs && facts.finish.empty()
                            && facts.errorName.empty());
    return m_message.take();
}

}

bool isOpenCode2Type(std::string_view type)
{
    return std::find(Types.begin(), Types.end(), type) != Types.end();
}

bool isOpenCode2Record(Element record)
{
    return !json::text(record, "type").empty() && !json::member(record, "info") && !json::member(record, "parts");
}

std::optional<MessageBody> openCode2Message(Element record)
{
    const auto data = json::member(record, "data");
    const bool isRow = data && data->is_object();
    const std::string_view type = json::text(record, "type");
    const Role role = type == "assistant" ? Role::Assistant : Role::User;
    RecordReader reader(isRow ? *data : record, isRow ? "/data" : "", role);
    std::optional<MessageBody> body;
    if (type == "user")
        body = reader.user();
    else if (type == "assistant")
        body = reader.assistant();
    else if (type == "synthetic" || type == "skill")
        body = reader.injected();
    else if (type == "shell")
        body = reader.shell();
    else if (type == "compaction")
        body = reader.compaction();
    if (body)
        body->facts.id = json::text(record, "id");
    return body;
}

}
