// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QString>

struct sqlite3;

namespace tacet {

/// What a result code of SQLite means for the person who has to act on it. Private to this folder.
[[nodiscard]] Error sqliteError(int resultCode, const QString &path, const QString &detail);
/// The same, with the words of the connection's last error.
[[nodiscard]] Error sqliteError(sqlite3 *connection, int resultCode);

}
