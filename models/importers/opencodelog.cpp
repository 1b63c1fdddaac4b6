// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodelog.h"

#include "models/importers/bytesource.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonmessages.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/opencodepieces.h"
#include "models/importers/opencodespool.h"
#include "models/importers/tolerantparser.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

namespace tacet {

namespace {

using Shape = OpenCodeLogImporter::Shape;

constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";
/// What a server sends stands behind this on each line.
constexpr std::string_view DataField = "data:";
constexpr size_t ValuesThatVote = 100;

QString tr(const char *text)
{
    return QCoreApplication::translate("tacet::OpenCodeLogImporter", text);
}

std::string_view view(QByteArrayView bytes)
{
    return {bytes.data(), size_t(bytes.size())};
}

/// A key as a token of a JSON pointer.
std::string escapedPointerToken(std::string_view key)
{
    std::string token;
    for (const char c : key) {
        if (c == '~')
            token += "~0";
        else if (c == '/')
            token += "~1";
        else
            token += c;
    }
    return token;
}

/// The first byte of the document, behind a BOM and white space.
char firstOf(std::string_view head)
{
    const size_t at = skipJsonSpace(head, head.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0);
    return at < head.size() ? head[at] : '\0';
}

/// What a line of a stream of events holds; empty for those that are not data.
std::string_view withoutField(std::string_view line)
{
    if (line.starts_with(DataField))
        return line.substr(skipJsonSpace(line, DataField.size()));
    const bool isOtherField =
        line.starts_with(':') || line.starts_with("event:") || line.starts_with("id:") || line.starts_with("retry:");
    return isOtherField ? std::string_view() : line;
}

/// The first values of an array or of lines, as far as they are whole.
std::vector<std::string_view> firstValues(std::string_view head)
{
    std::vector<std::string_view> values;
    if (firstOf(head) == '[') {
        const std::string_view text = head.substr(head.find('['));
        for (const JsonItem &item : jsonItems(text)) {
            if (values.size() < ValuesThatVote)
                values.push_back(text.substr(size_t(item.range.offset), size_t(item.range.length)));
        }
        return values;
    }
    if (head.starts_with(ByteOrderMark))
        head.remove_prefix(ByteOrderMark.size());
    while (!head.empty() && values.size() < ValuesThatVote) {
        const size_t end = head.find('\n');
        if (end == std::string_view::npos && !values.empty())
            break; // cut off, perhaps
        const std::string_view line = withoutField(head.substr(0, end));
        if (skipJsonSpace(line, 0) < line.size())
            values.push_back(line);
        head.remove_prefix(end == std::string_view::npos ? head.size() : end + 1);
    }
    return values;
}

/// More than half of the values are of this kind.
bool isCarried(std::string_view head, bool (*isOne)(json::Element value))
{
    TolerantParser parser;
    size_t read = 0;
    size_t votes = 0;
    for (const std::string_view value : firstValues(head)) {
        const auto element = parser.parse(value);
        // A client writes marks of its own between the server's events, sometimes most of them; they say nothing.
        if (!element || json::text(*element, "type").starts_with("custom."))
            continue;
        ++read;
        votes += isOne(*element) ? 1U : 0U;
    }
    return votes > 0 && votes * 2 > read;
}

std::string_view textAt(QByteArrayView head, std::string_view pointer)
{
    const auto range = locate(head, pointer);
    return range ? view(head.sliced(range->offset, range->length)) : std::string_view();
}

/// The first line alone may be longer than what is asked about.
bool isRollout(QByteArrayView head)
{
    return textAt(head, "/agent") == "\"opencode\"" && textAt(head, "/session").starts_with('{')
        && textAt(head, "/session/info").starts_with('{');
}

bool isDump(QByteArrayView head)
{
    const std::string_view messages = textAt(head, "/messages");
    if (messages.starts_with('{'))
        return textAt(head, "/info/id").starts_with("\"ses");
    return textAt(head, "/session").starts_with('{') && textAt(head, "/messages/0/data/role").starts_with('"');
}

/// Damage that is met before anything is spooled.
class DamageSink final : public RecordSink
{
public:
    DamageSink(QString name, OpenCodeSpool &spool)
        : m_name(std::move(name))
        , m_spool(spool)
    { }
    Result<> session(const SessionFacts &) override { return {}; }
    Result<> message(MessageFacts &&) override { return {}; }
    Result<> damaged(const DamagedRecord &record) override
    {
        QJsonObject where {{QStringLiteral("file"), m_name}};
        if (record.line > 0)
            where.insert(QStringLiteral("line"), record.line);
        else
            where.insert(QStringLiteral("offset"), record.range.offset);
        return m_spool.damaged(QString::fromUtf8(QJsonDocument(where).toJson(QJsonDocument::Compact)), record.reason);
    }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }

private:
    QString m_name;
    OpenCodeSpool &m_spool;
};

using OnValue = std::function<void(const OpenCodeValue &value)>;

Result<> forEachElement(ByteSource &source, RecordSink &sink, Progress &progress, const OnValue &onValue)
{
    JsonDocument document(source, sink, progress);
    if (const auto first = document.peek(); !first)
        return failure(first);
    TolerantParser parser;
    return document.forEachElement({}, [&](const JsonStream::Value &value, std::string &&place) -> Result<> {
        const auto element = parser.parse(value.bytes, true);
        if (!element)
            return sink.damaged({0, value.range, oneLine(element.error()), false});
        onValue({*element, value.bytes, {value.range, 0, std::move(place)}});
        return {};
    });
}

Result<> forEachLine(ByteSource &source, RecordSink &sink, Progress &progress, const OnValue &onValue)
{
    TolerantParser parser;
    return forEachJsonLine(source, {}, progress, [&](const JsonLine &line) -> Result<> {
        const std::string_view text = withoutField(line.text);
        if (skipJsonSpace(text, 0) == text.size())
            return {};
        const ByteRange range {line.range.offset + (text.data() - line.text.data()), qint64(text.size())};
        const auto element = parser.parse(text, true);
        if (!element)
            return sink.damaged({line.number, range, oneLine(element.error()), !line.terminated});
        onValue({*element, text, {range, line.number, {}}});
        return {};
    });
}

/// A dump, whose messages are an array or an object by id.
Result<> forEachOfDump(ByteSource &source, RecordSink &sink, Progress &progress, OpenCodeCollector &collector)
{
    JsonDocument document(source, sink, progress);
    if (const auto first = document.peek(); !first)
        return failure(first);
    TolerantParser parser;
    std::string uid;
    const auto collect = [&](const JsonStream::Value &value, std::string pointer, bool isSession) -> Result<> {
        const auto element = parser.parse(value.bytes, true);
        if (!element)
            return sink.damaged({0, value.range, oneLine(element.error()), false});
        const OpenCodeValue one {*element, value.bytes, {value.range, 0, std::move(pointer)}};
        if (isSession) {
            uid = json::text(*element, "id");
            collectDumpedSession(one, collector);
        } else {
            const std::string_view own = json::text(*element, "session_id");
            collectDumpedMessage(one, own.empty() ? std::string_view(uid) : own, collector);
        }
        return {};
    };
    return document.forEachMember([&](const std::string &key) -> Result<> {
        const auto next = document.peek();
        if (!next)
            return failure(next);
        const bool isSession = (key == "session" || key == "info") && *next == '{';
        if (key == "messages" && *next == '[') {
            return document.forEachElement("/messages", [&](const JsonStream::Value &value, std::string &&place) {
                return collect(value, std::move(place), false);
            });
        }
        if (!isSession && !(key == "messages" && *next == '{'))
            return {};
        const auto member = [&](std::string pointer, bool session) -> Result<> {
            const auto value = document.value();
            if (!value)
                return failure(value);
            return *value ? collect(**value, std::move(pointer), session) : Result<>();
        };
        if (isSession)
            return member('/' + key, true);
        return document.forEachMember(
            [&](const std::string &id) { return member("/messages/" + escapedPointerToken(id), false); });
    });
}

}

QString OpenCodeLogImporter::id() const
{
    switch (m_shape) {
    case Shape::Events:
        return QStringLiteral("opencode-events");
    case Shape::Share:
        return QStringLiteral("opencode-share");
    case Shape::Run:
        return QStringLiteral("opencode-run");
    case Shape::Rollouts:
        return QStringLiteral("opencode-rollouts");
    case Shape::Dump:
        break;
    }
    return QStringLiteral("opencode-dump");
}

QString OpenCodeLogImporter::label() const
{
    switch (m_shape) {
    case Shape::Events:
        return tr("opencode events");
    case Shape::Share:
        return tr("opencode share data");
    case Shape::Run:
        // Nothing that was asked is in it: no silence of a user can be, and none is claimed.
        return tr("opencode run --format json (answers only, without what was asked)");
    case Shape::Rollouts:
        return tr("opencode rollouts");
    case Shape::Dump:
        break;
    }
    return tr("opencode dump");
}

Recognition OpenCodeLogImporter::recognise(const SniffInput &input) const
{
    const std::string_view head = view(input.head);
    const char first = firstOf(head);
    if (input.isFolder || first == '\0' || head.find('{') == std::string_view::npos)
        return Recognition::No;
    bool known = false;
    switch (m_shape) {
    case Shape::Events:
        known = isCarried(head, &isOpenCodeEvent);
        break;
    case Shape::Share:
        known = isCarried(head, &isOpenCodeShared);
        break;
    case Shape::Run:
        known = first == '{' && isCarried(head, &isOpenCodeRunLine);
        break;
    case Shape::Rollouts:
        known = first == '{' && isRollout(input.head);
        break;
    case Shape::Dump:
        known = first == '{' && isDump(input.head);
        break;
    }
    return known ? Recognition::Certain : Recognition::No;
}

Result<> OpenCodeLogImporter::spool(const QString &path, SpoolWriter &writer, Progress &progress) const
{
    const auto source = ByteSource::open(path);
    if (!source)
        return failure(source);
    const auto head = (*source)->read({0, std::min((*source)->size(), qint64(4096))});
    if (!head)
        return failure(head);
    const QString name = QFileInfo(path).fileName();
    OpenCodeSpool spool(writer);
    DamageSink sink(name, spool);
    OpenCodeCollector collector;
    void (*collect)(const OpenCodeValue &, OpenCodeCollector &) = m_shape == Shape::Events ? &collectEvent
        : m_shape == Shape::Share                                                          ? &collectShared
        : m_shape == Shape::Run                                                            ? &collectRunLine
                                                                                           : &collectRollout;
    const OnValue onValue = [&](const OpenCodeValue &value) { collect(value, collector); };
    const auto read = m_shape == Shape::Dump ? forEachOfDump(**source, sink, progress, collector)
        : firstOf(view(*head)) == '['        ? forEachElement(**source, sink, progress, onValue)
                                             : forEachLine(**source, sink, progress, onValue);
    return read ? collector.spool(**source, name, spool, progress) : read;
}

}
