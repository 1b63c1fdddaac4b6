// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

namespace tacet {

/// Lets out what was made in parallel in the order of its numbers, which begin at 0 and leave none out. Any thread.
/// Whoever makes a number must never wait for a larger one.
class InOrder
{
public:
    /// @param window how far ahead of the one whose turn it is others may be: what bounds the memory
    explicit InOrder(size_t window)
        : m_window(window)
    { }

    /// Waits until it is the turn of `number`. From then on until deliver(number) nothing else is let out.
    void waitForTurn(size_t number)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_turn == number; });
    }

    /// Has `letOut` run when it is the turn of `number`: now, or later on the thread that lets out the one before.
    /// Waits while it is too far ahead.
    void deliver(size_t number, std::function<void()> letOut)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return number < m_turn + m_window; });
        m_waiting.emplace(number, std::move(letOut));
        if (number != m_turn)
            return;
        for (auto next = m_waiting.find(m_turn); next != m_waiting.end(); next = m_waiting.find(m_turn)) {
            const auto turn = m_waiting.extract(next);
            lock.unlock(); // nobody else's turn can come meanwhile
            turn.mapped()();
            lock.lock();
            ++m_turn;
            m_changed.notify_all();
        }
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<size_t, std::function<void()>> m_waiting; // guarded by m_mutex
    size_t m_turn = 0; // guarded by m_mutex
    const size_t m_window;
};

}
