// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/silencemark.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tacet {

namespace {

enum class Shape { Circle, Dot, Ring, DottedRing, Diamond, Square, Plus, Triangle, Cross, Bar };
enum class Fill { Solid, Hollow, Dashed };

struct Mark {
    Shape shape = Shape::Bar;
    Fill fill = Fill::Solid;
};

Mark markOf(SilenceClass silence)
{
    switch (silence) {
    case SilenceClass::Blank:
        return {Shape::Circle, Fill::Solid};
    case SilenceClass::NearSilence:
        return {Shape::Dot, Fill::Solid};
    case SilenceClass::Gap:
        return {Shape::Ring, Fill::Hollow};
    case SilenceClass::Absent:
        return {Shape::DottedRing, Fill::Dashed};
    case SilenceClass::Compaction:
        return {Shape::Diamond, Fill::Solid};
    case SilenceClass::CompactionInferred:
        return {Shape::Diamond, Fill::Hollow};
    case SilenceClass::Synthetic:
    case SilenceClass::Command:
    case SilenceClass::Subtask:
    case SilenceClass::Ignored:
    case SilenceClass::AutoReply:
        return {Shape::Square, Fill::Hollow};
    case SilenceClass::Wrapper:
    case SilenceClass::NoParts:
    case SilenceClass::Redacted:
        return {Shape::Square, Fill::Dashed};
    case SilenceClass::Attachment:
        return {Shape::Plus, Fill::Solid};
    case SilenceClass::AttachmentLost:
        return {Shape::Plus, Fill::Hollow};
    case SilenceClass::Interrupt:
        return {Shape::Triangle, Fill::Solid};
    case SilenceClass::Damaged:
        return {Shape::Cross, Fill::Solid};
    case SilenceClass::None:
    case SilenceClass::ToolResult:
    case SilenceClass::Sidechain:
    case SilenceClass::AssistantEmpty:
        break;
    }
    return {Shape::Bar, Fill::Solid};
}

// In the unit square, centred on the origin, so that all marks carry the same visual weight.
QPainterPath pathOf(Shape shape)
{
    QPainterPath path;
    switch (shape) {
    case Shape::Circle:
    case Shape::Ring:
    case Shape::DottedRing:
        path.addEllipse(QRectF(-0.42, -0.42, 0.84, 0.84));
        break;
    case Shape::Dot:
        path.addEllipse(QRectF(-0.2, -0.2, 0.4, 0.4));
        break;
    case Shape::Diamond:
        path.addPolygon(QPolygonF({{0, -0.5}, {0.5, 0}, {0, 0.5}, {-0.5, 0}, {0, -0.5}}));
        break;
    case Shape::Square:
        path.addRect(QRectF(-0.38, -0.38, 0.76, 0.76));
        break;
    case Shape::Plus: {
        constexpr double thin = 0.14;
        constexpr double wide = 0.46;
        path.addPolygon(QPolygonF({{-thin, -wide},
                                   {thin, -wide},
                                   {thin, -thin},
                                   {wide, -thin},
                                   {wide, thin},
                                   {thin, thin},
                                   {thin, wide},
                                   {-thin, wide},
                                   {-thin, thin},
                                   {-wide, thin},
                                   {-wide, -thin},
                                   {-thin, -thin},
                                   {-thin, -wide}}));
        break;
    }
    case Shape::Triangle:
        path.addPolygon(QPolygonF({{0, -0.46}, {0.5, 0.4}, {-0.5, 0.4}, {0, -0.46}}));
        break;
    case Shape::Cross:
        path.moveTo(-0.38, -0.38);
        path.lineTo(0.38, 0.38);
        path.moveTo(0.38, -0.38);
        path.lineTo(-0.38, 0.38);
        break;
    case Shape::Bar:
        path.addRect(QRectF(-0.1, -0.36, 0.2, 0.72));
        break;
    }
    return path;
}

}

void paintSilenceMark(QPainter &painter, const QRectF &box, SilenceClass silence, const Theme &theme)
{
    const Mark mark = markOf(silence);
    const QColor colour = theme.of(silence);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    painter.scale(box.width(), box.height());
    QPen pen(colour, 0.14);
    pen.setJoinStyle(Qt::MiterJoin);
    if (mark.fill == Fill::Dashed)
        pen.setDashPattern(mark.shape == Shape::DottedRing ? QList<qreal> {0.8, 1.3} : QList<qreal> {1.6, 1.2});
    const bool isStroked = mark.fill != Fill::Solid || mark.shape == Shape::Cross;
    painter.setPen(isStroked ? pen : QPen(Qt::NoPen));
    painter.setBrush(mark.fill == Fill::Solid && mark.shape != Shape::Cross ? QBrush(colour) : QBrush(theme.ground));
    painter.drawPath(pathOf(mark.shape));
    painter.restore();
}

void paintReadMark(QPainter &painter, const QRectF &box, ReadMark mark, const Theme &theme)
{
    if (mark == ReadMark::None)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isDouble = mark == ReadMark::Adjudicated;
    QPen pen(mark == ReadMark::ReadByOther ? theme.muted : theme.good, box.width() * (isDouble ? 0.14 : 0.18));
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (mark == ReadMark::ReadByOther)
        pen.setWidthF(std::max(1.0, box.width() * 0.1));
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const auto check = [&](double shift) {
        QPainterPath path;
        path.moveTo(box.left() + box.width() * (0.12 + shift), box.top() + box.height() * 0.55);
        path.lineTo(box.left() + box.width() * (0.38 + shift), box.top() + box.height() * 0.82);
        path.lineTo(box.left() + box.width() * (0.86 + shift), box.top() + box.height() * 0.22);
        painter.drawPath(path);
    };
    check(isDouble ? -0.22 : 0);
    if (isDouble)
        check(0.22);
    painter.restore();
}

}
