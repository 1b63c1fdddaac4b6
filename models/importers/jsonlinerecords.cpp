// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonlinerecords.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonshortener.h"
#include "models/importers/tolerantparser.h"

#include <QCoreApplication>

namespace tacet {

namespace {

constexpr int LinesThatVote = 200;
constexpr qint64 BytesBetweenReports = 1 << 20;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::JsonLineRecords)
};

std::string_view withoutTrailingSpace(std::string_view text)
{
    while (!text.empty() && isJsonSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

Result<> tellDamage(RecordSink &sink, const JsonLine &line, ByteRange range, const QString &reason)
{
    const bool torn = !line.terminated && range.end() == line.range.end();
    return sink.damaged(
        {line.number, range, torn ? Words::tr("The file ends in the middle of this record") : reason, torn});
}

}

Result<> splitJsonLine(const JsonLine &line, RecordSink &sink,
                       const std::function<JsonLineParse(std::string_view piece)> &parse,
                       const std::function<Result<>(std::string_view bytes, PhysicalRecord &&place)> &record)
{
    const std::string_view text = line.text;
    for (size_t at = 0; (at = skipJsonSpace(text, at)) < text.size();) {
        const std::string_view piece = text.substr(at);
        const qint64 offset = line.range.offset + qint64(at);
        Result<> handled;
        if (piece.front() == '\0') {
            const size_t length = std::min(piece.find_first_not_of('\0'), piece.size());
            handled = tellDamage(sink, line, {offset, qint64(length)},
                                 Words::tr("A hole of zero bytes, as a crash leaves it"));
            at += length;
        } else if (piece.front() != '{') {
            handled = tellDamage(sink, line, {offset, qint64(piece.size())}, Words::tr("This is no JSON object"));
            at = text.size();
        } else if (const auto outcome = parse(piece); outcome.error) {
            // Up to the end of the object, where it has one: the next on the line may be whole.
            const size_t length = jsonValueLength(piece).value_or(piece.size());
            handled = tellDamage(sink, line, {offset, qint64(length)},
                                 Words::tr("This is no JSON: %1").arg(QString::fromUtf8(error_message(outcome.error))));
            at += length;
        } else {
            const std::string_view bytes = withoutTrailingSpace(piece.substr(0, outcome.consumed));
            handled = record(bytes, {{offset, qint64(bytes.size())}, line.number, {}});
            at += outcome.consumed;
        }
        if (!handled)
            return handled;
    }
    return {};
}

Result<> forEachJsonLine(ByteSource &source, ResumePoint from, Progress &progress,
                         const std::function<Result<>(const JsonLine &line)> &onLine)
{
    JsonLinesReader lines(source, from);
    qint64 reported = from.offset;
    for (;;) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, Words::tr("Reading was stopped."), source.path());
        const auto line = lines.next();
        if (!line)
            return failure(line);
        if (!*line)
            break;
        if (auto read = onLine(**line); !read)
            return read;
        if (lines.position() - reported >= BytesBetweenReports) {
            reported = lines.position();
            progress.report(reported, source.size());
        }
    }
    progress.report(lines.position(), lines.position());
    return {};
}

Result<> readJsonLines(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress,
                       const std::function<Result<>(JsonRecord &&record)> &onRecord, JsonShortener *shortener)
{
    TolerantParser parser;
    json::Element value;
    const auto parse = [&](std::string_view piece) -> JsonLineParse {
        if (const auto shortened = shortener ? shortener->shorten(piece) : std::nullopt) {
            if (const auto parsed = parser.parse(shortened->text, true)) {
                value = *parsed;
                return {simdjson::SUCCESS, shortened->length};
            }
        }
        const auto length = jsonValueLength(piece);
        if (!length)
            return {simdjson::INCOMPLETE_ARRAY_OR_OBJECT, 0};
        const auto parsed = parser.parse(piece.substr(0, *length), true);
        if (!parsed)
            return {simdjson::TAPE_ERROR, 0};
        value = *parsed;
        return {simdjson::SUCCESS, *length};
    };
    const auto record = [&](std::string_view bytes, PhysicalRecord &&place) {
        return onRecord({value, bytes, std::move(place), parser.repaired()});
    };
    return forEachJsonLine(source, from, progress,
                           [&](const JsonLine &line) { return splitJsonLine(line, sink, parse, record); });
}

JsonLineVotes voteOnJsonLines(QByteArrayView bytes, const std::function<bool(json::Element line)> &isRecord)
{
    std::string_view head(bytes.data(), size_t(bytes.size()));
    if (head.starts_with("\xEF\xBB\xBF"))
        head.remove_prefix(3);
    TolerantParser parser;
    JsonLineVotes votes;
    for (std::string_view rest = head; !rest.empty() && votes.lines < LinesThatVote;) {
        const size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        line.remove_prefix(std::min(line.find_first_not_of('\0'), line.size()));
        // Two records may stand on one line: the first one votes.
        const size_t first = skipJsonSpace(line, 0);
        const auto length = first < line.size() ? jsonValueLength(line.substr(first)) : std::nullopt;
        const auto parsed =
            length ? parser.parse(line.substr(first, *length)) : Result<json::Element>(Failure(Error {}));
        if (!parsed)
            continue;
        ++votes.lines;
        votes.records += isRecord(*parsed) ? 1 : 0;
    }
    votes.unread = votes.lines == 0 && head.find('\n') == std::string_view::npos;
    return votes;
}

}
