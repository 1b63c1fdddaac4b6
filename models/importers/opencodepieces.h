// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/opencodecollector.h"

#include <simdjson.h>

#include <string_view>

namespace tacet {

/// One JSON value of a file, and where it stands.
struct OpenCodeValue {
    simdjson::dom::element element;
    std::string_view bytes; ///< of it
    OpenCodePlace place;
};

// What one value of a file says of sessions, handed to the collector.

/// {"type":…,"properties":…}, also within "event" or "payload", as programs that listen wrap it.
void collectEvent(const OpenCodeValue &value, OpenCodeCollector &collector);
/// {"type":…,"data":…} or {"key":…,"content":…}.
void collectShared(const OpenCodeValue &value, OpenCodeCollector &collector);
/// A line of `opencode run --format json`.
void collectRunLine(const OpenCodeValue &value, OpenCodeCollector &collector);
/// {"session_id":…,"session":{"info":…,"messages":[…]}}.
void collectRollout(const OpenCodeValue &value, OpenCodeCollector &collector);
/// The session of a dump, a row of its database or its own words.
void collectDumpedSession(const OpenCodeValue &value, OpenCodeCollector &collector);
/// A message of a dump: a row {"id":…,"data":…,"parts":[…]}, or its own words with parts among them.
void collectDumpedMessage(const OpenCodeValue &value, std::string_view session, OpenCodeCollector &collector);

[[nodiscard]] bool isOpenCodeEvent(simdjson::dom::element value);
[[nodiscard]] bool isOpenCodeShared(simdjson::dom::element value);
[[nodiscard]] bool isOpenCodeRunLine(simdjson::dom::element value);

}
