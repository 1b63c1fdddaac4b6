// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

namespace tacet {

/// Finds which of a fixed set of JSON keys a key is, by its length first: a line has dozens of keys, most of which
/// nobody asks for. Key {} means "none of them".
template<typename Key, size_t N>
class JsonKeys
{
public:
    struct Entry {
        std::string_view name;
        Key key;
    };

    constexpr explicit JsonKeys(std::array<Entry, N> entries)
        : m_entries(entries)
    {
        std::sort(m_entries.begin(), m_entries.end(),
                  [](const Entry &a, const Entry &b) { return a.name.size() < b.name.size(); });
        size_t entry = 0;
        for (size_t length = 0; length < m_first.size(); ++length) {
            while (entry < N && m_entries[entry].name.size() < length)
                ++entry;
            m_first[length] = quint8(entry);
        }
    }

    [[nodiscard]] Key find(std::string_view name) const
    {
        if (name.size() + 1 >= m_first.size())
            return Key {};
        for (size_t i = m_first[name.size()]; i < m_first[name.size() + 1]; ++i) {
            if (std::memcmp(m_entries[i].name.data(), name.data(), name.size()) == 0)
                return m_entries[i].key;
        }
        return Key {};
    }

private:
    static constexpr size_t LongestKey = 40;
    std::array<Entry, N> m_entries;
    std::array<quint8, LongestKey + 2> m_first {};
};

}
