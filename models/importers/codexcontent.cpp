// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/codexcontent.h"

#include "models/core/utf8text.h"
#include "models/importers/codexrecord.h"
#include "models/importers/textfacts.h"

#include <array>

namespace tacet {

namespace {

using json::Element;

constexpr std::string_view ProjectInstructions = "# AGENTS.md instructions";
constexpr std::string_view InstructionsEnd = "</INSTRUCTIONS>";

/// Envelopes whose names are too common to be taken for a harness's words outside of Codex.
constexpr std::array OwnEnvelopes {std::string_view {"INSTRUCTIONS"}, std::string_view {"skill"}};

/// What is left of a text once what Codex itself put before it is taken away; the whole text where that is nothing.
std::string_view withoutInstructions(std::string_view text)
{
    const std::string_view start = withoutLeadingBlanks(text);
    if (!start.starts_with(ProjectInstructions))
        return text;
    const size_t end = start.find(InstructionsEnd);
    return end == std::string_view::npos ? std::string_view() : start.substr(end + InstructionsEnd.size());
}

bool isOwnEnvelope(std::string_view text)
{
    text = withoutTrailingBlanks(withoutLeadingBlanks(text));
    for (const std::string_view name : OwnEnvelopes) {
        const std::string opening = '<' + std::string(name) + '>';
        const std::string closing = "</" + std::string(name) + '>';
        if (text.starts_with(opening) && text.ends_with(closing))
            return true;
    }
    return false;
}

void addUserText(std::string_view text, PartFacts &part, MessageFacts &facts)
{
    const std::string_view own = withoutInstructions(text);
    const bool instructions = own.size() != text.size();
    if ((instructions && isBlank(own)) || isOwnEnvelope(own)) {
        part.marker = TextMarker::InjectedContext;
        return;
    }
    addText(own, part, facts);
}

bool isText(std::string_view type)
{
    return type == "input_text" || type == "output_text" || type == "text" || type == "Text";
}

bool hasData(Element part)
{
    for (const std::string_view name : {"image_url", "file_id", "file_data", "file_url", "audio_url", "path", "url"}) {
        const auto value = json::member(part, name);
        if (value && (value->is_object() || !json::text(*value).empty()))
            return true;
    }
    return json::member(part, "input_audio").has_value();
}

void addPart(Element value, MessageFacts &facts, std::string &visible)
{
    PartFacts part;
    part.index = int(facts.parts.size());
    const std::string_view type = json::text(value, "type");
    if (isText(type) || value.is_string()) {
        part.kind = PartKind::Text;
        const std::string_view text = value.is_string() ? json::text(value) : json::text(value, "text");
        facts.role == Role::User ? addUserText(text, part, facts) : addText(text, part, facts);
        if (part.characters > 0)
            visible += facts.role == Role::User ? visibleTextOf(withoutInstructions(text)) : text;
    } else {
        part.kind = codexPartKind(type);
        part.flags.setFlag(PartFlag::Lost, part.kind == PartKind::Attachment && !hasData(value));
        if (type == "refusal")
            facts.cues.push_back({CueKind::Refusal, 0, "codex.refusal", "/payload/content"});
    }
    facts.parts.push_back(part);
}

/// Where the event's pictures are: the key of the array, or nothing.
const char *addImages(Element payload, MessageFacts &facts)
{
    const char *found = nullptr;
    for (const char *name : {"images", "local_images"}) {
        const auto images = json::member(payload, name);
        json::Array list;
        if (!images || images->get(list))
            continue;
        for (size_t i = 0; i < list.size(); ++i) {
            PartFacts part;
            part.kind = PartKind::Attachment;
            facts.parts.push_back(part);
            found = found ? found : name;
        }
    }
    return found;
}

void appendTexts(std::string &out, std::optional<Element> value)
{
    json::Array list;
    if (!value)
        return;
    if (value->get(list)) {
        out += json::text(*value);
        return;
    }
    for (const Element item : list) {
        const std::string_view text = item.is_string() ? json::text(item) : json::text(item, "text");
        if (!out.empty() && !text.empty())
            out += "\n\n";
        out += text;
    }
}

}

PartKind codexPartKind(std::string_view type)
{
    const bool attached = type.find("image") != std::string_view::npos || type.find("audio") != std::string_view::npos
        || type.find("file") != std::string_view::npos;
    return attached ? PartKind::Attachment : type == "mention" ? PartKind::Mention : PartKind::Other;
}

quint64 readCodexContent(Element item, const std::string &pointer, MessageFacts &facts)
{
    facts.records.front().partsPointer = pointer + "/content";
    const auto content = json::member(item, "content");
    std::string visible;
    json::Array parts;
    if (!content) {
        facts.absence = Absence::MissingKey;
    } else if (content->is_null()) {
        facts.absence = Absence::Null;
    } else if (!content->get(parts)) {
        if (parts.size() == 0)
            facts.absence = Absence::EmptyArray;
        for (const Element part : parts)
            addPart(part, facts, visible);
    } else {
        PartFacts part;
        part.kind = PartKind::Text;
        visible = json::text(*content);
        addText(visible, part, facts);
        facts.parts.push_back(part);
    }
    return codexTextHash(visible);
}

quint64 readCodexPrompt(Element payload, MessageFacts &facts)
{
    facts.records.front().partsPointer = "/payload/message";
    const auto message = json::member(payload, "message");
    const std::string_view text = message ? json::text(*message) : std::string_view();
    if (message && !message->is_null() && !text.empty()) {
        PartFacts part;
        part.kind = PartKind::Text;
        facts.role == Role::User ? addUserText(text, part, facts) : addText(text, part, facts);
        facts.parts.push_back(part);
    }
    const bool words = !facts.parts.empty();
    const char *images = addImages(payload, facts);
    if (!words && images)
        facts.records.front().partsPointer = std::string("/payload/") + images;
    if (facts.parts.empty() && message && message->is_string()) {
        PartFacts part;
        part.kind = PartKind::Text;
        addText({}, part, facts);
        facts.parts.push_back(part);
    } else if (facts.parts.empty()) {
        facts.absence = message ? Absence::Null : Absence::MissingKey;
    }
    return codexTextHash(facts.role == Role::User ? visibleTextOf(withoutInstructions(text)) : text);
}

std::string codexReasoningOf(Element item)
{
    std::string text;
    for (const std::string_view name : {"summary", "summary_text", "content", "raw_content", "text"})
        appendTexts(text, json::member(item, name));
    return text;
}

std::string codexOutputOf(Element payload)
{
    for (const std::string_view name : {"output", "result", "tools"}) {
        const auto output = json::member(payload, name);
        if (!output || output->is_null())
            continue;
        const auto content = output->is_object() ? json::member(*output, "content") : std::nullopt;
        std::string text;
        appendTexts(text, content ? content : output);
        json::Array list;
        if (text.empty() && (output->is_object() && !content))
            return simdjson::minify(*output);
        if (text.empty() && !(content ? *content : *output).get(list) && list.size() > 0)
            return simdjson::minify(list);
        return text;
    }
    return {};
}

bool isCodexOutputEmpty(Element payload)
{
    return codexOutputOf(payload).empty();
}

}
