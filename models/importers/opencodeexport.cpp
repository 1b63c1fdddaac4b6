// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodeexport.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonstream.h"
#include "models/importers/jsonstring.h"
#include "models/importers/opencode2message.h"
#include "models/importers/opencodemessages.h"

#include <QCoreApplication>

namespace tacet {

namespace {

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

/// The first key of a message, of version 1 and of OpenCode 2; not within a string, where quotes are escaped.
constexpr std::string_view MessageKey = "\"info\"";
constexpr std::string_view FlatMessageKey = "\"id\"";

class Words
{
    Q_DECLARE_TR_FUNCTIONS(tacet::OpenCodeExportImporter)
};

/// Reads the document once, front to back.
class ExportReader
{
public:
    ExportReader(ByteSource &source, RecordSink &sink, Progress &progress, std::string_view messageKey)
        : m_stream(source)
        , m_messageKey(messageKey)
        , m_sink(sink)
        , m_progress(progress)
        , m_messages(sink)
        , m_size(source.size())
    { }

    Result<> document(qint64 begin)
    {
        m_stream.seek(begin + 1);
        while (true) {
            const auto key = nextKey();
            if (!key)
                return failure(key);
            if (key->isNull())
                return {};
            if (const auto read = member(*key); !read)
                return read;
            if (m_atEnd)
                return {};
        }
    }

    Result<> messages(qint64 begin)
    {
        m_stream.seek(begin + 1);
        while (true) {
            const auto next = m_stream.peek();
            if (!next)
                return failure(next);
            if (*next == ']') {
                m_stream.skipByte();
                return {};
            }
            if (*next == ',') {
                m_stream.skipByte();
                continue;
            }
            if (const auto read = element(*next); !read)
                return read;
            if (m_atEnd)
                return {};
        }
    }

private:
    /// The next key of the document, up to its colon. Null at the document's end; torn() was told where it has none.
    Result<QByteArray> nextKey()
    {
        while (true) {
            const auto next = m_stream.peek();
            if (!next)
                return failure(next);
            if (*next == '}')
                return QByteArray();
            if (*next != ',')
                break;
            m_stream.skipByte();
        }
        const auto value = m_stream.value();
        if (!value)
            return failure(value);
        const bool isKey = value->state == JsonStream::State::Whole && value->bytes.starts_with('"');
        const auto key = isKey ? unescapedJsonString(value->bytes) : std::string();
        const auto colon = m_stream.peek();
        if (!colon)
            return failure(colon);
        if (!isKey || *colon != ':') {
            if (const auto told = torn(value->range.offset); !told)
                return failure(told);
            return QByteArray();
        }
        m_stream.skipByte();
        return QByteArray(key.data(), qsizetype(key.size()));
    }

    Result<> member(const QByteArray &key)
    {
        const auto next = m_stream.peek();
        if (!next)
            return failure(next);
        if (key == "messages" && *next == '[') {
            m_array = "/messages";
            return messages(m_stream.offset());
        }
        if (key == "info" || key == "session")
            return session();
        const qint64 begin = m_stream.offset();
        const auto skipped = m_stream.skipValue();
        if (!skipped)
            return failure(skipped);
        return *skipped ? Result<>() : torn(begin);
    }

    Result<> session()
    {
        const auto value = m_stream.value();
        if (!value)
            return failure(value);
        if (value->state == JsonStream::State::Torn)
            return torn(value->range.offset);
        TolerantParser parser;
        const auto info = parser.parse(value->bytes, true);
        if (!info)
            return damaged(value->range, oneLine(info.error()));
        return m_messages.session(readOpenCodeSession(*info));
    }

    Result<> element(int first)
    {
        if (m_progress.isCancelled())
            return fail(Error::Code::Cancelled, Words::tr("Stopped."));
        m_progress.report(m_stream.offset(), m_size);
        ++m_position;
        if (first == JsonStream::EndOfInput)
            return torn(m_stream.offset());
        if (first != '{')
            return resync({m_stream.offset(), 1}, Words::tr("A message is expected here."), false);
        const auto value = m_stream.value();
        if (!value)
            return failure(value);
        switch (value->state) {
        case JsonStream::State::Torn:
            return resync(value->range, {}, true);
        case JsonStream::State::TooLong:
            return tooLong(value->range.offset);
        case JsonStream::State::Whole:
            break;
        }
        const auto range = value->range;
        const auto isMessage = m_messages.message(value->bytes, range, place());
        if (!isMessage)
            return failure(isMessage);
        return *isMessage ? Result<>() : resync(range, m_messages.reason(), false);
    }

    /// Goes past an element that is too large to be held. Where it has no end it is damaged like any other.
    Result<> tooLong(qint64 begin)
    {
        const auto skipped = m_stream.skipValue();
        if (!skipped)
            return failure(skipped);
        if (!*skipped)
            return resync({begin, 1}, {}, true);
        return damaged({begin, m_stream.offset() - begin}, Words::tr("The message is too large to be read."));
    }

    /// Tells of a damaged element, then goes on with the next message: right behind it, or, where its brackets or
    /// quotes are wrong and it has swallowed others, at the first of those.
    Result<> resync(ByteRange range, const QString &reason, bool isTorn)
    {
        const auto next = m_stream.findObject(m_messageKey, range.offset + 1);
        if (!next)
            return failure(next);
        const bool swallowed = *next && (isTorn || **next < range.end());
        if (isTorn && !swallowed)
            return torn(range.offset);
        if (swallowed || range.length <= 1) {
            const qint64 end = *next ? **next : m_size;
            m_stream.seek(end);
            return damaged({range.offset, end - range.offset},
                           reason.isEmpty() ? Words::tr("The message has no end of its own.") : reason);
        }
        m_stream.seek(range.end());
        return damaged(range, reason);
    }

    Result<> damaged(ByteRange range, const QString &reason)
    {
        return m_sink.damaged(damagedRecord({range, 0, {}, m_position > 0 ? place() : std::string()}, reason));
    }

    [[nodiscard]] std::string place() const { return m_array + '/' + std::to_string(m_position - 1); }

    /// The file ends before the document does.
    Result<> torn(qint64 from)
    {
        m_atEnd = true;
        return m_sink.damaged({0,
                               {from, std::max(qint64(0), m_size - from)},
                               Words::tr("The file ends in the middle of the session; what was whole has been read. "
                                         "Export the session again."),
                               true});
    }

    JsonStream m_stream;
    std::string_view m_messageKey;
    RecordSink &m_sink;
    Progress &m_progress;
    OpenCodeMessages m_messages;
    qint64 m_size = 0;
    std::string m_array; ///< pointer of the array of messages
    qint64 m_position = 0; ///< of the latest element in it, from 1
    bool m_atEnd = false;
};

std::string_view view(QByteArrayView bytes)
{
    return {bytes.data(), size_t(bytes.size())};
}

bool has(QByteArrayView head, std::string_view pointer)
{
    return locate(head, pointer).has_value();
}

/// The text at a pointer, its first quote included; empty where there is none.
std::string_view textAt(QByteArrayView head, std::string_view pointer)
{
    const auto range = locate(head, pointer);
    return range ? view(head.sliced(range->offset, range->length)) : std::string_view();
}

/// Messages as OpenCode 2 exports them: with a type of their own, without parts.
bool isFlat(QByteArrayView json)
{
    std::string_view type = textAt(json, "/messages/0/type");
    if (type.size() < 2)
        return false;
    type = type.substr(1, type.size() - 2);
    return isOpenCode2Type(type) && !has(json, "/messages/0/info") && !has(json, "/messages/0/parts");
}

Recognition recogniseDocument(QByteArrayView json)
{
    const std::string_view text = view(json);
    const size_t key = skipJsonSpace(text, 1);
    if (key >= text.size() || text[key] != '"')
        return Recognition::No;
    if (textAt(json, "/messages").starts_with('{'))
        return Recognition::No; // by id: a dump
    if (has(json, "/messages/0/type"))
        return isFlat(json) && has(json, "/info/id") ? Recognition::Certain : Recognition::No;
    const bool aboutSession = has(json, "/info/projectID") || has(json, "/info/directory") || has(json, "/info/slug");
    if (textAt(json, "/info/id").starts_with("\"ses") && aboutSession)
        return Recognition::Certain;
    if (has(json, "/messages/0/info/role"))
        return Recognition::Certain;
    return textAt(json, "/info/id").starts_with('"') && (aboutSession || has(json, "/info/version"))
        ? Recognition::Likely
        : Recognition::No;
}

/// Where the document begins: behind a BOM, and for an object behind whatever was printed before it.
qint64 beginOf(QByteArrayView head, bool isObject)
{
    const std::string_view text = view(head);
    const size_t start = text.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0;
    const size_t bracket = isObject ? text.find('{', start) : skipJsonSpace(text, start);
    return bracket < text.size() && text[bracket] == (isObject ? '{' : '[') ? qint64(bracket) : -1;
}

/// Status lines are short; a bracket further on belongs to something else.
constexpr qint64 LongestPreamble = 4096;
/// The first message begins within them, as far as recognise() was asked about the same.
constexpr qint64 HeadBytes = 64 << 10;

}

QString OpenCodeExportImporter::id() const
{
    return m_shape == Shape::Document ? QStringLiteral("opencode-export") : QStringLiteral("opencode-messages");
}

QString OpenCodeExportImporter::label() const
{
    return m_shape == Shape::Document ? Words::tr("opencode export") : Words::tr("opencode messages");
}

Recognition OpenCodeExportImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder)
        return Recognition::No;
    const bool isDocument = m_shape == Shape::Document;
    const qint64 begin = beginOf(input.head, isDocument);
    if (begin < 0 || begin > LongestPreamble)
        return Recognition::No;
    const QByteArrayView json = input.head.sliced(begin);
    if (isDocument)
        return recogniseDocument(json);
    return has(json, "/0/info/role") && (has(json, "/0/parts") || has(json, "/0/info/sessionID")) ? Recognition::Certain
                                                                                                  : Recognition::No;
}

Result<> OpenCodeExportImporter::read(ByteSource &source, ResumePoint, RecordSink &sink, Progress &progress) const
{
    const auto head = source.read({0, std::min(source.size(), HeadBytes)});
    if (!head)
        return failure(head);
    const qint64 begin = beginOf(*head, m_shape == Shape::Document);
    if (begin < 0)
        return fail(Error::Code::Format, Words::tr("This is no export of an opencode session."), source.path());
    const bool flat = m_shape == Shape::Document && isFlat(QByteArrayView(*head).sliced(begin));
    ExportReader reader(source, sink, progress, flat ? FlatMessageKey : MessageKey);
    const auto read = m_shape == Shape::Document ? reader.document(begin) : reader.messages(begin);
    if (read)
        progress.report(source.size(), source.size());
    return read;
}

}
