// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/session.h"
#include "models/importers/jsonvalue.h"
#include "models/importers/messagebuilder.h"

#include <optional>
#include <string>

namespace tacet {

// Messages of agents that keep the same records in several ways: in a document, in lines, in a database.

/// A record of Gemini CLI. @param root where it stands in `record`, see MessageBuilder
[[nodiscard]] std::optional<MessageBody> geminiMessage(json::Element record, const std::string &root = {});

/// A message of Goose: a line of its log, or a row of its database with `content` and `metadata`.
[[nodiscard]] std::optional<MessageBody> gooseMessage(json::Element record);

/// What a record of Gemini CLI says about the session.
[[nodiscard]] SessionFacts geminiFacts(json::Element record);

}
