// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/messagedocument.h"

#include "ui/theme/theme.h"
#include "ui/transcript/block.h"
#include "ui/transcript/diffdocument.h"
#include "ui/transcript/invisiblecharacters.h"
#include "ui/transcript/links.h"
#include "ui/transcript/markdowndress.h"
#include "ui/transcript/markdownmath.h"

#include <QFontMetricsF>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace tacet {

namespace {

/// A document that loads nothing: what a transcript names is never opened.
class ClosedDocument final : public QTextDocument
{
protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

QTextCharFormat formatOf(const TextRun &run, const Block &block, const Theme &theme)
{
    QTextCharFormat format;
    format.setFont(theme.body);
    switch (run.style) {
    case TextRun::Style::Plain:
        break;
    case TextRun::Style::Bold:
        format.setFontWeight(QFont::DemiBold);
        break;
    case TextRun::Style::Title: {
        QFont font = theme.body;
        font.setPixelSize(theme.body.pixelSize() * 15 / 13);
        font.setWeight(QFont::DemiBold);
        format.setFont(font);
        format.setForeground(theme.of(block.silence));
        break;
    }
    case TextRun::Style::Muted:
        format.setForeground(theme.muted);
        break;
    case TextRun::Style::Small:
        format.setFont(theme.label);
        format.setForeground(theme.muted);
        break;
    case TextRun::Style::Mono:
        format.setFont(theme.mono);
        format.setForeground(theme.muted);
        break;
    case TextRun::Style::Struck:
        format.setFontStrikeOut(true);
        format.setForeground(theme.muted);
        break;
    case TextRun::Style::Good:
        format.setFontWeight(QFont::DemiBold);
        format.setForeground(theme.good);
        break;
    case TextRun::Style::Bad:
        format.setFontWeight(QFont::DemiBold);
        format.setForeground(theme.bad);
        break;
    case TextRun::Style::Link:
        format.setForeground(theme.accent);
        format.setAnchor(true);
        format.setAnchorHref(run.target);
        break;
    }
    return format;
}

// A fold is one line, whatever it is about: the longest of its texts gives way.
std::vector<TextRun> fitted(std::vector<TextRun> runs, const Block &block, const Theme &theme, int widthPx)
{
    double others = 0;
    double widest = 0;
    size_t longest = 0;
    for (size_t run = 0; run < runs.size(); ++run) {
        const double width = QFontMetricsF(formatOf(runs[run], block, theme).font()).horizontalAdvance(runs[run].text);
        others += width;
        if (width > widest) {
            widest = width;
            longest = run;
        }
    }
    if (others <= widthPx)
        return runs;
    const QFontMetricsF metrics(formatOf(runs[longest], block, theme).font());
    runs[longest].text =
        metrics.elidedText(runs[longest].text, Qt::ElideRight, std::max(0.0, widthPx - (others - widest) - 2));
    return runs;
}

void insertRuns(QTextDocument &document, const Block &block, const Theme &theme, int widthPx)
{
    QTextCursor cursor(&document);
    const bool isFold = block.kind == Block::Kind::Fold;
    for (const TextRun &run : isFold ? fitted(block.runs, block, theme, widthPx) : block.runs)
        cursor.insertText(run.text, formatOf(run, block, theme));
    if (block.kind != Block::Kind::Band)
        return;
    QTextBlockFormat lines;
    lines.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    cursor.mergeBlockFormat(lines);
    cursor.movePosition(QTextCursor::Start);
    QTextBlockFormat title;
    title.setBottomMargin(Theme::Grid);
    cursor.mergeBlockFormat(title);
}

void linkMentions(QTextDocument &document, const Theme &theme)
{
    for (const MessageMention &mention : messageMentions(document.toPlainText())) {
        QTextCursor cursor(&document);
        cursor.setPosition(int(mention.start));
        cursor.setPosition(int(mention.start + mention.length), QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorHref(messageTarget(mention.number));
        format.setForeground(theme.accent);
        cursor.mergeCharFormat(format);
    }
}

bool isMonospaced(const Block &block)
{
    return block.kind == Block::Kind::Code || block.kind == Block::Kind::Mono || block.kind == Block::Kind::Diff;
}

}

std::unique_ptr<QTextDocument> makeDocument(const Block &block, const Theme &theme, int widthPx)
{
    auto document = std::make_unique<ClosedDocument>();
    document->setUndoRedoEnabled(false);
    document->setDocumentMargin(0);
    document->setDefaultFont(isMonospaced(block) ? theme.mono : theme.body);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    if (block.kind == Block::Kind::Prose) {
        const ProtectedMath math = protectMath(block.text);
        document->setMarkdown(math.markdown,
                              QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                  | QTextDocument::MarkdownNoHTML);
        dressMarkdown(*document, block, theme);
        restoreMath(*document, math.formulas);
        linkMentions(*document, theme);
    } else if (block.kind == Block::Kind::Diff) {
        writeDiff(*document, block, theme);
    } else if (isMonospaced(block)) {
        document->setPlainText(block.text);
        QTextBlockFormat lines;
        lines.setLineHeight(112, QTextBlockFormat::ProportionalHeight);
        QTextCursor all(document.get());
        all.select(QTextCursor::Document);
        all.mergeBlockFormat(lines);
    } else {
        insertRuns(*document, block, theme, widthPx);
        if (block.kind == Block::Kind::Error)
            linkMentions(*document, theme);
    }
    if (block.showsInvisible && block.kind != Block::Kind::Fold)
        showInvisible(*document, theme);
    document->setTextWidth(widthPx);
    return document;
}

}
