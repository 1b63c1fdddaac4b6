// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/markdownsplitter.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace tacet {

namespace {

struct Fence {
    QChar mark;
    qsizetype length = 0;
    QString language;
};

qsizetype runLength(QStringView line, QChar mark)
{
    qsizetype length = 0;
    while (length < line.size() && line[length] == mark)
        ++length;
    return length;
}

// Fences that are indented may belong to a list item and stay with the prose, so that its numbering goes on.
std::optional<Fence> openingFence(QStringView line)
{
    if (!line.startsWith(u'`') && !line.startsWith(u'~'))
        return std::nullopt;
    const QChar mark = line.front();
    const qsizetype length = runLength(line, mark);
    const QStringView info = line.mid(length).trimmed();
    if (length < 3 || (mark == u'`' && info.contains(u'`')))
        return std::nullopt;
    const auto end =
        std::find_if(info.begin(), info.end(), [](QChar c) { return c.isSpace() || c == u'{' || c == u','; });
    return Fence {mark, length, QStringView(info.begin(), end).toString()};
}

bool isClosing(QStringView line, const Fence &fence)
{
    const QStringView text = line.trimmed();
    return runLength(text, fence.mark) == text.size() && text.size() >= fence.length;
}

// The number of an ordered item at the margin, else -1.
int itemNumber(QStringView line)
{
    qsizetype digits = 0;
    while (digits < line.size() && digits < 9 && line[digits].isDigit())
        ++digits;
    const bool isItem = digits > 0 && digits + 1 < line.size() && (line[digits] == u'.' || line[digits] == u')')
        && line[digits + 1] == u' ';
    return isItem ? line.left(digits).toInt() : -1;
}

class Splitter
{
public:
    explicit Splitter(int maxCharacters)
        : m_max(maxCharacters)
    { }

    void take(QStringView line)
    {
        if (m_fence)
            takeCode(line);
        else
            takeProse(line);
    }

    std::vector<MarkdownPiece> finish()
    {
        flush(m_fence ? MarkdownPiece::Kind::Code : MarkdownPiece::Kind::Prose);
        return std::move(m_pieces);
    }

private:
    void takeCode(QStringView line)
    {
        if (isClosing(line, *m_fence)) {
            if (m_lines.isEmpty() && !m_isContinued)
                m_isKept = true; // an empty code block is shown as one
            flush(MarkdownPiece::Kind::Code);
            m_fence.reset();
            m_isContinued = false;
            return;
        }
        if (m_length > 0 && m_length + line.size() > m_max) {
            flush(MarkdownPiece::Kind::Code);
            m_isContinued = true;
        }
        append(line);
    }

    void takeProse(QStringView line)
    {
        if (auto fence = openingFence(line)) {
            flush(MarkdownPiece::Kind::Prose);
            m_fence = std::move(fence);
            m_isInList = false;
            return;
        }
        const bool isBlank = line.trimmed().isEmpty();
        const int number = itemNumber(line);
        if (number >= 0 && !m_isInList && (m_isAfterBlank || m_lines.isEmpty())) {
            if (number != 1) {
                flush(MarkdownPiece::Kind::Prose);
                m_listStart = number;
            }
            m_isInList = true;
        } else if (number < 0 && !isBlank && !line.front().isSpace() && m_isAfterBlank) {
            m_isInList = false;
        }
        const bool isGoodPlace = m_isAfterBlank && !m_isInList && !isBlank && !line.front().isSpace();
        if ((m_length > m_max / 2 && isGoodPlace) || (m_length > 0 && m_length + line.size() > m_max))
            flush(MarkdownPiece::Kind::Prose);
        append(line);
        m_isAfterBlank = isBlank;
    }

    void append(QStringView line)
    {
        while (line.size() > m_max) {
            m_lines.append(line.left(m_max).toString());
            const bool isCode = m_fence.has_value();
            flush(isCode ? MarkdownPiece::Kind::Code : MarkdownPiece::Kind::Prose);
            m_isContinued = isCode;
            line = line.mid(m_max);
        }
        m_lines.append(line.toString());
        m_length += line.size() + 1;
    }

    void flush(MarkdownPiece::Kind kind)
    {
        const QString text = m_lines.join(u'\n');
        const bool hasText = !QStringView(text).trimmed().isEmpty();
        if (hasText || m_isKept || (kind == MarkdownPiece::Kind::Code && !m_lines.isEmpty())) {
            m_pieces.push_back({kind, text, m_fence ? m_fence->language : QString(), m_listStart, m_isContinued});
        }
        m_lines.clear();
        m_length = 0;
        m_listStart = 1;
        m_isKept = false;
        m_isAfterBlank = true;
    }

    qsizetype m_max;
    std::vector<MarkdownPiece> m_pieces;
    QStringList m_lines;
    qsizetype m_length = 0;
    std::optional<Fence> m_fence;
    int m_listStart = 1;
    bool m_isInList = false;
    bool m_isAfterBlank = true;
    bool m_isContinued = false;
    bool m_isKept = false;
};

}

std::vector<MarkdownPiece> splitMarkdown(QStringView markdown, int maxCharacters)
{
    Splitter splitter(maxCharacters);
    for (const QStringView line : qTokenize(markdown, u'\n'))
        splitter.take(line.endsWith(u'\r') ? line.chopped(1) : line);
    return splitter.finish();
}

std::vector<TextPiece> splitText(QStringView text, int maxCharacters)
{
    std::vector<TextPiece> pieces;
    while (text.size() > maxCharacters) {
        const qsizetype lineEnd = text.left(maxCharacters + 1).lastIndexOf(u'\n');
        if (lineEnd >= 0) {
            pieces.push_back({text.left(lineEnd).toString(), false});
            text = text.mid(lineEnd + 1);
        } else {
            // Never between the halves of a surrogate pair.
            const qsizetype cut = maxCharacters - (text[maxCharacters].isLowSurrogate() ? 1 : 0);
            pieces.push_back({text.left(cut).toString(), true});
            text = text.mid(cut);
        }
    }
    pieces.push_back({text.toString(), false});
    return pieces;
}

}
