// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace tacet {

/// How many threads work on many files: one a core.
[[nodiscard]] inline int workingThreads()
{
    return std::max(1, int(std::thread::hardware_concurrency()));
}

/// Takes inputs from `next` until it gives none, and hands each with its number (from 0, in the order of `next`) to
/// `work` on one of `threads` threads, of which the calling one is the first. Returns when all is done. `next` is never
/// called from two threads at once; nothing that is not being worked on is held, however many inputs there are.
/// @param next std::optional<Input>() @param work void(size_t number, Input &&input, int thread)
template<typename Next, typename Work>
void forEachInParallel(int threads, Next next, Work work)
{
    std::mutex mutex;
    size_t count = 0; // guarded by mutex
    bool isOver = false; // guarded by mutex
    const auto run = [&](int thread) {
        for (;;) {
            std::unique_lock lock(mutex);
            if (isOver)
                return;
            auto input = next();
            if (!input) {
                isOver = true;
                return;
            }
            const size_t number = count++;
            lock.unlock();
            work(number, std::move(*input), thread);
        }
    };
    std::vector<std::jthread> others;
    for (int thread = 1; thread < threads; ++thread)
        others.emplace_back(run, thread);
    run(0);
}

}
