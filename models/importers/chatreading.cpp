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

/// A record within another. @param range from the first byte of `whole` @param pointer from its root
PhysicalRecord within(const PhysicalRecord &whole, ByteRange range, const std::string &pointer)
{
    return {{whole.range.offset + range.offset, range.length}, whole.line, {}, whole.place + pointer};
}

/// Which of several replies people ranked first (rank 0); the first, where they ranked none.
size_t bestRanked(Element replies)
{
    json::Array array;
    if (replies.get(array))
        return 0;
    size_t best = 0;
    std::optional<qint64> lowest;
    size_t position = 0;
    for (const Element reply : array) {
        const auto rank = json::member(reply, "rank");
        const auto number = rank ? json::integer(*rank) : std::nullopt;
        if (number && (!lowest || *number < *lowest)) {
            lowest = number;
            best = position;
        }
        ++position;
    }
    return best;
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

Result<> ChatReading::value(std::string_view bytes, PhysicalRecord &&physical)
{
    TolerantParser parser;
    const auto value = parser.parse(bytes, true);
    return value ? parsedValue(*value, bytes, std::move(physical))
                 : salvage(bytes, std::move(physical), oneLine(value.error()));
}

/// Of a conversation that is damaged every whole message is read.
Result<> ChatReading::salvage(std::string_view bytes, PhysicalRecord &&physical, const QString &reason)
{
    const SalvagedJson salvaged = salvagedJson(bytes, 1);
    TolerantParser parser;
    const auto rest = parser.parse(salvaged.text, true);
    if (!rest || salvaged.pieces.empty() || !chatArrayOf(*rest))
        return m_sink->damaged(damagedRecord(physical, reason));
    RecordSink *const sink = m_sink;
    SalvageSink moved(*sink, salvaged, physical.range.offset);
    m_sink = &moved;
    const auto read = parsedValue(*rest, salvaged.text,
                                  {{0, qint64(salvaged.text.size())}, physical.line, {}, std::move(physical.place)});
    m_sink = sink;
    return read ? moved.tellDamage() : read;
}

Result<> ChatReading::parsedValue(Element value, std::string_view bytes, PhysicalRecord &&physical)
{
    if (const auto key = chatArrayOf(value))
        return conversation(value, bytes, physical, *key);
    const auto prompt = json::member(value, "prompt");
    const bool isTree = json::member(value, "replies").has_value();
    if (isTree || (prompt && prompt->is_object())) {
        if (auto started = startConversation(value, bytes); !started)
            return started;
        if (isTree)
            return tree(bytes, std::move(physical), 0, {});
        const auto root = locate({bytes.data(), qsizetype(bytes.size())}, "/prompt");
        if (!root)
            return failure(root);
        return tree(bytes.substr(size_t(root->offset), size_t(root->length)), within(physical, *root, "/prompt"), 0,
                    {});
    }
    return message(bytes, std::move(physical));
}

Result<> ChatReading::message(std::string_view bytes, PhysicalRecord &&physical)
{
    TolerantParser parser;
    const auto value = parser.parse(bytes, true);
    if (!value)
        return m_sink->damaged(damagedRecord(physical, oneLine(value.error())));
    if (auto started = startDocument(); !started)
        return started;
    return add(*value, bytes, std::move(physical), parser.repaired());
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

Result<> ChatReading::conversation(Element value, std::string_view bytes, const PhysicalRecord &whole,
                                   std::string_view key)
{
    const std::string pointer = '/' + std::string(key);
    const auto array = locate({bytes.data(), qsizetype(bytes.size())}, pointer);
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
    size_t position = 0;
    forEachJsonElement(elements, [&](std::string_view element, size_t offset) {
        const ByteRange range {array->offset + qint64(offset), qint64(element.size())};
        PhysicalRecord physical = within(whole, range, pointer + '/' + std::to_string(position++));
        if (!told)
            return;
        const auto parsed = parser.parse(element, true);
        told = parsed ? add(*parsed, element, std::move(physical), parser.repaired())
                      : m_sink->damaged(damagedRecord(physical, oneLine(parsed.error())));
    });
    return told;
}

/// A message and all replies to it, each after what it answers. The reply that is ranked best (without ranks the
/// first) is the conversation, the others are what might have been said.
Result<> ChatReading::tree(std::string_view bytes, PhysicalRecord &&physical, int depth, BranchPlace branch)
{
    TolerantParser parser;
    const auto value = parser.parse(bytes, true);
    if (!value || depth > DeepestTree)
        return m_sink->damaged(damagedRecord(physical, value ? QString() : oneLine(value.error())));
    const auto replies = locate({bytes.data(), qsizetype(bytes.size())}, "/replies");
    const auto elements = json::member(*value, "replies");
    const size_t continued = elements ? bestRanked(*elements) : 0;
    json::Array array;
    const size_t siblings = elements && !elements->get(array) ? array.size() : 0;
    const PhysicalRecord whole = physical;
    if (auto told = add(*value, bytes, std::move(physical), parser.repaired(), branch); !told)
        return told;
    if (!replies)
        return {};
    Result<> told;
    size_t position = 0;
    forEachJsonElement(bytes.substr(size_t(replies->offset), size_t(replies->length)),
                       [&](std::string_view reply, size_t offset) {
                           const size_t number = position++;
                           const ByteRange range {replies->offset + qint64(offset), qint64(reply.size())};
                           const BranchPlace own {quint16(number + 1), quint16(siblings)};
                           const bool isContinued = branch.siblings == 0 && number == continued;
                           if (told)
                               told = tree(reply, within(whole, range, "/replies/" + std::to_string(number)), depth + 1,
                                           branch.siblings > 0 ? branch
                                               : isContinued   ? BranchPlace {}
                                                               : own);
                       });
    return told;
}

Result<> ChatReading::add(Element value, std::string_view bytes, PhysicalRecord &&physical, bool repaired,
                          BranchPlace branch)
{
    if (!isChatMessage(value))
        return m_sink->other(physical, json::text(value, "type"));
    MessageFacts facts = readChatMessage(value).facts;
    physical.partsPointer = std::move(facts.records.front().partsPointer);
    facts.records.front() = std::move(physical);
    facts.hash = hashOf(bytes);
    facts.flags.setFlag(MessageFlag::Repaired, repaired);
    if (branch.siblings > 0)
        facts.flags |= MessageFlag::Sidechain | MessageFlag::DeadBranch;
    facts.branch = branch;
    return m_sink->message(std::move(facts));
}

}
