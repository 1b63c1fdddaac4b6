// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/review.h"

#include <QString>

namespace tacet {

/// "anna disputes this: Blank message. Reason: she typed it"; translated, plain text.
[[nodiscard]] QString disputeInWords(const Dispute &dispute, const QString &reviewer);

}
