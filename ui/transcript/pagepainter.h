// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/transcriptpainter.h"

class QAbstractItemModel;

namespace tacet {

/// Paints what of the page stands in `clip`, with the brackets that tie silences to their answers.
void paintPage(QPainter &painter, const QRect &clip, const TranscriptPage &page, const QAbstractItemModel &model,
               const Theme &theme, const PageGeometry &geometry, const PaintState &state);

}
