// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/transcriptwriter.h"
#include "models/store/absenttable.h"

#include "models/sqlite/database.h"
#include "models/sqlite/transaction.h"
#include "models/store/indexdatabase.h"
#include "models/store/messagetable.h"
#include "models/store/sessiontable.h"
#include "models/store/sourcetable.h"
#include "models/store/uniquekeys.h"

#include <QCoreApplication>
#include <QLoggingCategory>

namespace tacet {

namespace {

Q_LOGGING_CATEGORY(storeLog, "tacet.store")

constexpr char InsertDamaged[] =
    "INSERT INTO damaged(source_id, number, line, offset, length, reason, truncated, place)"
    " VALUES(?1,?2,?3,?4,?5,?6,?7,?8)";
constexpr char RemoveDamaged[] = "DELETE FROM damaged WHERE source_id=?1 AND offset>=?2";
constexpr char CountDamaged[] = "SELECT count(*) FROM damaged WHERE source_id=?1";
constexpr char InsertPiece[] = "INSERT INTO piece(source_id, offset, length, pointer, origin, origin_offset)"
                               " VALUES(?1,?2,?3,?4,?5,?6)";

}

struct TranscriptWriter::Private {
    std::unique_ptr<Database> database; // first: the statements must go before it
    SourceTable sources;
    SessionTable sessions;
    MessageTable messages;
    AbsentTable absent;
    Statement insertDamaged;
    Statement removeDamaged;
    Statement countDamaged;
    Statement insertPiece;

    SourceId source; ///< begun and not finished
    bool committed = false; ///< rows of an unfinished source are in the database
    int damaged = 0;
    int resumedFrom = 0; ///< messages before this one were unique already
    std::optional<Transaction> transaction;

    Result<> prepare();
    Result<> beginTransaction();
    Result<> continueTransaction();
    Result<> flush();
    Result<> select(SessionId session);
    void abandon();
};

Result<> TranscriptWriter::Private::prepare()
{
    if (auto done = sources.prepare(*database); !done)
        return done;
    if (auto done = sessions.prepare(*database); !done)
        return done;
    if (auto done = messages.prepare(*database); !done)
        return done;
    if (auto done = absent.prepareWriting(*database); !done)
        return done;
    return database->prepareAll({{&insertDamaged, InsertDamaged},
                                 {&removeDamaged, RemoveDamaged},
                                 {&countDamaged, CountDamaged},
                                 {&insertPiece, InsertPiece}});
}

Result<> TranscriptWriter::Private::beginTransaction()
{
    auto begun = Transaction::begin(*database);
    if (!begun)
        return failure(begun);
    transaction.emplace(std::move(*begun));
    return {};
}

/// Between two stretches of an import the write lock is free for others: one of them may have begun the same source.
Result<> TranscriptWriter::Private::continueTransaction()
{
    if (transaction)
        return {};
    if (auto begun = beginTransaction(); !begun)
        return begun;
    const auto exists = sources.exists(source);
    if (!exists)
        return failure(exists);
    if (!*exists) {
        return fail(Error::Code::Database,
                    QCoreApplication::translate("tacet::TranscriptWriter",
                                                "Another program has begun to index the same transcript: try again"),
                    database->path());
    }
    return {};
}

Result<> TranscriptWriter::Private::select(SessionId session)
{
    if (messages.selected() == session)
        return {};
    if (messages.selected().isValid()) {
        if (auto done = sessions.setMessages(messages.selected(), messages.messages()); !done)
            return done;
    }
    const auto count = sessions.messages(session);
    if (!count)
        return failure(count);
    return messages.select(session, *count);
}

Result<> TranscriptWriter::Private::flush()
{
    if (auto done = messages.flush(); !done)
        return done;
    if (messages.selected().isValid()) {
        if (auto done = sessions.setMessages(messages.selected(), messages.messages()); !done)
            return done;
    }
    return sources.setDamaged(source, damaged);
}

void TranscriptWriter::Private::abandon()
{
    transaction.reset();
    if (!source.isValid() || !committed)
        return;
    auto removal = Transaction::begin(*database);
    if (!removal || !sources.remove(source) || !removal->commit())
        qCWarning(storeLog) << "an unfinished import could not be removed; the next one of this source will do it";
}

TranscriptWriter::TranscriptWriter(std::unique_ptr<Private> data)
    : d(std::move(data))
{ }

TranscriptWriter::~TranscriptWriter()
{
    d->abandon();
}

Result<std::unique_ptr<TranscriptWriter>> TranscriptWriter::open(const QString &indexPath)
{
    auto database = openIndexForWriting(indexPath);
    if (!database)
        return failure(database);
    auto data = std::make_unique<Private>();
    data->database = std::move(*database);
    if (const auto prepared = data->prepare(); !prepared)
        return failure(prepared);
    return std::unique_ptr<TranscriptWriter>(new TranscriptWriter(std::move(data)));
}

Result<std::optional<SourceRow>> TranscriptWriter::source(const QString &path) const
{
    return d->sources.byPath(path);
}

Result<SourceId> TranscriptWriter::begin(const SourceRow &source)
{
    Q_ASSERT(!d->source.isValid());
    if (const auto begun = d->beginTransaction(); !begun)
        return failure(begun);
    const auto known = d->sources.byPath(source.path);
    if (!known)
        return failure(known);
    if (*known) {
        if (const auto removed = d->sources.remove((*known)->id); !removed)
            return failure(removed);
    }
    SourceRow row = source;
    row.complete = false;
    const auto id = d->sources.insert(row);
    if (id)
        d->source = *id;
    return id;
}

Result<SessionId> TranscriptWriter::resume(const SourceRow &source)
{
    Q_ASSERT(!d->source.isValid());
    if (const auto begun = d->beginTransaction(); !begun)
        return failure(begun);
    const auto ids = d->sessions.ofSource(source.id);
    if (!ids)
        return failure(ids);
    if (ids->size() != 1) {
        return fail(Error::Code::NotFound,
                    QCoreApplication::translate("tacet::TranscriptWriter", "Only a source of one session can grow"),
                    source.path);
    }
    d->source = source.id;
    d->resumedFrom = source.resumeOrdinal;
    SourceRow row = source;
    row.complete = false;
    if (const auto done = d->sources.update(row); !done)
        return failure(done);
    d->removeDamaged.bind(1, source.id.value);
    d->removeDamaged.bind(2, source.resumeOffset);
    if (const auto done = d->removeDamaged.run(); !done)
        return failure(done);
    d->countDamaged.bind(1, source.id.value);
    const StatementReset reset(d->countDamaged);
    if (const auto counted = d->countDamaged.step(); !counted)
        return failure(counted);
    d->damaged = int(d->countDamaged.integer(0));
    if (const auto done = d->select(ids->front()); !done)
        return failure(done);
    if (const auto done = d->messages.truncate(source.resumeOrdinal); !done)
        return failure(done);
    if (const auto done = d->absent.removeFrom(ids->front(), source.resumeOffset); !done)
        return failure(done);
    return ids->front();
}

Result<SessionId> TranscriptWriter::addSession(const SessionFacts &facts)
{
    if (auto ready = d->continueTransaction(); !ready)
        return failure(ready);
    return d->sessions.insert(d->source, facts);
}

Result<> TranscriptWriter::updateSession(SessionId id, const SessionFacts &facts)
{
    if (auto ready = d->continueTransaction(); !ready)
        return ready;
    return d->sessions.update(id, facts);
}

Result<> TranscriptWriter::addMessage(SessionId session, const MessageEntry &entry)
{
    if (auto ready = d->continueTransaction(); !ready)
        return ready;
    if (auto selected = d->select(session); !selected)
        return selected;
    return d->messages.add(entry);
}

Result<> TranscriptWriter::addAbsent(SessionId session, const AbsentTurn &turn)
{
    if (auto ready = d->continueTransaction(); !ready)
        return ready;
    return d->absent.insert(session, turn);
}

Result<> TranscriptWriter::addDamaged(const DamagedRecord &record)
{
    if (auto ready = d->continueTransaction(); !ready)
        return ready;
    d->insertDamaged.bind(1, d->source.value);
    d->insertDamaged.bind(2, d->damaged++);
    d->insertDamaged.bind(3, record.line);
    d->insertDamaged.bind(4, record.range.offset);
    d->insertDamaged.bind(5, record.range.length);
    d->insertDamaged.bind(6, record.reason);
    d->insertDamaged.bind(7, record.truncated ? 1 : 0);
    d->insertDamaged.bind(8, record.place);
    return d->insertDamaged.run();
}

Result<> TranscriptWriter::addPiece(const SpoolPiece &piece)
{
    if (auto ready = d->continueTransaction(); !ready)
        return ready;
    d->insertPiece.bind(1, d->source.value);
    d->insertPiece.bind(2, piece.range.offset);
    d->insertPiece.bind(3, piece.range.length);
    d->insertPiece.bind(4, piece.pointer);
    d->insertPiece.bind(5, piece.origin);
    d->insertPiece.bind(6, piece.originOffset);
    return d->insertPiece.run();
}

Result<> TranscriptWriter::commitSoFar()
{
    if (auto ready = d->continueTransaction(); !ready)
        return ready;
    if (auto flushed = d->flush(); !flushed)
        return flushed;
    if (auto done = d->transaction->commit(); !done)
        return done;
    d->committed = true;
    d->transaction.reset();
    return {};
}

Result<> TranscriptWriter::finish(const SourceRow &source)
{
    if (auto ready = d->continueTransaction(); !ready)
        return ready;
    if (auto flushed = d->flush(); !flushed)
        return flushed;
    const auto ids = d->sessions.ofSource(d->source);
    if (!ids)
        return failure(ids);
    for (const SessionId id : *ids) {
        if (auto done = makeKeysUnique(*d->database, id, d->resumedFrom); !done)
            return done;
    }
    SourceRow row = source;
    row.id = d->source;
    row.complete = true;
    if (auto done = d->sources.update(row); !done)
        return done;
    if (auto done = d->transaction->commit(); !done)
        return done;
    d->transaction.reset();
    d->source = {};
    d->committed = false;
    d->damaged = 0;
    d->resumedFrom = 0;
    return {};
}

}
