// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/block.h"
#include "ui/transcript/rowfacts.h"

#include <QImage>
#include <QRect>
#include <QTextLayout>

#include <memory>
#include <vector>

class QTextDocument;

namespace tacet {

struct Theme;

/// The blocks of one message with their heights; a block is laid out when it is asked for, estimated until then.
/// Distances are pixels from the left edge of the column of text and from the top of the block.
class MessageLayout
{
public:
    /// @param theme must outlive this  @param widthPx of the column
    MessageLayout(RowFacts facts, std::vector<Block> blocks, const Theme &theme, int widthPx);
    ~MessageLayout();
    Q_DISABLE_COPY_MOVE(MessageLayout)

    /// Unlike that of every other layout: answers of other threads that come too late are told by it.
    [[nodiscard]] quint64 serial() const { return m_serial; }
    [[nodiscard]] const RowFacts &facts() const { return m_facts; }
    [[nodiscard]] int count() const { return int(m_blocks.size()); }
    [[nodiscard]] const Block &block(int block) const { return at(block).block; }
    [[nodiscard]] qint64 height() const { return m_height; } ///< of all blocks, with the distance to the next message
    [[nodiscard]] int height(int block) const { return at(block).height; } ///< with the distances around it
    [[nodiscard]] qint64 top(int block) const;
    [[nodiscard]] bool isMeasured(int block) const { return at(block).isMeasured; }

    /// Lays the block out; its height is exact from then on.
    void measure(int block);
    /// Laid out now if it is not. Owned by this; until release().
    [[nodiscard]] QTextDocument &document(int block);
    [[nodiscard]] QString plainText(int block);
    /// What the block is drawn in (frame, band, picture), and where its text stands.
    [[nodiscard]] QRect frame(int block) const;
    [[nodiscard]] QRect textRect(int block) const;

    void setHighlighting(int block, QList<QTextLayout::FormatRange> formats);
    [[nodiscard]] bool isHighlightingAsked(int block) const { return at(block).isHighlightingAsked; }
    void setHighlightingAsked(int block) { at(block).isHighlightingAsked = true; }

    /// @param picture null: it could not be drawn
    void setPicture(int block, const QImage &picture);
    [[nodiscard]] const QImage &picture(int block) const { return at(block).picture; }
    [[nodiscard]] bool isPictureAsked(int block) const { return at(block).isPictureAsked; }
    void setPictureAsked(int block) { at(block).isPictureAsked = true; }

    /// Drops the documents but those of [first, last]; heights stay.
    void release(int first, int last);
    [[nodiscard]] qint64 bytes() const { return m_bytes; } ///< about what is kept in memory

    static constexpr int SpaceAfterPx = 20;

private:
    struct Laid {
        Block block;
        std::unique_ptr<QTextDocument> document;
        QList<QTextLayout::FormatRange> formats;
        QImage picture;
        int height = 0;
        bool isMeasured = false;
        bool isHighlightingAsked = false;
        bool isPictureAsked = false;
    };

    struct Space {
        int above = 0;
        int left = 0;
        int padX = 0;
        int padTop = 0;
        int padBottom = 0;
        int below = 0;
        int textLeft = 0; ///< beyond padX: the band's mark
    };

    [[nodiscard]] Laid &at(int block) { return m_blocks[size_t(block)]; }
    [[nodiscard]] const Laid &at(int block) const { return m_blocks[size_t(block)]; }
    [[nodiscard]] Space spaceOf(int block) const;
    [[nodiscard]] int textWidth(int block) const;
    [[nodiscard]] int estimate(int block) const;
    void setHeight(int block, int height);
    void applyFormats(Laid &laid);

    const quint64 m_serial;
    RowFacts m_facts;
    std::vector<Laid> m_blocks;
    const Theme &m_theme;
    int m_width = 0;
    qint64 m_height = 0;
    qint64 m_bytes = 0;
};

}
