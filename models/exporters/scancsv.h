// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/exporters/scan.h"

namespace tacet {

/// One record a silence, a header first.
class ScanCsvWriter final : public ScanWriter
{
public:
    using ScanWriter::ScanWriter;

    Result<> begin() override;
    Result<> beginSession(const ScannedSession &session) override;
    Result<> silence(const ScannedSilence &silence) override;
    Result<> endSession(const std::vector<DamagedRecord> &damaged) override;

private:
    ScannedSession m_session;
};

}
