// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodeimporter.h"

#include "models/importers/canonicaljson.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/opencodebody.h"
#include "models/importers/tolerantparser.h"

#include <optional>

namespace tacet {

namespace {

/// What differs between an export, a tree and a database, and tells nothing about the message.
bool isContent(std::string_view key)
{
    return key != "id" && key != "sessionID" && key != "messageID";
}

std::optional<std::string_view> valueAt(std::string_view record, std::string_view pointer)
{
    const auto range = locate({record.data(), qsizetype(record.size())}, pointer);
    return range ? std::optional(record.substr(size_t(range->offset), size_t(range->length))) : std::nullopt;
}

void appendParts(std::string &out, std::string_view parts)
{
    if (!parts.starts_with('[')) {
        appendCanonicalJson(out, parts);
        return;
    }
    out += '[';
    size_t at = skipJsonSpace(parts, 1);
    while (at < parts.size() && parts[at] != ']') {
        const auto length = jsonValueLength(parts.substr(at));
        if (!length)
            break;
        if (out.back() != '[')
            out += ',';
        appendCanonicalJson(out, parts.substr(at, *length), isContent);
        at = skipJsonSpace(parts, at + *length);
        if (at < parts.size() && parts[at] == ',')
            at = skipJsonSpace(parts, at + 1);
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
    std::string out = "{\"info\":";
    appendCanonicalJson(out, info.value_or("null"), isContent);
    if (const auto parts = valueAt(record, "/parts")) {
        out += ",\"parts\":";
        appendParts(out, *parts);
    }
    out += '}';
    return QByteArray::fromStdString(out);
}

}
