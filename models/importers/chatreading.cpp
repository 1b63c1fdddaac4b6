// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/chatreading.h"

#include "models/importers/chatformat.h"
#include "models/importers/chatmessage.h"
#include "models/importers/isotime.h"
#include "models/importers/jsondocument.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonsalvage.h"
#include "models/importers/tolerantparser.h"

#include <xxhash.h>

#include <array>

namespace tacet {

namespace {

using json::Element;

// Deeper trees are no conversations of people.
constexpr int DeepestTree = 512;

constexpr std::array IdKeys {
    std::string_view {"id"},
    std::string_view {"conversation_hash"},
    std::string_view {"conversation_id"},
    std::string_view {"message_tree_id"},
    std::string_view {"message_id"},
    std::string_view {"session_id"},
};

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString idOf(Element value)
{
    for (const std::string_view key : IdKeys) {
        const auto id = json::member(value, key);
        if (!id)
            continue;
        if (const std::string_view text = json::text(*id); !text.empty())
            return toQString(text);
        if (const auto number = json::integer(*id))
            return QString::number(*number);
    }
    return {};
}

quint64 hashOf(std::string_view bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

}

ChatReading::ChatReading(RecordSink &sink, QString agent)
    : m_sink(&sink)
    , m_agent(std::move(agent))
{
    m_document.agent = m_agent;
}

void ChatReading::setDocument(const std::string &key, Element value)
{
    if (key == "title")
        m_document.title = toQString(json::text(value));
    else if (key == "model")
        m_document.model = toQString(json::text(value));
    else if (m_document.uid.isEmpty())
        m_document.uid = toQString(json::text(value));
}

Result<> ChatReading::value(std::string_view bytes, ByteRange range, qint64 line)
{
    TolerantParser parser;
    const auto value = parser.parse(bytes, true);
    return value ? parsedValue(*value, bytes, range, line) : salvage(bytes, range, line, oneLine(value.error()));
}

/// Of a conversation that is damaged every whole message is read.
Result<> ChatReading::salvage(std::string_view bytes, ByteRange range, qint64 line, const QString &reason)
{
    const SalvagedJson salvaged = salvagedJson(bytes, 1);
    TolerantParser parser;
    const auto rest = parser.parse(salvaged.text, true);
    if (!rest || salvaged.pieces.empty() || !chatArrayOf(*rest))
        return m_sink->damaged({line, range, reason, false});
    RecordSink *const sink = m_sink;
    SalvageSink moved(*sink, salvaged, range.offset);
    m_sink = &moved;
    const auto read = parsedValue(*rest, salvaged.text, {0, qint64(salvaged.text.size())}, line);
    m_sink = sink;
    return read ? moved.tellDamage() : read;
}

Result<> ChatReading::parsedValue(Element value, std::string_view bytes, ByteRange range, qint64 line)
{
    if (const auto key = chatArrayOf(value))
        return conversation(value, bytes, range, *key);
    const auto prompt = json::member(value, "prompt");
    const bool isTree = json::member(value, "replies").has_value();
    if (isTree || (prompt && prompt->is_object())) {
        if (auto started = startConversation(value, bytes); !started)
            return started;
        const auto root = isTree ? Result<ByteRange>(ByteRange {0, qint64(bytes.size())})
                                 : locate({bytes.data(), qsizetype(bytes.size())}, "/prompt");
        if (!root)
            return failure(root);
        return tree(bytes.substr(size_t(root->offset), size_t(root->length)),
                    {range.offset + root->offset, root->length}, 0, false);
    }
    return message(bytes, range, line);
}

Result<> ChatReading::message(std::string_view bytes, ByteRange range, qint64 position)
{
    TolerantParser parser;
    const auto value = parser.parse(bytes, true);
    if (!value)
        return m_sink->damaged({position, range, oneLine(value.error()), false});
    if (auto started = startDocument(); !started)
        return started;
    return add(*value, bytes, range, position, parser.repaired());
}

/// Each conversation of many needs a name of its own: its id, or what it begins with.
Result<> ChatReading::startConversation(Element value, std::string_view beginning)
{
    SessionFacts facts;
    facts.agent = m_agent;
    facts.uid = idOf(value);
    if (facts.uid.isEmpty())
        facts.uid = QStringLiteral("chat-") + QString::number(hashOf(beginning), 16);
    const auto hash = [&facts] { return hashOf(facts.uid.toStdString()); };
    for (int copy = 2; !m_uids.insert(hash()).second; ++copy)
        facts.uid = facts.uid.section(QLatin1Char('#'), 0, 0) + QLatin1Char('#') + QString::number(copy);
    facts.title = toQString(json::text(value, "title"));
    facts.model = toQString(json::text(value, "model"));
    return m_sink->session(facts);
}

Result<> ChatReading::startDocument()
{
    if (m_started)
        return {};
    m_started = true;
    return m_sink->session(m_document);
}

Result<> ChatReading::conversation(Element value, std::string_view bytes, ByteRange range, std::string_view key)
{
    const auto array = locate({bytes.data(), qsizetype(bytes.size())}, '/' + std::string(key));
    if (!array)
        return failure(array);
    // A conversation that grows keeps its first message, and with it its name.
    const std::string_view elements = bytes.substr(size_t(array->offset), size_t(array->length));
    std::string_view first;
    forEachJsonElement(elements,
                       [&first](std::string_view element, size_t) { first = first.empty() ? element : first; });
    if (auto started = startConversation(value, first); !started)
        return started;
    TolerantParser parser;
    Result<> told;
    qint64 position = 0;
    forEachJsonElement(
        bytes.substr(size_t(array->offset), size_t(array->length)), [&](std::string_view element, size_t offset) {
            ++position;
            if (!told)
                return;
            const ByteRange place {range.offset + array->offset + qint64(offset), qint64(element.size())};
            const auto parsed = parser.parse(element, true);
            told = parsed ? add(*parsed, element, place, position, parser.repaired())
                          : m_sink->damaged({position, place, oneLine(parsed.error()), false});
        });
    return told;
}

/// A message and all replies to it, each after what it answers. The first reply is the conversation, the others are
/// what might have been said.
Result<> ChatReading::tree(std::string_view bytes, ByteRange range, int depth, bool alternative)
{
    TolerantParser parser;
    const auto value = parser.parse(bytes, true);
    if (!value || depth > DeepestTree)
        return m_sink->damaged({0, range, value ? QString() : oneLine(value.error()), false});
    if (auto told = add(*value, bytes, range, 0, parser.repaired(), alternative); !told)
        return told;
    const auto replies = locate({bytes.data(), qsizetype(bytes.size())}, "/replies");
    if (!replies)
        return {};
    Result<> told;
    bool first = true;
    forEachJsonElement(
        bytes.substr(size_t(replies->offset), size_t(replies->length)), [&](std::string_view reply, size_t offset) {
            const ByteRange place {range.offset + replies->offset + qint64(offset), qint64(reply.size())};
            const bool other = !std::exchange(first, false);
            if (told)
                told = tree(reply, place, depth + 1, alternative || other);
        });
    return told;
}

Result<> ChatReading::add(Element value, std::string_view bytes, ByteRange range, qint64 line, bool repaired,
                          bool alternative)
{
    PhysicalRecord place {range, line, {}};
    if (!isChatMessage(value))
        return m_sink->other(place, json::text(value, "type"));
    MessageFacts facts = readChatMessage(value).facts;
    place.partsPointer = std::move(facts.records.front().partsPointer);
    facts.records.front() = std::move(place);
    facts.hash = hashOf(bytes);
    facts.flags.setFlag(MessageFlag::Repaired, repaired);
    if (alternative) {
        facts.flags |= MessageFlag::Sidechain;
        facts.cues.push_back({CueKind::Sidechain, 0, "chat.alternative-reply", "/parent_id"});
    }
    return m_sink->message(std::move(facts));
}

}
