// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringView>

#include <vector>

namespace tacet {

/// A piece of Markdown that can be laid out by itself.
struct MarkdownPiece {
    enum class Kind : quint8 { Prose, Code };
    Kind kind = Kind::Prose;
    QString text; ///< Markdown, or the lines between the fences
    QString language; ///< first word of the fence's info string
    int listStart = 1; ///< of the ordered list that this piece begins with (the importer of Qt 6.4 numbers from 1)
    bool isContinued = false; ///< the piece before belongs to the same code block
};

/// Cuts Markdown into pieces of at most about `maxCharacters`: at fences that stand at the margin, and where one piece
/// would be too long, at empty lines, else at line ends, else anywhere. The pieces hold all of the text.
[[nodiscard]] std::vector<MarkdownPiece> splitMarkdown(QStringView markdown, int maxCharacters);

/// Cuts plain text at line ends into pieces of at most `maxCharacters`; longer lines are cut. Joined with line ends
/// where `cutInLine` is not set, they are the text.
struct TextPiece {
    QString text;
    bool isCutInLine = false; ///< goes on in the next piece without a line end
};
[[nodiscard]] std::vector<TextPiece> splitText(QStringView text, int maxCharacters);

}
