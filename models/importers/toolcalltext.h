// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/jsonvalue.h"
#include "models/importers/messagebody.h"

#include <QString>

#include <string_view>

namespace tacet {

/// The one line that tells what a call is about: command, path, pattern, URL, query.
[[nodiscard]] QString toolTargetOf(std::string_view tool, json::Element input);

/// "Exit code 1\n…" or "Exit code: 1\n…", which is how a command's result begins.
[[nodiscard]] std::optional<int> exitStatusOf(const QString &output);

/// Fills in name, input and target of a call. @param input an object, a string of JSON, or any other string
void setToolInput(BodyPart &part, std::string_view tool, json::Element input);

}
