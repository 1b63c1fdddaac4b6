// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonmessages.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstream.h"
#include "models/importers/jsonstring.h"

#include <QCoreApplication>

#include <xxhash.h>

#include <algorithm>

namespace tacet {

namespace {

/// What the root of a document says of a session is short.
constexpr qint64 LongestFact = 16 << 10;
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::JsonMessageImporter", text);
}

std::string_view view(QByteArrayView bytes)
{
    return {bytes.data(), size_t(bytes.size())};
}

/// Walks through the root of a document, member by member.
class RootWalk
{
public:
    RootWalk(ByteSource &source, qint64 begin)
        : m_stream(source, begin)
    { }

    [[nodiscard]] JsonStream &stream() { return m_stream; }

    /// The next key, the stream behind its colon; nothing at the end of the object, whole or not.
    Result<std::optional<std::string>> nextKey()
    {
        auto next = m_stream.peek();
        while (next && *next == ',') {
            m_stream.skipByte();
            next = m_stream.peek();
        }
        if (!next)
            return failure(next);
        if (*next != '"')
            return std::optional<std::string>();
        const auto key = m_stream.value();
        if (!key)
            return failure(key);
        std::string name = unescapedJsonString(key->bytes);
        const auto colon = m_stream.peek();
        if (!colon)
            return failure(colon);
        if (key->state != JsonStream::State::Whole || *colon != ':')
            return std::optional<std::string>();
        m_stream.skipByte();
        return std::optional(std::move(name));
    }

private:
    JsonStream m_stream;
};

qint64 beginOf(std::string_view head)
{
    const size_t mark = head.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0;
    return qint64(skipJsonSpace(head, mark));
}

/// The root with its short members alone.
Result<std::string> outlineOf(ByteSource &source, qint64 begin)
{
    RootWalk walk(source, begin + 1);
    std::string outline = "{";
    for (;;) {
        const auto key = walk.nextKey();
        if (!key)
            return failure(key);
        if (!*key)
            break;
        const auto first = walk.stream().peek();
        if (!first)
            return failure(first);
        const qint64 from = walk.stream().offset();
        const auto whole = walk.stream().skipValue();
        if (!whole)
            return failure(whole);
        const qint64 length = walk.stream().offset() - from;
        if (!*whole)
            break;
        if (length > LongestFact)
            continue;
        const auto bytes = source.read({from, length});
        if (!bytes)
            return failure(bytes);
        outline += outline.size() > 1 ? "," : "";
        appendJsonString(outline, **key);
        outline += ':';
        outline += view(*bytes);
    }
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

Result<> JsonMessageImporter::hand(TolerantParser &parser, std::string_view bytes, ByteRange range, qint64 line,
                                   RecordSink &sink, bool padded) const
{
    const auto record = parser.parse(bytes, padded);
    if (!record)
        return sink.damaged({line, range, oneLine(record.error()), false});
    return hand(*record, bytes, range, line, sink, parser.repaired());
}

Result<> JsonMessageImporter::hand(json::Element record, std::string_view bytes, ByteRange range, qint64 line,
                                   RecordSink &sink, bool repaired) const
{
    auto body = message(record);
    if (!body) {
        PhysicalRecord physical;
        physical.range = range;
        physical.line = line;
        return sink.other(physical, json::text(record, "type"));
    }
    MessageFacts &facts = body->facts;
    facts.flags.setFlag(MessageFlag::Repaired, repaired);
    facts.records.front().range = range;
    facts.records.front().line = line;
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
        return hand(record.value, record.bytes, record.place.range, record.place.line, sink, record.repaired);
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
    const auto head = source.read({0, std::min<qint64>(source.size(), 4096)});
    if (!head)
        return failure(head);
    const qint64 begin = beginOf(view(*head));
    RootWalk walk(source, begin + 1);
    SessionFacts facts;
    if (!arrayKey().empty()) {
        const auto outline = outlineOf(source, begin);
        if (!outline)
            return failure(outline);
        TolerantParser parser;
        const auto root = parser.parse(*outline);
        facts = root ? session(*root) : SessionFacts();
        if (auto told = beginDocument(facts, sink); !told)
            return told;
        for (;;) {
            const auto key = walk.nextKey();
            if (!key)
                return failure(key);
            if (!*key)
                return {};
            const auto first = walk.stream().peek();
            if (!first)
                return failure(first);
            if (**key == arrayKey() && *first == '[')
                break;
            const auto skipped = walk.stream().skipValue();
            if (!skipped)
                return failure(skipped);
            if (!*skipped)
                return sink.damaged(
                    {0, {begin, source.size() - begin}, tr("The file ends before the messages."), true});
        }
        walk.stream().skipByte();
    }
    JsonStream &stream = walk.stream();
    for (qint64 position = 1;; ++position) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, tr("Reading was stopped."), source.path());
        auto next = stream.peek();
        while (next && *next == ',') {
            stream.skipByte();
            next = stream.peek();
        }
        if (!next)
            return failure(next);
        if (*next == ']')
            break;
        const qint64 from = stream.offset();
        const auto value = stream.value();
        if (!value)
            return failure(value);
        if (value->state == JsonStream::State::Torn || value->range.length == 0)
            return sink.damaged(
                {0, {from, source.size() - from}, tr("The file ends in the middle of a message."), true});
        if (value->state == JsonStream::State::TooLong) {
            const auto skipped = stream.skipValue();
            if (!skipped)
                return failure(skipped);
            const ByteRange range {from, stream.offset() - from};
            if (auto told = sink.damaged({position, range, tr("The message is too large to be read."), false}); !told)
                return told;
            continue;
        }
        if (auto told = element(value->bytes, value->range, position, facts, sink); !told)
            return told;
        progress.report(stream.offset(), source.size());
    }
    progress.report(source.size(), source.size());
    return {};
}

QString JsonDocumentImporter::recordPointer(const PhysicalRecord &record) const
{
    const QString key = toQString(arrayKey());
    return (key.isEmpty() ? key : QLatin1Char('/') + key) + QStringLiteral("/%1").arg(record.line - 1);
}

Result<> JsonDocumentImporter::beginDocument(const SessionFacts &facts, RecordSink &sink) const
{
    return sink.session(facts);
}

Result<> JsonDocumentImporter::element(std::string_view bytes, ByteRange range, qint64 position, const SessionFacts &,
                                       RecordSink &sink) const
{
    TolerantParser parser;
    return hand(parser, bytes, range, position, sink, true);
}

std::vector<JsonItem> jsonItems(std::string_view text)
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
