// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/diffdocument.h"

#include "ui/theme/theme.h"
#include "ui/transcript/block.h"

#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace tacet {

namespace {

using Kind = LineChange::Kind;

QColor tint(const QColor &ground, const QColor &colour, float share)
{
    const auto mix = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(mix(ground.redF(), colour.redF()), mix(ground.greenF(), colour.greenF()),
                            mix(ground.blueF(), colour.blueF()));
}

/// One row of two columns; nullptr: nothing stands there.
struct Pair {
    const DiffLine *before = nullptr;
    const DiffLine *after = nullptr;
};

/// Removed lines stand beside the lines that were added in their place.
std::vector<Pair> pairsOf(const std::vector<DiffLine> &lines)
{
    std::vector<Pair> pairs;
    size_t at = 0;
    while (at < lines.size()) {
        if (lines[at].kind == Kind::Same || lines[at].kind == Kind::Elided) {
            pairs.push_back({&lines[at], &lines[at]});
            ++at;
            continue;
        }
        const auto endOf = [&lines](size_t from, Kind kind) {
            while (from < lines.size() && lines[from].kind == kind)
                ++from;
            return from;
        };
        const size_t removed = endOf(at, Kind::Removed);
        const size_t added = endOf(removed, Kind::Added);
        for (size_t row = 0; row < std::max(removed - at, added - removed); ++row) {
            pairs.push_back({at + row < removed ? &lines[at + row] : nullptr,
                             removed + row < added ? &lines[removed + row] : nullptr});
        }
        at = added;
    }
    return pairs;
}

class Writer
{
public:
    Writer(QTextDocument &document, const Theme &theme)
        : m_cursor(&document)
        , m_theme(theme)
    { }

    void writeUnified(const std::vector<DiffLine> &lines)
    {
        bool isFirst = true;
        for (const DiffLine &line : lines) {
            if (!isFirst)
                m_cursor.insertBlock();
            isFirst = false;
            QTextBlockFormat format;
            format.setLineHeight(100, QTextBlockFormat::ProportionalHeight); // tinted lines touch
            format.setTextIndent(-indentPx());
            format.setLeftMargin(indentPx());
            if (const QColor ground = groundOf(line.kind); ground.isValid())
                format.setBackground(ground);
            m_cursor.setBlockFormat(format);
            write(line, true);
        }
    }

    void writeTwoColumns(const std::vector<DiffLine> &lines)
    {
        const auto pairs = pairsOf(lines);
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(1);
        format.setColumnWidthConstraints(
            {QTextLength(QTextLength::PercentageLength, 50), QTextLength(QTextLength::PercentageLength, 50)});
        QTextTable *table = m_cursor.insertTable(int(pairs.size()), 2, format);
        for (int row = 0; row < int(pairs.size()); ++row) {
            fill(table->cellAt(row, 0), pairs[size_t(row)].before, Kind::Removed);
            fill(table->cellAt(row, 1), pairs[size_t(row)].after, Kind::Added);
        }
    }

private:
    void fill(QTextTableCell cell, const DiffLine *line, Kind side)
    {
        if (!line)
            return;
        m_cursor = cell.firstCursorPosition();
        if (line->kind == side) {
            QTextCharFormat format = cell.format();
            format.setBackground(groundOf(side));
            cell.setFormat(format);
        }
        write(*line, line->kind == side);
    }

    void write(const DiffLine &line, bool isMarked)
    {
        QTextCharFormat format;
        format.setFont(m_theme.mono);
        if (line.kind == Kind::Elided) {
            format.setFont(m_theme.label);
            format.setForeground(m_theme.muted);
            m_cursor.insertText(QStringLiteral("⋯ ") + line.text, format);
            return;
        }
        // No space is written that the text does not have: it would be named where invisible characters are shown.
        const bool isEmpty = line.text.isEmpty();
        if (isMarked && !(isEmpty && line.kind == Kind::Same)) {
            QTextCharFormat mark = format;
            mark.setForeground(line.kind == Kind::Added         ? m_theme.good
                                   : line.kind == Kind::Removed ? m_theme.bad
                                                                : m_theme.muted);
            const QString sign = line.kind == Kind::Added ? QStringLiteral("+")
                : line.kind == Kind::Removed              ? QStringLiteral("−")
                                                          : QStringLiteral(" ");
            m_cursor.insertText(isEmpty ? sign : sign + u' ', mark);
        }
        m_cursor.insertText(line.text, format);
    }

    double indentPx() const { return m_theme.mono.pixelSize() * 1.2; }

    QColor groundOf(Kind kind) const
    {
        const float share = m_theme.isDark() ? 0.16F : 0.10F;
        if (kind == Kind::Added)
            return tint(m_theme.ground, m_theme.good, share);
        return kind == Kind::Removed ? tint(m_theme.ground, m_theme.bad, share) : QColor();
    }

    QTextCursor m_cursor;
    const Theme &m_theme;
};

}

void writeDiff(QTextDocument &document, const Block &block, const Theme &theme)
{
    Writer writer(document, theme);
    if (block.isSideBySide)
        writer.writeTwoColumns(block.lines);
    else
        writer.writeUnified(block.lines);
}

QString diffText(const Block &block)
{
    QString text;
    for (const DiffLine &line : block.lines) {
        if (!text.isEmpty())
            text += u'\n';
        text += (line.kind == Kind::Added         ? QStringLiteral("+")
                     : line.kind == Kind::Removed ? QStringLiteral("-")
                     : line.kind == Kind::Elided  ? QStringLiteral("@@ ")
                                                  : QStringLiteral(" "))
            + line.text;
    }
    return text;
}

}
