// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

namespace tacet {

/// Importer::read() on a thread of its own, while this thread takes what it has read: parsing and writing the index
/// then cost the time of the slower one. `sink` is called from this thread only, in order; `source` and `progress` are
/// used from the other one until this returns. Memory is bounded: a few batches of records wait, no more.
/// @returns the sink's error where it failed, else the importer's
[[nodiscard]] Result<> readInParallel(const Importer &importer, ByteSource &source, ResumePoint from, RecordSink &sink,
                                      Progress &progress);

}
