// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace tacet {

class Library;

/// Removes what processes that were killed have left among the spools: every file there that no source of the index
/// points into. Does nothing while an import is under way, in whichever process, since that one's spool is not in the
/// index yet. @returns how many were removed
int cleanSpools(const Library &library);

}
