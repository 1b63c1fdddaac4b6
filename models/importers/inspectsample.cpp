// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/inspectsample.h"

#include "models/importers/canonicaljson.h"
#include "models/importers/jsonlocator.h"
#include "models/importers/jsonscanner.h"

#include <algorithm>
#include <unordered_set>

namespace tacet {

namespace {

constexpr std::string_view Reference = "\"attachment://";
constexpr size_t HashDigits = 32;

std::string_view slice(std::string_view text, ByteRange range)
{
    return text.substr(size_t(range.offset), size_t(range.length));
}

/// Items of the array or object at `range`, with ranges in `text`.
std::vector<JsonItem> itemsAt(std::string_view text, ByteRange range)
{
    auto items = jsonItems(slice(text, range));
    for (JsonItem &item : items)
        item.range.offset += range.offset;
    return items;
}

std::optional<ByteRange> within(std::string_view text, ByteRange range, const char *pointer)
{
    const std::string_view value = slice(text, range);
    const auto found = locate({value.data(), qsizetype(value.size())}, pointer);
    return found ? std::optional(ByteRange {range.offset + found->offset, found->length}) : std::nullopt;
}

/// Tells one message from another: its id, or all that it says.
std::string identityOf(std::string_view sample, ByteRange message)
{
    if (const auto id = within(sample, message, "/id"); id && slice(sample, *id) != "null")
        return std::string(slice(sample, *id));
    std::string canonical;
    appendCanonicalJson(canonical, slice(sample, message));
    return canonical;
}

class EventReader
{
public:
    EventReader(std::string_view sample, std::vector<JsonItem> pool, std::vector<InspectSample::Item> &items)
        : m_sample(sample)
        , m_pool(std::move(pool))
        , m_items(items)
    { }

    void read(ByteRange events)
    {
        qint64 number = 0;
        for (const JsonItem &event : itemsAt(m_sample, events)) {
            const auto name = within(m_sample, event.range, "/event");
            if (name && slice(m_sample, *name) == "\"model\"")
                model(event.range, number);
            ++number;
        }
    }

private:
    using Kind = InspectPlace::Kind;

    void model(ByteRange event, qint64 number)
    {
        m_now.clear();
        if (const auto input = within(m_sample, event, "/input")) {
            qint64 position = 0;
            for (const JsonItem &message : itemsAt(m_sample, *input))
                add({{Kind::EventInput, number, position++}, message.range, {}});
        }
        if (const auto references = within(m_sample, event, "/input_refs")) {
            for (const JsonItem &range : itemsAt(m_sample, *references))
                pooled(range.range);
        }
        const auto answer = within(m_sample, event, "/output/choices/0/message");
        if (!answer) {
            m_items.push_back({{Kind::Event, number, 0}, event, {}});
            return;
        }
        add({{Kind::EventOutput, number, 0},
             *answer,
             within(m_sample, event, "/output/choices/0/stop_reason"),
             Kind::EventStopReason});
    }

    /// [first, behind the last] of the pool.
    void pooled(ByteRange range)
    {
        const auto ends = itemsAt(m_sample, range);
        if (ends.size() != 2)
            return;
        const auto numberAt = [this](ByteRange place) {
            return QByteArray::fromRawData(m_sample.data() + place.offset, qsizetype(place.length)).toLongLong();
        };
        const qint64 last = std::min(numberAt(ends[1].range), qint64(m_pool.size()));
        for (qint64 i = std::max(qint64(0), numberAt(ends[0].range)); i < last; ++i)
            add({{Kind::Pool, 0, i}, m_pool[size_t(i)].range, {}});
    }

    /// Each call is given the conversation from its beginning: a message is new where there is one more of it than
    /// there ever was.
    void add(InspectSample::Item &&item)
    {
        const std::string identity = identityOf(m_sample, item.range);
        const int count = ++m_now[identity];
        int &known = m_known[identity];
        if (count <= known)
            return;
        known = count;
        m_items.push_back(std::move(item));
    }

    std::string_view m_sample;
    std::vector<JsonItem> m_pool;
    std::vector<InspectSample::Item> &m_items;
    std::unordered_map<std::string, int> m_known;
    std::unordered_map<std::string, int> m_now; ///< of the call that is being read
};

/// The end of a reference that begins at `at`; nothing: it is none.
std::optional<std::string_view> hashAt(std::string_view text, size_t at)
{
    const size_t begin = at + Reference.size();
    if (begin + HashDigits >= text.size() || text[begin + HashDigits] != '"')
        return std::nullopt;
    return text.substr(begin, HashDigits);
}

}

QString InspectPlace::pointer(std::string_view poolKey) const
{
    const auto ofEvent = [this](const char *rest) {
        return QStringLiteral("/events/%1%2").arg(event).arg(QLatin1String(rest));
    };
    switch (kind) {
    case Kind::Message:
        break;
    case Kind::EventInput:
        return ofEvent("/input/") + QString::number(position);
    case Kind::EventOutput:
        return ofEvent("/output/choices/0/message");
    case Kind::Event:
        return ofEvent("");
    case Kind::Pool:
        return QStringLiteral("/%1/%2").arg(toQString(poolKey)).arg(position);
    case Kind::StopReason:
        return QStringLiteral("/output/choices/0/stop_reason");
    case Kind::EventStopReason:
        return ofEvent("/output/choices/0/stop_reason");
    case Kind::Attachment:
        return QStringLiteral("/attachments");
    }
    return QStringLiteral("/messages/%1").arg(position);
}

InspectSample inspectSample(std::string_view sample)
{
    InspectSample read;
    std::optional<ByteRange> messages, events, pool;
    for (const JsonItem &member : jsonItems(sample)) {
        if (member.key == "messages")
            messages = member.range;
        else if (member.key == "events")
            events = member.range;
        else if (member.key == "message_pool")
            pool = member.range;
        else if (member.key != "attachments")
            continue;
        else {
            for (const JsonItem &attachment : itemsAt(sample, member.range)) {
                // With its key, so that whoever reads the bytes knows which one they are.
                const size_t key = sample.rfind(attachment.key, size_t(attachment.range.offset));
                const qint64 begin = qint64(key) - 1;
                if (key != std::string_view::npos && begin >= member.range.offset)
                    read.attachments[attachment.key] = {begin, attachment.range.end() - begin};
            }
        }
    }
    qint64 position = 0;
    for (const JsonItem &message : messages ? itemsAt(sample, *messages) : std::vector<JsonItem>())
        read.items.push_back({{InspectPlace::Kind::Message, 0, position++}, message.range, {}});
    const ByteRange whole {0, qint64(sample.size())};
    if (!read.items.empty())
        read.items.back().stopReason = within(sample, whole, "/output/choices/0/stop_reason");
    else if (events)
        EventReader(sample, pool ? itemsAt(sample, *pool) : std::vector<JsonItem>(), read.items).read(*events);
    return read;
}

std::vector<std::string> attachmentsNamedIn(std::string_view message)
{
    std::vector<std::string> hashes;
    for (size_t at = message.find(Reference); at != std::string_view::npos; at = message.find(Reference, at + 1)) {
        const auto hash = hashAt(message, at);
        if (hash && std::find(hashes.begin(), hashes.end(), *hash) == hashes.end())
            hashes.emplace_back(*hash);
    }
    return hashes;
}

std::string withAttachments(std::string_view message, const std::vector<std::string_view> &members)
{
    std::string whole;
    size_t copied = 0;
    for (size_t at = message.find(Reference); at != std::string_view::npos; at = message.find(Reference, at + 1)) {
        const auto hash = hashAt(message, at);
        const auto member = std::find_if(members.begin(), members.end(), [&hash](std::string_view one) {
            return hash && one.substr(1).starts_with(*hash);
        });
        if (member == members.end())
            continue;
        const size_t value = skipJsonSpace(*member, member->find(':', HashDigits) + 1);
        whole += message.substr(copied, at - copied);
        whole += member->substr(value);
        copied = at + Reference.size() + HashDigits + 1;
    }
    whole += message.substr(copied);
    return whole;
}

}
