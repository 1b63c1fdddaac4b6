// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messagelayout.h"

#include "ui/theme/theme.h"
#include "ui/transcript/diffdocument.h"
#include "ui/transcript/invisiblecharacters.h"
#include "ui/transcript/messagedocument.h"
#include "ui/transcript/readablecolour.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetrics>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

constexpr int G = Theme::Grid;
constexpr qint64 DocumentBytes = 6 * 1024; // of an empty document and its layout
constexpr qint64 BytesACharacter = 24; // of a laid-out one
constexpr int UnknownPicturePx = 160;

quint64 nextSerial() // layouts are made on the GUI thread alone
{
    static quint64 serial = 0;
    return ++serial;
}

qint64 charactersOf(const Block &block)
{
    qint64 characters = block.text.size();
    for (const TextRun &run : block.runs)
        characters += run.text.size();
    for (const DiffLine &line : block.lines)
        characters += line.text.size() + 8;
    return characters;
}

QList<QTextLayout::FormatRange> formatsOf(const std::vector<TerminalSpan> &spans, const Theme &theme)
{
    QList<QTextLayout::FormatRange> formats;
    for (const TerminalSpan &span : spans)
        formats.append({span.start, span.length, formatOf(span.style, theme)});
    return formats;
}

}

MessageLayout::MessageLayout(RowFacts facts, std::vector<Block> blocks, const Theme &theme, int widthPx)
    : m_serial(nextSerial())
    , m_facts(std::move(facts))
    , m_theme(theme)
    , m_width(widthPx)
{
    m_blocks.reserve(blocks.size());
    for (Block &block : blocks) {
        m_bytes += qint64(sizeof(Laid)) + charactersOf(block) * 2;
        Laid &laid = m_blocks.emplace_back();
        laid.formats = formatsOf(block.spans, theme);
        laid.isHighlightingAsked = !block.spans.empty(); // the program's own colours stand
        laid.block = std::move(block);
    }
    for (int block = 0; block < count(); ++block)
        setHeight(block, estimate(block));
}

MessageLayout::~MessageLayout() = default;

MessageLayout::Space MessageLayout::spaceOf(int number) const
{
    const Block &block = at(number).block;
    Space space;
    if (block.isInset)
        space.left = G * 3 + 3; // the rule, and as much as in a frame
    const bool goesOn = number + 1 < count() && at(number + 1).block.isContinued;
    switch (block.kind) {
    case Block::Kind::Gap:
        space.below = G * 3;
        break;
    case Block::Kind::Day:
        space.padTop = space.padBottom = G / 2;
        space.below = G * 4;
        break;
    case Block::Kind::Marker:
        space.above = number > 0 && at(number - 1).block.kind != Block::Kind::Marker ? G * 3 : 0;
        space.padX = G * 3;
        space.padTop = space.padBottom = G;
        space.below = G * 3;
        break;
    case Block::Kind::Header:
        space.below = G;
        break;
    case Block::Kind::Prose:
        // The distance above a heading, which the document itself has only within.
        if (number > 0 && at(number - 1).block.kind == Block::Kind::Prose && block.text.startsWith(u'#'))
            space.above = m_theme.body.pixelSize() * 6 / 10;
        break;
    case Block::Kind::Code:
        space.above = block.isContinued ? 0 : G;
        space.padX += G * 3;
        space.padTop = block.isContinued ? 0 : G * 2;
        space.padBottom = goesOn ? 0 : G * 2;
        space.below = goesOn ? 0 : G * 2;
        break;
    case Block::Kind::Fold:
    case Block::Kind::Note:
        space.padTop = space.padBottom = G / 2 + 1;
        break;
    case Block::Kind::Mono:
    case Block::Kind::Diff:
        space.padTop = block.isContinued ? 0 : G;
        space.padBottom = goesOn ? 0 : G;
        break;
    case Block::Kind::Band:
        space.padX = G * 4;
        space.textLeft = m_theme.body.pixelSize() * 15 / 13 + G * 3;
        space.padTop = space.padBottom = G * 3;
        space.below = G;
        break;
    case Block::Kind::Image:
        space.padTop = space.padBottom = G;
        break;
    case Block::Kind::Error:
        space.above = space.below = G;
        space.padX = G * 3;
        space.padTop = space.padBottom = G;
        break;
    }
    // An inset block carries its rule from top to bottom, so that runs of them are one line.
    if (!block.isInset && number > 0 && at(number - 1).block.isInset)
        space.above += G * 2;
    if (block.isInset && number > 0 && !at(number - 1).block.isInset)
        space.above += G;
    if (number == 0 && m_facts.ordinal == 0)
        space.above += G * 4;
    if (number + 1 == count())
        space.below += SpaceAfterPx;
    return space;
}

int MessageLayout::textWidth(int number) const
{
    const Space space = spaceOf(number);
    return std::max(40, m_width - space.left - 2 * space.padX - space.textLeft);
}

int MessageLayout::estimate(int number) const
{
    const Block &block = at(number).block;
    const Space space = spaceOf(number);
    const int around = space.above + space.padTop + space.padBottom + space.below;
    if (block.kind == Block::Kind::Image)
        return around + UnknownPicturePx;
    const bool isMono =
        block.kind == Block::Kind::Code || block.kind == Block::Kind::Mono || block.kind == Block::Kind::Diff;
    const int px = isMono ? m_theme.mono.pixelSize() : m_theme.body.pixelSize();
    // Letters are about half as wide as high; lines about 1.4 times as high as letters.
    const qint64 aLine = std::max(1, textWidth(number) * 2 / px);
    const qint64 lines = 1 + block.text.count(u'\n') + qint64(block.lines.size()) + charactersOf(block) / aLine;
    return around + int(lines * px * 14 / 10);
}

void MessageLayout::setHeight(int number, int height)
{
    m_height += height - at(number).height;
    at(number).height = height;
}

qint64 MessageLayout::top(int number) const
{
    qint64 y = 0;
    for (int before = 0; before < number; ++before)
        y += at(before).height;
    return y;
}

void MessageLayout::measure(int number)
{
    if (at(number).isMeasured)
        return;
    const Space space = spaceOf(number);
    const int around = space.above + space.padTop + space.padBottom + space.below;
    if (at(number).block.kind == Block::Kind::Image) {
        const QImage &picture = at(number).picture;
        setHeight(number, around + (picture.isNull() ? UnknownPicturePx : picture.height()));
    } else {
        setHeight(number, around + int(std::ceil(document(number).size().height())));
    }
    at(number).isMeasured = true;
}

QTextDocument &MessageLayout::document(int number)
{
    Laid &laid = at(number);
    if (!laid.document) {
        laid.document = makeDocument(laid.block, m_theme, textWidth(number));
        m_bytes += DocumentBytes + charactersOf(laid.block) * BytesACharacter;
        applyFormats(laid);
    }
    return *laid.document;
}

QString MessageLayout::plainText(int number)
{
    const Block &block = at(number).block;
    if (block.kind == Block::Kind::Code || block.kind == Block::Kind::Mono)
        return block.text;
    if (block.kind == Block::Kind::Image)
        return {};
    if (block.kind == Block::Kind::Diff)
        return diffText(block);
    if (!block.showsInvisible)
        return document(number).toPlainText();
    return storedText(document(number), 0, document(number).characterCount() - 1);
}

QRect MessageLayout::frame(int number) const
{
    const Space space = spaceOf(number);
    return {space.left, space.above, m_width - space.left, at(number).height - space.above - space.below};
}

QRect MessageLayout::textRect(int number) const
{
    const Space space = spaceOf(number);
    const QRect outer = frame(number);
    return {outer.left() + space.padX + space.textLeft, outer.top() + space.padTop, textWidth(number),
            outer.height() - space.padTop - space.padBottom};
}

void MessageLayout::setHighlighting(int number, QList<QTextLayout::FormatRange> formats)
{
    at(number).formats = std::move(formats);
    if (at(number).document)
        applyFormats(at(number));
}

// As QSyntaxHighlighter does: on top of the text's own formats. Only colours, so that no line is broken anew.
void MessageLayout::applyFormats(Laid &laid)
{
    if (laid.formats.isEmpty())
        return;
    auto next = laid.formats.cbegin();
    for (QTextBlock line = laid.document->begin(); line.isValid(); line = line.next()) {
        const int start = line.position();
        const int end = start + line.length();
        QList<QTextLayout::FormatRange> ranges;
        for (; next != laid.formats.cend() && next->start < end; ++next) {
            QTextLayout::FormatRange range = *next;
            range.start -= start;
            ranges.append(range);
        }
        if (ranges.isEmpty())
            continue;
        line.layout()->setFormats(ranges);
        laid.document->markContentsDirty(start, line.length()); // formats undo the layout of their line
    }
}

void MessageLayout::setPicture(int number, const QImage &picture)
{
    m_bytes += picture.sizeInBytes() - at(number).picture.sizeInBytes();
    at(number).picture = picture;
    at(number).isMeasured = false;
    measure(number);
}

void MessageLayout::release(int first, int last)
{
    for (int number = 0; number < count(); ++number) {
        Laid &laid = at(number);
        if (!laid.document || (number >= first && number <= last))
            continue;
        laid.document.reset();
        m_bytes -= DocumentBytes + charactersOf(laid.block) * BytesACharacter;
    }
}

}
