// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QTextDocument;

namespace tacet {

struct Theme;

/// The short name of a character that shows nothing where it stands ("ZWSP", "NBSP", "TAB"); empty: it shows itself.
[[nodiscard]] QString invisibleName(char32_t codePoint);

/// Puts a small framed name in the place of each character that shows nothing, of tabs and of spaces at the ends of
/// lines; where there are more than MaxNamedWhiteSpace, white space is shown by arrows and dots instead. One place
/// stays one place, so positions and formats of the rest are as they were. At most MaxShownInvisible names.
void showInvisible(QTextDocument &document, const Theme &theme);

/// The text between two positions as it was before showInvisible(), with line ends between paragraphs.
[[nodiscard]] QString storedText(const QTextDocument &document, int from, int to);

inline constexpr int MaxNamedWhiteSpace = 100;
inline constexpr int MaxShownInvisible = 200;

}
