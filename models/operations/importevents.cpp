// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/importevents.h"

#include <algorithm>

namespace tacet {

QueueSink::QueueSink(ImportQueue &queue)
    : m_queue(queue)
{ }

Result<> QueueSink::session(const SessionFacts &facts)
{
    return add(facts);
}

Result<> QueueSink::message(MessageFacts &&facts)
{
    return add(std::move(facts));
}

Result<> QueueSink::absent(AbsentTurn &&turn)
{
    return add(std::move(turn));
}

Result<> QueueSink::withdraw(AbsentKind kind, qint64 offset)
{
    return add(WithdrawnAbsence {kind, offset});
}

Result<> QueueSink::damaged(const DamagedRecord &record)
{
    return add(record);
}

Result<> QueueSink::other(const PhysicalRecord &, std::string_view)
{
    return {};
}

Result<> QueueSink::add(ImportEvent &&event)
{
    m_batch.push_back(std::move(event));
    return m_batch.size() >= m_nextFlush ? flush() : Result<>();
}

Result<> QueueSink::flush()
{
    m_nextFlush = std::min(m_nextFlush * 2, BatchSize);
    ImportBatch batch;
    batch.reserve(m_nextFlush);
    std::swap(batch, m_batch);
    // The taking side closes the queue only when it has failed, and then its error is the one that counts.
    if (!m_queue.push(std::move(batch)))
        return fail(Error::Code::Cancelled, QString());
    return {};
}

Result<> CollectingSink::session(const SessionFacts &facts)
{
    m_events.emplace_back(facts);
    return {};
}

Result<> CollectingSink::message(MessageFacts &&facts)
{
    m_events.emplace_back(std::move(facts));
    return {};
}

Result<> CollectingSink::absent(AbsentTurn &&turn)
{
    m_events.emplace_back(std::move(turn));
    return {};
}

Result<> CollectingSink::withdraw(AbsentKind kind, qint64 offset)
{
    m_events.emplace_back(WithdrawnAbsence {kind, offset});
    return {};
}

Result<> CollectingSink::damaged(const DamagedRecord &record)
{
    m_events.emplace_back(record);
    return {};
}

Result<> CollectingSink::other(const PhysicalRecord &, std::string_view)
{
    return {};
}

}
