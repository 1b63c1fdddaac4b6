// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/theme.h"

#include <QFontDatabase>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

QFont sized(QFont font, double px)
{
    font.setPixelSize(int(std::lround(px)));
    return font;
}

void setFonts(Theme &theme, double scale)
{
    const QFont system = QGuiApplication::font();
    theme.body = sized(system, 13 * scale);
    theme.label = sized(system, 11 * scale);
    theme.mono = sized(QFontDatabase::systemFont(QFontDatabase::FixedFont), 12 * scale);
}

Theme light()
{
    Theme theme;
    theme.kind = Theme::Kind::Light;
    theme.ground = rgb(0xffffff);
    theme.surface = rgb(0xf5f5f4);
    theme.raised = rgb(0xffffff);
    theme.hairline = rgb(0xdcdcda);
    theme.text = rgb(0x1c1d1f);
    theme.muted = rgb(0x63666b);
    theme.accent = rgb(0x2a5c8f);
    theme.onAccent = rgb(0xffffff);
    theme.selection = rgb(0xdfe9f3);
    theme.hatch = rgb(0xe9edf6);
    theme.good = rgb(0x2b7a33);
    theme.bad = rgb(0xb3261e);
    theme.person = rgb(0xb25300);
    theme.personGap = rgb(0x7d6100);
    theme.personAct = rgb(0x2b7a33);
    theme.personStop = rgb(0xb3261e);
    theme.machine = rgb(0x3d56ac);
    theme.machineText = rgb(0x546079);
    theme.unknown = rgb(0x6a6a6a);
    return theme;
}

Theme dark()
{
    Theme theme;
    theme.kind = Theme::Kind::Dark;
    theme.ground = rgb(0x1e2022);
    theme.surface = rgb(0x25282b);
    theme.raised = rgb(0x2c3034);
    theme.hairline = rgb(0x3c4146);
    theme.text = rgb(0xe9eaeb);
    theme.muted = rgb(0xa3a8ae);
    theme.accent = rgb(0x7db5ea);
    theme.onAccent = rgb(0x11202e);
    theme.selection = rgb(0x293d4e);
    theme.hatch = rgb(0x2a3045);
    theme.good = rgb(0x7cc483);
    theme.bad = rgb(0xf28b82);
    theme.person = rgb(0xf0a04b);
    theme.personGap = rgb(0xe0bd5a);
    theme.personAct = rgb(0x7cc483);
    theme.personStop = rgb(0xf28b82);
    theme.machine = rgb(0xa3b4f5);
    theme.machineText = rgb(0xb3bdd0);
    theme.unknown = rgb(0xa8a8a8);
    return theme;
}

// High contrast: pure ground and text, strong lines; hues only where the shape already says the same.
Theme raiseContrast(Theme theme)
{
    const bool isDark = theme.isDark();
    theme.kind = isDark ? Theme::Kind::HighContrastDark : Theme::Kind::HighContrastLight;
    theme.ground = isDark ? rgb(0x000000) : rgb(0xffffff);
    theme.surface = theme.ground;
    theme.raised = theme.ground;
    theme.text = isDark ? rgb(0xffffff) : rgb(0x000000);
    theme.muted = isDark ? rgb(0xe0e0e0) : rgb(0x303030);
    theme.hairline = theme.muted;
    return theme;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

}

QColor Theme::of(SilenceClass silence) const
{
    switch (silence) {
    case SilenceClass::None:
        return muted;
    case SilenceClass::Blank:
    case SilenceClass::NearSilence:
        return person;
    case SilenceClass::Gap:
        return personGap;
    case SilenceClass::Attachment:
    case SilenceClass::AttachmentLost:
        return personAct;
    case SilenceClass::Interrupt:
    case SilenceClass::Damaged:
        return personStop;
    case SilenceClass::Compaction:
    case SilenceClass::CompactionInferred:
        return machine;
    case SilenceClass::Synthetic:
    case SilenceClass::Command:
    case SilenceClass::Subtask:
    case SilenceClass::Ignored:
    case SilenceClass::AutoReply:
        return machineText;
    case SilenceClass::Wrapper:
    case SilenceClass::NoParts:
    case SilenceClass::Redacted:
    case SilenceClass::ToolResult:
    case SilenceClass::Sidechain:
    case SilenceClass::AssistantEmpty:
    case SilenceClass::Absent:
        return unknown;
    }
    return unknown;
}

Theme Theme::make(Kind kind, double fontScale)
{
    const bool isDark = kind == Kind::Dark || kind == Kind::HighContrastDark;
    Theme theme = isDark ? dark() : light();
    if (kind == Kind::HighContrastLight || kind == Kind::HighContrastDark)
        theme = raiseContrast(theme);
    setFonts(theme, fontScale);
    return theme;
}

double contrast(const QColor &one, const QColor &other)
{
    // In braces: the other form hands back references to what is gone by then.
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

}
