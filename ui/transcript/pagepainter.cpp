// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/pagepainter.h"

#include "ui/transcript/messagelayout.h"

#include "models/items/transcriptmodel.h"

#include <QAbstractItemModel>
#include <QPainter>

namespace tacet {

namespace {

/// The silences that a message is tied to: of the one above that it answers, and its own that is answered below.
struct Ties {
    SilenceClass answered = SilenceClass::None;
    SilenceClass silence = SilenceClass::None;
};

Ties tiesOf(const RowFacts &facts, const QAbstractItemModel &model)
{
    const auto isAnswer = [&model](int row) {
        return row < model.rowCount()
            && Role(model.index(row, 0).data(TranscriptModel::RoleRole).toInt()) == Role::Assistant;
    };
    Ties ties;
    if (facts.isBand() && isAnswer(facts.ordinal + 1))
        ties.silence = facts.silence;
    if (facts.ordinal > 0 && facts.role == Role::Assistant) {
        const RowFacts before = rowFactsOf(model.index(facts.ordinal - 1, 0));
        if (before.isBand())
            ties.answered = before.silence;
    }
    return ties;
}

}

void paintPage(QPainter &painter, const QRect &clip, const TranscriptPage &page, const QAbstractItemModel &model,
               const Theme &theme, const PageGeometry &geometry, const PaintState &state)
{
    painter.setClipRect(clip);
    TranscriptPainter blocks(painter, theme, geometry, state);
    int row = -1;
    Ties ties;
    for (const PlacedBlock &placed : page.placed()) {
        if (placed.row != row) {
            row = placed.row;
            ties = tiesOf(placed.layout->facts(), model);
        }
        if (placed.y < clip.bottom() + 1 && placed.bottom() > clip.top())
            blocks.paint(placed, ties.answered, ties.silence);
    }
}

}
