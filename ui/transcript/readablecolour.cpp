// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/readablecolour.h"

#include "ui/theme/theme.h"
#include "ui/transcript/terminaltext.h"

#include <array>

namespace tacet {

namespace {

// The 16 colours that terminals have names for, as most of them draw them.
constexpr std::array<QRgb, 16> Named {0x000000, 0xcd3131, 0x0dbc79, 0xc9a500, 0x2472c8, 0xbc3fbc, 0x11a8cd, 0xc0c0c0,
                                      0x7f7f7f, 0xf14c4c, 0x23d18b, 0xe5e510, 0x3b8eea, 0xd670d6, 0x29b8db, 0xffffff};

QColor mixed(const QColor &one, const QColor &other, float share)
{
    const auto mix = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

QColor indexed(int index)
{
    if (index < 16)
        return QColor::fromRgb(Named[size_t(index)]);
    if (index >= 232) {
        const int grey = 8 + (index - 232) * 10;
        return {grey, grey, grey};
    }
    const auto level = [](int step) { return step == 0 ? 0 : 55 + step * 40; };
    const int cube = index - 16;
    return {level(cube / 36), level(cube / 6 % 6), level(cube % 6)};
}

QColor colourOf(const TerminalColour &colour, const QColor &own)
{
    switch (colour.kind) {
    case TerminalColour::Kind::Indexed:
        return indexed(int(colour.value));
    case TerminalColour::Kind::Rgb:
        return QColor::fromRgb(colour.value);
    case TerminalColour::Kind::Own:
        break;
    }
    return own;
}

}

QColor readableColour(QColor colour, const QColor &text, const QColor &ground, double least)
{
    for (int step = 0; step < 8 && contrast(colour, ground) < least; ++step)
        colour = mixed(colour, text, 0.25F);
    return contrast(colour, ground) < least ? text : colour;
}

double leastContrast(const Theme &theme)
{
    const bool isHigh = theme.kind == Theme::Kind::HighContrastDark || theme.kind == Theme::Kind::HighContrastLight;
    return isHigh ? 7.0 : 4.5;
}

QTextCharFormat formatOf(const TerminalStyle &style, const Theme &theme)
{
    QColor ink = colourOf(style.ink, theme.text);
    QColor ground = colourOf(style.ground, theme.ground);
    if (style.isInverse)
        std::swap(ink, ground);
    const bool hasGround = style.isInverse || style.ground.kind != TerminalColour::Kind::Own;
    // Letters are moved towards whichever of black and white the ground lets one read.
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    const QColor text = !hasGround ? theme.text : contrast(black, ground) > contrast(white, ground) ? black : white;
    if (style.isFaint)
        ink = mixed(ink, ground, 0.35F);
    QTextCharFormat format;
    format.setForeground(readableColour(ink, text, ground, leastContrast(theme)));
    if (hasGround)
        format.setBackground(ground);
    if (style.isBold)
        format.setFontWeight(QFont::Bold);
    format.setFontItalic(style.isItalic);
    format.setFontUnderline(style.isUnderlined);
    format.setFontStrikeOut(style.isStruck);
    return format;
}

}
