// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonvalue.h"
#include "models/importers/messagebuilder.h"

#include <optional>

namespace tacet {

/// Half a request of VS Code's chat, which holds prompt and answer: the members that are the half's own, `turn`,
/// which says "prompt" or "answer", and `request`, which stands for all of it.
[[nodiscard]] std::optional<MessageBody> codeChatMessage(json::Element half);

}
