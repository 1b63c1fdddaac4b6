// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messageentry.h"
#include "models/core/session.h"
#include "models/sqlite/statement.h"
#include "models/store/rows.h"

namespace tacet {

/// The one place that knows the columns of table "message" in their order.
namespace MessageColumns {

inline constexpr char Insert[] =
    "INSERT INTO message(id, key, label, state, time_ms, end_ms, offset, length, line, counts, text_characters,"
    " reasoning_characters, gap_ms, hash, preview, confidence, detail, rule, evidence, place, branch)"
    " VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,?19,?20,?21)";

/// ?1: idOf() the first message wanted, ?2: idsEnd() of its session, ?3: how many
inline constexpr char SelectPage[] =
    "SELECT id, key, label, state, time_ms, end_ms, offset, length, line, counts, text_characters,"
    " reasoning_characters, gap_ms, hash, preview, confidence, detail, rule, evidence, place, branch"
    " FROM message WHERE id>=?1 AND id<?2 ORDER BY id LIMIT ?3";

/// The row id of one message.
[[nodiscard]] constexpr qint64 idOf(SessionId session, int ordinal)
{
    return session.value << 32 | ordinal;
}
/// Behind the last possible row id of a session.
[[nodiscard]] constexpr qint64 idsEnd(SessionId session)
{
    return (session.value + 1) << 32;
}

/// @param entry must stay as it is until the statement has run
/// @param evidence the same, from evidenceToText()
void bind(Statement &insert, SessionId session, const MessageEntry &entry, const std::string &evidence);
[[nodiscard]] MessageRow row(const Statement &select);
/// PhysicalRecord::place, NULL where it has none. The record must stay as it is until the statement has run.
void bindPlace(Statement &insert, int parameter, const PhysicalRecord &record);

}

}
