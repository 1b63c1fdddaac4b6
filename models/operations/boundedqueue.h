// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace tacet {

/// Hands values from one thread to another and holds the giving one back when the taking one is behind.
template<typename T>
class BoundedQueue
{
public:
    explicit BoundedQueue(size_t capacity)
        : m_capacity(capacity)
    { }

    /// Waits for room. False: the queue was closed, and the value is lost.
    [[nodiscard]] bool push(T &&value)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_closed || m_values.size() < m_capacity; });
        if (m_closed)
            return false;
        m_values.push_back(std::move(value));
        m_changed.notify_all();
        return true;
    }

    /// Waits for a value. Nothing: the queue was closed, and all that was pushed before has been taken.
    [[nodiscard]] std::optional<T> pop()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_closed || !m_values.empty(); });
        if (m_values.empty())
            return std::nullopt;
        std::optional<T> value(std::move(m_values.front()));
        m_values.pop_front();
        m_changed.notify_all();
        return value;
    }

    /// No more will come. What is in it can still be taken.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_changed.notify_all();
    }

    /// The same, and what is in it is thrown away.
    void abandon()
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_values.clear();
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<T> m_values; // guarded by m_mutex
    bool m_closed = false; // guarded by m_mutex
    const size_t m_capacity;
};

}
