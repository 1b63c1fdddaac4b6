// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodefields.h"

#include "models/importers/jsonvalue.h"
#include "models/importers/jsonwalk.h"

namespace tacet {

namespace {

using simdjson::error_code;
using Value = simdjson::ondemand::value;
using json::Element;

/// Not for JSON that is wrong but for what is read here on demand only where it is plain.
constexpr error_code Unusual = simdjson::INCORRECT_TYPE;

void readState(Element state, OpenCodePartFields &fields)
{
    fields.status = json::text(state, "status");
    fields.error.bytes = json::text(state, "error");
    fields.output.bytes = json::text(state, "output");
}

void readMetadata(Element metadata, OpenCodePartFields &fields)
{
    json::Object object;
    fields.hasMetadata = !metadata.get(object) && object.size() > 0;
    fields.continues = json::isTrue(metadata, "compaction_continue");
}

void readInfo(Element info, OpenCodeFields &fields)
{
    json::Object object;
    if (info.get(object))
        return;
    fields.hasInfo = true;
    for (const auto field : object) {
        const std::string_view key = field.key;
        const Element value = field.value;
        if (key == "role")
            fields.role = json::text(value);
        else if (key == "id")
            fields.id = json::text(value);
        else if (key == "sessionID")
            fields.sessionId = json::text(value);
        else if (key == "parentID")
            fields.parentId = json::text(value);
        else if (key == "finish")
            fields.finish = json::text(value);
        else if (key == "modelID")
            fields.model = json::text(value);
        else if (key == "model")
            fields.model = json::text(value, "modelID");
        else if (key == "agent")
            fields.agent = json::text(value);
        else if (key == "summary")
            fields.isSummary = json::isTrue(value);
        else if (key == "time") {
            fields.createdMs = json::integer(value, "created");
            fields.completedMs = json::integer(value, "completed");
        } else if (key == "error") {
            fields.hasError = value.is_object();
            fields.errorName = json::text(value, "name");
        }
    }
}

/// A short string in which nobody has anything to escape; anything else counts as missing.
error_code take(Value &value, std::string_view &into)
{
    into = rawString(value).inside;
    return into.find('\\') == std::string_view::npos ? walk(value) : Unusual;
}

error_code take(Value &value, bool &into)
{
    into = isTrueToken(value);
    return walk(value);
}

error_code take(Value &value, std::optional<bool> &into)
{
    const std::string_view token = value.raw_json_token();
    into = isTrueToken(value) ? std::optional(true) : token.starts_with("false") ? std::optional(false) : std::nullopt;
    return walk(value);
}

error_code take(Value &value, OpenCodeString &into)
{
    into = {rawString(value).inside, true};
    return walk(value);
}

/// A whole number of at most 15 digits, as times are.
error_code take(Value &value, std::optional<qint64> &into)
{
    into.reset();
    const std::string_view token = value.raw_json_token();
    qint64 number = 0;
    size_t digits = 0;
    while (digits < token.size() && token[digits] >= '0' && token[digits] <= '9')
        number = number * 10 + (token[digits++] - '0');
    const bool ends = digits == token.size() || std::string_view(",}] \n\r\t").find(token[digits]) < 7;
    if (digits > 0 && digits <= 15 && ends)
        into = number;
    else if (token.front() != '"' && token.front() != '{' && token.front() != '[' && token.front() != 'n')
        return Unusual; // a fraction, an exponent, a sign
    return walk(value);
}

error_code takeTime(Value &value, OpenCodeFields &fields)
{
    fields.createdMs.reset();
    fields.completedMs.reset();
    return forEachMemberOf(value, [&](std::string_view key, Value &member) {
        return key == "created"  ? take(member, fields.createdMs)
            : key == "completed" ? take(member, fields.completedMs)
                                 : walk(member);
    });
}

error_code takeInfo(Value &value, OpenCodeFields &fields)
{
    fields.hasInfo = value.raw_json_token().front() == '{';
    return forEachMemberOf(value, [&](std::string_view key, Value &member) {
        if (key == "role")
            return take(member, fields.role);
        if (key == "id")
            return take(member, fields.id);
        if (key == "sessionID")
            return take(member, fields.sessionId);
        if (key == "parentID")
            return take(member, fields.parentId);
        if (key == "finish")
            return take(member, fields.finish);
        if (key == "modelID")
            return take(member, fields.model);
        if (key == "agent")
            return take(member, fields.agent);
        if (key == "summary")
            return take(member, fields.isSummary);
        if (key == "time")
            return takeTime(member, fields);
        if (key == "model") {
            fields.model = {};
            return forEachMemberOf(member, [&](std::string_view name, Value &one) {
                return name == "modelID" ? take(one, fields.model) : walk(one);
            });
        }
        if (key == "error") {
            fields.errorName = {};
            fields.hasError = member.raw_json_token().front() == '{';
            return forEachMemberOf(member, [&](std::string_view name, Value &one) {
                return name == "name" ? take(one, fields.errorName) : walk(one);
            });
        }
        return walk(member);
    });
}

error_code takeState(Value &value, OpenCodePartFields &fields)
{
    fields.status = {};
    fields.error = {};
    fields.output = {};
    return forEachMemberOf(value, [&](std::string_view key, Value &member) {
        return key == "status" ? take(member, fields.status)
            : key == "error"   ? take(member, fields.error)
            : key == "output"  ? take(member, fields.output)
                               : walk(member);
    });
}

error_code takeMetadata(Value &value, OpenCodePartFields &fields)
{
    fields.hasMetadata = false;
    fields.continues = false;
    return forEachMemberOf(value, [&](std::string_view key, Value &member) {
        fields.hasMetadata = true;
        return key == "compaction_continue" ? take(member, fields.continues) : walk(member);
    });
}

error_code takePart(Value &value, OpenCodePartFields &fields)
{
    return forEachMemberOf(value, [&](std::string_view key, Value &member) {
        if (key == "type")
            return take(member, fields.type);
        if (key == "id")
            return take(member, fields.id);
        if (key == "text")
            return take(member, fields.text);
        if (key == "state")
            return takeState(member, fields);
        if (key == "tool")
            return take(member, fields.tool);
        if (key == "synthetic")
            return take(member, fields.synthetic);
        if (key == "ignored")
            return take(member, fields.ignored);
        if (key == "overflow")
            return take(member, fields.overflow);
        if (key == "auto")
            return take(member, fields.isAuto);
        if (key == "url")
            return take(member, fields.url);
        if (key == "command")
            return take(member, fields.command);
        if (key == "agent")
            return take(member, fields.agent);
        if (key == "metadata")
            return takeMetadata(member, fields);
        if (key == "time") {
            fields.hasStart = fields.hasEnd = false;
            return forEachMemberOf(member, [&](std::string_view name, Value &one) {
                std::optional<qint64> time;
                const error_code error = name == "start" || name == "end" ? take(one, time) : walk(one);
                fields.hasStart = fields.hasStart || (name == "start" && time);
                fields.hasEnd = fields.hasEnd || (name == "end" && time);
                return error;
            });
        }
        return key == "toolInvocation" ? Unusual : walk(member);
    });
}

}

OpenCodePartFields readPartFields(Element part)
{
    OpenCodePartFields fields;
    json::Object object;
    if (part.get(object))
        return fields;
    for (const auto field : object) {
        const std::string_view key = field.key;
        const Element value = field.value;
        if (key == "type")
            fields.type = json::text(value);
        else if (key == "id")
            fields.id = json::text(value);
        else if (key == "text")
            fields.text.bytes = json::text(value);
        else if (key == "state")
            readState(value, fields);
        else if (key == "tool")
            fields.tool = json::text(value);
        else if (key == "synthetic")
            fields.synthetic = json::isTrue(value);
        else if (key == "ignored")
            fields.ignored = json::isTrue(value);
        else if (key == "overflow")
            fields.overflow = json::isTrue(value);
        else if (key == "auto") {
            bool isAuto = false;
            fields.isAuto = value.get(isAuto) ? std::nullopt : std::optional(isAuto);
        } else if (key == "url")
            fields.url.bytes = json::text(value);
        else if (key == "command")
            fields.command = json::text(value);
        else if (key == "agent")
            fields.agent = json::text(value);
        else if (key == "metadata")
            readMetadata(value, fields);
        else if (key == "time") {
            fields.hasStart = json::integer(value, "start").has_value();
            fields.hasEnd = json::integer(value, "end").has_value();
        } else if (key == "toolInvocation") {
            fields.isInvocation = true;
            fields.invocation = json::text(value, "state");
        }
    }
    return fields;
}

void readFields(Element record, OpenCodeFields &fields)
{
    json::Object object;
    if (record.get(object))
        return;
    for (const auto field : object) {
        const Element value = field.value;
        json::Array array;
        if (field.key == "info" || field.key == "data") {
            readInfo(value, fields);
        } else if (field.key == "id") {
            fields.id = json::text(value);
        } else if (field.key == "session_id") {
            fields.sessionId = json::text(value);
        } else if (field.key == "parts") {
            fields.hasParts = true;
            fields.partsAreArray = !value.get(array);
            fields.parts.clear();
            if (!fields.partsAreArray)
                continue;
            for (const Element part : array)
                fields.parts.push_back(readPartFields(part));
        }
    }
}

error_code readFields(simdjson::ondemand::object &record, OpenCodeFields &fields)
{
    return forEachMember(record, [&](std::string_view key, Value &member) {
        if (key == "info")
            return takeInfo(member, fields);
        if (key == "id")
            return take(member, fields.id);
        if (key == "parts") {
            fields.hasParts = true;
            fields.partsAreArray = member.raw_json_token().front() == '[';
            fields.parts.clear();
            if (!fields.partsAreArray)
                return walk(member);
            return forEachItem(member, [&](Value &part) {
                fields.parts.emplace_back();
                return takePart(part, fields.parts.back());
            });
        }
        // Rows of others, and messages of OpenCode 2.
        return key == "data" || key == "session_id" || key == "type" ? Unusual : walk(member);
    });
}

}
