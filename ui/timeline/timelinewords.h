// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"
#include "ui/theme/silencemark.h"

#include <QString>

namespace tacet {

class TimelineScene;

/// What the hover card says of one message.
struct HoverFacts {
    QString head; ///< "417 · user · 21:05:31"
    SilenceClass silence = SilenceClass::None;
    QString silenceLine; ///< "Context compaction · (0.2) · unread"; empty: the message has text
    QString preview;
};

[[nodiscard]] HoverFacts hoverFactsOf(const TimelineScene &scene, int ordinal, const QString &preview);

/// One sentence for a screen reader: "message 417, user, silent, Context compaction, unread". Empty: no such message.
[[nodiscard]] QString describeMessage(const TimelineScene &scene, int ordinal);

}
