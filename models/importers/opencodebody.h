// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/messagebody.h"

#include <simdjson.h>

namespace tacet {

/// The whole of one opencode message, for people. @param record as readOpenCodeRecord() takes it
[[nodiscard]] MessageBody readOpenCodeBody(simdjson::dom::element record);

}
