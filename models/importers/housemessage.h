// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/houseformat.h"
#include "models/importers/messagebody.h"

#include <optional>

namespace tacet {

/// The message that a record of a house format is; nothing where its role is none that the mapping names, or is to be
/// passed over. Any thread.
[[nodiscard]] std::optional<MessageBody> houseMessage(const HouseFormat &format, json::Element record);

/// Milliseconds since 1970, UTC, of a time as the mapping says times are written; nothing for what is none.
[[nodiscard]] std::optional<qint64> houseTime(const HouseFormat::Time &time, json::Element value);

}
