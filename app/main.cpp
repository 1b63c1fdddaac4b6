// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"
#include "app/commandline.h"
#include "app/guiapplication.h"
#include "resources/resources.h"

#include <QCoreApplication>

namespace {

// The window needs another application object than the command, so this is asked before there is one.
bool asksForWindow(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const bool isText = arguments.contains(QLatin1StringView("--help")) || arguments.contains(QLatin1StringView("-h"))
        || arguments.contains(QLatin1StringView("--version")) || arguments.contains(QLatin1StringView("-v"));
    return !isText && tacet::subCommand(arguments).isEmpty() && tacet::hasDisplay();
}

}

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("tacet"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TACET_VERSION));
    tacet::initResources();
    if (asksForWindow(argc, argv))
        return tacet::runGui(argc, argv);
    QCoreApplication application(argc, argv);
    tacet::installTranslations();
    return int(tacet::runCommand(tacet::parseCommandLine(QCoreApplication::arguments())));
}
