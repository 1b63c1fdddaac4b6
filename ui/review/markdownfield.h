// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>

#include <optional>

namespace tacet {

class ThemeStore;

/// A field for Markdown as plain text that is as high as what stands in it; it never scrolls by itself.
///
/// It keeps no undo of its own: the review's does that, for all fields together.
class MarkdownField final : public QPlainTextEdit
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    MarkdownField(const ThemeStore &themes, const QString &name, QWidget *parent = nullptr);
    ~MarkdownField() override;

    /// Shows another text, changing as little as possible: the cursor stays where it can.
    void showText(const QString &text);
    void setMinimumLines(int lines);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /// The number of the `[msg N]` under a point of the viewport.
    [[nodiscard]] std::optional<qint64> linkAt(const QPoint &point) const;

signals:
    void textEdited(const QString &text); ///< by the person, not by showText()
    void linkActivated(qint64 number);
    void left(); ///< the focus went, or Esc was pressed
    void cursorMoved(); ///< by the person: bring it into view

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();

    int m_minimumLines = 1;
    bool m_isShowing = false;
};

}
