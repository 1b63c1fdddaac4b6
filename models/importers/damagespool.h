// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"
#include "models/importers/recordspool.h"

namespace tacet {

/// Keeps what is damaged in a source for the one who reads the spool; everything else it is told it forgets.
class DamageSpool final : public RecordSink
{
public:
    explicit DamageSpool(RecordSpool &spool)
        : m_spool(spool)
    { }
    Result<> session(const SessionFacts &) override { return {}; }
    Result<> message(MessageFacts &&) override { return {}; }
    Result<> damaged(const DamagedRecord &record) override
    {
        return m_spool.damaged(record.line, record.range, record.reason, record.truncated, record.place);
    }
    Result<> other(const PhysicalRecord &, std::string_view) override { return {}; }

private:
    RecordSpool &m_spool;
};

}
