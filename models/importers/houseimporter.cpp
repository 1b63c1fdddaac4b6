// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/houseimporter.h"

#include "models/importers/bytesource.h"
#include "models/importers/housemessage.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlinerecords.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonscanner.h"
#include "models/importers/messagebuilder.h"

#include <QCoreApplication>

#include <xxhash.h>

#include <algorithm>
#include <functional>
#include <span>

namespace tacet {

namespace {

using json::Element;
using Layout = HouseFormat::Layout;

/// What the root of a document says of a session is short.
constexpr qint64 LongestFact = 16 << 10;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tacet::HouseImporter)
};

std::string_view view(QByteArrayView bytes)
{
    return {bytes.data(), size_t(bytes.size())};
}

/// Hears nothing: what is wrong with a document is told by the walk for its messages, not by that for its facts.
class SilentSink final : public RecordSink
{
public:
    Result<> session(const SessionFacts &) override { return {}; }
    Result<> message(MessageFacts &&) override { return {}; }
    Result<> damaged(const DamagedRecord &) override { return {}; }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }
};

/// Goes down to the array at a path. @param isThere becomes true when it was found
Result<> walkTo(JsonDocument &document, std::span<const std::string> tokens, bool &isThere,
                const std::function<Result<>()> &onArray)
{
    const auto next = document.peek();
    if (!next)
        return failure(next);
    if (tokens.empty()) {
        isThere = *next == '[';
        return isThere ? onArray() : Result<>();
    }
    if (*next != '{')
        return {};
    return document.forEachMember([&](const std::string &key) -> Result<> {
        return key == tokens.front() && !isThere ? walkTo(document, tokens.subspan(1), isThere, onArray) : Result<>();
    });
}

/// One of the texts that the root of a document may have for its session, and where it goes.
struct WantedText {
    std::span<const std::string> tokens;
    QString *target = nullptr;
};

Result<> collect(JsonDocument &document, const std::vector<WantedText> &wanted)
{
    const auto next = document.peek();
    if (!next)
        return failure(next);
    const auto end = std::find_if(wanted.begin(), wanted.end(), [](const WantedText &w) { return w.tokens.empty(); });
    if (end != wanted.end()) {
        if (*next == '{' || *next == '[')
            return {};
        const auto value = document.value();
        if (!value)
            return failure(value);
        TolerantParser parser;
        if (!*value || (*value)->range.length > LongestFact)
            return {};
        const auto parsed = parser.parse((*value)->bytes, true);
        if (parsed)
            *end->target = toQString(scalarText(*parsed).value_or(std::string()));
        return {};
    }
    if (*next != '{')
        return {};
    return document.forEachMember([&](const std::string &key) -> Result<> {
        std::vector<WantedText> inside;
        for (const WantedText &one : wanted) {
            if (one.tokens.front() == key)
                inside.push_back({one.tokens.subspan(1), one.target});
        }
        return inside.empty() ? Result<>() : collect(document, inside);
    });
}

QString textAt(const HouseFormat::Path &path, Element owner)
{
    const auto value = path ? path->valueIn(owner) : std::nullopt;
    return value ? toQString(scalarText(*value).value_or(std::string())) : QString();
}

quint64 hashOf(std::string_view bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

bool sameSession(const SessionFacts &a, const SessionFacts &b)
{
    return a.uid == b.uid && a.title == b.title && a.model == b.model && a.parentUid == b.parentUid;
}

QString pointerOf(const HouseFormat::Path &path)
{
    return path ? QString::fromStdString(path->pointer()) : QString();
}

}

HouseImporter::HouseImporter(std::shared_ptr<const HouseFormat> format)
    : m_format(std::move(format))
{ }

QString HouseImporter::id() const
{
    return QStringLiteral("house-") + m_format->id;
}

bool HouseImporter::growsByLine() const
{
    return m_format->layout == Layout::Lines && !m_format->messages;
}

bool HouseImporter::isLine(Element line) const
{
    const auto &[keys, values] = m_format->recognise;
    return std::all_of(keys.begin(), keys.end(), [&](const JsonPath &key) { return key.valueIn(line).has_value(); })
        && std::all_of(values.begin(), values.end(), [&](const auto &wanted) {
               const auto value = wanted.first.valueIn(line);
               return value && scalarText(*value) == wanted.second;
           });
}

bool HouseImporter::isDocument(QByteArrayView head) const
{
    const auto &[keys, values] = m_format->recognise;
    const auto isThere = [head](const JsonPath &path) { return locateBeginning(head, path.pointer()).has_value(); };
    const auto begins = [head](const JsonPath &path, char opening) {
        const auto range = locateBeginning(head, path.pointer());
        return range && head[range->offset] == opening;
    };
    const JsonPath &array = m_format->conversations ? *m_format->conversations : *m_format->messages;
    TolerantParser parser;
    return (begins(array, '[') || !isThere(array)) && std::all_of(keys.begin(), keys.end(), isThere)
        && std::all_of(values.begin(), values.end(), [&](const auto &wanted) {
               const auto range = locate(head, wanted.first.pointer());
               const auto value = range ? parser.parse(view(head.sliced(range->offset, range->length)))
                                        : Result<Element>(failure(range));
               return value && scalarText(*value) == wanted.second;
           });
}

Recognition HouseImporter::recognise(const SniffInput &input) const
{
    if (input.isFolder)
        return Recognition::No;
    if (m_format->layout == Layout::Document) {
        const std::string_view head = view(input.head);
        const size_t begin = skipJsonSpace(head, head.starts_with("\xEF\xBB\xBF") ? 3 : 0);
        const bool isJson = begin < head.size() && (head[begin] == '{' || head[begin] == '[');
        return isJson && isDocument(input.head.sliced(qsizetype(begin))) ? Recognition::Certain : Recognition::No;
    }
    const auto votes = voteOnJsonLines(input.head, [this](Element line) { return isLine(line); });
    return votes.lines > 0 && votes.carried() ? Recognition::Certain : Recognition::No;
}

std::optional<MessageBody> HouseImporter::message(Element record) const
{
    return houseMessage(*m_format, record);
}

SessionFacts HouseImporter::sessionOf(Element owner) const
{
    SessionFacts facts;
    facts.uid = textAt(m_format->session.id, owner);
    facts.title = textAt(m_format->session.title, owner);
    facts.model = textAt(m_format->session.model, owner);
    facts.parentUid = textAt(m_format->session.parent, owner);
    facts.agent = m_format->session.agent.isEmpty() ? m_format->name : m_format->session.agent;
    return facts;
}

/// What is no message is told with the value of its role: that is what the mapping may have forgotten.
Result<> HouseImporter::handMessage(Element record, std::string_view bytes, PhysicalRecord &&physical, RecordSink &sink,
                                    bool repaired) const
{
    const auto role = m_format->message.role.valueIn(record);
    const std::string name = role ? scalarText(*role).value_or(std::string()) : std::string();
    const auto known = m_format->roles.find(name);
    if (known == m_format->roles.end() || !known->second)
        return sink.other(physical, name);
    return hand(record, bytes, std::move(physical), sink, repaired);
}

Result<> HouseImporter::read(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    return m_format->layout == Layout::Lines ? readLines(source, from, sink, progress)
                                             : readDocument(source, sink, progress);
}

Result<> HouseImporter::readLines(ByteSource &source, ResumePoint from, RecordSink &sink, Progress &progress) const
{
    std::optional<SessionFacts> current;
    Uids uids;
    return readJsonLines(source, from, sink, progress, [&](JsonRecord &&record) -> Result<> {
        const auto &[value, bytes, place, repaired] = record;
        if (m_format->messages)
            return readConversation(bytes, place, uids, sink);
        SessionFacts facts = sessionOf(value);
        // A line that does not say which session it is of belongs to the one before it.
        if (facts.uid.isEmpty() && current)
            facts.uid = current->uid;
        const bool isNew = current ? !sameSession(facts, *current) : from.offset == 0 || !facts.uid.isEmpty();
        if (isNew) {
            if (auto told = sink.session(facts); !told)
                return told;
        }
        if (isNew || !current)
            current = facts;
        return handMessage(value, bytes, PhysicalRecord(place), sink, repaired);
    });
}

Result<SessionFacts> HouseImporter::documentFacts(ByteSource &source, Progress &progress) const
{
    SessionFacts facts;
    facts.agent = m_format->session.agent.isEmpty() ? m_format->name : m_format->session.agent;
    std::vector<WantedText> wanted;
    const auto want = [&wanted](const HouseFormat::Path &path, QString &target) {
        if (path && !path->isRoot())
            wanted.push_back({path->tokens(), &target});
    };
    want(m_format->session.id, facts.uid);
    want(m_format->session.title, facts.title);
    want(m_format->session.model, facts.model);
    want(m_format->session.parent, facts.parentUid);
    if (wanted.empty())
        return facts;
    SilentSink silent;
    JsonDocument document(source, silent, progress);
    if (auto read = collect(document, wanted); !read)
        return failure(read);
    return facts;
}

Result<> HouseImporter::readDocument(ByteSource &source, RecordSink &sink, Progress &progress) const
{
    if (progress.isCancelled())
        return fail(Error::Code::Cancelled, Text::tr("Reading was stopped."), source.path());
    JsonDocument document(source, sink, progress);
    const JsonPath &path = m_format->conversations ? *m_format->conversations : *m_format->messages;
    bool isThere = false;
    Uids uids;
    TolerantParser parser;
    const auto onElement = [&](const JsonStream::Value &value, std::string &&place) -> Result<> {
        PhysicalRecord physical {value.range, 0, {}, std::move(place)};
        if (m_format->conversations)
            return readConversation(value.bytes, physical, uids, sink);
        const auto parsed = parser.parse(value.bytes, true);
        return parsed ? handMessage(*parsed, value.bytes, std::move(physical), sink, parser.repaired())
                      : sink.damaged(damagedRecord(physical, oneLine(parsed.error())));
    };
    const auto walked = walkTo(document, path.tokens(), isThere, [&]() -> Result<> {
        if (!m_format->conversations) {
            const auto facts = documentFacts(source, progress);
            if (!facts)
                return failure(facts);
            if (auto told = sink.session(*facts); !told)
                return told;
        }
        return document.forEachElement(path.pointer(), onElement);
    });
    if (!walked)
        return walked;
    progress.report(source.size(), source.size());
    if (isThere)
        return {};
    return fail(Error::Code::Format,
                Text::tr("There is no array at \"%1\", where the mapping %2 has the messages: correct the path, or the "
                         "keys by which the format is recognised.")
                    .arg(pointerOf(path), m_format->file.isEmpty() ? m_format->name : m_format->file),
                source.path());
}

/// @param bytes a conversation with all its messages, followed by JSON padding @param whole where it stands
Result<> HouseImporter::readConversation(std::string_view bytes, const PhysicalRecord &whole, Uids &uids,
                                         RecordSink &sink) const
{
    TolerantParser parser;
    const auto conversation = parser.parse(bytes, true);
    if (!conversation)
        return sink.damaged(damagedRecord(whole, oneLine(conversation.error())));
    SessionFacts facts = sessionOf(*conversation);
    const JsonPath messages = m_format->messages.value_or(JsonPath());
    const auto array = locate({bytes.data(), qsizetype(bytes.size())}, messages.pointer());
    if (!array || bytes[size_t(array->offset)] != '[')
        return sink.other(whole, "conversation");
    const std::string_view elements = bytes.substr(size_t(array->offset), size_t(array->length));
    // Without an id it is called after its first message, which stays when the conversation grows.
    if (facts.uid.isEmpty()) {
        const auto first = jsonValueLength(elements.substr(skipJsonSpace(elements, 1)));
        const std::string_view named = elements.substr(skipJsonSpace(elements, 1), first.value_or(0));
        facts.uid = QStringLiteral("conversation-%1").arg(hashOf(named), 16, 16, QLatin1Char('0'));
    }
    const QString uid = facts.uid;
    for (int copy = 2; !uids.insert(hashOf(facts.uid.toStdString())).second; ++copy)
        facts.uid = uid + QStringLiteral("#%1").arg(copy);
    Result<> told = sink.session(facts);
    qint64 inner = 0;
    forEachJsonElement(elements, [&](std::string_view element, size_t offset) {
        const ByteRange range {whole.range.offset + array->offset + qint64(offset), qint64(element.size())};
        PhysicalRecord physical {
            range, whole.line, {}, whole.place + messages.pointer() + '/' + std::to_string(inner++)};
        if (!told)
            return;
        const auto parsed = parser.parse(element, true);
        told = parsed ? handMessage(*parsed, element, std::move(physical), sink, parser.repaired())
                      : sink.damaged(damagedRecord(physical, oneLine(parsed.error())));
    });
    return told;
}

}
