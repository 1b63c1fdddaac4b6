// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/jobs/progress.h"

#include <QString>

namespace tacet {

class OpenCodeSpool;

/// What an SQLite file is to opencode.
enum class OpenCodeSchema {
    None, ///< something else, or no database
    V1, ///< opencode 1.2 to 1.19
    V2, ///< OpenCode 2: its own tables, perhaps beside those of V1
    Go, ///< the unrelated Go program of the same name, now Crush
};

/// Looks at the names of the tables. Leaves nothing beside the file.
[[nodiscard]] Result<OpenCodeSchema> openCodeSchema(const QString &path);

/// True for the schemas that are read: V1 and V2.
[[nodiscard]] bool isOpenCodeDatabase(const QString &path);

/// Spools every session of a database by (time_created, id): of V1 its messages the same, parts by id; of V2 its
/// messages by seq. A session that both have is read from V2. The file is opened
/// in place only while nothing is in its -wal; else a copy of both is made in the spool's folder, and removed again.
/// @param name of the file, in origins
Result<> spoolOpenCodeDatabase(const QString &path, const QString &name, OpenCodeSpool &spool, Progress &progress);

}
