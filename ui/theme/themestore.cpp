// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/themestore.h"

#include <QApplication>
#include <QPalette>

#include <algorithm>

namespace tacet {

namespace {

// Qt 6.4 does not tell the colour scheme (QStyleHints::colorScheme is since 6.5); the platform's palette does.
bool systemIsDark()
{
    const QPalette palette = QPalette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.ground);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.ground);
    palette.setColor(QPalette::AlternateBase, theme.surface);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Button, theme.surface);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.raised);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Mid, theme.hairline);
    palette.setColor(QPalette::Dark, theme.hairline);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.muted);
    return palette;
}

}

ThemeStore::ThemeStore(QObject *parent)
    : QObject(parent)
{
    apply();
}

ThemeStore::~ThemeStore() = default;

void ThemeStore::setChoice(Choice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
}

void ThemeStore::setFontScale(double scale)
{
    m_fontScale = std::clamp(scale, 0.5, 3.0);
    apply();
}

void ThemeStore::apply()
{
    static const bool startedDark = systemIsDark(); // before our own palette hides the platform's
    const bool isDark = m_choice == Choice::Dark || (m_choice != Choice::Light && startedDark);
    using Kind = Theme::Kind;
    const Kind kind = m_choice == Choice::HighContrast ? (isDark ? Kind::HighContrastDark : Kind::HighContrastLight)
                                                       : (isDark ? Kind::Dark : Kind::Light);
    m_theme = Theme::make(kind, m_fontScale);
    QApplication::setPalette(paletteOf(m_theme));
    QApplication::setFont(m_theme.body);
    emit themeChanged();
}

}
