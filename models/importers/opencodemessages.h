// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"
#include "models/importers/opencoderecord.h"
#include "models/importers/tolerantparser.h"

#include <QString>

#include <optional>
#include <string_view>

namespace tacet {

/// Hands the messages of opencode sessions, one record after another, to a sink, with what only their order shows.
class OpenCodeMessages
{
public:
    explicit OpenCodeMessages(RecordSink &sink)
        : m_sink(sink)
    { }

    /// Begins a session, or says more about the one that is under way.
    Result<> session(const SessionFacts &facts);
    /// @param bytes of the record, with JSON padding behind them @param pointer see PhysicalRecord::place
    /// @returns false where the bytes are damaged; reason() says why then. What OpenCode 2 keeps beside its messages
    /// goes to RecordSink::other().
    Result<bool> message(std::string_view bytes, ByteRange range, std::string &&pointer);
    [[nodiscard]] QString reason() const { return m_reason; }

private:
    Result<> hand(MessageFacts &&message, const std::string &sessionId, PhysicalRecord &&place, quint64 hash);

    RecordSink &m_sink;
    OpenCodeRecordParser m_onDemand;
    TolerantParser m_parser;
    bool m_repaired = false; ///< the record at hand
    bool m_hasSession = false;
    bool m_reverted = false;
    std::string m_revertFrom;
    std::optional<qint64> m_lastMs;
    QString m_reason;
};

}
