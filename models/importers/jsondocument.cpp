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

Result<> JsonDocument::forEachElement(
    const std::function<Result<>(const JsonStream::Value &value, qint64 position)> &onElement)
{
    m_stream.skipByte();
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
        const auto element = value(position);
        if (!element)
            return failure(element);
        if (*element) {
            if (auto read = onElement(**element, position); !read)
                return read;
        }
        ++position;
        m_progress.report(m_stream.offset(), m_size);
    }
    return {};
}

Result<std::optional<JsonStream::Value>> JsonDocument::value(qint64 position)
{
    const auto next = m_stream.peek();
    if (!next)
        return failure(next);
    const qint64 begin = m_stream.offset();
    Result<> told;
    auto value = m_stream.value();
    if (!value)
        return failure(value);
    // A value without bytes is a bracket that closes nothing: no step forward would be made.
    if (*next == JsonStream::EndOfInput || value->state == JsonStream::State::Torn || m_stream.offset() == begin) {
        told = torn(begin);
    } else if (value->state == JsonStream::State::TooLong) {
        const auto skipped = m_stream.skipValue();
        if (!skipped)
            return failure(skipped);
        told = *skipped ? m_sink.damaged(
                   {position, {begin, m_stream.offset() - begin}, tr("The record is too large to be read."), false})
                        : torn(begin);
    } else {
        return std::optional(*value);
    }
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
