// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodemessages.h"

#include <xxhash.h>

#include <algorithm>

namespace tacet {

Result<> OpenCodeMessages::session(const SessionFacts &facts)
{
    m_hasSession = true;
    m_reverted = false;
    m_revertFrom = facts.revertFrom.toStdString();
    m_lastMs.reset();
    return m_sink.session(facts);
}

Result<bool> OpenCodeMessages::message(std::string_view bytes, ByteRange range, qint64 line)
{
    const auto element = m_parser.parse(bytes, true);
    auto record = element ? readOpenCodeRecord(*element) : Result<OpenCodeRecord>(failure(element));
    if (!record) {
        m_reason = oneLine(record.error());
        return false;
    }
    if (!m_hasSession) {
        // A bare array of messages, or one that stands before the session's own facts.
        SessionFacts facts;
        facts.agent = QStringLiteral("opencode");
        facts.uid = QString::fromStdString(record->sessionId);
        if (const auto begun = session(facts); !begun)
            return failure(begun);
    }
    MessageFacts &message = record->facts;
    m_reverted = m_reverted || (!m_revertFrom.empty() && message.id == m_revertFrom);
    message.flags.setFlag(MessageFlag::Reverted, m_reverted);
    message.flags.setFlag(MessageFlag::Repaired, m_parser.repaired());
    message.flags.setFlag(MessageFlag::OrderDoubtful, message.timeMs && m_lastMs && *message.timeMs < *m_lastMs);
    m_lastMs = message.timeMs ? message.timeMs : m_lastMs;
    message.records.front().range = range;
    message.records.front().line = line;
    message.hash = XXH3_64bits(bytes.data(), bytes.size());
    if (const auto taken = m_sink.message(std::move(message)); !taken)
        return failure(taken);
    return true;
}

}
