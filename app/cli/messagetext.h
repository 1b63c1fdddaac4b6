// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/evidence.h"
#include "models/importers/messagebody.h"
#include "models/store/rows.h"

#include <QString>

#include <vector>

namespace tacet {

/// One message for a terminal: a head line, why it is silent where it is, its parts. Control characters of the
/// transcript are shown as such, never sent to the terminal. Ends with an empty line.
[[nodiscard]] QString messageText(const MessageRow &row, const MessageBody &body,
                                  const std::vector<Evidence> &evidence);

/// Escape sequences in a transcript could rewrite the reader's screen: shown in caret notation instead.
[[nodiscard]] QString harmless(const QString &text);

}
