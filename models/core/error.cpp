// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/error.h"

namespace tacet {

QString oneLine(const Error &error)
{
    QString line =
        error.context.isEmpty() ? error.message : QStringLiteral("%1 (%2)").arg(error.message, error.context);
    return line.replace(u'\n', u' ');
}

}
