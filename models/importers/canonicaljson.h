// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <functional>
#include <string>
#include <string_view>

namespace tacet {

/// Appends a JSON value in its canonical form: compact, keys sorted by code point at every depth (of equal ones the
/// last is kept, as JSON.parse does), strings with the fewest escapes, numbers as they stand in the source.
/// @param keep asked for each key of the outermost object; empty: all are kept
/// @returns false, and nothing more than the value's own bytes appended, where `json` is not well formed
bool appendCanonicalJson(std::string &out, std::string_view json,
                         const std::function<bool(std::string_view key)> &keep = {});

}
