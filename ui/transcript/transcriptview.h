// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/analysis/contextstart.h"
#include "models/core/error.h"
#include "models/core/textmatcher.h"
#include "ui/transcript/blockextras.h"
#include "ui/transcript/doors.h"
#include "ui/transcript/messagestrip.h"
#include "ui/transcript/transcriptkeys.h"
#include "ui/transcript/transcriptmouse.h"
#include "ui/transcript/transcriptpage.h"
#include "ui/transcript/transcriptpainter.h"
#include "ui/transcript/transcriptselection.h"

#include <QAbstractItemModel>
#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QPointer>

#include <memory>
#include <optional>

namespace tacet {

class BodyProvider;
class Navigator;
class ScrollScale;
class ThemeStore;

/// The reading surface: the messages of one session below each other, of which only those in view are laid out.
/// Follows the navigator and tells it what is visible; reads the model through the roles of TranscriptModel.
class TranscriptView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    /// Both must outlive this.
    TranscriptView(ThemeStore &theme, Navigator &navigator, QWidget *parent = nullptr);
    ~TranscriptView() override;

    /// Shows another session from its beginning. @param model must outlive this or be taken away with nullptr
    void setModel(QAbstractItemModel *model, std::unique_ptr<BodyProvider> bodies);
    [[nodiscard]] QAbstractItemModel *model() const { return m_model; }
    /// While there is no message yet: "Reading…" instead of the hint for an empty window.
    void setLoading(bool isLoading);

    /// How messages are shown; what is read stays in its place.
    void setOptions(const ReadingOptions &options);
    [[nodiscard]] const ReadingOptions &options() const { return m_page.options(); }
    /// What is looked for is marked wherever it stands; none: nothing.
    void setMarked(std::optional<TextMatcher> matcher);
    /// Where the model's context was cut: told in the model's view of the current message.
    void setContextStarts(std::vector<ContextStart> starts);
    /// Whether a reading is open that a message can be evidence of.
    void setEvidenceOffered(bool isOffered);
    [[nodiscard]] bool canAddEvidence() const { return m_isEvidenceOffered; }

    [[nodiscard]] const TranscriptPage &page() const { return m_page; }
    [[nodiscard]] const PageGeometry &geometryOfPage() const { return m_geometry; }
    [[nodiscard]] QString selectedText();
    /// The first and the last message that the selection touches; none: nothing is selected.
    [[nodiscard]] std::optional<std::pair<int, int>> selectedRows() const;
    [[nodiscard]] bool hasSelection() const { return !m_selection.isEmpty(); }
    /// The link or fold that the keyboard is on.
    [[nodiscard]] const std::optional<Door> &currentDoor() const { return m_door; }
    /// No code waits for its colours.
    [[nodiscard]] bool isSettled() const { return m_extras.isIdle(); }
    /// The row's edges in the viewport; empty when no part of it is visible.
    [[nodiscard]] QRect rectOf(int row) const;
    [[nodiscard]] int currentRow() const;
    /// What a screen reader says of the message: "message 417, User, silent, Context compaction".
    [[nodiscard]] QString describe(int row) const;
    /// The text of a message that is in view; empty for all others.
    [[nodiscard]] QString visibleText(int row);

public slots:
    void goTo(int row);
    void copy();
    void copyText(int row);
    /// Asks for what is selected, or else for the current message, to be kept as evidence.
    void citeSelection();
    void copyMarkdown(int row);
    void copyCitation(int row);
    void copyLink(int row);
    void selectAll();
    void selectMessage(int row);
    /// Opens all folds of the message, or closes them when one is open.
    void toggleFolds(int row);
    /// Opens everything of the message, however long it is.
    void showAll(int row);
    /// Brings the first place of the message that is marked into view, opening what hides it.
    void revealMatch(int row);

signals:
    void optionsChanged();
    /// A sub-agent's call was followed. @param uid one of ReadingOptions::sessions
    void sessionRequested(const QString &uid);
    void failed(const tacet::Error &error);
    /// The raw record of the message is asked for.
    void recordRequested(int ordinal);
    /// The message is to become evidence of the open reading.
    /// @param quote what is selected of its text; empty: the whole message is meant
    void evidenceRequested(int ordinal, const QString &quote);
    /// A link to a message in the text was followed.
    void linkActivated(int ordinal);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectModel();
    void restart();
    void applyTheme();
    void updateGeometryOfPage();
    void afterScroll();
    void scroll(qint64 px);
    void reveal(int row);
    void setFold(int row, int fold);
    void openDoor(const Door &door);
    void showMessage(int number);
    [[nodiscard]] QPoint inColumn(const QPoint &viewportPoint) const;
    [[nodiscard]] int rowAt(const QPoint &viewportPoint) const;
    bool handleSelectKey(QKeyEvent *event);
    bool handleDoorKey(const QKeyEvent &event);
    void updateHover(const QPoint &viewportPoint);
    void paintBlocks(QPainter &painter, const QRect &clip);
    void updateStrip();
    void doDeed(MessageStrip::Deed deed, int row);
    [[nodiscard]] int contextStart() const;

    ThemeStore &m_theme;
    Navigator &m_navigator;
    QPointer<QAbstractItemModel> m_model;
    std::unique_ptr<BodyProvider> m_bodies;
    TranscriptPage m_page;
    TranscriptSelection m_selection;
    TranscriptMouse m_mouse;
    TranscriptKeys m_keys;
    BlockExtras m_extras;
    PageGeometry m_geometry;
    std::optional<TextMatcher> m_marked;
    PaintState m_state;
    MessageStrip *m_strip = nullptr;
    std::vector<ContextStart> m_contextStarts;
    bool m_isEvidenceOffered = false;
    std::optional<Door> m_door; // that the keyboard is on
    QPoint m_lastMouse;
    QBasicTimer m_autoScroll;
    int m_pendingReveal = -1;
    bool m_isLoading = false;
    bool m_isSyncing = false;
};

}
