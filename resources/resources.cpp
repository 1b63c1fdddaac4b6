// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resources/resources.h"

#include <QDir>

// Q_INIT_RESOURCE must stand outside of any namespace.
static void initApp()
{
    Q_INIT_RESOURCE(app);
}

void tacet::initResources()
{
    initApp();
}
