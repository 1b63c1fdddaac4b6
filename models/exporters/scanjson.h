// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/jsonwriter.h"
#include "models/exporters/scan.h"

namespace tacet {

/// The contract that other programs rely on (resources/schema/tacet-scan.schema.json).
class ScanJsonWriter final : public ScanWriter
{
public:
    enum class Shape {
        Document, ///< one document with all sessions
        Lines, ///< one session object a line, complete when it is written
    };
    ScanJsonWriter(Sink sink, Shape shape);

    Result<> begin() override;
    Result<> beginSession(const ScannedSession &session) override;
    Result<> silence(const ScannedSilence &silence) override;
    Result<> endSession(const std::vector<DamagedRecord> &damaged) override;
    Result<> end() override;

private:
    Shape m_shape;
    JsonWriter m_json;
};

}
