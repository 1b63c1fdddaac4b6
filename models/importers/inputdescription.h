// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/importer.h"

#include <QString>

namespace tacet {

/// What an input is that no importer reads, and what to do about it, in one translated sentence or two: empty,
/// binary, plain text, a format that is known but not read, a folder without sessions.
[[nodiscard]] QString describeUnread(const SniffInput &input);

}
