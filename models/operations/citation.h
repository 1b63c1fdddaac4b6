// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QString>

namespace tacet {

class MessageReader;
struct MessageRow;

/// One line that a paper or an audit can be checked against: session uid, `[msg N]`, key, class with its detail, rule,
/// SHA-256 of the stored bytes, where they lie, and the version of this program. Not translated: others parse it.
/// At most MaxCitedPlaces places are listed; the digest is of all of them.
[[nodiscard]] Result<QString> citationOf(const MessageReader &messages, const MessageRow &row);

inline constexpr size_t MaxCitedPlaces = 4;

}
