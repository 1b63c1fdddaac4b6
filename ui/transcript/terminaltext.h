// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRgb>
#include <QString>
#include <QStringView>

#include <vector>

namespace tacet {

/// A colour as a terminal is told of it.
struct TerminalColour {
    enum class Kind : quint8 { Own, Indexed, Rgb };
    Kind kind = Kind::Own; ///< Own: the terminal's own text or ground
    QRgb value = 0; ///< Indexed: 0 to 255
    friend bool operator==(const TerminalColour &, const TerminalColour &) = default;
};

/// How a stretch of terminal output is written (ECMA-48, "select graphic rendition").
struct TerminalStyle {
    TerminalColour ink;
    TerminalColour ground;
    bool isBold = false;
    bool isFaint = false;
    bool isItalic = false;
    bool isUnderlined = false;
    bool isInverse = false;
    bool isStruck = false;
    friend bool operator==(const TerminalStyle &, const TerminalStyle &) = default;
};

struct TerminalSpan {
    int start = 0;
    int length = 0;
    TerminalStyle style;
};

struct TerminalText {
    QString text;
    std::vector<TerminalSpan> spans; ///< ascending; only where the style is not the terminal's own
    int codes = 0; ///< escape sequences that were taken out, those of colours not counted
};

/// What a terminal would show of the output of a program, as far as it is text: colours become spans, other escape
/// sequences go, a carriage return begins a line, a backspace takes a character back, other control characters are
/// shown in caret notation. O(n); any thread.
/// @param showsCodes the sequences stay, with "^[" for ESC
[[nodiscard]] TerminalText readTerminal(QStringView output, bool showsCodes = false);

/// The spans within [start, start + length), counted from start.
[[nodiscard]] std::vector<TerminalSpan> spansWithin(const std::vector<TerminalSpan> &spans, int start, int length);

}
