// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/messagebody.h"

#include <QByteArray>

#include <simdjson.h>

#include <span>
#include <string>

namespace tacet {

/// The whole of one message of a Claude Code log. Pure; any thread.
[[nodiscard]] MessageBody claudeCodeBody(std::span<const QByteArray> records);

/// JSON pointer to the content of a record, as PhysicalRecord::partsPointer has it; empty when it has none.
[[nodiscard]] std::string contentPointerOf(simdjson::dom::element record);

}
