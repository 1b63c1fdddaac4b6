// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QStringList>

namespace tacet {

/// One record of RFC 4180, with its CR LF, in UTF-8. Cells that a spreadsheet would take for a formula
/// (= + - @, tab, CR at their start) get an apostrophe in front, numbers excepted.
[[nodiscard]] QByteArray csvRecord(const QStringList &cells);

}
