// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/blockwriter.h"

#include "ui/transcript/markdownsplitter.h"
#include "ui/transcript/terminaltext.h"

#include <QLocale>

#include <algorithm>

namespace tacet {

namespace {

// A prose piece is parsed and laid out at once when it comes into view: about 1.5 ms each.
constexpr int ProsePieceCharacters = 2048;
constexpr int FoldedToolLines = 200;

QStringView trimmedEnd(QStringView text)
{
    while (!text.isEmpty() && text.back().isSpace())
        text.chop(1);
    return text;
}

}

QString oneLineOf(QStringView text, int maxCharacters)
{
    const QString line = text.left(maxCharacters * 2).toString().simplified();
    return line.size() > maxCharacters ? line.left(maxCharacters - 1) + u'…' : line;
}

int linesOf(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    return trimmed.isEmpty() ? 0 : int(trimmed.count(u'\n')) + 1;
}

int wordsOf(QStringView text)
{
    int words = 0;
    bool isInWord = false;
    for (const QChar c : text) {
        const bool isSpace = c.isSpace();
        words += isInWord || isSpace ? 0 : 1;
        isInWord = !isSpace;
    }
    return words;
}

QString sizeWords(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat);
}

qsizetype cutOf(const QString &text, int lines, qsizetype characters)
{
    qsizetype at = -1;
    for (int line = 0; line < lines; ++line) {
        const qsizetype next = text.indexOf(u'\n', at + 1);
        if (next < 0)
            return std::min(characters, text.size());
        if (next > characters)
            break;
        at = next;
    }
    return at > 0 ? at : std::min(characters, text.size());
}

BlockWriter::BlockWriter(const Folds &folds, const ReadingOptions &options, std::vector<Block> &blocks)
    : m_folds(folds)
    , m_options(options)
    , m_blocks(blocks)
{ }

// Two strings each instead of one with %n: English, too, would need a catalogue of its own for that.
QString BlockWriter::lineWords(int lines)
{
    return lines == 1 ? tr("1 line") : tr("%1 lines").arg(lines);
}

QString BlockWriter::wordWords(int words)
{
    return words == 1 ? tr("1 word") : tr("%1 words").arg(QLocale().toString(words));
}

QString BlockWriter::moreLines(int lines)
{
    return lines == 1 ? tr("1 more line") : tr("%1 more lines").arg(lines);
}

Block &BlockWriter::append(Block::Kind kind)
{
    Block &block = m_blocks.emplace_back();
    block.kind = kind;
    block.part = m_number;
    block.showsInvisible = m_options.showsInvisible;
    return block;
}

Block &BlockWriter::note(std::vector<TextRun> runs)
{
    Block &block = append(Block::Kind::Note);
    block.isInset = true;
    block.runs = std::move(runs);
    return block;
}

void BlockWriter::fold(FoldKind kind, std::vector<TextRun> runs, bool isOpenByItself)
{
    Block &fold = append(Block::Kind::Fold);
    fold.fold = foldOf(m_number, kind);
    fold.isInset = true;
    fold.runs = std::move(runs);
    fold.isUnfolded = isOpen(kind, isOpenByItself);
    const QString arrow = fold.isUnfolded ? QStringLiteral("▾ ") : QStringLiteral("▸ ");
    fold.runs.insert(fold.runs.begin(), {arrow, TextRun::Style::Muted, {}});
}

void BlockWriter::more(FoldKind kind, const QString &words, bool isInset)
{
    Block &more = append(Block::Kind::Fold);
    more.fold = foldOf(m_number, kind);
    more.isInset = isInset;
    more.isUnfolded = isOpen(kind);
    const QString arrow = more.isUnfolded ? QStringLiteral("▴ ") : QStringLiteral("▸ ");
    more.runs = {{arrow, TextRun::Style::Muted, {}}, {words, TextRun::Style::Muted, {}}};
}

void BlockWriter::mono(const QString &label, const QString &stored, const QString &language, FoldKind rest)
{
    if (!label.isEmpty())
        note({{label, TextRun::Style::Small, {}}});
    const bool isLong = stored.size() > FoldedToolCharacters + 512;
    const bool isWhole = !isLong || isOpen(rest);
    const QStringView shown =
        isWhole ? QStringView(stored) : QStringView(stored).left(cutOf(stored, FoldedToolLines, FoldedToolCharacters));
    // Empty lines at the end are only shown where somebody looks for what shows nothing.
    const TerminalText read =
        readTerminal(m_options.showsInvisible || isLong ? shown : trimmedEnd(shown), m_options.showsInvisible);
    int start = 0;
    bool isContinued = false;
    for (TextPiece &piece : splitText(read.text, MaxBlockCharacters)) {
        Block &block = append(Block::Kind::Mono);
        block.spans = spansWithin(read.spans, start, int(piece.text.size()));
        start += int(piece.text.size()) + (piece.isCutInLine ? 0 : 1);
        block.text = std::move(piece.text);
        block.language = language;
        block.isInset = true;
        block.isContinued = isContinued;
        isContinued = true;
    }
    if (!isWhole)
        more(rest, tr("Show all (%1)").arg(sizeWords(stored.size())), true);
    else if (isLong)
        more(rest, tr("Show less"), true);
}

size_t BlockWriter::markdown(QStringView text)
{
    const size_t first = m_blocks.size();
    for (MarkdownPiece &piece : splitMarkdown(text, ProsePieceCharacters)) {
        Block &block = append(piece.kind == MarkdownPiece::Kind::Code ? Block::Kind::Code : Block::Kind::Prose);
        block.text = std::move(piece.text);
        block.language = std::move(piece.language);
        block.listStart = piece.listStart;
        block.isContinued = piece.isContinued;
    }
    return first;
}

}
