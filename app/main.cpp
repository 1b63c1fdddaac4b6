// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"
#include "app/commandline.h"
#include "resources/resources.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tacet"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TACET_VERSION));
    tacet::initResources();
    const tacet::CommandLine line = tacet::parseCommandLine(QCoreApplication::arguments());
    return int(tacet::runCommand(line));
}
