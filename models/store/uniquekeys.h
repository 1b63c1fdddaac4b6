// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/core/session.h"

namespace tacet {

class Database;

/// Gives every message whose source id occurs more than once in its session the key "@offset" instead. Holds eight
/// bytes a message, no text. Says the same of a session that has grown as of one that was read at once.
Result<> makeKeysUnique(Database &index, SessionId session, int from = 0);

}
