// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silence.h"

#include <QString>

#include <set>
#include <vector>

namespace tacet {

/// Words in one manner of writing; blocks that are no Markdown are made of these.
struct TextRun {
    enum class Style : quint8 { Plain, Bold, Title, Muted, Small, Mono, Bad, Link };
    QString text;
    Style style = Style::Plain;
    QString target; ///< of a link, see links.h
};

/// What a person has unfolded in one message, by fold number (see foldOf()).
using Folds = std::set<int>;

/// Which of a part's folds: the part itself, the rest of a long text, of its input, of its output.
enum class FoldKind { Part, Text, Input, Output };
[[nodiscard]] constexpr int foldOf(int part, FoldKind kind)
{
    return part * 4 + int(kind);
}

/// The smallest piece of a message that is laid out and painted: bounded in length, one below the other.
struct Block {
    enum class Kind : quint8 {
        Gap, ///< the time before the message
        Header, ///< who, and facts
        Prose, ///< Markdown
        Code, ///< of the text: framed
        Fold, ///< one line that opens and closes what is below
        Mono, ///< input or output of a tool
        Note, ///< a quiet line
        Band, ///< the silence
        Image, ///< drawn from the message's own bytes
        Error,
    };
    Kind kind = Kind::Note;
    QString text; ///< Prose: Markdown; Code and Mono: as it is
    QString language; ///< Code and Mono: as the source names it; empty: told from the content
    std::vector<TextRun> runs; ///< the other kinds
    int listStart = 1; ///< Prose: number of its first ordered list
    int fold = -1; ///< what a click toggles
    int part = -1; ///< index of the message's part; -1: none
    bool isInset = false; ///< belongs to a fold: ruled and indented
    bool isQuiet = false; ///< Prose: reasoning
    bool isContinued = false; ///< goes on from the block above, without a distance
    SilenceClass silence = SilenceClass::None; ///< Band
};

/// Longest text of a block in characters: about 1 ms of layout.
inline constexpr int MaxBlockCharacters = 4096;

}
