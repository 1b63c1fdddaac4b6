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
    "INSERT INTO message(session_id, ordinal, key, label, role, flags, time_ms, end_ms, offset, length, line, records,"
    " text_characters, reasoning_characters, tool_calls, tool_results, attachments, silence, human_act, delivered,"
    " gap_ms, hash, preview, confidence, detail, rule, evidence)"
    " VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,?19,?20,?21,?22,?23,?24,?25,?26,?27)";

inline constexpr char SelectPage[] =
    "SELECT ordinal, key, label, role, flags, time_ms, end_ms, offset, length, line, records,"
    " text_characters, reasoning_characters, tool_calls, tool_results, attachments, silence, human_act, delivered,"
    " gap_ms, hash, preview, confidence, detail, rule, evidence"
    " FROM message WHERE session_id=?1 AND ordinal>=?2 ORDER BY ordinal LIMIT ?3";

/// @param entry must stay as it is until the statement has run
/// @param evidence the same, from evidenceToText()
void bind(Statement &insert, SessionId session, const MessageEntry &entry, const std::string &evidence);
[[nodiscard]] MessageRow row(const Statement &select);

}

}
