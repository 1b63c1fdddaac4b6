// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptpainter.h"

#include "models/core/textmatcher.h"
#include "ui/theme/silencemark.h"
#include "ui/theme/theme.h"
#include "ui/transcript/messageheader.h"
#include "ui/transcript/messagelayout.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace tacet {

namespace {

constexpr int G = Theme::Grid;
constexpr int TieInset = 14; // px from the column's edge to the bracket
constexpr double Radius = 6;
constexpr double DimmedOpacity = 0.55; // still readable: what is not seen is looked at, too

QColor blended(const QColor &one, const QColor &other, double share)
{
    const auto mix = [share](float a, float b) { return float(a + (b - a) * share); };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

// Which of a block's characters a selection covers.
std::optional<std::pair<int, int>> rangeIn(const PlacedBlock &placed, int characters,
                                           const std::pair<TextPlace, TextPlace> &selection)
{
    const auto &[from, to] = selection;
    const TextPlace first {placed.row, placed.block, 0};
    const TextPlace last {placed.row, placed.block, characters};
    if (to <= first || from >= last)
        return std::nullopt;
    return std::pair {from <= first ? 0 : from.character, to >= last ? characters : to.character};
}

}

int firstBlockOf(const MessageLayout &layout)
{
    const auto isAbove = [](Block::Kind kind) {
        return kind == Block::Kind::Gap || kind == Block::Kind::Day || kind == Block::Kind::Marker;
    };
    int first = 0;
    while (first + 1 < layout.count() && isAbove(layout.block(first).kind))
        ++first;
    return first;
}

PageGeometry PageGeometry::of(int viewportPx, const Theme &theme)
{
    const int em = theme.body.pixelSize();
    PageGeometry geometry;
    geometry.gutter = em * 6;
    const int margin = em * 2;
    // Lines of more than about a hundred letters are not read with ease.
    geometry.column = std::clamp(viewportPx - geometry.gutter - margin, em * 16, em * 56);
    geometry.left = std::max(0, (viewportPx - geometry.gutter - geometry.column - margin) / 2);
    return geometry;
}

TranscriptPainter::TranscriptPainter(QPainter &painter, const Theme &theme, const PageGeometry &geometry,
                                     const PaintState &state)
    : m_painter(painter)
    , m_theme(theme)
    , m_geometry(geometry)
    , m_state(state)
{ }

void TranscriptPainter::paint(const PlacedBlock &placed, SilenceClass answered, SilenceClass silence)
{
    const QRect area(m_geometry.columnLeft(), placed.y, m_geometry.column, placed.layout->height(placed.block));
    const QPoint origin = area.topLeft();
    const QRect frame = placed.layout->frame(placed.block).translated(origin);
    const QRect text = placed.layout->textRect(placed.block).translated(origin);
    paintGutter(placed, area);
    if (answered != SilenceClass::None && placed.block <= firstBlockOf(*placed.layout))
        paintTieTo(placed, area, m_theme.of(answered));
    if (silence != SilenceClass::None && placed.block >= firstBlockOf(*placed.layout))
        paintTieFrom(placed, area, m_theme.of(silence));
    const Block &block = placed.layout->block(placed.block);
    if (block.isInset)
        paintInset(placed, area, frame);
    if (block.mark != Block::Mark::None)
        paintMark(placed, area, frame);
    const bool isOut = placed.row < m_state.contextStart;
    // The line that says why stands out from what it is about.
    const bool isReason = block.kind == Block::Kind::Fold
        || std::any_of(block.runs.begin(), block.runs.end(),
                       [](const TextRun &run) { return run.style == TextRun::Style::Struck; });
    const bool isDimmed = isOut || (block.mark == Block::Mark::Unseen && !isReason);
    if (isDimmed)
        m_painter.setOpacity(DimmedOpacity);
    paintFrame(placed, frame);
    if (block.kind == Block::Kind::Image)
        paintPicture(placed, text);
    else
        paintText(placed, text);
    if (isDimmed)
        m_painter.setOpacity(1);
    if (isOut && placed.block == firstBlockOf(*placed.layout))
        paintOutOfContext(placed, text);
}

void TranscriptPainter::paintGutter(const PlacedBlock &placed, const QRect &area)
{
    const MessageLayout &layout = *placed.layout;
    const bool isCurrent = placed.row == m_state.current;
    const bool isLast = placed.block == layout.count() - 1;
    const int first = firstBlockOf(layout);
    if (isCurrent && placed.block >= first) {
        const int end = area.bottom() + 1 - (isLast ? MessageLayout::SpaceAfterPx : 0);
        const QRect bar(m_geometry.left + G, area.top(), 3, end - area.top());
        m_painter.fillRect(bar, m_state.hasFocus ? m_theme.accent : m_theme.muted);
    }
    if (placed.block != first)
        return;
    const RowFacts &facts = layout.facts();
    const int right = m_geometry.columnLeft() - TieInset - G * 3;
    const QRect text = layout.textRect(placed.block).translated(area.topLeft());
    const QFontMetrics metrics(m_theme.mono);
    const int baseline = text.top() + QFontMetrics(m_theme.body).ascent();
    m_painter.setFont(m_theme.mono);
    const bool isBand = facts.isBand();
    m_painter.setPen(isBand ? m_theme.of(facts.silence) : isCurrent ? m_theme.accent : m_theme.muted);
    const QString number = facts.number();
    m_painter.drawText(right - metrics.horizontalAdvance(number), baseline, number);
    const qint64 below = layout.height() - layout.top(first) - MessageLayout::SpaceAfterPx;
    if (!facts.timeMs || below < metrics.height() * 2)
        return;
    const QString time = clockTime(*facts.timeMs, false);
    m_painter.setPen(m_theme.muted);
    m_painter.drawText(right - metrics.horizontalAdvance(time), baseline + metrics.height() + G / 2, time);
}

double TranscriptPainter::middleOf(const PlacedBlock &placed, const QRect &area) const
{
    return placed.layout->textRect(placed.block).top() + area.top() + QFontMetrics(m_theme.body).height() / 2.0;
}

// From the silence's name down, to the end of the message.
void TranscriptPainter::paintTieFrom(const PlacedBlock &placed, const QRect &area, const QColor &colour)
{
    const double x = m_geometry.columnLeft() - TieInset + 0.5;
    const double middle = middleOf(placed, area);
    QPainterPath path(QPointF(x, area.top()));
    if (placed.block == firstBlockOf(*placed.layout)) {
        path = QPainterPath(QPointF(m_geometry.columnLeft() - G, middle));
        path.lineTo(x + Radius, middle);
        path.quadTo(x, middle, x, middle + Radius);
    }
    path.lineTo(x, area.bottom() + 1);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.strokePath(path, QPen(colour, 1.5));
    m_painter.restore();
}

// From the end of the silence to the name of who answers, with an arrow; through the line for a gap, if there is one.
void TranscriptPainter::paintTieTo(const PlacedBlock &placed, const QRect &area, const QColor &colour)
{
    const double x = m_geometry.columnLeft() - TieInset + 0.5;
    const double tip = m_geometry.columnLeft() - G;
    const double middle = middleOf(placed, area);
    const bool isEnd = placed.block == firstBlockOf(*placed.layout);
    QPainterPath path(QPointF(x, area.top()));
    path.lineTo(x, isEnd ? middle - Radius : area.bottom() + 1);
    if (isEnd) {
        path.quadTo(x, middle, x + Radius, middle);
        path.lineTo(tip - 4, middle);
    }
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.strokePath(path, QPen(colour, 1.5));
    if (isEnd) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(QPolygonF({{tip + 2, middle}, {tip - 5, middle - 4}, {tip - 5, middle + 4}}));
    }
    m_painter.restore();
}

void TranscriptPainter::paintInset(const PlacedBlock &placed, const QRect &area, const QRect &frame)
{
    const QRect rule(area.left(), frame.top(), 3, frame.height());
    m_painter.fillRect(rule, m_theme.hairline);
    const bool isHovered = placed.row == m_state.hoveredRow && placed.block == m_state.hoveredBlock;
    if (isHovered && placed.layout->block(placed.block).fold >= 0)
        m_painter.fillRect(QRect(area.left() + 3, frame.top(), area.width() - 3, frame.height()), m_theme.surface);
}

// A rail in the class's cool hue where a program speaks in a person's name, a dotted one beside what is not seen.
void TranscriptPainter::paintMark(const PlacedBlock &placed, const QRect &area, const QRect &frame)
{
    const Block &block = placed.layout->block(placed.block);
    const int left = block.isInset ? area.left() : area.left() - G * 2;
    const bool isAdded = block.mark == Block::Mark::Added;
    const QColor colour = isAdded ? m_theme.machine : m_theme.muted;
    if (!isAdded) {
        m_painter.setPen(QPen(colour, 2, Qt::DotLine));
        m_painter.drawLine(left + 1, frame.top(), left + 1, frame.bottom());
        return;
    }
    m_painter.fillRect(QRect(left, frame.top(), 3, frame.height()), colour);
    if (block.isInset)
        m_painter.fillRect(QRect(left + 3, frame.top(), area.width() - 3, frame.height()),
                           blended(m_theme.ground, colour, m_theme.isDark() ? 0.14 : 0.07));
}

void TranscriptPainter::paintOutOfContext(const PlacedBlock &placed, const QRect &text)
{
    const QString words =
        QCoreApplication::translate("tacet::TranscriptPainter", "compacted away: no longer given to the model");
    const QFontMetrics metrics(m_theme.label);
    const int used = placed.layout->block(placed.block).kind == Block::Kind::Header
        ? int(placed.layout->document(placed.block).idealWidth())
        : 0;
    if (used + metrics.horizontalAdvance(words) + G * 4 > text.width())
        return;
    m_painter.setFont(m_theme.label);
    m_painter.setPen(m_theme.machine);
    m_painter.drawText(text.right() - metrics.horizontalAdvance(words),
                       text.top() + QFontMetrics(m_theme.body).ascent(), words);
}

void TranscriptPainter::paintFrame(const PlacedBlock &placed, const QRect &frame)
{
    const Block &block = placed.layout->block(placed.block);
    switch (block.kind) {
    case Block::Kind::Band:
        return paintBand(frame, placed);
    case Block::Kind::Gap:
        return paintGap(frame, placed);
    case Block::Kind::Day:
        return paintDay(frame, placed);
    case Block::Kind::Marker:
        return paintMarker(frame, placed);
    case Block::Kind::Code: {
        m_painter.fillRect(frame, m_theme.surface);
        m_painter.setPen(m_theme.hairline);
        m_painter.drawLine(frame.topLeft(), frame.bottomLeft());
        m_painter.drawLine(frame.topRight(), frame.bottomRight());
        const bool goesOn =
            placed.block + 1 < placed.layout->count() && placed.layout->block(placed.block + 1).isContinued;
        if (!block.isContinued)
            m_painter.drawLine(frame.topLeft(), frame.topRight());
        if (!goesOn)
            m_painter.drawLine(frame.bottomLeft(), frame.bottomRight());
        return;
    }
    case Block::Kind::Error:
        m_painter.fillRect(QRect(frame.left(), frame.top(), 3, frame.height()), m_theme.bad);
        return;
    default:
        return;
    }
}

void TranscriptPainter::paintBand(const QRect &frame, const PlacedBlock &placed)
{
    const SilenceClass silence = placed.layout->block(placed.block).silence;
    const QColor colour = m_theme.of(silence);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(frame).adjusted(0.75, 0.75, -0.75, -0.75), Radius, Radius);
    m_painter.fillPath(outline, m_theme.ground);
    m_painter.setClipPath(outline);
    // Broad stripes in a breath of the class's own colour: seen at once, and still easy to read on.
    QPen stripe(blended(m_theme.ground, colour, m_theme.isDark() ? 0.11 : 0.06), 7);
    m_painter.setPen(stripe);
    constexpr int pitch = 20;
    for (int x = frame.left() - frame.height(); x < frame.right() + pitch; x += pitch)
        m_painter.drawLine(QPointF(x, frame.bottom() + 8.0), QPointF(x + frame.height() + 8.0, frame.top()));
    m_painter.setClipping(false);
    m_painter.setPen(QPen(colour, 1.5));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(outline);
    m_painter.restore();

    const QRect text = placed.layout->textRect(placed.block).translated(m_geometry.columnLeft(), placed.y);
    const int side = m_theme.body.pixelSize() * 15 / 13;
    const QFontMetrics metrics(m_theme.body);
    const QRectF mark(frame.left() + G * 4, text.top() + (metrics.height() * 15 / 13 - side) / 2.0, side, side);
    paintSilenceMark(m_painter, mark, silence, m_theme);
}

void TranscriptPainter::paintGap(const QRect &frame, const PlacedBlock &placed)
{
    const QRect text = placed.layout->textRect(placed.block).translated(m_geometry.columnLeft(), placed.y);
    const int words = int(placed.layout->document(placed.block).idealWidth());
    const int side = m_theme.label.pixelSize();
    const int middle = text.top() + QFontMetrics(m_theme.label).height() / 2;
    m_painter.fillRect(QRect(text.left() + words + G * 3, middle, frame.right() - text.left() - words - G * 3, 1),
                       m_theme.hairline);
    const QRectF mark(m_geometry.columnLeft() - TieInset - G * 3 - side, middle - side / 2.0, side, side);
    paintSilenceMark(m_painter, mark, SilenceClass::Gap, m_theme);
}

void TranscriptPainter::paintDay(const QRect &frame, const PlacedBlock &placed)
{
    const QRect text = placed.layout->textRect(placed.block).translated(m_geometry.columnLeft(), placed.y);
    const int words = int(placed.layout->document(placed.block).idealWidth());
    const int middle = text.top() + QFontMetrics(m_theme.label).height() / 2;
    const int begin = text.left() + words + G * 3;
    m_painter.fillRect(QRect(begin, middle, frame.right() - begin, 1), m_theme.hairline);
}

/// What a search has found, behind the text; a block has at most MaxBlockCharacters, so each frame asks anew.
void TranscriptPainter::markMatches(QTextDocument &document, QAbstractTextDocumentLayout::PaintContext &context) const
{
    QColor colour = m_theme.person;
    colour.setAlphaF(m_theme.isDark() ? 0.45F : 0.35F);
    for (const TextSpan &span : m_state.matcher->spans(document.toPlainText(), 500)) {
        QAbstractTextDocumentLayout::Selection mark;
        mark.cursor = QTextCursor(&document);
        mark.cursor.setPosition(int(span.start));
        mark.cursor.setPosition(int(span.start + span.length), QTextCursor::KeepAnchor);
        mark.format.setBackground(colour);
        context.selections.append(mark);
    }
}

/// Thin and dashed: no message stands here, the program says something about the record.
void TranscriptPainter::paintMarker(const QRect &frame, const PlacedBlock &placed)
{
    m_painter.save();
    const bool isAbsent = placed.layout->block(placed.block).silence == SilenceClass::Absent;
    QPen pen(m_theme.muted, 1, isAbsent ? Qt::CustomDashLine : Qt::SolidLine);
    if (isAbsent)
        pen.setDashPattern({4, 3});
    else
        pen.setColor(m_theme.hairline);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    const QRectF box = QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isAbsent)
        m_painter.drawRoundedRect(box, Radius, Radius);
    else
        m_painter.drawLine(box.topLeft(), box.topRight());
    m_painter.restore();
}

void TranscriptPainter::paintText(const PlacedBlock &placed, const QRect &text)
{
    QTextDocument &document = placed.layout->document(placed.block);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_theme.text);
    context.clip = QRectF(m_painter.clipBoundingRect()).translated(-text.topLeft());
    if (m_state.matcher)
        markMatches(document, context);
    if (m_state.selection) {
        if (const auto range = rangeIn(placed, document.characterCount(), *m_state.selection)) {
            QAbstractTextDocumentLayout::Selection selection;
            selection.cursor = QTextCursor(&document);
            selection.cursor.setPosition(range->first);
            selection.cursor.setPosition(std::min(range->second, document.characterCount() - 1),
                                         QTextCursor::KeepAnchor);
            selection.format.setBackground(m_theme.accent);
            selection.format.setForeground(m_theme.onAccent);
            context.selections.append(selection);
        }
    }
    const bool isDoor = m_state.door && m_state.door->row == placed.row && m_state.door->block == placed.block;
    if (isDoor && m_state.hasFocus) {
        QAbstractTextDocumentLayout::Selection selection;
        selection.cursor = QTextCursor(&document);
        const int end = document.characterCount() - 1;
        selection.cursor.setPosition(std::min(m_state.door->character, end));
        selection.cursor.setPosition(std::min(m_state.door->character + m_state.doorLength, end),
                                     QTextCursor::KeepAnchor);
        selection.format.setBackground(m_theme.accent);
        selection.format.setForeground(m_theme.onAccent);
        context.selections.append(selection);
    }
    m_painter.save();
    m_painter.translate(text.topLeft());
    document.documentLayout()->draw(&m_painter, context);
    m_painter.restore();
}

void TranscriptPainter::paintPicture(const PlacedBlock &placed, const QRect &text)
{
    const QImage &picture = placed.layout->picture(placed.block);
    if (!picture.isNull()) {
        m_painter.drawImage(text.topLeft(), picture);
        return;
    }
    const QRect box(text.topLeft(), QSize(std::min(text.width(), text.height() * 16 / 9), text.height()));
    m_painter.fillRect(box, m_theme.surface);
    m_painter.setPen(m_theme.muted);
    m_painter.setFont(m_theme.label);
    const bool isAsked = placed.layout->isPictureAsked(placed.block);
    m_painter.drawText(box, Qt::AlignCenter,
                       isAsked ? QCoreApplication::translate("tacet::TranscriptPainter", "picture")
                               : QCoreApplication::translate("tacet::TranscriptPainter", "picture not read yet"));
}

}
