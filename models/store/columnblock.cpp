// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/columnblock.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <type_traits>

#include <xxhash.h>

namespace tacet {

namespace {

/// Visits every column with the same function, so that packing and unpacking cannot disagree.
template<typename Block, typename Visit>
void forEachColumn(Block &block, Visit visit)
{
    // The widest first: each column then begins where its type may begin.
    visit(block.columns.timeMs);
    visit(block.columns.gapMs);
    visit(block.keyHash);
    visit(block.columns.flags);
    visit(block.columns.textCharacters);
    visit(block.columns.toolCalls);
    visit(block.columns.role);
    visit(block.columns.silence);
    visit(block.columns.humanAct);
}

template<typename Column>
using ValueOf = typename std::remove_cvref_t<Column>::value_type;

qsizetype bytesPerMessage()
{
    qsizetype bytes = 0;
    ColumnBlock none;
    forEachColumn(none, [&bytes](const auto &column) { bytes += qsizetype(sizeof(ValueOf<decltype(column)>)); });
    return bytes;
}

quint16 toolCallsOf(const MessageFacts &facts)
{
    const auto calls = std::count_if(facts.parts.begin(), facts.parts.end(),
                                     [](const PartFacts &part) { return part.kind == PartKind::ToolCall; });
    return quint16(std::min<qint64>(calls, std::numeric_limits<quint16>::max()));
}

}

void ColumnBlock::append(const MessageEntry &entry)
{
    columns.timeMs.push_back(entry.facts.timeMs.value_or(SessionColumns::NoTime));
    columns.gapMs.push_back(entry.gapMs.value_or(SessionColumns::NoTime));
    keyHash.push_back(hashOfKey(entry.key));
    columns.flags.push_back(entry.facts.flags);
    columns.textCharacters.push_back(entry.facts.textCharacters);
    columns.toolCalls.push_back(toolCallsOf(entry.facts));
    columns.role.push_back(entry.facts.role);
    columns.silence.push_back(entry.finding.silence);
    columns.humanAct.push_back(entry.finding.humanAct);
}

void ColumnBlock::truncate(int messages)
{
    if (messages < size())
        forEachColumn(*this, [messages](auto &column) { column.resize(size_t(messages)); });
}

QByteArray ColumnBlock::packed() const
{
    QByteArray bytes;
    bytes.reserve(size() * bytesPerMessage());
    forEachColumn(*this, [&bytes](const auto &column) {
        using Value = ValueOf<decltype(column)>;
        static_assert(std::is_trivially_copyable_v<Value>);
        bytes.append(reinterpret_cast<const char *>(column.data()), qsizetype(column.size() * sizeof(Value)));
    });
    return bytes;
}

bool ColumnBlock::appendPacked(QByteArrayView packed)
{
    const qsizetype width = bytesPerMessage();
    if (packed.size() % width != 0)
        return false;
    const auto messages = size_t(packed.size() / width);
    if (messages == 0)
        return true;
    const char *from = packed.data();
    forEachColumn(*this, [&from, messages](auto &column) {
        using Value = ValueOf<decltype(column)>;
        const size_t before = column.size();
        column.resize(before + messages);
        std::memcpy(static_cast<void *>(column.data() + before), from, messages * sizeof(Value));
        from += messages * sizeof(Value);
    });
    return true;
}

bool forEachKeyHash(QByteArrayView packed, const std::function<void(quint64)> &visit)
{
    const qsizetype width = bytesPerMessage();
    if (packed.size() % width != 0)
        return false;
    const qsizetype messages = packed.size() / width;
    // Behind the times and the gaps, see forEachColumn().
    const char *hashes = packed.data() + messages * qsizetype(2 * sizeof(qint64));
    for (qsizetype i = 0; i < messages; ++i) {
        quint64 hash = 0;
        std::memcpy(&hash, hashes + i * qsizetype(sizeof(hash)), sizeof(hash));
        visit(hash);
    }
    return true;
}

void replaceTail(SessionColumns &columns, int from, const SessionColumns &tail)
{
    const auto replace = [from](auto &column, const auto &with) {
        column.resize(size_t(from));
        column.insert(column.end(), with.begin(), with.end());
    };
    replace(columns.role, tail.role);
    replace(columns.silence, tail.silence);
    replace(columns.humanAct, tail.humanAct);
    replace(columns.flags, tail.flags);
    replace(columns.textCharacters, tail.textCharacters);
    replace(columns.toolCalls, tail.toolCalls);
    replace(columns.timeMs, tail.timeMs);
    replace(columns.gapMs, tail.gapMs);
}

quint64 hashOfKey(std::string_view key)
{
    return XXH3_64bits(key.data(), key.size());
}

}
