// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/result.h"

#include <QByteArray>
#include <QString>

namespace tacet {

/// Writes a file whole or not at all: what was there before stays until the new content is complete. Any thread.
[[nodiscard]] Result<> writeWholeFile(const QString &path, const QByteArray &bytes);

}
