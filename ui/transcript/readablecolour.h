// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QTextCharFormat>

namespace tacet {

struct TerminalStyle;
struct Theme;

/// The colour moved towards `text` until it can be read on `ground`.
/// @param least contrast ratio, see contrast()
[[nodiscard]] QColor readableColour(QColor colour, const QColor &text, const QColor &ground, double least);
/// What the theme asks of text: 4.5, of a theme of high contrast 7.
[[nodiscard]] double leastContrast(const Theme &theme);

/// A terminal's style in the theme's terms: every colour keeps its hue and can be read, on whatever ground.
[[nodiscard]] QTextCharFormat formatOf(const TerminalStyle &style, const Theme &theme);

}
