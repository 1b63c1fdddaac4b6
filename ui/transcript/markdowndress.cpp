// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/markdowndress.h"

#include "ui/theme/theme.h"
#include "ui/transcript/block.h"

#include <QCoreApplication>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

#include <vector>

namespace tacet {

namespace {

constexpr int LineHeightPercent = 122;

/// A stretch of text in one format, remembered so that the document may be changed while it is walked.
struct Stretch {
    int position = 0;
    int length = 0;
    QTextCharFormat format;
};

class Dresser
{
    Q_DECLARE_TR_FUNCTIONS(tacet::MarkdownDress)
public:
    Dresser(QTextDocument &document, const Block &block, const Theme &theme)
        : m_document(document)
        , m_block(block)
        , m_theme(theme)
        , m_cursor(&document)
    { }

    void dress()
    {
        m_document.setIndentWidth(m_theme.body.pixelSize() * 3 / 2);
        m_cursor.beginEditBlock();
        removeEmptyStart();
        dressTables();
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next())
            dressBlock(block);
        if (m_block.listStart != 1)
            numberFirstList();
        replacePictures();
        m_cursor.endEditBlock();
    }

private:
    // The importer puts a line at the beginning of a text below an empty paragraph.
    void removeEmptyStart()
    {
        const QTextBlock first = m_document.begin();
        const QTextBlock second = first.next();
        const bool isRuler =
            second.isValid() && second.blockFormat().hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth);
        const bool isOwnRuler = first.blockFormat().hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth);
        if (first.length() > 1 || !isRuler || isOwnRuler)
            return;
        const QTextBlockFormat ruler = second.blockFormat();
        m_cursor.setPosition(first.position());
        m_cursor.deleteChar();
        m_cursor.setBlockFormat(ruler);
    }

    void dressBlock(const QTextBlock &block)
    {
        QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence)
            || format.hasProperty(QTextFormat::BlockCodeLanguage) || format.nonBreakableLines();
        const bool isInTable = QTextCursor(block).currentTable() != nullptr;
        const int quotes = format.intProperty(QTextFormat::BlockQuoteLevel);
        const bool isFirst = block.blockNumber() == 0;
        format.setTopMargin(format.headingLevel() > 0 && !isFirst ? m_theme.body.pixelSize() * 0.6 : 0);
        const bool isWithinList = block.textList() && block.next().isValid() && block.next().textList();
        format.setBottomMargin(isCode || isInTable ? 0 : isWithinList ? 2 : m_theme.body.pixelSize() * 0.45);
        format.setLineHeight(isInTable ? 100 : LineHeightPercent, QTextBlockFormat::ProportionalHeight);
        if (quotes > 0) {
            format.setLeftMargin(quotes * m_theme.body.pixelSize());
            format.setRightMargin(0);
        }
        if (isCode) {
            format.setNonBreakableLines(false);
            format.setBackground(m_theme.surface);
            if (format.indent() == 0 && quotes == 0)
                format.setLeftMargin(Theme::Grid * 2);
        }
        if (format.hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth)) // a line, not an empty paragraph
            format.setLineHeight(m_theme.body.pixelSize() * 0.6, QTextBlockFormat::FixedHeight);
        m_cursor.setPosition(block.position());
        m_cursor.setBlockFormat(format);
        dressText(block, format.headingLevel(), isCode, quotes > 0);
    }

    void dressText(const QTextBlock &block, int heading, bool isCode, bool isQuote)
    {
        std::vector<Stretch> stretches;
        for (auto part = block.begin(); !part.atEnd(); ++part)
            stretches.push_back({part.fragment().position(), part.fragment().length(), part.fragment().charFormat()});
        for (const Stretch &stretch : stretches) {
            QTextCharFormat format;
            bool isChanged = false;
            if (heading > 0) {
                format.setProperty(QTextFormat::FontSizeAdjustment, 0);
                format.setProperty(QTextFormat::FontPixelSize, headingPx(heading));
                format.setFontWeight(QFont::DemiBold);
                isChanged = true;
            }
            if (isCode || stretch.format.fontFixedPitch()) {
                format.setFontFamilies({m_theme.mono.family()});
                format.setProperty(QTextFormat::FontPixelSize, m_theme.mono.pixelSize());
                if (!isCode)
                    format.setBackground(m_theme.surface);
                isChanged = true;
            }
            if (stretch.format.isAnchor()) {
                format.setForeground(m_theme.text);
                format.setFontUnderline(true);
                format.setUnderlineColor(m_theme.muted);
                isChanged = true;
            } else if (isQuote || m_block.isQuiet) {
                format.setForeground(m_theme.muted);
                isChanged = true;
            }
            if (isChanged)
                merge(stretch, format);
        }
    }

    int headingPx(int level) const
    {
        const int base = m_theme.body.pixelSize();
        return level == 1 ? base * 17 / 13 : level == 2 ? base * 15 / 13 : base;
    }

    void merge(const Stretch &stretch, const QTextCharFormat &format)
    {
        m_cursor.setPosition(stretch.position);
        m_cursor.setPosition(stretch.position + stretch.length, QTextCursor::KeepAnchor);
        m_cursor.mergeCharFormat(format);
        m_cursor.clearSelection();
    }

    void dressTables()
    {
        for (QTextFrame *frame : m_document.rootFrame()->childFrames()) {
            auto *table = qobject_cast<QTextTable *>(frame);
            if (!table)
                continue;
            QTextTableFormat format = table->format();
            format.setBorder(1);
            format.setBorderCollapse(true);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderBrush(m_theme.hairline);
            format.setCellSpacing(0);
            format.setCellPadding(Theme::Grid);
            format.setBottomMargin(m_theme.body.pixelSize() * 0.5);
            table->setFormat(format);
        }
    }

    // The Markdown importer of Qt 6.4 numbers every list from 1 (QTextListFormat::start is since 6.6): the numbers of a
    // list that begins elsewhere are written out, with the text hanging beside them.
    void numberFirstList()
    {
        QTextList *list = m_document.begin().textList();
        if (!list || list->format().style() != QTextListFormat::ListDecimal)
            return;
        std::vector<QTextBlock> items;
        for (int item = 0; item < list->count(); ++item)
            items.push_back(list->item(item));
        int number = m_block.listStart;
        for (const QTextBlock &item : items) {
            QTextBlockFormat format = item.blockFormat();
            format.setObjectIndex(-1);
            format.setIndent(format.indent() + 1);
            const double hang = m_document.indentWidth();
            format.setTextIndent(-hang);
            format.setTabPositions({QTextOption::Tab(0, QTextOption::LeftTab)});
            m_cursor.setPosition(item.position());
            m_cursor.setBlockFormat(format);
            QTextCharFormat plain;
            plain.setFont(m_theme.body);
            m_cursor.insertText(QString::number(number++) + QStringLiteral(".\u2002"), plain);
        }
    }

    // Nothing is loaded, so a picture would be a broken icon: its words and its address stand there instead.
    void replacePictures()
    {
        std::vector<Stretch> pictures;
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (part.fragment().charFormat().isImageFormat())
                    pictures.push_back(
                        {part.fragment().position(), part.fragment().length(), part.fragment().charFormat()});
            }
        }
        for (auto picture = pictures.rbegin(); picture != pictures.rend(); ++picture) {
            const QTextImageFormat image = picture->format.toImageFormat();
            const QString words = image.stringProperty(QTextFormat::ImageAltText);
            m_cursor.setPosition(picture->position);
            m_cursor.setPosition(picture->position + picture->length, QTextCursor::KeepAnchor);
            QTextCharFormat plain;
            plain.setForeground(m_theme.muted);
            m_cursor.insertText(words.isEmpty() ? tr("[picture: %1]").arg(image.name())
                                                : tr("[picture: %1, %2]").arg(words, image.name()),
                                plain);
        }
    }

    QTextDocument &m_document;
    const Block &m_block;
    const Theme &m_theme;
    QTextCursor m_cursor;
};

}

void dressMarkdown(QTextDocument &document, const Block &block, const Theme &theme)
{
    Dresser(document, block, theme).dress();
}

}
