// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodepieces.h"

#include "models/importers/jsonlocator.h"
#include "models/importers/jsonmessages.h"
#include "models/importers/jsonvalue.h"

#include <algorithm>
#include <array>

namespace tacet {

namespace {

using json::Element;

/// The place of a value within another.
std::optional<OpenCodePlace> within(const OpenCodeValue &value, const std::string &pointer)
{
    const auto range = locate({value.bytes.data(), qsizetype(value.bytes.size())}, pointer);
    if (!range)
        return std::nullopt;
    return OpenCodePlace {
        {value.place.range.offset + range->offset, range->length}, value.place.line, value.place.pointer + pointer};
}

/// Where, in a value, the event is that it holds: "" for itself; null: it holds none.
const char *eventIn(Element value)
{
    for (const char *wrapper : {"", "event", "payload"}) {
        const auto event = *wrapper ? json::member(value, wrapper) : std::optional(value);
        const auto properties = event ? json::member(*event, "properties") : std::nullopt;
        const std::string_view type = event ? json::text(*event, "type") : std::string_view();
        if (properties && properties->is_object() && type.find('.') != std::string_view::npos)
            return wrapper;
    }
    return nullptr;
}

void collectInfo(const OpenCodeValue &value, const std::string &pointer, Element info, OpenCodeCollector &collector)
{
    const auto place = within(value, pointer);
    const std::string_view id = json::text(info, "id");
    if (place && !id.empty())
        collector.message({json::text(info, "sessionID"), id}, *place);
}

void collectPart(const OpenCodeValue &value, const std::string &pointer, Element part, OpenCodeCollector &collector)
{
    const auto place = within(value, pointer);
    const std::string_view message = json::text(part, "messageID");
    if (place && !message.empty())
        collector.part({json::text(part, "sessionID"), message}, json::text(part, "id"), *place);
}

void collectSession(const OpenCodeValue &value, const std::string &pointer, Element info, OpenCodeCollector &collector)
{
    const auto place = within(value, pointer);
    if (place && !json::text(info, "id").empty())
        collector.session(json::text(info, "id"), *place);
}

void collectDelta(const OpenCodeValue &value, const std::string &base, Element properties, OpenCodeCollector &collector)
{
    const auto place = within(value, base + "/delta");
    const auto delta = json::member(properties, "delta");
    if (place && delta && delta->is_string() && json::text(properties, "field") == "text")
        collector.delta({json::text(properties, "sessionID"), json::text(properties, "messageID")},
                        json::text(properties, "partID"), *place);
}

/// The elements of the array at `pointer` in a value, each with its place: found in one walk, however many there are.
/// @param holder the object that the last token of `pointer` is a member of
template<typename OnElement>
void forEachIn(const OpenCodeValue &value, Element holder, const std::string &pointer, OnElement onElement)
{
    const auto found = json::member(holder, std::string_view(pointer).substr(pointer.rfind('/') + 1));
    const auto whole = within(value, pointer);
    json::Array array;
    if (!found || !whole || found->get(array))
        return;
    const std::string_view text =
        value.bytes.substr(size_t(whole->range.offset - value.place.range.offset), size_t(whole->range.length));
    const std::vector<JsonItem> items = jsonItems(text);
    size_t index = 0;
    for (const Element element : array) {
        if (index >= items.size())
            return;
        const ByteRange range = items[index].range;
        onElement(OpenCodeValue {element,
                                 text.substr(size_t(range.offset), size_t(range.length)),
                                 {{whole->range.offset + range.offset, range.length},
                                  whole->line,
                                  whole->pointer + '/' + std::to_string(index)}});
        ++index;
    }
}

constexpr std::array SharedTypes {std::string_view {"session"}, std::string_view {"message"}, std::string_view {"part"},
                                  std::string_view {"session_diff"}, std::string_view {"model"}};
constexpr std::array RunTypes {std::string_view {"step_start"}, std::string_view {"step_finish"},
                               std::string_view {"text"},       std::string_view {"reasoning"},
                               std::string_view {"tool_use"},   std::string_view {"error"}};

template<typename Names>
bool isOneOf(std::string_view name, const Names &names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

}

void collectEvent(const OpenCodeValue &value, OpenCodeCollector &collector)
{
    const char *wrapper = eventIn(value.element);
    if (!wrapper)
        return;
    const Element event = *wrapper ? *json::member(value.element, wrapper) : value.element;
    const std::string base = (*wrapper ? std::string("/") + wrapper : std::string()) + "/properties";
    const Element properties = *json::member(event, "properties");
    const std::string_view type = json::text(event, "type");
    const auto info = json::member(properties, "info");
    const auto part = json::member(properties, "part");
    if (type == "message.updated" && info)
        collectInfo(value, base + "/info", *info, collector);
    else if (type == "message.part.updated" && part)
        collectPart(value, base + "/part", *part, collector);
    else if (type == "message.part.delta")
        collectDelta(value, base, properties, collector);
    else if (type == "message.removed")
        collector.removeMessage(json::text(properties, "messageID"));
    else if (type == "message.part.removed")
        collector.removePart(json::text(properties, "messageID"), json::text(properties, "partID"));
    else if ((type == "session.created" || type == "session.updated") && info)
        collectSession(value, base + "/info", *info, collector);
}

void collectShared(const OpenCodeValue &value, OpenCodeCollector &collector)
{
    std::string_view type = json::text(value.element, "type");
    const char *pointer = "/data";
    auto data = json::member(value.element, "data");
    if (const std::string_view key = json::text(value.element, "key"); !key.empty()) {
        pointer = "/content";
        data = json::member(value.element, "content");
        type = key.starts_with("session/info/")   ? "session"
            : key.starts_with("session/message/") ? "message"
            : key.starts_with("session/part/")    ? "part"
                                                  : "";
    }
    if (!data || !data->is_object())
        return;
    if (type == "session")
        collectSession(value, pointer, *data, collector);
    else if (type == "message")
        collectInfo(value, pointer, *data, collector);
    else if (type == "part")
        collectPart(value, pointer, *data, collector);
}

void collectRunLine(const OpenCodeValue &value, OpenCodeCollector &collector)
{
    const std::string_view type = json::text(value.element, "type");
    const std::string_view session = json::text(value.element, "sessionID");
    const auto part = json::member(value.element, "part");
    std::string message(part ? json::text(*part, "messageID") : std::string_view());
    // An error names no message: it ends the one that was under way, or is all that there is of one.
    if (type == "error")
        message = collector.lastOpenMessage(session).value_or("error-" + std::to_string(value.place.line));
    if (message.empty())
        return;
    const OpenCodeCollector::Owner owner {session, message};
    const auto fact = [&](const char *key, const char *pointer) {
        if (const auto place = within(value, pointer))
            collector.fact(owner, key, *place);
    };
    fact("sessionID", "/sessionID");
    fact("time/created", "/timestamp");
    if (type == "error") {
        fact("error", "/error");
        fact("time/completed", "/timestamp");
        return;
    }
    if (type == "step_finish") {
        fact("finish", "/part/reason");
        fact("time/completed", "/timestamp");
    }
    collectPart(value, "/part", *part, collector);
}

void collectRollout(const OpenCodeValue &value, OpenCodeCollector &collector)
{
    const auto session = json::member(value.element, "session");
    if (!session)
        return;
    const auto info = json::member(*session, "info");
    const std::string_view uid = info ? json::text(*info, "id") : json::text(value.element, "session_id");
    if (info)
        collectSession(value, "/session/info", *info, collector);
    forEachIn(value, *session, "/session/messages", [&](const OpenCodeValue &message) {
        const auto about = json::member(message.element, "info");
        const std::string_view id = about ? json::text(*about, "id") : std::string_view();
        const auto place = within(message, "/info");
        if (!place || id.empty())
            return;
        collector.message({uid, id}, *place);
        forEachIn(message, message.element, "/parts", [&](const OpenCodeValue &part) {
            collector.part({uid, id}, json::text(part.element, "id"), part.place);
        });
    });
}

void collectDumpedSession(const OpenCodeValue &value, OpenCodeCollector &collector)
{
    collectSession(value, "", value.element, collector);
}

void collectDumpedMessage(const OpenCodeValue &value, std::string_view session, OpenCodeCollector &collector)
{
    const std::string_view id = json::text(value.element, "id");
    const auto data = json::member(value.element, "data");
    const bool isRow = data && data->is_object();
    const auto info = within(value, isRow ? "/data" : "");
    if (id.empty() || !info)
        return;
    collector.message({session, id}, *info);
    forEachIn(value, value.element, "/parts", [&](const OpenCodeValue &part) {
        const auto partData = json::member(part.element, "data");
        const bool isPartRow = partData && partData->is_object() && json::text(part.element, "type").empty();
        if (const auto place = isPartRow ? within(part, "/data") : std::optional(part.place))
            collector.part({session, id}, json::text(part.element, "id"), *place);
    });
}

bool isOpenCodeEvent(Element value)
{
    return eventIn(value) != nullptr;
}

bool isOpenCodeShared(Element value)
{
    if (json::text(value, "key").starts_with("session/"))
        return json::member(value, "content").has_value();
    const auto data = json::member(value, "data");
    return data && isOneOf(json::text(value, "type"), SharedTypes) && !json::member(value, "properties");
}

bool isOpenCodeRunLine(Element value)
{
    const std::string_view type = json::text(value, "type");
    const auto body = json::member(value, type == "error" ? "error" : "part");
    return body && isOneOf(type, RunTypes) && !json::text(value, "sessionID").empty()
        && json::integer(value, "timestamp");
}

}
