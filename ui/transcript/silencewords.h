// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/rowfacts.h"

#include <QString>

namespace tacet {

struct MessageBody;

/// What the reader of a message without text is told: one sentence that says why, one that says what the record shows.
struct SilenceWords {
    QString title; ///< no full stop
    QString explanation; ///< may be empty
};

/// Never empty, whatever the class: a message without text always has a stated reason. Claims that a person acted
/// only where the finding does.
[[nodiscard]] SilenceWords silenceWords(const RowFacts &facts, const MessageBody &body);

}
