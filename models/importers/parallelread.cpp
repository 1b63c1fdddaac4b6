// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/parallelread.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace tacet {

namespace {

constexpr size_t EventsInABatch = 256;
constexpr size_t WaitingBatches = 8;

struct OtherRecord {
    PhysicalRecord record;
    std::string type;
};

using Event = std::variant<MessageFacts, SessionFacts, DamagedRecord, OtherRecord>;
using Batch = std::vector<Event>;

/// Batches on their way from one thread to one other.
class BatchQueue
{
public:
    /// Waits while the queue is full. @returns false when nobody takes any more
    bool put(Batch &&batch)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_batches.size() < WaitingBatches || m_closed; });
        if (m_closed)
            return false;
        m_batches.push_back(std::move(batch));
        m_changed.notify_all();
        return true;
    }

    /// Waits for a batch. @returns nothing at the end
    std::optional<Batch> take()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_batches.empty() || m_ended; });
        if (m_batches.empty())
            return std::nullopt;
        Batch batch = std::move(m_batches.front());
        m_batches.pop_front();
        m_changed.notify_all();
        return batch;
    }

    /// Nothing more will be put.
    void end()
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_changed.notify_all();
    }

    /// Nothing more will be taken.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_batches;
    bool m_ended = false;
    bool m_closed = false;
};

/// Puts what an importer says into batches.
class BatchingSink final : public RecordSink
{
public:
    explicit BatchingSink(BatchQueue &queue)
        : m_queue(queue)
    { }

    Result<> session(const SessionFacts &facts) override { return add(facts); }
    Result<> message(MessageFacts &&facts) override { return add(std::move(facts)); }
    Result<> damaged(const DamagedRecord &record) override { return add(record); }
    Result<> other(const PhysicalRecord &record, std::string_view type) override
    {
        return add(OtherRecord {record, std::string(type)});
    }

    Result<> flush()
    {
        if (m_batch.empty() || m_queue.put(std::exchange(m_batch, {})))
            return {};
        return fail(Error::Code::Cancelled, {}); // never seen: the taker has an error of its own
    }

private:
    template<typename T>
    Result<> add(T &&event)
    {
        if (m_batch.capacity() == 0)
            m_batch.reserve(EventsInABatch);
        m_batch.emplace_back(std::forward<T>(event));
        return m_batch.size() < EventsInABatch ? Result<>() : flush();
    }

    BatchQueue &m_queue;
    Batch m_batch;
};

/// Says one event to a sink.
struct Delivery {
    RecordSink &sink;

    Result<> operator()(MessageFacts &facts) const { return sink.message(std::move(facts)); }
    Result<> operator()(const SessionFacts &facts) const { return sink.session(facts); }
    Result<> operator()(const DamagedRecord &record) const { return sink.damaged(record); }
    Result<> operator()(const OtherRecord &other) const { return sink.other(other.record, other.type); }
};

Result<> deliver(BatchQueue &queue, RecordSink &sink)
{
    while (auto batch = queue.take()) {
        for (Event &event : *batch) {
            if (auto said = std::visit(Delivery {sink}, event); !said)
                return said;
        }
    }
    return {};
}

}

Result<> readInParallel(const Importer &importer, ByteSource &source, ResumePoint from, RecordSink &sink,
                        Progress &progress)
{
    BatchQueue queue;
    Result<> read;
    std::thread reader([&] {
        BatchingSink batches(queue);
        read = importer.read(source, from, batches, progress);
        // Also what stands before an error: a message that was read is not lost because the next could not be.
        if (auto flushed = batches.flush(); read && !flushed)
            read = flushed;
        queue.end();
    });
    const Result<> delivered = deliver(queue, sink);
    queue.close();
    reader.join();
    return delivered ? read : delivered;
}

}
