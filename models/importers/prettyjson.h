// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <simdjson.h>

namespace tacet {

/// For people: indented by two spaces, keys in the order of the source.
[[nodiscard]] QString prettyJson(simdjson::dom::element value);

}
