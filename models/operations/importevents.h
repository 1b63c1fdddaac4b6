// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"
#include "models/core/session.h"
#include "models/importers/importer.h"
#include "models/operations/boundedqueue.h"

#include <variant>
#include <vector>

namespace tacet {

/// What an importer has read, on its way from the thread that reads to the one that writes.
struct WithdrawnAbsence {
    AbsentKind kind = AbsentKind::NoAnswer;
    qint64 offset = 0; ///< of the record that had shown it
};
using ImportEvent = std::variant<SessionFacts, MessageFacts, AbsentTurn, WithdrawnAbsence, DamagedRecord>;
using ImportBatch = std::vector<ImportEvent>;
using ImportQueue = BoundedQueue<ImportBatch>;

/// Passes what an importer reads into a queue, in batches: a lock for each message would cost more than its parsing.
class QueueSink final : public RecordSink
{
public:
    static constexpr size_t BatchSize = 256;

    explicit QueueSink(ImportQueue &queue);

    Result<> session(const SessionFacts &facts) override;
    Result<> message(MessageFacts &&facts) override;
    Result<> absent(AbsentTurn &&turn) override;
    Result<> withdraw(AbsentKind kind, qint64 offset) override;
    Result<> damaged(const DamagedRecord &record) override;
    Result<> other(const PhysicalRecord &record, std::string_view type) override;
    /// Passes on what is still held. Code::Cancelled, as from the others, when the taking side has stopped.
    Result<> flush();

private:
    Result<> add(ImportEvent &&event);

    ImportQueue &m_queue;
    ImportBatch m_batch;
    size_t m_nextFlush = 16; ///< small at first, so that the first messages are there at once
};

/// Keeps what an importer reads.
class CollectingSink final : public RecordSink
{
public:
    /// @param events must outlive this
    explicit CollectingSink(std::vector<ImportEvent> &events)
        : m_events(events)
    { }

    Result<> session(const SessionFacts &facts) override;
    Result<> message(MessageFacts &&facts) override;
    Result<> absent(AbsentTurn &&turn) override;
    Result<> withdraw(AbsentKind kind, qint64 offset) override;
    Result<> damaged(const DamagedRecord &record) override;
    Result<> other(const PhysicalRecord &record, std::string_view type) override;

private:
    std::vector<ImportEvent> &m_events;
};

}
