// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace tacet {

// The ids of messages and parts begin with 48 bits of time: milliseconds × 4096 and a counter, as 12 hexadecimal
// digits. They wrap every 2^36 ms, last on 2026-08-14: what was made after it sorts before what was made before it.

/// The time in an id, "msg_" or "prt_" and so on before it; nothing where there is none.
[[nodiscard]] std::optional<quint64> openCodeIdTime(std::string_view id);

/// Puts sorted ids, or names of files that begin with one, into the order of their times: those behind the widest gap
/// first, where that is more than half of all times. Names without a time stay as they are.
void orderOpenCodeIds(QStringList &sorted);

/// True for a message so late before the wrap that parts of it may have been made after it.
[[nodiscard]] bool mayCrossWrap(std::string_view messageId);
/// True for a part that was made after the wrap, of a message that was made before it.
[[nodiscard]] bool isAfterWrap(std::string_view partId);

}
