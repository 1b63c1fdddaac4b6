// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptpage.h"

#include "ui/theme/theme.h"
#include "ui/transcript/bodyprovider.h"
#include "ui/transcript/messagecomposer.h"
#include "ui/transcript/messagelayout.h"

#include <QAbstractItemModel>
#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace tacet {

namespace {

constexpr qint64 CacheBytes = 24 * 1024 * 1024;
constexpr qint64 ReleaseBytes = 4 * 1024 * 1024;

}

int PlacedBlock::bottom() const
{
    return y + layout->height(block);
}

TranscriptPage::TranscriptPage(const Theme &theme)
    : m_theme(theme)
    , m_cache(CacheBytes)
{ }

TranscriptPage::~TranscriptPage() = default;

void TranscriptPage::setSource(const QAbstractItemModel *model, BodyProvider *bodies)
{
    m_model = model;
    m_bodies = bodies;
    m_folds.clear();
    m_cache.clear();
    m_anchor = {};
    m_heights.reset(model ? model->rowCount() : 0, estimatePx());
    settle();
}

void TranscriptPage::setSize(int columnPx, int viewportPx)
{
    m_viewport = viewportPx;
    if (columnPx != m_column) {
        m_column = columnPx;
        forgetLayouts();
    } else {
        settle();
    }
}

// Blocks come and go with the options, so the anchor is found again by what it shows: the same part of the message.
void TranscriptPage::setOptions(const ReadingOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    const auto before = m_cache.find(m_anchor.row);
    m_cache.clear();
    m_placed.clear();
    m_heights.forgetMeasurements();
    const auto now = rows() > 0 && m_bodies ? layoutOf(m_anchor.row) : nullptr;
    if (before && now && m_anchor.block < before->count()) {
        const Block &was = before->block(m_anchor.block);
        int found = -1;
        for (int block = 0; block < now->count(); ++block) {
            const Block &is = now->block(block);
            const bool isSame = is.part == was.part && is.kind == was.kind && is.text == was.text;
            if (isSame || (found < 0 && is.part == was.part))
                found = block;
            if (isSame)
                break;
        }
        if (found >= 0 && now->block(found).kind != was.kind)
            m_anchor.offset = std::min<qint64>(m_anchor.offset, 0);
        m_anchor.block = std::max(0, found);
    }
    settle();
}

void TranscriptPage::forgetLayouts()
{
    // The place within the block is kept as a share of it: lines are broken anew.
    const auto before = m_cache.find(m_anchor.row);
    const bool isKnown = before && m_anchor.block < before->count() && m_anchor.offset > 0;
    const double share = isKnown ? double(m_anchor.offset) / std::max(1, before->height(m_anchor.block)) : 0;
    m_cache.clear();
    m_placed.clear();
    m_heights.forgetMeasurements();
    if (isKnown && rows() > 0)
        m_anchor.offset = qint64(share * measured(m_anchor.row, m_anchor.block));
    settle();
}

void TranscriptPage::appendRows()
{
    const int added = m_model->rowCount() - rows();
    if (added <= 0)
        return;
    // What was last may be tied to what is now after it.
    if (rows() > 0)
        m_cache.remove(rows() - 1);
    m_heights.append(added, estimatePx());
    settle();
}

void TranscriptPage::truncate(int rows)
{
    m_cache.removeFrom(rows);
    std::erase_if(m_folds, [rows](const auto &entry) { return entry.first >= rows; });
    m_heights.truncate(std::min(rows, this->rows()));
    if (m_anchor.row >= rows)
        m_anchor = {std::max(0, rows - 1), 0, 0};
    settle();
}

void TranscriptPage::forgetRows(int first, int last)
{
    if (last - first < 1000) {
        for (int row = first; row <= last; ++row)
            m_cache.remove(row);
    } else {
        m_cache.clear();
    }
    settle();
}

qint64 TranscriptPage::y() const
{
    if (rows() == 0 || m_placed.empty())
        return 0;
    const PlacedBlock &first = m_placed.front();
    return m_heights.top(first.row) + first.layout->top(first.block) - first.y;
}

int TranscriptPage::estimatePx() const
{
    return m_theme.body.pixelSize() * 9;
}

std::shared_ptr<MessageLayout> TranscriptPage::layoutOf(int row)
{
    if (row < 0 || row >= rows())
        return nullptr;
    if (auto known = m_cache.find(row))
        return known;
    RowFacts facts = rowFactsOf(m_model->index(row, 0));
    if (facts.silence != SilenceClass::None)
        facts.objection = m_bodies->objectionTo(row);
    const Result<MessageBody> body = m_bodies->body(row);
    auto blocks = body ? composeMessage(facts, *body, folds(row), m_options) : composeUnreadable(facts, body.error());
    auto layout = std::make_shared<MessageLayout>(facts, std::move(blocks), m_theme, m_column);
    m_cache.insert(row, layout);
    m_heights.setHeight(row, layout->height());
    return layout;
}

int TranscriptPage::measured(int row, int block)
{
    const auto layout = layoutOf(row);
    block = std::min(block, layout->count() - 1);
    layout->measure(block);
    m_heights.setHeight(row, layout->height());
    return layout->height(block);
}

// To the block before or after; false at the ends.
bool TranscriptPage::step(Anchor &anchor, int direction)
{
    const int block = anchor.block + direction;
    if (block >= 0 && block < layoutOf(anchor.row)->count()) {
        anchor.block = block;
        return true;
    }
    const int row = anchor.row + direction;
    if (row < 0 || row >= rows())
        return false;
    anchor.row = row;
    anchor.block = direction > 0 ? 0 : layoutOf(row)->count() - 1;
    return true;
}

void TranscriptPage::settleUpwards()
{
    while (m_anchor.offset < 0) {
        if (!step(m_anchor, -1)) {
            m_anchor.offset = 0;
            return;
        }
        m_anchor.offset += measured(m_anchor.row, m_anchor.block);
    }
}

void TranscriptPage::settleDownwards()
{
    for (int height = measured(m_anchor.row, m_anchor.block); m_anchor.offset >= height;
         height = measured(m_anchor.row, m_anchor.block)) {
        Anchor next = m_anchor;
        if (!step(next, 1)) {
            m_anchor.offset = std::max(0, height - 1);
            return;
        }
        next.offset -= height;
        m_anchor = next;
    }
}

// From the anchor down to the end of the viewport; returns where the last block ends.
qint64 TranscriptPage::placeBlocks()
{
    m_placed.clear();
    qint64 y = -m_anchor.offset;
    Anchor at = m_anchor;
    do {
        const int height = measured(at.row, at.block);
        m_placed.push_back({layoutOf(at.row), at.row, at.block, int(y)});
        y += height;
    } while (y < m_viewport && step(at, 1));
    return y;
}

void TranscriptPage::settle()
{
    if (rows() == 0 || m_viewport <= 0 || !m_bodies) {
        m_placed.clear();
        return;
    }
    m_anchor.row = std::clamp(m_anchor.row, 0, rows() - 1);
    m_anchor.block = std::clamp(m_anchor.block, 0, layoutOf(m_anchor.row)->count() - 1);
    settleUpwards();
    settleDownwards();
    // At the end of the transcript the last message stands at the bottom; once more for what that uncovered.
    for (int round = 0; round < 2; ++round) {
        const qint64 end = placeBlocks();
        const bool isAtTop = m_anchor.row == 0 && m_anchor.block == 0 && m_anchor.offset == 0;
        if (end >= m_viewport || isAtTop)
            break;
        m_anchor.offset -= m_viewport - end;
        settleUpwards();
    }
    releaseUnseen();
    m_cache.trim();
}

// A message that was opened whole and read through may hold more than everything else.
void TranscriptPage::releaseUnseen()
{
    for (auto first = m_placed.begin(); first != m_placed.end();) {
        const auto end = std::find_if(first, m_placed.end(),
                                      [row = first->row](const PlacedBlock &placed) { return placed.row != row; });
        if (first->layout->bytes() > ReleaseBytes)
            first->layout->release(first->block, std::prev(end)->block);
        first = end;
    }
}

void TranscriptPage::scrollBy(qint64 px)
{
    // Walking is for distances that are looked through; beyond, what lies between need not be measured.
    if (std::abs(px) > 4 * qint64(m_viewport))
        return scrollTo(y() + px);
    m_anchor.offset += px;
    settle();
}

void TranscriptPage::scrollTo(qint64 y)
{
    if (rows() == 0)
        return;
    if (y <= 0) {
        m_anchor = {};
        return settle();
    }
    const int row = m_heights.rowAt(y);
    const qint64 estimated = m_heights.height(row);
    qint64 offset = y - m_heights.top(row);
    const auto layout = layoutOf(row);
    // The same share of the message, if it turns out to be longer or shorter than it was taken for.
    if (estimated > 0 && estimated != layout->height())
        offset = offset * layout->height() / estimated;
    int block = 0;
    while (block + 1 < layout->count() && offset >= layout->height(block))
        offset -= layout->height(block++);
    m_anchor = {row, block, offset};
    settle();
}

void TranscriptPage::place(int row, int px)
{
    if (row < 0 || row >= rows())
        return;
    m_anchor = {row, 0, -px};
    settle();
}

std::optional<QRect> TranscriptPage::rectOf(int row) const
{
    const auto isOfRow = [row](const PlacedBlock &placed) { return placed.row == row; };
    const auto first = std::find_if(m_placed.begin(), m_placed.end(), isOfRow);
    if (first == m_placed.end())
        return std::nullopt;
    const qint64 top = first->y - first->layout->top(first->block);
    const auto clamped = [](qint64 y) { return int(std::clamp<qint64>(y, -(1 << 29), 1 << 29)); };
    return QRect(QPoint(0, clamped(top)), QPoint(m_column - 1, clamped(top + first->layout->height() - 1)));
}

void TranscriptPage::ensureVisible(int row)
{
    if (row < 0 || row >= rows())
        return;
    const auto rect = rectOf(row);
    const auto layout = layoutOf(row);
    for (int block = 0; block < std::min(layout->count(), 16); ++block)
        measured(row, block);
    const int height = int(std::min<qint64>(layout->height() - MessageLayout::SpaceAfterPx, m_viewport));
    if (rect && rect->top() >= 0 && rect->top() + height <= m_viewport)
        return settle();
    const bool isBelow = rect ? rect->top() > 0 : row > lastVisible();
    place(row, isBelow ? m_viewport - height : 0);
}

void TranscriptPage::ensureVisible(const TextPlace &at)
{
    const auto isIt = [&at](const PlacedBlock &placed) { return placed.row == at.row && placed.block == at.block; };
    auto found = std::find_if(m_placed.begin(), m_placed.end(), isIt);
    if (found == m_placed.end()) {
        const bool isAbove = m_placed.empty() || at.row < firstVisible()
            || (at.row == firstVisible() && at.block < m_placed.front().block);
        m_anchor = {at.row, at.block, isAbove ? 0 : -m_viewport + measured(at.row, at.block)};
        settle();
        found = std::find_if(m_placed.begin(), m_placed.end(), isIt);
        if (found == m_placed.end())
            return;
    }
    const QTextDocument &document = found->layout->document(at.block);
    const QTextBlock block = document.findBlock(at.character);
    const QTextLine line = block.layout()->lineForTextPosition(at.character - block.position());
    const double top = found->y + found->layout->textRect(at.block).top()
        + document.documentLayout()->blockBoundingRect(block).top() + (line.isValid() ? line.y() : 0);
    const double height = line.isValid() ? line.height() : 0;
    if (top < 0)
        scrollBy(qint64(top));
    else if (top + height > m_viewport)
        scrollBy(qint64(top + height) - m_viewport + 1);
}

const Folds &TranscriptPage::folds(int row) const
{
    static const Folds none;
    const auto found = m_folds.find(row);
    return found == m_folds.end() ? none : found->second;
}

void TranscriptPage::setFolds(int row, Folds folds)
{
    const auto rect = rectOf(row);
    m_folds[row] = std::move(folds);
    m_cache.remove(row);
    // Opened in place: its top edge stays, unless what is read of it is further down than it now reaches.
    if (rect && rect->top() >= 0)
        return place(row, rect->top());
    settle();
}

const PlacedBlock *TranscriptPage::blockAt(int y) const
{
    const auto found =
        std::find_if(m_placed.begin(), m_placed.end(), [y](const PlacedBlock &placed) { return y < placed.bottom(); });
    return found == m_placed.end() ? nullptr : &*found;
}

std::optional<TextPlace> TranscriptPage::placeAt(const QPoint &point, bool exact) const
{
    const PlacedBlock *placed = blockAt(point.y());
    if (!placed && !exact && !m_placed.empty())
        placed = &m_placed.back();
    if (!placed || placed->layout->block(placed->block).kind == Block::Kind::Image)
        return std::nullopt;
    const QRect text = placed->layout->textRect(placed->block).translated(0, placed->y);
    if (exact && !text.contains(point))
        return std::nullopt;
    const auto *layout = placed->layout->document(placed->block).documentLayout();
    const int character = layout->hitTest(point - text.topLeft(), exact ? Qt::ExactHit : Qt::FuzzyHit);
    if (character < 0)
        return std::nullopt;
    return TextPlace {placed->row, placed->block, character};
}

std::shared_ptr<MessageLayout> TranscriptPage::knownLayout(int row, quint64 serial)
{
    auto layout = m_cache.find(row);
    return layout && layout->serial() == serial ? layout : nullptr;
}

void TranscriptPage::setPicture(int row, int block, const QImage &picture)
{
    const auto layout = m_cache.find(row);
    if (!layout)
        return;
    layout->setPicture(block, picture);
    m_heights.setHeight(row, layout->height());
    settle();
}

}
