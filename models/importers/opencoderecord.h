// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"
#include "models/core/result.h"
#include "models/core/session.h"
#include "models/importers/opencodefields.h"

#include <simdjson.h>

#include <optional>
#include <string>
#include <string_view>

namespace tacet {

/// One message of opencode, generations J2 to V1 (0.8 to 1.19), and the session that it names.
struct OpenCodeRecord {
    MessageFacts facts; ///< records, hash and ids of the session's order are the caller's
    std::string sessionId;
};

/// @param record {"info":{…},"parts":[…]}, in which `info` may also be called `data` and the id stand beside it
/// @returns Code::Format where it is no message: no info, no role
[[nodiscard]] Result<OpenCodeRecord> readOpenCodeRecord(simdjson::dom::element record);

/// The same on demand, which takes about half the time: strings that are not asked for are gone past. One thread.
class OpenCodeRecordParser
{
public:
    /// @param json one record, followed by SIMDJSON_PADDING readable bytes
    /// @returns nothing where the record has to be parsed: damaged, to be repaired, of OpenCode 2, or simply unusual
    [[nodiscard]] std::optional<OpenCodeRecord> read(std::string_view json);

private:
    simdjson::ondemand::parser m_parser;
    OpenCodeFields m_fields;
};

/// @param info the session as opencode writes it, or as a row of its database is spooled
[[nodiscard]] SessionFacts readOpenCodeSession(simdjson::dom::element info);

/// What a text that opencode did not mark as its own can be: the harness's texts are always marked, so a person who
/// writes the same words has written words.
[[nodiscard]] TextMarker openCodePlainMarker(TextMarker marker, Role role);
/// The kind that a part of this type is; Other for types that are not known.
[[nodiscard]] PartKind openCodePartKind(std::string_view type);
/// The facts about one part of a user's or an assistant's message.
[[nodiscard]] PartFacts openCodePart(simdjson::dom::element part, Role role);

}
