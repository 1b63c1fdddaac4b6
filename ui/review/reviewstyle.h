// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <QString>

class QWidget;

namespace tacet {

/// How a label or button of the panel looks; set with setLook(), painted by reviewStyleSheet().
enum class Look {
    Section, ///< small capital heading
    Muted,
    Small, ///< muted and a step smaller: what a figure means
    Mono,
    Strong,
    Good,
    Bad,
    Link, ///< a button that reads as a link
    MonoLink,
    Primary, ///< the one filled button
    Plain, ///< a button with a hairline
    Card, ///< a tinted frame
    Notice, ///< a frame for what went wrong
};

void setLook(QWidget &widget, Look look);

/// The style sheet of the panel for a theme: hairlines, tokens, nothing that the theme does not name.
[[nodiscard]] QString reviewStyleSheet(const Theme &theme);

}
