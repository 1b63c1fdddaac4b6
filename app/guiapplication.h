// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline.h"
#include "models/core/result.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>
#include <optional>

namespace tacet {

class Library;
class MainWindow;
class Settings;
class SingleInstance;
class ThemeStore;

/// Puts the window together: library, settings, theme, one window a transcript. Needs a QApplication.
class GuiApplication final : public QObject
{
    Q_OBJECT
public:
    GuiApplication(GlobalOptions global, WindowCommand command, QObject *parent = nullptr);
    ~GuiApplication() override;

    /// @returns false when another instance took the files over: nothing is left to do
    [[nodiscard]] Result<bool> start();

private:
    [[nodiscard]] Result<MainWindow *> addWindow();
    void openInWindow(const QString &path, std::optional<int> index);

    GlobalOptions m_global;
    WindowCommand m_command;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<ThemeStore> m_themes;
    std::shared_ptr<const Library> m_library;
    SingleInstance *m_instance = nullptr;
    QList<QPointer<MainWindow>> m_windows;
};

/// Without one there is nothing to open a window on, and a QApplication would end the program.
[[nodiscard]] bool hasDisplay();

/// Runs the window until it is closed, as the arguments say. @returns the exit status of the program
[[nodiscard]] int runGui(int &argc, char **argv);

}
