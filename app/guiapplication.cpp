// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/guiapplication.h"

#include "app/cli/commands.h"
#include "app/singleinstance.h"
#include "models/operations/library.h"
#include "models/store/annotationstore.h"
#include "resources/resources.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/session/workspace.h"
#include "ui/settings/settings.h"
#include "ui/theme/themestore.h"

#include <QApplication>
#include <QDir>
#include <QIcon>

#include <algorithm>
#include <cstdio>

namespace tacet {

GuiApplication::GuiApplication(GlobalOptions global, WindowCommand command, QObject *parent)
    : QObject(parent)
    , m_global(std::move(global))
    , m_command(std::move(command))
{ }

GuiApplication::~GuiApplication()
{
    for (const QPointer<MainWindow> &window : std::as_const(m_windows))
        delete window.data();
}

Result<bool> GuiApplication::start()
{
    auto library = Library::open(m_global.library);
    if (!library)
        return failure(library);
    m_library = std::move(*library);
    m_instance = new SingleInstance(m_library->annotationsPath(), this);
    if (m_instance->handOver(m_command.paths))
        return false;
    m_instance->listen();

    // A library that was named has its own settings too: trying something out leaves no trace in the user's.
    m_settings = std::make_unique<Settings>(
        m_global.library.isEmpty() ? QString() : QDir(m_global.library).filePath(QStringLiteral("settings.ini")));
    m_themes = std::make_unique<ThemeStore>();
    m_themes->setFontScale(m_settings->fontScale());
    m_themes->setChoice(m_settings->theme());

    auto window = addWindow();
    if (!window)
        return failure(window);
    for (qsizetype i = 0; i < m_command.paths.size(); ++i)
        openInWindow(m_command.paths.at(i), i == 0 ? m_command.index : std::nullopt);
    connect(m_instance, &SingleInstance::pathsReceived, this, [this](const QStringList &paths) {
        for (const QString &path : paths)
            openInWindow(path, std::nullopt);
        if (!m_windows.isEmpty() && m_windows.last()) {
            m_windows.last()->raise();
            m_windows.last()->activateWindow();
        }
    });
    return true;
}

Result<MainWindow *> GuiApplication::addWindow()
{
    auto annotations = m_library->openAnnotations();
    if (!annotations)
        return failure(annotations);
    auto workspace = std::make_unique<Workspace>(m_library, std::move(*annotations));
    auto *window = new MainWindow(std::move(workspace), *m_settings, *m_themes);
    window->setAttribute(Qt::WA_DeleteOnClose);
    m_windows.append(window);
    connect(window, &MainWindow::newWindowRequested, this,
            [this](const QString &path) { openInWindow(path, std::nullopt); });
    window->show();
    return window;
}

void GuiApplication::openInWindow(const QString &path, std::optional<int> index)
{
    m_windows.removeIf([](const QPointer<MainWindow> &window) { return window.isNull(); });
    for (const QPointer<MainWindow> &window : std::as_const(m_windows)) {
        if (window->isIdle()) {
            window->openPath(path, index);
            return;
        }
    }
    if (auto window = addWindow())
        (*window)->openPath(path, index);
}

bool hasDisplay()
{
#ifdef Q_OS_LINUX
    const char *variables[] {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::ranges::any_of(variables, qEnvironmentVariableIsSet);
#else
    return true;
#endif
}

int runGui(int &argc, char **argv)
{
    QApplication application(argc, argv);
    installTranslations();
    const CommandLine line = parseCommandLine(QApplication::arguments());
    const auto *command = std::get_if<WindowCommand>(&line.command);
    if (!command)
        return int(runCommand(line)); // wrong usage: says what is wrong
    QApplication::setApplicationDisplayName(QStringLiteral("Tacet"));
    QApplication::setDesktopFileName(QStringLiteral("org.tacet.Tacet"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("org.tacet.Tacet"),
                                                 QIcon(QStringLiteral(":/tacet/icons/org.tacet.Tacet.svg"))));
    GuiApplication gui(line.global, *command);
    const auto started = gui.start();
    if (!started) {
        std::fprintf(stderr, "tacet: %s\n", qUtf8Printable(oneLine(started.error())));
        return 1;
    }
    return *started ? QApplication::exec() : 0;
}

}
