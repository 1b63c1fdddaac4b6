// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>
#include <string_view>

namespace tacet {

/// Milliseconds since 1970, UTC, of "2026-08-01T10:01:00.000Z" or "2026-08-01T12:01:00+02:00"; nothing for what is no
/// such time. Ten times as fast as QDateTime, which matters where every line has one.
[[nodiscard]] std::optional<qint64> millisecondsOf(std::string_view isoTime);

}
