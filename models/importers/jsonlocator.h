// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/core/result.h"

#include <QByteArrayView>

#include <string_view>

namespace tacet {

/// A key as it stands in a JSON pointer: ~ and / escaped.
[[nodiscard]] std::string pointerToken(std::string_view key);

/// Finds the bytes of the value at a JSON pointer: from its first byte to its last, quotes included.
/// @param json one JSON document (a leading BOM and text after the document are tolerated; of a document that ends
/// too early, what is whole in it is found)
/// @param pointer RFC 6901; "" is the whole document; of members with one name the last counts
/// @returns the range within `json`; Code::Format when the pointer names nothing
[[nodiscard]] Result<ByteRange> locate(QByteArrayView json, std::string_view pointer);

}
