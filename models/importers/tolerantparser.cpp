// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importers/tolerantparser.h"

#include "models/importers/jsonrepair.h"

#include <QCoreApplication>

namespace tacet {

Result<simdjson::dom::element> TolerantParser::parse(std::string_view json, bool padded)
{
    simdjson::dom::element element;
    auto error = m_parser.parse(json.data(), json.size(), !padded).get(element);
    m_repaired = false;
    if (canBeRepaired(error)) {
        RepairedJson repaired = repairedJson(json);
        m_copy = std::move(repaired.text);
        m_copy.reserve(m_copy.size() + simdjson::SIMDJSON_PADDING);
        error = m_parser.parse(m_copy.data(), m_copy.size(), false).get(element);
        m_repaired = repaired.isDamaged && !error;
    }
    if (error) {
        return fail(Error::Code::Format, QCoreApplication::translate("tacet::TolerantParser", "This is no JSON."),
                    QString::fromUtf8(simdjson::error_message(error)));
    }
    return element;
}

}
