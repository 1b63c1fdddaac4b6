// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/sourcetable.h"

#include "models/sqlite/database.h"
#include "models/store/messagecolumns.h"

namespace tacet {

namespace {

constexpr char ByPath[] =
    "SELECT id, path, format, importer_version, size, modified_ns, head_hash, tail_hash, spool_path,"
    " resume_offset, resume_line, resume_ordinal, complete FROM source WHERE path=?1";
constexpr char Exists[] = "SELECT 1 FROM source WHERE id=?1";
constexpr char Insert[] = "INSERT INTO source(format, importer_version, size, modified_ns, head_hash, tail_hash,"
                          " spool_path, resume_offset, resume_line, resume_ordinal, complete, path)"
                          " VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12)";
constexpr char Update[] = "UPDATE source SET format=?1, importer_version=?2, size=?3, modified_ns=?4, head_hash=?5,"
                          " tail_hash=?6, spool_path=?7, resume_offset=?8, resume_line=?9, resume_ordinal=?10,"
                          " complete=?11 WHERE id=?12";
constexpr char SetDamaged[] = "UPDATE source SET damaged=?2 WHERE id=?1";
constexpr char Sessions[] = "SELECT id FROM session WHERE source_id=?1 ORDER BY id";
constexpr char RemoveMessages[] = "DELETE FROM message WHERE id>=?1 AND id<?2";
constexpr char RemoveRecords[] = "DELETE FROM record WHERE message_id>=?1 AND message_id<?2";
constexpr char RemoveBlocks[] = "DELETE FROM column_block WHERE session_id=?1";
// Sessions, damaged records and pieces go with it.
constexpr char Remove[] = "DELETE FROM source WHERE id=?1";

void bindCommon(Statement &statement, const SourceRow &source)
{
    statement.bind(1, source.format);
    statement.bind(2, source.importerVersion);
    statement.bind(3, source.fingerprint.size);
    statement.bind(4, source.fingerprint.modifiedNs);
    statement.bind(5, qint64(source.fingerprint.headHash));
    statement.bind(6, qint64(source.fingerprint.tailHash));
    statement.bind(7, source.spoolPath);
    statement.bind(8, source.resumeOffset);
    statement.bind(9, source.resumeLine);
    statement.bind(10, source.resumeOrdinal);
    statement.bind(11, source.complete ? 1 : 0);
}

SourceRow rowOf(const Statement &query)
{
    SourceRow row;
    row.id = {query.integer(0)};
    row.path = query.text(1);
    row.format = query.text(2);
    row.importerVersion = int(query.integer(3));
    row.fingerprint = {query.integer(4), query.integer(5), quint64(query.integer(6)), quint64(query.integer(7))};
    row.spoolPath = query.text(8);
    row.resumeOffset = query.integer(9);
    row.resumeLine = query.integer(10);
    row.resumeOrdinal = int(query.integer(11));
    row.complete = query.integer(12) != 0;
    return row;
}

}

Result<> SourceTable::prepare(Database &index)
{
    m_index = &index;
    return index.prepareAll({{&m_byPath, ByPath},
                             {&m_exists, Exists},
                             {&m_insert, Insert},
                             {&m_update, Update},
                             {&m_setDamaged, SetDamaged},
                             {&m_sessions, Sessions},
                             {&m_removeMessages, RemoveMessages},
                             {&m_removeRecords, RemoveRecords},
                             {&m_removeBlocks, RemoveBlocks},
                             {&m_remove, Remove}});
}

Result<std::optional<SourceRow>> SourceTable::byPath(const QString &path)
{
    const StatementReset reset(m_byPath);
    m_byPath.bind(1, path);
    const auto found = m_byPath.step();
    if (!found)
        return failure(found);
    return *found ? std::optional(rowOf(m_byPath)) : std::nullopt;
}

Result<bool> SourceTable::exists(SourceId id)
{
    const StatementReset reset(m_exists);
    m_exists.bind(1, id.value);
    return m_exists.step();
}

Result<SourceId> SourceTable::insert(const SourceRow &source)
{
    bindCommon(m_insert, source);
    m_insert.bind(12, source.path);
    if (const auto done = m_insert.run(); !done)
        return failure(done);
    return SourceId {m_index->lastInsertId()};
}

Result<> SourceTable::update(const SourceRow &source)
{
    bindCommon(m_update, source);
    m_update.bind(12, source.id.value);
    return m_update.run();
}

Result<> SourceTable::setDamaged(SourceId id, int damaged)
{
    m_setDamaged.bind(1, id.value);
    m_setDamaged.bind(2, damaged);
    return m_setDamaged.run();
}

Result<> SourceTable::remove(SourceId id)
{
    const StatementReset reset(m_sessions);
    m_sessions.bind(1, id.value);
    for (;;) {
        const auto more = m_sessions.step();
        if (!more)
            return failure(more);
        if (!*more)
            break;
        if (auto removed = removeMessages({m_sessions.integer(0)}); !removed)
            return removed;
    }
    m_remove.bind(1, id.value);
    return m_remove.run();
}

Result<> SourceTable::removeMessages(SessionId session)
{
    for (Statement *remove : {&m_removeMessages, &m_removeRecords}) {
        remove->bind(1, MessageColumns::idOf(session, 0));
        remove->bind(2, MessageColumns::idsEnd(session));
        if (auto done = remove->run(); !done)
            return done;
    }
    m_removeBlocks.bind(1, session.value);
    return m_removeBlocks.run();
}

}
