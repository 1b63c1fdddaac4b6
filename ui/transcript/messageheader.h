// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/block.h"
#include "ui/transcript/rowfacts.h"

#include <QString>

#include <optional>

namespace tacet {

struct MessageBody;

/// Who speaks, and the facts beside it: time, agent, model, number of tool calls, duration.
[[nodiscard]] Block headerBlock(const RowFacts &facts, const MessageBody &body);
/// "User", "Assistant", "Summary", "Tool" or "System".
[[nodiscard]] QString roleWords(const RowFacts &facts);
/// The line above a message that came after a long time.
[[nodiscard]] Block gapBlock(qint64 gapMs);
/// The date above the first message of a day.
[[nodiscard]] Block dayBlock(qint64 timeMs);

/// "21:04" or "21:04:10" in the local zone.
[[nodiscard]] QString clockTime(qint64 timeMs, bool withSeconds);
/// "2026-03-02 20:04:10 UTC"
[[nodiscard]] QString utcTime(qint64 timeMs);
/// "41 s", "12 min", "2 h 05 min"
[[nodiscard]] QString durationWords(qint64 ms);

}
