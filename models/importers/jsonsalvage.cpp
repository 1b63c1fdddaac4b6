// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/jsonsalvage.h"

#include "models/importers/jsonscanner.h"
#include "models/importers/tolerantparser.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace tacet {

namespace {

constexpr size_t None = std::string_view::npos;
/// Each may go through all that is left: a file made for it would take for ever.
constexpr int MostResyncs = 64;

bool isContainer(char c)
{
    return c == '{' || c == '[';
}

class Salvage
{
public:
    explicit Salvage(std::string_view json)
        : m_json(json)
    { }

    SalvagedJson run(int levels)
    {
        m_at = skipJsonSpace(m_json, 0);
        if (m_at < m_json.size() && isContainer(m_json[m_at]))
            container(levels);
        const auto size = qint64(m_json.size());
        if (m_out.isTorn && (m_out.damaged.empty() || m_out.damaged.back().end() < size))
            m_out.damaged.push_back({size, 0});
        m_out.text.reserve(m_out.text.size() + simdjson::SIMDJSON_PADDING);
        return std::move(m_out);
    }

private:
    /// What the items of one container have in common, and where the next one stands.
    struct Level {
        bool isObject = false;
        bool hasItems = false;
        ObjectBeginning beginning; ///< of the items that are objects
        std::set<std::string_view> ownKeys; ///< of one of them
    };
    struct Key {
        std::string_view quoted; ///< null in an array
        size_t begin = 0; ///< of the item: its key, or its value in an array
    };

    void container(int levels)
    {
        Level level;
        level.isObject = m_json[m_at] == '{';
        m_out.text += m_json[m_at++];
        while (skipToItem()) {
            const auto key = takeKey(level);
            if (!key)
                continue;
            const std::string_view rest = m_json.substr(m_at);
            const auto length = jsonValueLength(rest);
            const bool whole = length && m_parser.parse(rest.substr(0, *length));
            if (whole) {
                remember(level, rest.substr(0, *length));
                begin(level, *key);
                m_out.pieces.push_back({qint64(m_out.text.size()), {qint64(m_at), qint64(*length)}});
                m_out.text += rest.substr(0, *length);
                m_at += *length;
            } else if (levels > 0 && !rest.empty() && isContainer(rest.front())) {
                begin(level, *key);
                container(levels - 1);
            } else {
                leaveOut(level, *key, length);
            }
        }
        m_out.text += level.isObject ? '}' : ']';
    }

    /// @returns false behind the bracket that closes the container, or at the end
    bool skipToItem()
    {
        while (m_at < m_json.size() && (isJsonSpace(m_json[m_at]) || m_json[m_at] == ','))
            ++m_at;
        m_out.isTorn = m_out.isTorn || m_at == m_json.size();
        if (m_at == m_json.size())
            return false;
        const bool closes = m_json[m_at] == '}' || m_json[m_at] == ']';
        m_at += closes ? 1 : 0;
        return !closes;
    }

    std::optional<Key> takeKey(const Level &level)
    {
        Key key {{}, m_at};
        if (!level.isObject)
            return key;
        const auto length = m_json[m_at] == '"' ? jsonValueLength(m_json.substr(m_at)) : std::nullopt;
        if (length)
            key.quoted = m_json.substr(m_at, *length);
        const size_t colon = length ? skipJsonSpace(m_json, m_at + *length) : m_at;
        if (!length || colon >= m_json.size() || m_json[colon] != ':') {
            // On to where a key may begin.
            m_at = std::min(m_json.find('"', std::max(colon, m_at + 1)), m_json.size());
            m_out.damaged.push_back({qint64(key.begin), qint64(m_at - key.begin)});
            return std::nullopt;
        }
        m_at = skipJsonSpace(m_json, colon + 1);
        return key;
    }

    void begin(Level &level, const Key &key)
    {
        if (level.hasItems)
            m_out.text += ',';
        level.hasItems = true;
        if (level.isObject)
            m_out.text.append(key.quoted).append(1, ':');
    }

    void remember(Level &level, std::string_view value)
    {
        if (value.front() != '{')
            return;
        level.beginning = beginningOf(value);
        Salvage keys(value);
        keys.m_at = 1;
        while (keys.skipToItem()) {
            const auto key = keys.takeKey({true, false, {}, {}});
            if (!key)
                break;
            level.ownKeys.insert(key->quoted);
            keys.m_at += jsonValueLength(value.substr(keys.m_at)).value_or(value.size());
        }
    }

    /// What cannot be read ends where it ends, unless its brackets or quotes are wrong and it has swallowed others.
    void leaveOut(Level &level, const Key &key, std::optional<size_t> length)
    {
        size_t end = length && *length > 0 ? m_at + *length : m_json.size();
        const size_t after = skipJsonSpace(m_json, end);
        const bool isEnd = closesItself(m_json.substr(m_at, end - m_at)) && after < m_json.size()
            && (m_json[after] == ',' || m_json[after] == (level.isObject ? '}' : ']'));
        if ((!isEnd || !length) && m_resyncs++ < MostResyncs) {
            if (const auto next = nextItem(level, m_at + 1))
                end = *next;
        }
        m_out.isTorn = m_out.isTorn || end == m_json.size();
        const ByteRange lost {qint64(key.begin), qint64(end - key.begin)};
        m_out.damaged.push_back(lost);
        if (!level.isObject) {
            begin(level, key);
            m_out.pieces.push_back({qint64(m_out.text.size()), lost, true});
            m_out.text += "null";
        }
        m_at = end;
    }

    [[nodiscard]] std::optional<size_t> nextItem(const Level &level, size_t from) const
    {
        const ObjectBeginning own = beginningOf(m_json.substr(from - 1));
        const ObjectBeginning &beginning = level.beginning.firstKey.empty() ? own : level.beginning;
        for (auto next = nextLike(m_json, beginning, from); next; next = nextLike(m_json, beginning, *next + 1)) {
            if (!level.isObject)
                return next;
            const auto key = keyBefore(*next);
            if (key && level.ownKeys.count(m_json.substr(*key, m_json.find('"', *key + 1) + 1 - *key)) == 0)
                return key;
        }
        return std::nullopt;
    }

    /// Where the key of the value at `at` begins.
    [[nodiscard]] std::optional<size_t> keyBefore(size_t at) const
    {
        const size_t colon = m_json.find_last_not_of(" \t\r\n", at - 1);
        if (colon == None || m_json[colon] != ':')
            return std::nullopt;
        const size_t end = m_json.find_last_of('"', colon);
        const size_t begin = end == None || end == 0 ? None : m_json.find_last_of('"', end - 1);
        return begin == None ? std::nullopt : std::optional(begin);
    }

    std::string_view m_json;
    size_t m_at = 0;
    int m_resyncs = 0;
    SalvagedJson m_out;
    TolerantParser m_parser;
};

}

SalvagedJson salvagedJson(std::string_view json, int levels)
{
    return Salvage(json).run(levels);
}

bool closesItself(std::string_view value)
{
    const char first = value.empty() ? '\0' : value.front();
    return first == '{' ? value.back() == '}' : first != '[' || value.back() == ']';
}

ObjectBeginning beginningOf(std::string_view text)
{
    ObjectBeginning beginning;
    if (text.empty() || text.front() != '{')
        return beginning;
    size_t at = 1;
    for (std::string *key : {&beginning.firstKey, &beginning.secondKey}) {
        at = skipJsonSpace(text, at);
        const auto length = at < text.size() && text[at] == '"' ? jsonValueLength(text.substr(at)) : std::nullopt;
        const size_t colon = length ? skipJsonSpace(text, at + *length) : None;
        if (colon >= text.size() || text[colon] != ':')
            break;
        *key = text.substr(at, *length);
        const size_t value = skipJsonSpace(text, colon + 1);
        const auto valueLength = jsonValueLength(text.substr(std::min(value, text.size())));
        at = skipJsonSpace(text, value + valueLength.value_or(text.size() - std::min(value, text.size())));
        if (at >= text.size() || text[at] != ',')
            break;
        ++at;
    }
    return beginning;
}

bool beginsLike(std::string_view text, const ObjectBeginning &beginning)
{
    const ObjectBeginning own = beginningOf(text);
    return own.firstKey == beginning.firstKey && (beginning.secondKey.empty() || own.secondKey == beginning.secondKey);
}

std::optional<size_t> nextLike(std::string_view text, const ObjectBeginning &beginning, size_t from)
{
    const std::string &key = beginning.firstKey;
    if (key.empty())
        return std::nullopt;
    for (size_t at = text.find(key, from); at != None; at = text.find(key, at + 1)) {
        const size_t bracket = at > 0 ? text.find_last_not_of(" \t\r\n", at - 1) : None;
        if (bracket != None && bracket >= from && text[bracket] == '{' && beginsLike(text.substr(bracket), beginning))
            return bracket;
    }
    return std::nullopt;
}

SalvageSink::SalvageSink(RecordSink &sink, const SalvagedJson &salvaged, qint64 offset)
    : m_sink(sink)
    , m_salvaged(salvaged)
    , m_offset(offset)
{ }

const SalvagedJson::Piece *SalvageSink::pieceOf(ByteRange range) const
{
    const auto behind =
        std::upper_bound(m_salvaged.pieces.begin(), m_salvaged.pieces.end(), range.offset,
                         [](qint64 offset, const SalvagedJson::Piece &piece) { return offset < piece.offset; });
    return behind == m_salvaged.pieces.begin() ? nullptr : &*(behind - 1);
}

ByteRange SalvageSink::sourceOf(ByteRange range) const
{
    const SalvagedJson::Piece *piece = pieceOf(range);
    return piece ? ByteRange {m_offset + piece->source.offset + range.offset - piece->offset, range.length}
                 : ByteRange {m_offset, 0};
}

Result<> SalvageSink::message(MessageFacts &&facts)
{
    for (PhysicalRecord &record : facts.records)
        record.range = sourceOf(record.range);
    return m_sink.message(std::move(facts));
}

Result<> SalvageSink::damaged(const DamagedRecord &record)
{
    DamagedRecord moved = record;
    moved.range = sourceOf(record.range);
    return m_sink.damaged(moved);
}

Result<> SalvageSink::other(const PhysicalRecord &record, std::string_view type)
{
    const SalvagedJson::Piece *piece = pieceOf(record.range);
    if (piece && piece->isLost)
        return {}; // told by tellDamage()
    PhysicalRecord moved = record;
    moved.range = sourceOf(record.range);
    return m_sink.other(moved, type);
}

Result<> SalvageSink::tellDamage()
{
    for (const ByteRange &range : m_salvaged.damaged) {
        const bool last = m_salvaged.isTorn && &range == &m_salvaged.damaged.back();
        const QString reason = last
            ? QCoreApplication::translate("tacet::JsonSalvage",
                                          "The file ends in the middle of this record; what was whole has been read.")
            : QCoreApplication::translate("tacet::JsonSalvage", "This is no JSON.");
        if (auto told = m_sink.damaged({0, {m_offset + range.offset, range.length}, reason, last}); !told)
            return told;
    }
    return {};
}

}
