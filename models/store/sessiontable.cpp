// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/sessiontable.h"

#include "models/sqlite/database.h"

namespace tacet {

namespace {

constexpr char Insert[] =
    "INSERT INTO session(uid, parent_uid, title, agent, agent_version, directory, model, created_ms,"
    " updated_ms, revert_from, source_id) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11)";
constexpr char Update[] =
    "UPDATE session SET uid=?1, parent_uid=?2, title=?3, agent=?4, agent_version=?5, directory=?6,"
    " model=?7, created_ms=?8, updated_ms=?9, revert_from=?10 WHERE id=?11";
constexpr char SetMessages[] = "UPDATE session SET messages=?2 WHERE id=?1";
constexpr char Messages[] = "SELECT messages FROM session WHERE id=?1";
constexpr char OfSource[] = "SELECT id FROM session WHERE source_id=?1 ORDER BY id";

void bindFacts(Statement &statement, const SessionFacts &facts)
{
    statement.bind(1, facts.uid);
    statement.bind(2, facts.parentUid);
    statement.bind(3, facts.title);
    statement.bind(4, facts.agent);
    statement.bind(5, facts.agentVersion);
    statement.bind(6, facts.directory);
    statement.bind(7, facts.model);
    statement.bind(8, facts.createdMs);
    statement.bind(9, facts.updatedMs);
    statement.bind(10, facts.revertFrom);
}

}

Result<> SessionTable::prepare(Database &index)
{
    m_index = &index;
    return index.prepareAll({{&m_insert, Insert},
                             {&m_update, Update},
                             {&m_setMessages, SetMessages},
                             {&m_messages, Messages},
                             {&m_ofSource, OfSource}});
}

Result<SessionId> SessionTable::insert(SourceId source, const SessionFacts &facts)
{
    bindFacts(m_insert, facts);
    m_insert.bind(11, source.value);
    if (const auto done = m_insert.run(); !done)
        return failure(done);
    return SessionId {m_index->lastInsertId()};
}

Result<> SessionTable::update(SessionId id, const SessionFacts &facts)
{
    bindFacts(m_update, facts);
    m_update.bind(11, id.value);
    return m_update.run();
}

Result<> SessionTable::setMessages(SessionId id, int messages)
{
    m_setMessages.bind(1, id.value);
    m_setMessages.bind(2, messages);
    return m_setMessages.run();
}

Result<int> SessionTable::messages(SessionId id)
{
    const StatementReset reset(m_messages);
    m_messages.bind(1, id.value);
    const auto found = m_messages.step();
    if (!found)
        return failure(found);
    return *found ? int(m_messages.integer(0)) : 0;
}

Result<std::vector<SessionId>> SessionTable::ofSource(SourceId source)
{
    const StatementReset reset(m_ofSource);
    m_ofSource.bind(1, source.value);
    std::vector<SessionId> ids;
    for (;;) {
        const auto more = m_ofSource.step();
        if (!more)
            return failure(more);
        if (!*more)
            return ids;
        ids.push_back({m_ofSource.integer(0)});
    }
}

}
