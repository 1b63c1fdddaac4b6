// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/exporters/scan.h"

#include <QCoreApplication>
#include <QStringList>

namespace tacet {

/// A table for people, one a session, aligned when the session is complete.
class ScanTextWriter final : public ScanWriter
{
    Q_DECLARE_TR_FUNCTIONS(tacet::ScanTextWriter)
public:
    using ScanWriter::ScanWriter;

    Result<> beginSession(const ScannedSession &session) override;
    Result<> silence(const ScannedSilence &silence) override;
    Result<> endSession(const std::vector<DamagedRecord> &damaged) override;

private:
    ScannedSession m_session;
    std::vector<QStringList> m_rows;
    bool m_first = true;
};

}
