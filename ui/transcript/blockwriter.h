// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/block.h"
#include "ui/transcript/readingoptions.h"

#include <QCoreApplication>

namespace tacet {

// Words and cuts that blocks are made with.

[[nodiscard]] QString oneLineOf(QStringView text, int maxCharacters);
[[nodiscard]] int linesOf(QStringView text); ///< without white space around it
[[nodiscard]] int wordsOf(QStringView text);
[[nodiscard]] QString sizeWords(qint64 bytes);
/// Where the text may be cut: after `lines` lines and at most `characters`, at a line end where there is one.
[[nodiscard]] qsizetype cutOf(const QString &text, int lines, qsizetype characters);

/// Appends blocks of one message, long things folded: what the composers of its parts write with.
class BlockWriter
{
    Q_DECLARE_TR_FUNCTIONS(tacet::BlockWriter)
public:
    /// All must outlive this; blocks are appended to `blocks`.
    BlockWriter(const Folds &folds, const ReadingOptions &options, std::vector<Block> &blocks);

    [[nodiscard]] static QString lineWords(int lines);
    [[nodiscard]] static QString wordWords(int words);
    [[nodiscard]] static QString moreLines(int lines);

    [[nodiscard]] const ReadingOptions &options() const { return m_options; }
    [[nodiscard]] std::vector<Block> &blocks() { return m_blocks; }
    void setPart(int number) { m_number = number; }
    [[nodiscard]] bool isOpen(FoldKind kind, bool isOpenByItself = false) const
    {
        return isOpenByItself != m_folds.contains(foldOf(m_number, kind));
    }

    Block &append(Block::Kind kind);
    Block &note(std::vector<TextRun> runs);
    void fold(FoldKind kind, std::vector<TextRun> runs, bool isOpenByItself = false);
    void more(FoldKind kind, const QString &words, bool isInset);

    /// Output or input as it stands, in colours where it is a terminal's, the rest of a long one folded.
    /// @param label above it; empty: none  @param language see CodeHighlighter  @param rest fold of the rest
    void mono(const QString &label, const QString &stored, const QString &language, FoldKind rest);
    /// Markdown in pieces that can be laid out one by one. @returns the first of the blocks that were appended
    size_t markdown(QStringView text);

    static constexpr qsizetype FoldedToolCharacters = 4096;
    static constexpr int TargetCharacters = 120;

private:
    const Folds &m_folds;
    const ReadingOptions &m_options;
    std::vector<Block> &m_blocks;
    int m_number = 0;
};

}
