// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/messagebody.h"

#include <simdjson.h>

#include <string_view>

namespace tacet {

/// The whole of one opencode message, for people. @param record as readOpenCodeRecord() takes it
[[nodiscard]] MessageBody readOpenCodeBody(simdjson::dom::element record);

/// The argument that says in one line what a tool call is about; empty where it has none of those that do.
[[nodiscard]] QString openCodeTarget(simdjson::dom::element input);
/// Length of the data of a data: URL, as it would be decoded; 0 for other URLs, which hold none.
[[nodiscard]] qint64 openCodeDataBytes(std::string_view url);

}
