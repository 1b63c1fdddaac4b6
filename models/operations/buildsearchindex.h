// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/ids.h"
#include "models/core/result.h"

namespace tacet {

class Library;
class Progress;

/// Puts the words of a session into search.db, from where it stopped the last time. Any thread; connections of its
/// own; one at a time a library, whichever process. What is committed when it is cancelled stays; the rest is read
/// from the source by a search until it is called again.
[[nodiscard]] Result<> buildSearchIndex(const Library &library, SessionId session, Progress &progress);

}
