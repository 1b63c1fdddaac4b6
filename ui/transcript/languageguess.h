// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringView>

namespace tacet {

/// What a piece of code without a named language most probably is, told from its first characters; empty: plain text.
/// Names as the highlighter knows them. Cheap: looks at no more than 512 characters.
[[nodiscard]] QString guessLanguage(QStringView code);

}
