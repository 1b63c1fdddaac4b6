// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/timelinelayout.h"
#include "ui/timeline/timelinescene.h"

#include <QPointF>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QMenu;

namespace tacet {

class AxisModeButton;
class Navigator;
class ThemeStore;
class TimelineHoverCard;

/// The whole session at a glance, under the transcript: the wheel zooms about the pointer, dragging pans, a click goes
/// to a message, Shift and dragging zooms into a stretch. Left and Right go from silence to silence, + and - zoom, 0
/// fits, Home and End go to the first and the last silence, M changes between messages and times.
class TimelineWidget final : public QWidget
{
    Q_OBJECT
public:
    /// What a message says, for the hover card; asked for one message at a time.
    using PreviewSource = std::function<QString(int ordinal)>;

    /// @param themes, navigator must outlive this
    TimelineWidget(const ThemeStore &themes, Navigator &navigator, QWidget *parent = nullptr);
    ~TimelineWidget() override;

    /// nullptr clears; call it so before another session is shown, else the view of the one before is kept.
    /// @param from the messages before it are as they were at the last call
    void setColumns(std::shared_ptr<const SessionColumns> columns, int from = 0);
    void setReadMarks(const QHash<int, ReadMark> &marks);
    void setHits(std::vector<int> hits); ///< ordinals that a search has found, ascending
    void setGapThresholdMs(qint64 gapMs);
    void setFilter(SilenceClassSet classes); ///< which silences are marked
    void setPreviewSource(PreviewSource source);

    [[nodiscard]] TimelineMode mode() const { return m_scene.axis().mode(); }
    void setMode(TimelineMode mode);

    [[nodiscard]] const TimelineScene &scene() const { return m_scene; }
    [[nodiscard]] const TimelineLayout &timelineLayout() const { return m_layout; }
    /// "message 417, user, silent, Context compaction, unread": what a screen reader says.
    [[nodiscard]] QString describe(int ordinal) const;
    /// The message under a point: of a mark where there is one; -1: none.
    [[nodiscard]] int ordinalAt(const QPointF &point) const;
    [[nodiscard]] int currentOrdinal() const; ///< the reader's place; -1: none
    [[nodiscard]] QRectF markRectOf(int ordinal) const; ///< where its silence is marked, in the widget

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void goTo(int ordinal); ///< nothing below 0
    void nextSilence();
    void previousSilence();
    void zoomIn();
    void zoomOut();
    void fit();
    void toggleMode();
    void copyAsPicture() const;

signals:
    void modeChanged(tacet::TimelineMode mode);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    enum class Gesture { None, Press, Pan, Brush };

    void relayout();
    void fillMenu(QMenu &menu);
    void updateModeButton();
    void onCurrentChanged(int ordinal);
    void zoomBy(double factor);
    void showHover(const QPointF &point);
    [[nodiscard]] double lanePx(const QPointF &point) const;
    [[nodiscard]] double anchorPx() const; ///< what the keyboard zooms about

    const ThemeStore &m_themes;
    Navigator &m_navigator;
    TimelineScene m_scene;
    TimelineLayout m_layout;
    PreviewSource m_preview;
    AxisModeButton *m_modeButton = nullptr;
    std::unique_ptr<TimelineHoverCard> m_card;
    Gesture m_gesture = Gesture::None;
    QPointF m_pressedAt;
    double m_pannedTo = 0;
    std::optional<std::pair<double, double>> m_brushPx;
    bool m_isFocusShown = false;
};

}
