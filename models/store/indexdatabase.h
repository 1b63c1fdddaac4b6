// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QString>

#include <memory>

namespace tacet {

class Database;

/// Opens index.db for writing. It is derived: when it was written by another version, or is damaged, it is deleted and
/// begun anew.
[[nodiscard]] Result<std::unique_ptr<Database>> openIndexForWriting(const QString &path);

/// Opens index.db for reading; it must have been opened for writing before by this version.
[[nodiscard]] Result<std::unique_ptr<Database>> openIndexForReading(const QString &path);

}
