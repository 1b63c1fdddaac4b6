// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/linediff.h"
#include "models/core/silence.h"
#include "ui/transcript/terminaltext.h"

#include <QString>

#include <set>
#include <vector>

namespace tacet {

/// Words in one manner of writing; blocks that are no Markdown are made of these.
struct TextRun {
    enum class Style : quint8 { Plain, Bold, Title, Muted, Small, Mono, Good, Bad, Link, Struck };
    QString text;
    Style style = Style::Plain;
    QString target; ///< of a link, see links.h
};

/// What a person has opened or closed in one message, against what is open by itself; by fold number (see foldOf()).
using Folds = std::set<int>;

/// Which of a part's folds: the part itself, the rest of a long text, of its input, of its output.
enum class FoldKind { Part, Text, Input, Output };
[[nodiscard]] constexpr int foldOf(int part, FoldKind kind)
{
    return part * 4 + int(kind);
}

/// A line of a comparison, with its own copy of the text.
struct DiffLine {
    LineChange::Kind kind = LineChange::Kind::Same;
    QString text;
};

/// The smallest piece of a message that is laid out and painted: bounded in length, one below the other.
struct Block {
    enum class Kind : quint8 {
        Gap, ///< the time before the message
        Day, ///< the date, where another one begins
        Marker, ///< the program's own words between messages: a turn that is not there, a branch
        Header, ///< who, and facts
        Prose, ///< Markdown
        Code, ///< of the text: framed
        Fold, ///< one line that opens and closes what is below
        Mono, ///< input or output of a tool
        Diff, ///< an edit, line by line
        Note, ///< a quiet line
        Band, ///< the silence
        Image, ///< drawn from the message's own bytes
        Error,
    };
    /// What is told of the block in the view of the person or of the model.
    enum class Mark : quint8 {
        None,
        Added, ///< given to the model, but not written by a person
        Unseen, ///< stored, but not seen from there
    };
    Kind kind = Kind::Note;
    QString text; ///< Prose: Markdown; Code and Mono: as it is
    QString language; ///< Code and Mono: as the source names it; empty: told from the content
    std::vector<TextRun> runs; ///< the other kinds
    std::vector<TerminalSpan> spans; ///< Mono: colours that the program itself has written; ascending
    std::vector<DiffLine> lines; ///< Diff
    int listStart = 1; ///< Prose: number of its first ordered list
    int fold = -1; ///< what a click toggles
    bool isUnfolded = false; ///< of a fold: what it closes is open
    int part = -1; ///< index of the message's part; -1: none
    bool isInset = false; ///< belongs to a fold: ruled and indented
    bool isQuiet = false; ///< Prose: reasoning
    bool isContinued = false; ///< goes on from the block above, without a distance
    bool isSideBySide = false; ///< Diff: before and after in two columns
    bool showsInvisible = false; ///< characters that show nothing are shown by name
    Mark mark = Mark::None;
    SilenceClass silence = SilenceClass::None; ///< Band; Marker: Absent or None (a branch)
};

/// Longest text of a block in characters: about 1 ms of layout.
inline constexpr int MaxBlockCharacters = 4096;

}
