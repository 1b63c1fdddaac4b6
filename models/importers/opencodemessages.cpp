// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/opencodemessages.h"

#include "models/importers/jsonvalue.h"
#include "models/importers/opencode2message.h"

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

Result<bool> OpenCodeMessages::message(std::string_view bytes, ByteRange range, std::string &&pointer)
{
    PhysicalRecord place {range, 0, {}, std::move(pointer)};
    const quint64 hash = XXH3_64bits(bytes.data(), bytes.size());
    m_repaired = false;
    if (auto record = m_onDemand.read(bytes)) {
        const auto told = hand(std::move(record->facts), record->sessionId, std::move(place), hash);
        return told ? Result<bool>(true) : Result<bool>(failure(told));
    }
    const auto element = m_parser.parse(bytes, true);
    if (!element) {
        m_reason = oneLine(element.error());
        return false;
    }
    m_repaired = m_parser.repaired();
    if (isOpenCode2Record(*element)) {
        auto body = openCode2Message(*element);
        const auto told = body ? hand(std::move(body->facts), {}, std::move(place), hash)
                               : m_sink.other(place, json::text(*element, "type"));
        return told ? Result<bool>(true) : Result<bool>(failure(told));
    }
    auto record = readOpenCodeRecord(*element);
    if (!record) {
        m_reason = oneLine(record.error());
        return false;
    }
    const auto told = hand(std::move(record->facts), record->sessionId, std::move(place), hash);
    return told ? Result<bool>(true) : Result<bool>(failure(told));
}

Result<> OpenCodeMessages::hand(MessageFacts &&message, const std::string &sessionId, PhysicalRecord &&place,
                                quint64 hash)
{
    if (!m_hasSession) {
        // A bare array of messages, or one that stands before the session's own facts.
        SessionFacts facts;
        facts.agent = QStringLiteral("opencode");
        facts.uid = QString::fromStdString(sessionId);
        if (auto begun = session(facts); !begun)
            return begun;
    }
    m_reverted = m_reverted || (!m_revertFrom.empty() && message.id == m_revertFrom);
    message.flags.setFlag(MessageFlag::Reverted, m_reverted);
    message.flags.setFlag(MessageFlag::Repaired, m_repaired);
    message.flags.setFlag(MessageFlag::OrderDoubtful, message.timeMs && m_lastMs && *message.timeMs < *m_lastMs);
    m_lastMs = message.timeMs ? message.timeMs : m_lastMs;
    message.records.front().range = place.range;
    message.records.front().place = std::move(place.place);
    message.hash = hash;
    return m_sink.message(std::move(message));
}

}
