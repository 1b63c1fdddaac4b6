// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/markdownfield.h"

#include "ui/review/linkhighlighter.h"
#include "ui/review/messagelinks.h"
#include "ui/theme/themestore.h"

#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>

namespace tacet {

namespace {

// What QPlainTextEdit's frame and the style sheet's padding take, above and below together.
constexpr int FramePx = 11;

}

MarkdownField::MarkdownField(const ThemeStore &themes, const QString &name, QWidget *parent)
    : QPlainTextEdit(parent)
{
    new LinkHighlighter(themes, document());
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setAccessibleName(name);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(1);
    viewport()->setMouseTracking(true);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        fitHeight();
        if (!m_isShowing)
            emit textEdited(toPlainText());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!m_isShowing && hasFocus())
            emit cursorMoved();
    });
    connect(&themes, &ThemeStore::themeChanged, this, &MarkdownField::fitHeight);
}

MarkdownField::~MarkdownField() = default;

void MarkdownField::showText(const QString &text)
{
    const QString old = toPlainText();
    if (old == text)
        return;
    const auto start = std::mismatch(old.begin(), old.end(), text.begin(), text.end());
    const auto same = qsizetype(start.first - old.begin());
    const qsizetype rest = std::min(old.size(), text.size()) - same;
    qsizetype tail = 0;
    while (tail < rest && old[old.size() - 1 - tail] == text[text.size() - 1 - tail])
        ++tail;
    m_isShowing = true;
    QTextCursor cursor(document());
    cursor.setPosition(int(same));
    cursor.setPosition(int(old.size() - tail), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(same, text.size() - tail - same));
    m_isShowing = false;
}

void MarkdownField::setMinimumLines(int lines)
{
    m_minimumLines = lines;
    fitHeight();
}

QSize MarkdownField::sizeHint() const
{
    // QPlainTextDocumentLayout measures its height in lines.
    const int lines = std::max(m_minimumLines, int(document()->size().height()));
    const int margins = int(2 * document()->documentMargin()) + FramePx + 2;
    return {120, lines * QFontMetrics(font()).lineSpacing() + margins};
}

void MarkdownField::fitHeight()
{
    const int height = sizeHint().height();
    if (height != this->height())
        setFixedHeight(height);
    updateGeometry();
}

std::optional<qint64> MarkdownField::linkAt(const QPoint &point) const
{
    const QTextCursor cursor = cursorForPosition(point);
    const int position = cursor.positionInBlock();
    for (const MessageLink &link : messageLinks(cursor.block().text())) {
        if (position > link.start && position < link.start + link.length)
            return link.number;
    }
    return std::nullopt;
}

// Undo and redo belong to the whole review: left to whoever holds them.
bool MarkdownField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

bool MarkdownField::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
    return QPlainTextEdit::viewportEvent(event);
}

void MarkdownField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        clearFocus(); // emits left()
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void MarkdownField::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    emit left();
}

void MarkdownField::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void MarkdownField::mouseMoveEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseMoveEvent(event);
    viewport()->setCursor(linkAt(event->position().toPoint()) ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void MarkdownField::mouseReleaseEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    const auto number = linkAt(event->position().toPoint());
    if (number && event->button() == Qt::LeftButton && !textCursor().hasSelection())
        emit linkActivated(*number);
}

void MarkdownField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

}
