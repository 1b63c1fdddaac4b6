// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/transcriptpage.h"

#include <QAbstractTextDocumentLayout>
#include <QRect>

#include <optional>
#include <utility>

class QColor;
class QPainter;

namespace tacet {

struct Theme;
class TextMatcher;

/// Where column and gutter stand in the viewport, in pixels.
struct PageGeometry {
    int left = 0; ///< of gutter and column together
    int gutter = 0; ///< width
    int column = 0; ///< width of the text

    [[nodiscard]] int columnLeft() const { return left + gutter; }
    [[nodiscard]] static PageGeometry of(int viewportPx, const Theme &theme);
};

/// What of the page is not in the blocks themselves.
struct PaintState {
    int current = -1; ///< row
    bool hasFocus = false;
    std::optional<std::pair<TextPlace, TextPlace>> selection; ///< ascending
    std::optional<TextPlace> door; ///< the link that the keyboard is on: its beginning
    int doorLength = 0;
    int contextStart = 0; ///< rows before this one are no longer given to the model
    const TextMatcher *matcher = nullptr; ///< what is looked for; nullptr: nothing
    int hoveredRow = -1; ///< its fold line is under the mouse
    int hoveredBlock = -1;
};

/// Paints the blocks of a page: gutter, text, frames, the silent band.
class TranscriptPainter
{
public:
    TranscriptPainter(QPainter &painter, const Theme &theme, const PageGeometry &geometry, const PaintState &state);

    /// @param answered class of the silence above that the message answers  @param silence class of the message's own
    /// silence that what is below answers; None: not tied
    void paint(const PlacedBlock &placed, SilenceClass answered, SilenceClass silence);

private:
    void paintGutter(const PlacedBlock &placed, const QRect &area);
    void paintTieTo(const PlacedBlock &placed, const QRect &area, const QColor &colour);
    void paintTieFrom(const PlacedBlock &placed, const QRect &area, const QColor &colour);
    [[nodiscard]] double middleOf(const PlacedBlock &placed, const QRect &area) const;
    void paintFrame(const PlacedBlock &placed, const QRect &frame);
    void paintBand(const QRect &frame, const PlacedBlock &placed);
    void paintMarker(const QRect &frame, const PlacedBlock &placed);
    void paintGap(const QRect &frame, const PlacedBlock &placed);
    void paintDay(const QRect &frame, const PlacedBlock &placed);
    void paintMark(const PlacedBlock &placed, const QRect &area, const QRect &frame);
    void paintOutOfContext(const PlacedBlock &placed, const QRect &text);
    void paintInset(const PlacedBlock &placed, const QRect &area, const QRect &frame);
    void paintText(const PlacedBlock &placed, const QRect &text);
    void markMatches(QTextDocument &document, QAbstractTextDocumentLayout::PaintContext &context) const;
    void paintPicture(const PlacedBlock &placed, const QRect &text);

    QPainter &m_painter;
    const Theme &m_theme;
    PageGeometry m_geometry;
    const PaintState &m_state;
};

/// The block at which the message's number stands: the first that is neither gap nor date.
[[nodiscard]] int firstBlockOf(const MessageLayout &layout);

}
