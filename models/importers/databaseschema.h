// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

namespace tacet {

/// True for a SQLite database whose schema has this word, as far as its beginning tells (or that of the -wal beside it,
/// where a database may still stand as a whole). Opens no database: that would mean to copy one with a -wal.
[[nodiscard]] bool schemaMentions(const SniffInput &input, QByteArrayView word);

}
