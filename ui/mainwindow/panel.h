// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDockWidget>

namespace tacet {

class ThemeStore;

/// A dock with a quiet title: a small label instead of the style's bar, which still moves and floats the dock.
class Panel final : public QDockWidget
{
    Q_OBJECT
public:
    enum class Title { Shown, Hidden };

    /// @param themes must outlive this
    /// @param name the object name under which the window remembers where the panel stands
    Panel(const ThemeStore &themes, const QString &title, const QString &name, QWidget *content, Title show,
          QWidget *parent = nullptr);
    ~Panel() override;
};

}
