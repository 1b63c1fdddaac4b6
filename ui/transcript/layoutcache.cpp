// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/layoutcache.h"

#include "ui/transcript/messagelayout.h"

namespace tacet {

std::shared_ptr<MessageLayout> LayoutCache::find(int row)
{
    const auto found = m_byRow.find(row);
    if (found == m_byRow.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found->second);
    return found->second->layout;
}

void LayoutCache::insert(int row, std::shared_ptr<MessageLayout> layout)
{
    remove(row);
    m_entries.push_front({row, std::move(layout)});
    m_byRow.emplace(row, m_entries.begin());
}

void LayoutCache::remove(int row)
{
    const auto found = m_byRow.find(row);
    if (found == m_byRow.end())
        return;
    m_entries.erase(found->second);
    m_byRow.erase(found);
}

void LayoutCache::removeFrom(int row)
{
    std::erase_if(m_byRow, [this, row](const auto &entry) {
        if (entry.first < row)
            return false;
        m_entries.erase(entry.second);
        return true;
    });
}

void LayoutCache::clear()
{
    m_entries.clear();
    m_byRow.clear();
}

void LayoutCache::trim()
{
    qint64 kept = 0;
    for (auto entry = m_entries.begin(); entry != m_entries.end();) {
        kept += entry->layout->bytes();
        // What is on the screen is held by the page as well, and the latest is always kept.
        const bool isTooMuch = kept > m_maxBytes && entry != m_entries.begin();
        if (isTooMuch)
            m_byRow.erase(entry->row);
        entry = isTooMuch ? m_entries.erase(entry) : std::next(entry);
    }
}

qint64 LayoutCache::bytes() const
{
    qint64 bytes = 0;
    for (const Entry &entry : m_entries)
        bytes += entry.layout->bytes();
    return bytes;
}

}
