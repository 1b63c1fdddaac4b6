// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <QObject>

namespace tacet {

/// The current theme; passed to every view that paints, and sets the application's palette to match.
class ThemeStore final : public QObject
{
    Q_OBJECT
public:
    enum class Choice { System, Light, Dark, HighContrast };

    explicit ThemeStore(QObject *parent = nullptr);
    ~ThemeStore() override;

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] Choice choice() const { return m_choice; }
    [[nodiscard]] double fontScale() const { return m_fontScale; }
    void setChoice(Choice choice);
    void setFontScale(double scale); ///< 0.5 to 3

signals:
    void themeChanged();

private:
    void apply();

    Theme m_theme;
    Choice m_choice = Choice::System;
    double m_fontScale = 1.0;
};

}
