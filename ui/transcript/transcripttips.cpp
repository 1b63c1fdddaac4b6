// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcripttips.h"

#include "ui/transcript/doors.h"
#include "ui/transcript/links.h"
#include "ui/transcript/messageheader.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/transcriptpainter.h"

#include <QCoreApplication>

namespace tacet {

QString tipAt(const TranscriptPage &page, const PageGeometry &geometry, const QPoint &viewportPoint)
{
    const auto door = doorAt(page, viewportPoint - QPoint(geometry.columnLeft(), 0));
    if (door && linkTargetOf(door->target).kind == LinkTarget::Kind::Outside) {
        const QString words = QCoreApplication::translate("tacet::TranscriptView",
                                                          "%1\nNot opened from here; copy it with the context menu.")
                                  .arg(door->target.left(500));
        return words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    }
    const PlacedBlock *placed = page.blockAt(viewportPoint.y());
    if (!placed || !placed->layout->facts().timeMs)
        return {};
    const Block::Kind kind = placed->layout->block(placed->block).kind;
    const bool isInGutter = viewportPoint.x() < geometry.columnLeft();
    const bool isTime = isInGutter || kind == Block::Kind::Header || kind == Block::Kind::Day;
    return isTime ? utcTime(*placed->layout->facts().timeMs) : QString();
}

}
