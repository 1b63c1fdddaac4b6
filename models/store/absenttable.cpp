// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/absenttable.h"

#include "models/sqlite/database.h"

namespace tacet {

namespace {

constexpr char Insert[] =
    "INSERT INTO absent(session_id, number, before, kind, offset, length, line, place, pointer, rule, about, count,"
    " time_ms) SELECT ?1, coalesce(max(number) + 1, 0), ?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12 FROM absent"
    " WHERE session_id=?1";
constexpr char Remove[] = "DELETE FROM absent WHERE session_id=?1 AND offset>=?2";
constexpr char Select[] = "SELECT before, kind, offset, length, line, place, pointer, rule, about, count, time_ms"
                          " FROM absent WHERE session_id=?1 ORDER BY before, number";

AbsentTurn turnOf(const Statement &row)
{
    AbsentTurn turn;
    turn.before = int(row.integer(0));
    turn.kind = AbsentKind(row.integer(1));
    turn.record = {{row.integer(2), row.integer(3)}, row.integer(4), {}, std::string(row.textView(5))};
    turn.pointer = row.textView(6);
    turn.rule = row.textView(7);
    turn.about = row.textView(8);
    turn.count = int(row.integer(9));
    turn.timeMs = row.optionalInteger(10);
    return turn;
}

}

Result<> AbsentTable::prepareWriting(Database &index)
{
    return index.prepareAll({{&m_insert, Insert}, {&m_remove, Remove}});
}

Result<> AbsentTable::prepareReading(Database &index)
{
    return index.prepareAll({{&m_select, Select}});
}

Result<> AbsentTable::insert(SessionId session, const AbsentTurn &turn)
{
    m_insert.bind(1, session.value);
    m_insert.bind(2, turn.before);
    m_insert.bind(3, int(turn.kind));
    m_insert.bind(4, turn.record.range.offset);
    m_insert.bind(5, turn.record.range.length);
    m_insert.bind(6, turn.record.line);
    m_insert.bindStatic(7, turn.record.place);
    m_insert.bindStatic(8, turn.pointer);
    m_insert.bindStatic(9, turn.rule);
    m_insert.bindStatic(10, turn.about);
    m_insert.bind(11, turn.count);
    m_insert.bind(12, turn.timeMs);
    return m_insert.run();
}

Result<> AbsentTable::removeFrom(SessionId session, qint64 offset)
{
    m_remove.bind(1, session.value);
    m_remove.bind(2, offset);
    return m_remove.run();
}

Result<std::vector<AbsentTurn>> AbsentTable::ofSession(SessionId session)
{
    const StatementReset reset(m_select);
    m_select.bind(1, session.value);
    std::vector<AbsentTurn> turns;
    for (;;) {
        const auto more = m_select.step();
        if (!more)
            return failure(more);
        if (!*more)
            return turns;
        turns.push_back(turnOf(m_select));
    }
}

}
