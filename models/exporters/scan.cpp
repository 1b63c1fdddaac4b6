// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/exporters/scan.h"

#include "models/exporters/scancsv.h"
#include "models/exporters/scanjson.h"
#include "models/exporters/scantext.h"

namespace tacet {

ScanWriter::ScanWriter(Sink sink)
    : m_sink(std::move(sink))
{ }

std::unique_ptr<ScanWriter> createScanWriter(ScanFormat format, ScanWriter::Sink sink)
{
    switch (format) {
    case ScanFormat::Json:
        return std::make_unique<ScanJsonWriter>(std::move(sink), ScanJsonWriter::Shape::Document);
    case ScanFormat::JsonLines:
        return std::make_unique<ScanJsonWriter>(std::move(sink), ScanJsonWriter::Shape::Lines);
    case ScanFormat::Csv:
        return std::make_unique<ScanCsvWriter>(std::move(sink));
    case ScanFormat::Text:
        break;
    }
    return std::make_unique<ScanTextWriter>(std::move(sink));
}

}
