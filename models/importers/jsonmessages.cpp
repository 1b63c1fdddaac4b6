// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonmessages.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstring.h"

#include <xxhash.h>

#include <algorithm>

namespace tacet {

namespace {

/// What the root of a document says of a session is short.
constexpr qint64 LongestFact = 16 << 10;
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

std::string_view view(QByteArrayView bytes)
{
    return {bytes.data(), size_t(bytes.size())};
}

qint64 beginOf(std::string_view head)
{
    const size_t mark = head.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0;
    return qint64(skipJsonSpace(head, mark));
}

/// Hears nothing: the walk for the root's facts comes before the one that tells of damage.
class SilentSink final : public RecordSink
{
public:
    Result<> session(const SessionFacts &) override { return {}; }
    Result<> message(MessageFacts &&) override { return {}; }
    Result<> damaged(const DamagedRecord &) override { return {}; }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }
};

/// The root without its arrays and whatever is long.
Result<std::string> outlineOf(ByteSource &source, Progress &progress)
{
    SilentSink silent;
    JsonDocument document(source, silent, progress);
    // Goes past what stands before the root.
    if (const auto begin = document.peek(); !begin)
        return failure(begin);
    std::string outline = "{";
    const auto walked = document.forEachMember([&](const std::string &key) -> Result<> {
        const auto first = document.peek();
        if (!first)
            return failure(first);
        if (*first == '[')
            return {};
        const auto value = document.value();
        if (!value)
            return failure(value);
        if (!*value || (*value)->range.length > LongestFact)
            return {};
        outline += outline.size() > 1 ? "," : "";
        appendJsonString(outline, key);
        outline += ':';
        outline += (*value)->bytes;
        return {};
    });
    if (!walked)
        return failure(walked);
    return outline + "}";
}

}

MessageBody JsonMessageImporter::body(std::span<const QByteArray> records) const
{
    MessageBody whole;
    TolerantParser parser;
    for (size_t i = 0; i < records.size(); ++i) {
        const auto record = parser.parse(view(records[i]));
        auto one = record ? message(*record) : std::nullopt;
        if (!one)
            continue;
        for (BodyPart &part : one->parts)
            part.record = int(i);
        for (PartFacts &part : one->facts.parts)
            part.record = int(i);
        if (i == 0) {
            whole = *std::move(one);
            continue;
        }
        std::move(one->parts.begin(), one->parts.end(), std::back_inserter(whole.parts));
        std::move(one->facts.parts.begin(), one->facts.parts.end(), std::back_inserter(whole.facts.parts));
        whole.facts.textCharacters += one->facts.textCharacters;
        whole.facts.reasoningCharacters += one->facts.reasoningCharacters;
        whole.facts.flags |= one->facts.flags;
    }
    return whole;
}

QByteArray JsonMessageImporter::canonicalContent(std::span<const QByteArray> records) const
{
    return canonicalBody(body(records));
}

Result<> JsonMessageImporter::hand(TolerantParser &parser, std::string_view bytes, PhysicalRecord &&physical,
                                   RecordSink &sink, bool padded) const
{
    const auto record = parser.parse(bytes, padded);
    if (!record)
        return sink.damaged(damagedRecord(physical, oneLine(record.error())));
    return hand(*record, bytes, std::move(physical), sink, parser.repaired());
}

Result<> JsonMessageImporter::hand(json::Element record, std::string_view bytes, PhysicalRecord &&physical,
                                   RecordSink &sink, bool repaired) const
{
    auto body = message(record);
    if (!body)
        return sink.other(physical, json::text(record, "type"));
    MessageFacts &facts = body->facts;
    facts.flags.setFlag(MessageFlag::Repaired, repaired);
    physical.partsPointer = std::move(facts.records.front().partsPointer);
    facts.records.front() = std::move(physical);
    facts.hash = XXH3_64bits(bytes.data(), bytes.size());
    return sink.message(std::move(facts));
}

Recognition JsonLinesImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder)
        return Recognition::No;
    const auto votes = voteOnJsonLines(input.head, [this](json::Element line) { return isRecord(line); });
    return votes.lines > 0 && votes.carried() ? Recognition::Certain : Recognition::No;
}

Result<> JsonLinesImporter::read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    return readJsonLines(source, from, sink, progress, [this, &sink](JsonRecord &&record) -> Result<> {
        if (const auto facts = session(record.value)) {
            if (auto told = sink.session(*facts); !told)
                return told;
        }
        return hand(record.value, record.bytes, std::move(record.place), sink, record.repaired);
    });
}

Recognition JsonDocumentImporter::recognise(const SniffInput &input) const
{
    const std::string_view head = view(input.head);
    const qint64 begin = beginOf(head);
    if (input.isFolder || begin >= qint64(head.size()))
        return Recognition::No;
    const char expected = arrayKey().empty() ? '[' : '{';
    if (head[size_t(begin)] != expected)
        return Recognition::No;
    return isDocument(input.head.sliced(begin)) ? Recognition::Certain : Recognition::No;
}

Result<> JsonDocumentImporter::read(ByteSource &source, ResumePoint, RecordSink &sink, Progress &progress) const
{
    SessionFacts facts;
    JsonDocument document(source, sink, progress);
    const JsonDocument::OnElement onElement = [&](const JsonStream::Value &value, std::string &&place) {
        return element(value.bytes, {value.range, 0, {}, std::move(place)}, facts, document.sink());
    };
    const JsonDocument::OnElement onTorn = readsTornElements() ? onElement : JsonDocument::OnElement();
    const auto first = document.peek();
    if (!first)
        return failure(first);
    if (arrayKey().empty()) {
        if (auto begun = beginDocument(facts, sink); !begun)
            return begun;
        return document.forEachElement({}, onElement, onTorn);
    }
    const auto outline = outlineOf(source, progress);
    if (!outline)
        return failure(outline);
    TolerantParser parser;
    const auto root = parser.parse(*outline);
    facts = root ? session(*root) : SessionFacts();
    if (auto begun = beginDocument(facts, sink); !begun)
        return begun;
    return document.forEachMember([&](const std::string &key) -> Result<> {
        const auto next = document.peek();
        if (!next)
            return failure(next);
        return key == arrayKey() && *next == '[' ? document.forEachElement('/' + key, onElement, onTorn) : Result<>();
    });
}

Result<> JsonDocumentImporter::beginDocument(const SessionFacts &facts, RecordSink &sink) const
{
    return sink.session(facts);
}

Result<> JsonDocumentImporter::element(std::string_view bytes, PhysicalRecord &&physical, const SessionFacts &,
                                       RecordSink &sink) const
{
    TolerantParser parser;
    return hand(parser, bytes, std::move(physical), sink, true);
}

std::vector<JsonItem> jsonItems(std::string_view text, bool withTornArray)
{
    std::vector<JsonItem> items;
    size_t at = skipJsonSpace(text, 0);
    if (at >= text.size())
        return items;
    const bool isObject = text[at] == '{';
    for (at = skipJsonSpace(text, at + 1); at < text.size() && text[at] != '}' && text[at] != ']';) {
        JsonItem item;
        if (isObject) {
            const auto key = jsonValueLength(text.substr(at));
            if (!key)
                break;
            item.key = unescapedJsonString(text.substr(at, *key));
            at = skipJsonSpace(text, at + *key);
            if (at >= text.size() || text[at] != ':')
                break;
            at = skipJsonSpace(text, at + 1);
        }
        const auto length = at < text.size() ? jsonValueLength(text.substr(at)) : std::nullopt;
        if (!length && withTornArray && at < text.size() && text[at] == '[') {
            item.range = {qint64(at), qint64(text.size() - at)};
            items.push_back(std::move(item));
        }
        if (!length || *length == 0)
            break;
        item.range = {qint64(at), qint64(*length)};
        items.push_back(std::move(item));
        at = skipJsonSpace(text, at + *length);
        if (at < text.size() && text[at] == ',')
            at = skipJsonSpace(text, at + 1);
    }
    return items;
}

}
