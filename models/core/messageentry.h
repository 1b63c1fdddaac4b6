// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/messagefacts.h"

#include <optional>
#include <string>

namespace tacet {

/// A message with its place in the session and what is said of its silence: what the index stores.
struct MessageEntry {
    int ordinal = 0;
    std::string key; ///< the source's id, else "@offset"; the writer makes it unique
    MessageFacts facts;
    Finding finding;
    std::optional<qint64> gapMs; ///< user messages: from the end of the answer before; unknown when times do not ascend
};

}
