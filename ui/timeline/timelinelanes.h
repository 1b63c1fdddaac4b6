// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainter;

namespace tacet {

class TimelineScene;
struct Theme;
struct TimelineLayout;

/// The lanes of bars: how much the user and the assistant wrote, how many tools were called. A column that holds
/// several messages shows their mean, and paler above it the largest.
void paintBars(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme);

/// Breaks in time: by message a broken line between two messages, by time an empty stretch, hatched.
void paintGaps(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme);

/// Height of a bar, 0 to 1, for a size and the largest one. Logarithmic: a message of a line is still seen beside
/// one of a hundred pages.
/// Turns that are not there: thin dashed lines between the messages, of the program's own.
void paintAbsent(QPainter &painter, const TimelineLayout &layout, const TimelineScene &scene, const Theme &theme);

[[nodiscard]] double barHeight(double size, double maximum, double knee);

}
