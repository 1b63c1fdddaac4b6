// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/doors.h"

#include <optional>

class QMenu;

namespace tacet {

class TranscriptView;

/// Fills the context menu of one message. @param door under the mouse  @param view must outlive the menu
void fillMessageMenu(QMenu &menu, TranscriptView &view, int row, const std::optional<Door> &door);

}
