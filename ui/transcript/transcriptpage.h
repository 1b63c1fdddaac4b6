// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/block.h"
#include "ui/transcript/heightindex.h"
#include "ui/transcript/layoutcache.h"
#include "ui/transcript/readingoptions.h"

#include <QPoint>
#include <QRect>

#include <compare>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

class QAbstractItemModel;
class QImage;

namespace tacet {

class BodyProvider;
class MessageLayout;
struct Theme;

/// A place between two characters of the transcript. Ordered as it is read.
struct TextPlace {
    int row = 0;
    int block = 0;
    int character = 0;
    friend auto operator<=>(const TextPlace &, const TextPlace &) = default;
};

/// A block on the screen.
struct PlacedBlock {
    std::shared_ptr<MessageLayout> layout;
    int row = 0;
    int block = 0;
    int y = 0; ///< of its top edge in the viewport

    [[nodiscard]] int bottom() const;
};

/// Where everything is: the rows of the model as blocks below each other, of which only those in the viewport are laid
/// out. What is at the top of the viewport is the anchor: when heights become known or rows are added, the rest moves.
class TranscriptPage
{
public:
    /// @param theme must outlive this
    explicit TranscriptPage(const Theme &theme);
    ~TranscriptPage();
    Q_DISABLE_COPY_MOVE(TranscriptPage)

    /// Begins at the first row. @param model, bodies must outlive this or be taken away with nullptr
    void setSource(const QAbstractItemModel *model, BodyProvider *bodies);
    /// @param columnPx of the text. The anchor stays.
    void setSize(int columnPx, int viewportPx);
    /// What is read stays where it is, as far as it is still there.
    void setOptions(const ReadingOptions &options);
    [[nodiscard]] const ReadingOptions &options() const { return m_options; }
    /// Colours or fonts have changed.
    void forgetLayouts();
    void appendRows();
    void truncate(int rows);
    void forgetRows(int first, int last);

    [[nodiscard]] int rows() const { return m_heights.rows(); }
    [[nodiscard]] const HeightIndex &heights() const { return m_heights; }
    [[nodiscard]] qint64 y() const; ///< of the viewport's top edge in the whole
    [[nodiscard]] const std::vector<PlacedBlock> &placed() const { return m_placed; }
    [[nodiscard]] int firstVisible() const { return m_placed.empty() ? -1 : m_placed.front().row; }
    [[nodiscard]] int lastVisible() const { return m_placed.empty() ? -1 : m_placed.back().row; }

    void scrollBy(qint64 px);
    void scrollTo(qint64 y);
    /// Puts the row's top edge `px` below the viewport's.
    void place(int row, int px);
    /// Scrolls as little as brings all of the row, or its beginning, into view.
    void ensureVisible(int row);
    void ensureVisible(const TextPlace &place);
    /// The row's edges in the viewport; nullopt: no block of it is there.
    [[nodiscard]] std::optional<QRect> rectOf(int row) const;

    [[nodiscard]] const Folds &folds(int row) const;
    /// The anchor becomes the row that was changed, so that it opens in place.
    void setFolds(int row, Folds folds);

    [[nodiscard]] const PlacedBlock *blockAt(int y) const;
    /// @param point in the column, y in the viewport  @param exact nothing beside the text
    [[nodiscard]] std::optional<TextPlace> placeAt(const QPoint &point, bool exact) const;
    /// The message laid out; kept as long as it is in use or among the latest. nullptr: no such row.
    [[nodiscard]] std::shared_ptr<MessageLayout> layoutOf(int row);
    /// That very layout, if it is still in use. Does not make one.
    [[nodiscard]] std::shared_ptr<MessageLayout> knownLayout(int row, quint64 serial);
    void setPicture(int row, int block, const QImage &picture);
    [[nodiscard]] qint64 cachedBytes() const { return m_cache.bytes(); }

private:
    struct Anchor {
        int row = 0;
        int block = 0;
        qint64 offset = 0; ///< px from the block's top edge to the viewport's; negative: below it
    };

    void settle();
    void settleUpwards();
    void settleDownwards();
    [[nodiscard]] qint64 placeBlocks();
    void releaseUnseen();
    int measured(int row, int block);
    bool step(Anchor &anchor, int direction);
    [[nodiscard]] int estimatePx() const;

    const Theme &m_theme;
    const QAbstractItemModel *m_model = nullptr;
    BodyProvider *m_bodies = nullptr;
    HeightIndex m_heights;
    LayoutCache m_cache;
    ReadingOptions m_options;
    std::unordered_map<int, Folds> m_folds;
    std::vector<PlacedBlock> m_placed;
    Anchor m_anchor;
    int m_column = 600;
    int m_viewport = 0;
};

}
