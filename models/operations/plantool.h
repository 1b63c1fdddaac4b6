// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/messagebody.h"
#include "models/operations/dossier.h"

#include <vector>

namespace tacet {

/// The steps that a plan or to-do tool writes down in this message: what todowrite, TodoWrite and update_plan take. The
/// last such call counts; empty: there is none that can be read. Pure; any thread.
[[nodiscard]] std::vector<PlanItem> planIn(const MessageBody &body);

}
