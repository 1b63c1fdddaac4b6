// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodeimporter.h"

#include "models/importers/canonicaljson.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonmessages.h"
#include "models/importers/jsonstring.h"
#include "models/importers/opencode2message.h"
#include "models/importers/opencodebody.h"
#include "models/importers/opencodeid.h"
#include "models/importers/tolerantparser.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace tacet {

namespace {

/// What differs between an export, a tree, a database and a dump (which keeps the parts within the info), and tells
/// nothing about the message.
bool isContent(std::string_view key)
{
    return key != "id" && key != "sessionID" && key != "messageID" && key != "parts";
}

/// The same of OpenCode 2, whose database keeps the type beside the data.
bool isContent2(std::string_view key)
{
    return isContent(key) && key != "type";
}

std::optional<std::string_view> valueAt(std::string_view record, std::string_view pointer)
{
    const auto range = locate({record.data(), qsizetype(record.size())}, pointer);
    return range ? std::optional(record.substr(size_t(range->offset), size_t(range->length))) : std::nullopt;
}

/// The parts in the order in which they were made: see RecordReader::orderAcrossWrap().
void appendParts(std::string &out, std::string_view parts, bool acrossWrap)
{
    if (!parts.starts_with('[')) {
        appendCanonicalJson(out, parts);
        return;
    }
    std::vector<JsonItem> items = jsonItems(parts);
    const auto bytes = [parts](const JsonItem &item) {
        return parts.substr(size_t(item.range.offset), size_t(item.range.length));
    };
    if (acrossWrap) {
        const auto first = std::find_if(items.begin(), items.end(), [&bytes](const JsonItem &item) {
            return !isAfterWrap(unescapedJsonString(valueAt(bytes(item), "/id").value_or("\"\"")));
        });
        std::rotate(items.begin(), first, items.end());
    }
    out += '[';
    for (const JsonItem &item : items) {
        if (out.back() != '[')
            out += ',';
        appendCanonicalJson(out, bytes(item), isContent);
    }
    out += ']';
}

}

MessageBody OpenCodeImporter::body(std::span<const QByteArray> records) const
{
    if (records.empty())
        return {};
    const QByteArray &bytes = records.front();
    TolerantParser parser;
    const auto element = parser.parse({bytes.constData(), size_t(bytes.size())});
    if (element && isOpenCode2Record(*element))
        return openCode2Message(*element).value_or(MessageBody());
    if (element)
        return readOpenCodeBody(*element);
    MessageBody body;
    body.error = oneLine(element.error());
    return body;
}

QByteArray OpenCodeImporter::canonicalContent(std::span<const QByteArray> records) const
{
    if (records.empty())
        return {};
    const std::string_view record(records.front().constData(), size_t(records.front().size()));
    auto info = valueAt(record, "/info");
    if (!info)
        info = valueAt(record, "/data");
    const auto parts = valueAt(record, "/parts");
    if (const auto type = valueAt(record, "/type"); type && !parts) {
        std::string flat = "{\"data\":";
        appendCanonicalJson(flat, info.value_or(record), isContent2);
        flat += ",\"type\":";
        appendCanonicalJson(flat, *type);
        return QByteArray::fromStdString(flat + '}');
    }
    std::string out = "{\"info\":";
    appendCanonicalJson(out, info.value_or("null"), isContent);
    if (parts) {
        out += ",\"parts\":";
        const auto id = valueAt(record, "/info/id");
        appendParts(out, *parts, mayCrossWrap(unescapedJsonString(id ? *id : "\"\"")));
    }
    out += '}';
    return QByteArray::fromStdString(out);
}

}
