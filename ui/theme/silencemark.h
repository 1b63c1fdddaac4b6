// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

#include <QRectF>

class QPainter;

namespace tacet {

struct Theme;

/// How far a silence has been read; drawn as a check under its mark.
enum class ReadMark { None, Read, ReadByOther, Adjudicated };

/// Draws the shape of a class, the same in list, band, timeline, charts and exports, filling `box` (a square).
/// Shapes differ without colour: circle blank, dot near-silence, ring gap, dotted ring absent, diamond compaction
/// (hollow: inferred), square harness texts, dashed square wrapper, no parts and redacted, plus attachment (hollow:
/// lost), triangle interrupt, cross damaged, small bar tool result, side chain and assistant.
void paintSilenceMark(QPainter &painter, const QRectF &box, SilenceClass silence, const Theme &theme);

/// A check, hollow check or double check in `box`.
void paintReadMark(QPainter &painter, const QRectF &box, ReadMark mark, const Theme &theme);

}
