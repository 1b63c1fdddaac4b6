// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/codehighlighter.h"
#include "ui/transcript/picturereader.h"

#include <QObject>

namespace tacet {

class BodyProvider;
class TranscriptPage;
struct PlacedBlock;
struct Theme;

/// Fetches what the blocks in view get after they are first painted: colours of code, and pictures.
class BlockExtras final : public QObject
{
    Q_OBJECT
public:
    /// @param page must outlive this
    explicit BlockExtras(TranscriptPage &page, QObject *parent = nullptr);
    ~BlockExtras() override;

    void setTheme(const Theme &theme);
    void cancelAll();
    /// Asks for what the placed blocks lack; each block is asked for once. @param bodies of the same session
    void fetch(BodyProvider &bodies);
    [[nodiscard]] bool isIdle() const { return m_highlighter.isIdle(); }

signals:
    void highlightingChanged();
    void heightsChanged();

private:
    void fetchPicture(const PlacedBlock &placed, BodyProvider &bodies);

    TranscriptPage &m_page;
    CodeHighlighter m_highlighter;
    PictureReader m_pictures;
    int m_picturePx = 0; // at most as high as this
};

}
