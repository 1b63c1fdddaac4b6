// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/housemessage.h"

#include "models/importers/chatcontent.h"
#include "models/importers/messagebuilder.h"
#include "models/importers/toolcalltext.h"

namespace tacet {

namespace {

using json::Element;

std::string scalarAt(const HouseFormat::Path &path, Element record)
{
    const auto value = path ? path->valueIn(record) : std::nullopt;
    return value ? scalarText(*value).value_or(std::string()) : std::string();
}

/// Reads one record; the paths of the mapping are relative to it, the pointers of parts too.
class HouseReading
{
public:
    HouseReading(const HouseFormat &format, Element record, Role role)
        : m_format(format)
        , m_record(record)
        , m_message(role)
    { }

    MessageBody read()
    {
        readFacts();
        readReasoning();
        readText();
        readCalls();
        return m_message.take();
    }

private:
    void readFacts();
    void readReasoning();
    void readText();
    void readCalls();
    void addText(const std::string &pointer, std::string_view text);
    void addPart(Element part, const std::string &pointer);
    void addCall(Element call, const std::string &pointer);
    void addResult(Element part, const std::string &pointer);
    [[nodiscard]] bool hasFailed(Element owner) const;

    const HouseFormat &m_format;
    Element m_record;
    MessageBuilder m_message;
};

void HouseReading::readFacts()
{
    const HouseFormat::Message &paths = m_format.message;
    MessageFacts &facts = m_message.facts();
    facts.id = scalarAt(paths.id, m_record);
    facts.model = scalarAt(paths.model, m_record);
    facts.parentId = scalarAt(paths.parent, m_record);
    facts.mergeId = scalarAt(paths.merge, m_record);
    if (const auto time = paths.time ? paths.time->valueIn(m_record) : std::nullopt)
        facts.timeMs = houseTime(m_format.time, *time);
}

void HouseReading::readReasoning()
{
    const auto &path = m_format.message.reasoning;
    const auto value = path ? path->valueIn(m_record) : std::nullopt;
    if (!value || value->is_null())
        return;
    if (const std::string text = textsOf(*value); !text.empty())
        m_message.reasoning(path->pointer(), text);
}

void HouseReading::readText()
{
    const JsonPath &path = m_format.message.text;
    const auto value = path.valueIn(m_record);
    if (!value)
        return m_message.absent(Absence::MissingKey, path.missingIn(m_record));
    if (value->is_null())
        return m_message.absent(Absence::Null, path.pointer());
    const bool isResult = m_message.role() == Role::Tool;
    json::Array parts;
    if (value->get(parts)) {
        if (isResult) {
            BodyPart &result = m_message.result(path.pointer(), textsOf(*value));
            result.callId = toQString(scalarAt(m_format.message.call, m_record));
            result.flags.setFlag(PartFlag::Error, hasFailed(m_record));
        } else if (value->is_object()) {
            addPart(*value, path.pointer());
        } else {
            addText(path.pointer(), scalarText(*value).value_or(std::string()));
        }
        return;
    }
    if (parts.size() == 0 && !isResult)
        return m_message.absent(Absence::EmptyArray, path.pointer());
    if (parts.size() == 0)
        m_message.result(path.pointer(), {});
    size_t index = 0;
    for (const Element part : parts)
        addPart(part, path.pointer() + '/' + std::to_string(index++));
}

void HouseReading::readCalls()
{
    const auto &path = m_format.message.calls;
    const auto value = path ? path->valueIn(m_record) : std::nullopt;
    if (!value || value->is_null())
        return;
    json::Array calls;
    if (value->get(calls))
        return addCall(*value, path->pointer());
    size_t index = 0;
    for (const Element call : calls)
        addCall(call, path->pointer() + '/' + std::to_string(index++));
}

void HouseReading::addText(const std::string &pointer, std::string_view text)
{
    if (m_message.role() == Role::Tool) {
        m_message.result(pointer, text);
        return;
    }
    if (m_format.vocabulary.isEmpty()) {
        m_message.text(pointer, text);
        return;
    }
    // What counts is what its author wrote; what is shown is all of it.
    const MarkedText marked = markText(text, m_format.vocabulary);
    m_message.text(pointer, marked.visible, marked.marker).text = toQString(text);
}

void HouseReading::addPart(Element part, const std::string &pointer)
{
    if (part.is_string())
        return addText(pointer, json::text(part));
    const auto type = m_format.parts.type.valueIn(part);
    const std::string name = type ? scalarText(*type).value_or(std::string()) : std::string();
    const auto known = m_format.parts.kinds.find(name);
    const auto text = m_format.parts.text.valueIn(part);
    if (known == m_format.parts.kinds.end()) {
        // A part without a type that has a text is one; what else is there may be a type that many agents have.
        if ((name.empty() || name == "text") && text && text->is_string())
            return addText(pointer + m_format.parts.text.pointer(), json::text(*text));
        return addBlock(m_message, part, pointer);
    }
    if (!known->second)
        return;
    switch (*known->second) {
    case PartKind::Text:
        return addText(text ? pointer + m_format.parts.text.pointer() : pointer, text ? textsOf(*text) : std::string());
    case PartKind::Reasoning:
        m_message.reasoning(pointer, text ? textsOf(*text) : std::string()).type = toQString(name);
        return;
    case PartKind::ToolCall:
        return addCall(part, pointer);
    case PartKind::ToolResult:
        return addResult(part, pointer);
    default: {
        BodyPart &other = m_message.part(*known->second, pointer);
        other.type = toQString(name);
        other.name = toQString(text ? textsOf(*text) : std::string());
    }
    }
}

void HouseReading::addCall(Element call, const std::string &pointer)
{
    const HouseFormat::Tools &tools = m_format.tools;
    BodyPart &part = m_message.part(PartKind::ToolCall, pointer);
    const std::string name = call.is_string() ? std::string(json::text(call)) : scalarAt(tools.name, call);
    part.name = toQString(name);
    part.callId = toQString(scalarAt(tools.id, call));
    if (const auto input = tools.input.valueIn(call))
        setToolInput(part, name, *input);
    if (const auto output = tools.output.valueIn(call); output && !output->is_null())
        part.output = toQString(textsOf(*output));
    part.flags.setFlag(PartFlag::Error, hasFailed(call));
}

void HouseReading::addResult(Element part, const std::string &pointer)
{
    const HouseFormat::Tools &tools = m_format.tools;
    const auto output = tools.output.valueIn(part);
    BodyPart &result = m_message.result(pointer, output && !output->is_null() ? textsOf(*output) : std::string());
    result.name = toQString(scalarAt(tools.name, part));
    result.callId = toQString(scalarAt(tools.id, part));
    result.flags.setFlag(PartFlag::Error, hasFailed(part));
}

bool HouseReading::hasFailed(Element owner) const
{
    const auto error = m_format.tools.error ? m_format.tools.error->valueIn(owner) : std::nullopt;
    return error && (json::isTrue(*error) || !json::text(*error).empty());
}

}

std::optional<MessageBody> houseMessage(const HouseFormat &format, Element record)
{
    const auto value = format.message.role.valueIn(record);
    const auto name = value ? scalarText(*value) : std::nullopt;
    const auto role = name ? format.roles.find(*name) : format.roles.end();
    if (role == format.roles.end() || !role->second)
        return std::nullopt;
    return HouseReading(format, record, *role->second).read();
}

}
