// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/textimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/isotime.h"
#include "models/importers/jsonlinesreader.h"

#include <QCoreApplication>

#include <simdjson.h>
#include <xxhash.h>

#include <algorithm>
#include <charconv>

namespace tacet {

namespace {

/// From this a cutter learns the habits of a file; its first turns may be long.
constexpr qint64 HeadBytes = 1 << 20;
/// Longer turns are no turns but a file that only looks like a transcript.
constexpr qint64 LongestTurn = 64 << 20;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::TextImporter)
};

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

/// Hands the stretches between openers to the sink.
class TextReading
{
public:
    TextReading(const TextImporter &importer, ByteSource &source, RecordSink &sink, std::unique_ptr<TurnCutter> cutter)
        : m_importer(importer)
        , m_source(source)
        , m_sink(sink)
        , m_cutter(std::move(cutter))
    { }

    Result<> line(const JsonLine &line)
    {
        if (const auto openings = m_cutter->openings(line.text)) {
            for (const size_t at : *openings) {
                if (auto told = begin(line.range.offset + qint64(at), line.number, true); !told)
                    return told;
            }
            return {};
        }
        const bool afterBlank = line.number != m_lastLine + 1;
        m_lastLine = line.number;
        const auto kind = m_cutter->next(line.text, afterBlank);
        if (kind == TurnCutter::Line::Continues && m_begun)
            return {};
        return begin(line.range.offset, line.number, kind == TurnCutter::Line::Opens);
    }

    /// What was begun ends before `offset`.
    Result<> end(qint64 offset)
    {
        if (!m_begun)
            return {};
        PhysicalRecord record;
        record.range = {m_begin, offset - m_begin};
        record.line = m_firstLine;
        if (record.range.length > LongestTurn)
            return m_sink.damaged({m_firstLine, record.range, Words::tr("The turn is too large to be read."), false});
        const auto bytes = m_source.read(record.range);
        if (!bytes)
            return failure(bytes);
        return m_isMessage ? message(*bytes, record) : apart(*bytes, record);
    }

private:
    Result<> begin(qint64 offset, qint64 line, bool isMessage)
    {
        if (auto ended = end(offset); !ended)
            return ended;
        m_begun = true;
        m_isMessage = isMessage;
        m_begin = offset;
        m_firstLine = line;
        return {};
    }

    Result<> message(const QByteArray &bytes, const PhysicalRecord &record)
    {
        MessageFacts facts = m_importer.turn(view(bytes)).facts;
        facts.records.front().range = record.range;
        facts.records.front().line = record.line;
        facts.hash = XXH3_64bits(bytes.constData(), size_t(bytes.size()));
        facts.flags.setFlag(MessageFlag::Repaired, !simdjson::validate_utf8(bytes.constData(), size_t(bytes.size())));
        return m_sink.message(std::move(facts));
    }

    Result<> apart(const QByteArray &bytes, const PhysicalRecord &record)
    {
        if (const auto facts = m_cutter->session(view(bytes))) {
            if (auto told = m_sink.session(*facts); !told)
                return told;
        }
        return m_sink.other(record, "text");
    }

    const TextImporter &m_importer;
    ByteSource &m_source;
    RecordSink &m_sink;
    std::unique_ptr<TurnCutter> m_cutter;
    bool m_begun = false;
    bool m_isMessage = false;
    qint64 m_begin = 0;
    qint64 m_firstLine = 0;
    qint64 m_lastLine = -1;
};

}

std::optional<SessionFacts> TurnCutter::session(std::string_view)
{
    return std::nullopt;
}

std::optional<std::vector<size_t>> TurnCutter::openings(std::string_view)
{
    return std::nullopt;
}

Result<> TextImporter::read(ByteSource &source, ResumePoint, RecordSink &sink, Progress &progress) const
{
    const auto head = source.read({0, std::min(source.size(), HeadBytes)});
    if (!head)
        return failure(head);
    TextReading reading(*this, source, sink, cutter(view(*head)));
    JsonLinesReader lines(source, {});
    for (;;) {
        if (progress.isCancelled())
            return fail(Error::Code::Cancelled, Words::tr("Reading was stopped."), source.path());
        const auto line = lines.next();
        if (!line)
            return failure(line);
        if (!*line)
            break;
        if (auto read = reading.line(**line); !read)
            return read;
        progress.report(lines.position(), source.size());
    }
    progress.report(source.size(), source.size());
    return reading.end(source.size());
}

MessageBody TextImporter::body(std::span<const QByteArray> records) const
{
    return records.empty() ? MessageBody() : turn(view(records.front()));
}

QByteArray TextImporter::canonicalContent(std::span<const QByteArray> records) const
{
    return canonicalBody(body(records));
}

Result<ByteRange> TextImporter::locateIn(QByteArrayView record, std::string_view pointer) const
{
    // Nothing named: the turn itself, its opener with nothing behind it.
    ByteRange range {0, record.size()};
    const size_t plus = pointer.find('+');
    if (plus != std::string_view::npos) {
        std::from_chars(pointer.data(), pointer.data() + plus, range.offset);
        std::from_chars(pointer.data() + plus + 1, pointer.data() + pointer.size(), range.length);
    }
    if (range.offset < 0 || range.length < 0 || range.end() > record.size())
        return fail(Error::Code::Format, Words::tr("The evidence lies outside of its turn."));
    return range;
}

std::string textPointer(std::string_view record, std::string_view part)
{
    return std::to_string(part.data() - record.data()) + '+' + std::to_string(part.size());
}

std::string_view takeLine(std::string_view text, size_t &position)
{
    const size_t end = std::min(text.find('\n', position), text.size());
    std::string_view line = text.substr(position, end - position);
    position = std::min(end + 1, text.size());
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::optional<qint64> timeIn(std::string_view line)
{
    constexpr std::string_view Shape = "dddd-dd-dd dd:dd:dd";
    const auto matches = [](char shape, char c) {
        return shape == 'd' ? c >= '0' && c <= '9' : shape == ' ' ? c == ' ' || c == 'T' : shape == c;
    };
    const auto found = std::search(line.begin(), line.end(), Shape.begin(), Shape.end(),
                                   [matches](char c, char shape) { return matches(shape, c); });
    if (found == line.end())
        return std::nullopt;
    std::string time(found, found + Shape.size());
    time[10] = 'T';
    std::string_view rest = line.substr(size_t(found - line.begin()) + Shape.size());
    if (rest.starts_with('.')) {
        const size_t end = std::min(rest.find_first_not_of("0123456789", 1), rest.size());
        time += rest.substr(0, end);
        rest.remove_prefix(end);
    }
    const bool hasOffset = rest.size() >= 6 && (rest[0] == '+' || rest[0] == '-') && rest[3] == ':';
    time += hasOffset ? std::string(rest.substr(0, 6)) : "Z";
    return millisecondsOf(time);
}

}
