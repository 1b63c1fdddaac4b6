// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/nestedconversations.h"

#include "models/importers/jsonsalvage.h"

#include <cmath>

namespace tacet {

namespace {

/// The conversation, and its array of messages.
constexpr int LevelsAboveMessages = 1;

}

SessionFacts NestedConversationsImporter::session(json::Element) const
{
    return {};
}

Result<> NestedConversationsImporter::beginDocument(const SessionFacts &, RecordSink &) const
{
    return {};
}

Result<> NestedConversationsImporter::element(std::string_view bytes, PhysicalRecord &&physical,
                                              const SessionFacts &document, RecordSink &sink) const
{
    TolerantParser parser;
    const auto parsed = parser.parse(bytes, true);
    if (parsed)
        return conversation(*parsed, bytes, physical, document, sink);
    const SalvagedJson salvaged = salvagedJson(bytes, LevelsAboveMessages);
    const auto rest = parser.parse(salvaged.text, true);
    if (!rest || salvaged.pieces.empty())
        return sink.damaged(damagedRecord(physical, oneLine(parsed.error())));
    SalvageSink moved(sink, salvaged, physical.range.offset);
    const PhysicalRecord rescued {{0, qint64(salvaged.text.size())}, physical.line, {}, std::move(physical.place)};
    if (auto read = conversation(*rest, salvaged.text, rescued, document, moved); !read)
        return read;
    return moved.tellDamage();
}

PhysicalRecord NestedConversationsImporter::recordWithin(const PhysicalRecord &whole, ByteRange range,
                                                         std::string_view pointer)
{
    return {{whole.range.offset + range.offset, range.length}, whole.line, {}, whole.place + std::string(pointer)};
}

std::vector<JsonItem> NestedConversationsImporter::itemsOf(std::string_view bytes, std::string_view key)
{
    for (const JsonItem &member : jsonItems(bytes)) {
        if (member.key != key)
            continue;
        auto items = jsonItems(bytes.substr(size_t(member.range.offset), size_t(member.range.length)));
        for (JsonItem &item : items)
            item.range.offset += member.range.offset;
        return items;
    }
    return {};
}

std::optional<qint64> millisecondsOfSeconds(json::Element owner, std::string_view key)
{
    const auto value = json::member(owner, key);
    double seconds = 0;
    if (!value || value->get(seconds)) {
        const auto whole = value ? json::integer(*value) : std::nullopt;
        return whole ? std::optional(*whole * 1000) : std::nullopt;
    }
    if (!(seconds > 0 && seconds < 1e12))
        return std::nullopt;
    return std::llround(seconds * 1000);
}

}
