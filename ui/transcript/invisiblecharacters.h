// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QTextDocument;

namespace tacet {

struct Theme;

/// The short name of a character that shows nothing where it stands ("ZWSP", "NBSP", "TAB"); empty: it shows itself.
[[nodiscard]] QString invisibleName(char32_t codePoint);

/// Puts a small framed name in the place of each character that shows nothing, and of white space at the ends of lines.
/// One place stays one place, so positions and formats of the rest are as they were. At most MaxShownInvisible.
void showInvisible(QTextDocument &document, const Theme &theme);

/// The text between two positions as it was before showInvisible(), with line ends between paragraphs.
[[nodiscard]] QString storedText(const QTextDocument &document, int from, int to);

inline constexpr int MaxShownInvisible = 400;

}
