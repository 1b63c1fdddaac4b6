// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainter;
class QRect;

namespace tacet {

struct Theme;

/// Why there is nothing to read.
enum class Emptiness { NoTranscript, Loading, NoMessages };

/// Says in the middle of `area` why there is nothing and what to do next.
void paintHint(QPainter &painter, const QRect &area, const Theme &theme, Emptiness why);

}
