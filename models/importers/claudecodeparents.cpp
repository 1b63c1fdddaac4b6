// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/claudecodeparents.h"

#include <xxhash.h>

#include <array>

namespace tacet {

namespace {

constexpr quint64 Bits = quint64(1) << 23;

quint64 hashOf(std::string_view uuid)
{
    return XXH3_64bits(uuid.data(), uuid.size());
}

/// Four places, from two halves of one hash (Kirsch and Mitzenmacher 2006).
std::array<quint64, 4> placesOf(std::string_view uuid)
{
    const quint64 hash = hashOf(uuid);
    const quint64 step = (hash >> 32) | 1;
    std::array<quint64, 4> places {};
    for (size_t i = 0; i < places.size(); ++i)
        places[i] = (hash + i * step) % Bits;
    return places;
}

}

ClaudeCodeParents::ClaudeCodeParents()
    : m_bits(Bits / 64)
{ }

void ClaudeCodeParents::see(std::string_view uuid)
{
    for (const quint64 place : placesOf(uuid))
        m_bits[place / 64] |= quint64(1) << place % 64;
}

bool ClaudeCodeParents::hasSeen(std::string_view uuid) const
{
    for (const quint64 place : placesOf(uuid)) {
        if (!(m_bits[place / 64] >> place % 64 & 1))
            return false;
    }
    return true;
}

void ClaudeCodeParents::await(std::string_view parent, qint64 offset)
{
    if (m_awaited.size() < MostAwaited)
        m_awaited.emplace(hashOf(parent), offset);
}

std::optional<qint64> ClaudeCodeParents::awaitedBy(std::string_view uuid)
{
    if (m_awaited.empty())
        return std::nullopt;
    const auto found = m_awaited.find(hashOf(uuid));
    if (found == m_awaited.end())
        return std::nullopt;
    const qint64 offset = found->second;
    m_awaited.erase(found);
    return offset;
}

}
