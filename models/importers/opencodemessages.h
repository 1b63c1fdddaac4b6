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
    /// @param bytes of the record, with JSON padding behind them
    /// @returns false where the bytes are no message; reason() says why then
    Result<bool> message(std::string_view bytes, ByteRange range, qint64 line);
    [[nodiscard]] QString reason() const { return m_reason; }

private:
    RecordSink &m_sink;
    TolerantParser m_parser;
    bool m_hasSession = false;
    bool m_reverted = false;
    std::string m_revertFrom;
    std::optional<qint64> m_lastMs;
    QString m_reason;
};

}
