// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsondocument.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstring.h"

#include <QCoreApplication>

namespace tacet {

namespace {

constexpr qint64 ByteOrderMark = 3;
/// Each may go through all that is left: a file made for it would take for ever.
constexpr int MostResyncs = 64;

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::JsonDocument", text);
}

bool beginsWithByteOrderMark(ByteSource &source)
{
    const auto head = source.read({0, std::min(source.size(), ByteOrderMark)});
    return head && *head == "\xEF\xBB\xBF";
}

}

JsonDocument::JsonDocument(ByteSource &source, RecordSink &sink, Progress &progress)
    : m_stream(source, beginsWithByteOrderMark(source) ? ByteOrderMark : 0)
    , m_sink(sink)
    , m_watch(sink)
    , m_progress(progress)
    , m_size(source.size())
    , m_path(source.path())
{ }

/// Nothing at the end of the object, or of the document.
Result<std::optional<std::string>> JsonDocument::nextKey()
{
    for (;;) {
        const auto next = m_stream.peek();
        if (!next)
            return failure(next);
        if (*next == '}' || *next == ',')
            m_stream.skipByte();
        if (*next == '}')
            return std::nullopt;
        if (*next != ',')
            break;
    }
    const auto value = m_stream.value();
    if (!value)
        return failure(value);
    const bool isKey = value->state == JsonStream::State::Whole && value->bytes.starts_with('"');
    std::string key = isKey ? unescapedJsonString(value->bytes) : std::string();
    const qint64 begin = value->range.offset;
    const auto colon = m_stream.peek();
    if (!colon)
        return failure(colon);
    if (!isKey || *colon != ':') {
        if (const auto told = torn(begin); !told)
            return failure(told);
        return std::nullopt;
    }
    m_stream.skipByte();
    return key;
}

Result<> JsonDocument::forEachMember(const std::function<Result<>(const std::string &key)> &onMember)
{
    m_stream.skipByte();
    while (!m_atEnd) {
        const auto key = nextKey();
        if (!key)
            return failure(key);
        if (!*key)
            break;
        const auto space = m_stream.peek();
        if (!space)
            return failure(space);
        const qint64 begin = m_stream.offset();
        if (auto read = onMember(**key); !read)
            return read;
        if (m_stream.offset() == begin && !m_atEnd) {
            if (auto skipped = skip(); !skipped)
                return skipped;
        }
    }
    return {};
}

Result<> JsonDocument::forEachElement(const std::string &array, const OnElement &onElement, const OnElement &onTorn)
{
    m_array = array;
    m_stream.skipByte();
    m_beginning = {};
    for (qint64 position = 1; !m_atEnd;) {
        if (m_progress.isCancelled())
            return fail(Error::Code::Cancelled, tr("Reading was stopped."), m_path);
        const auto next = m_stream.peek();
        if (!next)
            return failure(next);
        if (*next == ']' || *next == ',')
            m_stream.skipByte();
        if (*next == ']')
            break;
        if (*next == ',')
            continue;
        if (auto read = element(position, onElement, onTorn); !read)
            return read;
        ++position;
        m_progress.report(m_stream.offset(), m_size);
    }
    return {};
}

Result<> JsonDocument::element(qint64 position, const OnElement &onElement, const OnElement &onTorn)
{
    const qint64 begin = m_stream.offset();
    const auto first = m_stream.peek();
    const auto value = m_stream.value();
    if (!value)
        return failure(value);
    // A value without bytes is a bracket that closes nothing: no step forward would be made.
    if (*first == JsonStream::EndOfInput || (value->state == JsonStream::State::Whole && m_stream.offset() == begin))
        return torn(begin);
    const ObjectBeginning beginning = m_beginning.firstKey.empty() ? beginningOf(value->bytes) : m_beginning;
    if (value->state == JsonStream::State::TooLong)
        return tooLong(position, begin);
    if (value->state == JsonStream::State::Torn) {
        if (onTorn) {
            m_atEnd = true;
            return onTorn(*value, placeOf(position));
        }
        return leaveOut({0, value->range, {}, false, QString::fromStdString(placeOf(position))}, beginning, false);
    }
    const bool closes = closesItself(value->bytes);
    m_watch.element = value->range;
    m_watch.held.reset();
    const auto read = onElement(*value, placeOf(position));
    m_watch.element = {};
    if (!read)
        return read;
    if (m_watch.held)
        return leaveOut(std::move(*m_watch.held), beginning, closes);
    m_beginning = beginning;
    return {};
}

Result<> JsonDocument::leaveOut(DamagedRecord &&record, const ObjectBeginning &beginning, bool hasEnd)
{
    const qint64 end = record.range.end();
    if (hasEnd) {
        const auto behind = m_stream.peek();
        if (!behind)
            return failure(behind);
        if (*behind == ',' || *behind == ']')
            return m_sink.damaged(record);
    }
    const auto found = nextElement(beginning, record.range.offset + 1);
    if (!found)
        return failure(found);
    const std::optional<qint64> next = *found;
    if (!next && !hasEnd)
        return torn(record.range.offset);
    m_stream.seek(next.value_or(end));
    record.range.length = next.value_or(end) - record.range.offset;
    if (record.reason.isEmpty())
        record.reason = tr("The record has no end of its own.");
    return m_sink.damaged(record);
}

Result<std::optional<qint64>> JsonDocument::nextElement(const ObjectBeginning &beginning, qint64 from)
{
    while (!beginning.firstKey.empty() && m_resyncs++ < MostResyncs) {
        const auto found = m_stream.findObject(beginning.firstKey, from);
        if (!found || !*found)
            return found;
        // Objects within an element may begin with the same key.
        m_stream.seek(**found);
        const auto value = m_stream.value();
        if (!value)
            return failure(value);
        if (beginsLike(value->bytes, beginning))
            return *found;
        from = **found + 1;
    }
    return std::nullopt;
}

/// @param position from 1; 0: of no array
std::string JsonDocument::placeOf(qint64 position) const
{
    return position > 0 ? m_array + '/' + std::to_string(position - 1) : std::string();
}

/// Such a record counts in its array, and is gone past without being held.
Result<> JsonDocument::tooLong(qint64 position, qint64 begin)
{
    const auto skipped = m_stream.skipValue();
    if (!skipped)
        return failure(skipped);
    if (!*skipped)
        return torn(begin);
    return m_sink.damaged({0,
                           {begin, m_stream.offset() - begin},
                           tr("The record is too large to be read."),
                           false,
                           QString::fromStdString(placeOf(position))});
}

Result<> JsonDocument::Watch::damaged(const DamagedRecord &record)
{
    if (record.range != element)
        return m_sink.damaged(record);
    held = record;
    return {};
}

Result<std::optional<JsonStream::Value>> JsonDocument::value()
{
    const auto next = m_stream.peek();
    if (!next)
        return failure(next);
    const qint64 begin = m_stream.offset();
    auto value = m_stream.value();
    if (!value)
        return failure(value);
    Result<> told;
    // A value without bytes is a bracket that closes nothing: no step forward would be made.
    if (*next == JsonStream::EndOfInput || value->state == JsonStream::State::Torn || m_stream.offset() == begin)
        told = value->state == JsonStream::State::TooLong ? tooLong(0, begin) : torn(begin);
    else
        return std::optional(*value);
    if (!told)
        return failure(told);
    return std::nullopt;
}

Result<> JsonDocument::skip()
{
    const qint64 begin = m_stream.offset();
    const auto skipped = m_stream.skipValue();
    if (!skipped)
        return failure(skipped);
    return *skipped && m_stream.offset() > begin ? Result<>() : torn(begin);
}

Result<> JsonDocument::torn(qint64 from)
{
    if (m_atEnd)
        return {};
    m_atEnd = true;
    return m_sink.damaged({0,
                           {from, std::max(qint64(0), m_size - from)},
                           tr("The file ends in the middle of this record; what was whole has been read."),
                           true});
}

void forEachJsonElement(std::string_view array,
                        const std::function<void(std::string_view element, size_t offset)> &onElement)
{
    size_t at = skipJsonSpace(array, 1);
    while (at < array.size() && array[at] != ']') {
        const auto length = jsonValueLength(array.substr(at));
        if (!length || *length == 0)
            return;
        onElement(array.substr(at, *length), at);
        at = skipJsonSpace(array, at + *length);
        if (at < array.size() && array[at] == ',')
            at = skipJsonSpace(array, at + 1);
    }
}

}
