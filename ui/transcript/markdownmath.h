// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace tacet {

/// Markdown in which formulas ($x_1$, $$ … $$, \( … \), \[ … \]) are written so that the reader sees them as they
/// stand, with every backslash, star and underscore. Code is left as it is, and so is money: "$5 and $6". O(n).
[[nodiscard]] QString protectMath(const QString &markdown);

}
