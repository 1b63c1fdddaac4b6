// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"
#include "models/store/transcriptwriter.h"

#include <QString>

namespace tacet {

class ByteSource;

/// Size and time of change of everything that makes up a source, without reading it: a file with the -wal beside it,
/// or all files of a folder. The hashes are of the names, sizes and times.
[[nodiscard]] Result<SourceFingerprint> statSource(const QString &path);

/// The hashes of head and tail that `bytes` would have if it ended at `size`. Reads 128 KiB at most.
Result<> addContentHashes(SourceFingerprint &fingerprint, ByteSource &bytes);

/// True when `bytes` still begins with what was there when `before` was taken, as far as head and tail tell.
[[nodiscard]] Result<bool> beginsAsBefore(const SourceFingerprint &before, ByteSource &bytes);

}
