// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importers/messagebody.h"

#include <QByteArray>

#include <span>

namespace tacet {

/// The whole of one message of a Codex rollout. Pure; any thread.
[[nodiscard]] MessageBody codexBody(std::span<const QByteArray> records);

}
