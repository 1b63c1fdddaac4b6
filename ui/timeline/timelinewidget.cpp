// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinewidget.h"

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/timeline/axismodebutton.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/timeline/timelinehovercard.h"
#include "ui/timeline/timelinemarks.h"
#include "ui/timeline/timelinepainter.h"
#include "ui/timeline/timelinewords.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

constexpr double ZoomStep = 1.25;
constexpr double WheelNotch = 120;

bool isKeyboardReason(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

}

TimelineWidget::TimelineWidget(const ThemeStore &themes, Navigator &navigator, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_navigator(navigator)
    , m_modeButton(new AxisModeButton(themes, this))
{
    installTimelineAccessibility();
    setObjectName(QStringLiteral("timeline"));
    setAccessibleName(tr("Timeline"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_modeButton->setToolTip(tr("What the axis counts (M)"));
    connect(m_modeButton, &AxisModeButton::clicked, this, [this] {
        QMenu menu(this);
        fillMenu(menu);
        menu.exec(m_modeButton->mapToGlobal(QPoint(0, 0)));
    });
    connect(&m_themes, &ThemeStore::themeChanged, this, &TimelineWidget::relayout);
    connect(&m_navigator, &Navigator::currentChanged, this, &TimelineWidget::onCurrentChanged);
    connect(&m_navigator, &Navigator::visibleRangeChanged, this, qOverload<>(&QWidget::update));
    relayout();
}

TimelineWidget::~TimelineWidget() = default;

void TimelineWidget::setColumns(std::shared_ptr<const SessionColumns> columns, int from)
{
    m_scene.setColumns(std::move(columns), from);
    m_card.reset();
    updateModeButton();
    update();
}

void TimelineWidget::setReadMarks(const QHash<int, ReadMark> &marks)
{
    m_scene.setReadMarks(marks);
    update();
}

void TimelineWidget::setHits(std::vector<int> hits)
{
    m_scene.setHits(std::move(hits));
    update();
}

void TimelineWidget::setGapThresholdMs(qint64 gapMs)
{
    m_scene.setGapThresholdMs(gapMs);
    update();
}

void TimelineWidget::setFilter(SilenceClassSet classes)
{
    m_scene.setClasses(classes);
    update();
}

void TimelineWidget::setPreviewSource(PreviewSource source)
{
    m_preview = std::move(source);
}

void TimelineWidget::setMode(TimelineMode mode)
{
    const TimelineMode before = m_scene.axis().mode();
    m_scene.axis().setMode(mode);
    updateModeButton();
    update();
    if (m_scene.axis().mode() != before)
        emit modeChanged(m_scene.axis().mode());
}

void TimelineWidget::toggleMode()
{
    setMode(mode() == TimelineMode::ByMessage ? TimelineMode::ByTime : TimelineMode::ByMessage);
}

QString TimelineWidget::describe(int ordinal) const
{
    return describeMessage(m_scene, ordinal);
}

int TimelineWidget::ordinalAt(const QPointF &point) const
{
    if (m_scene.axis().messages() == 0 || point.x() < m_layout.left() - m_layout.markPx / 2)
        return -1;
    for (const bool upperRow : {true, false}) {
        const QRectF row = upperRow ? m_layout.persons : m_layout.harness;
        if (point.y() < row.top() || point.y() >= row.bottom())
            continue;
        for (const SilenceCluster &cluster : clustersOf(m_scene, m_layout, upperRow)) {
            if (std::abs(cluster.px - lanePx(point)) <= m_layout.markPx / 2 + 1)
                return m_scene.silences()[cluster.top].ordinal;
        }
    }
    return m_scene.axis().ordinalAt(lanePx(point));
}

int TimelineWidget::currentOrdinal() const
{
    return m_navigator.current();
}

QRectF TimelineWidget::markRectOf(int ordinal) const
{
    const int position = m_scene.positionOf(ordinal);
    if (position < 0)
        return {};
    const bool upperRow = isInUpperRow(m_scene.silences()[size_t(position)].group);
    const QRectF row = upperRow ? m_layout.persons : m_layout.harness;
    const double x = row.left() + m_scene.axis().pixelOf(ordinal);
    return {x - m_layout.markPx / 2, row.top(), m_layout.markPx, row.height()};
}

QSize TimelineWidget::sizeHint() const
{
    return {800, int(std::ceil(TimelineLayout::preferredHeight(m_themes.theme())))};
}

QSize TimelineWidget::minimumSizeHint() const
{
    return {240, int(std::ceil(TimelineLayout::minimumHeight(m_themes.theme())))};
}

void TimelineWidget::nextSilence()
{
    goTo(m_scene.nextAfter(m_navigator.current()));
}

void TimelineWidget::previousSilence()
{
    const int current = m_navigator.current();
    goTo(current < 0 ? -1 : m_scene.previousBefore(current));
}

void TimelineWidget::zoomIn()
{
    zoomBy(ZoomStep);
}

void TimelineWidget::zoomOut()
{
    zoomBy(1 / ZoomStep);
}

void TimelineWidget::fit()
{
    m_scene.axis().scale().fit();
    update();
}

void TimelineWidget::copyAsPicture() const
{
    QApplication::clipboard()->setPixmap(const_cast<TimelineWidget *>(this)->grab());
}

void TimelineWidget::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_themes.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.ground);
    const TimelineOverlay overlay {m_navigator.current(), m_navigator.firstVisible(), m_navigator.lastVisible(),
                                   m_brushPx, tr("wheel zooms, drag pans, J / K next and previous silence")};
    paintTimeline(painter, m_layout, m_scene, overlay, theme);
    if (hasFocus() && m_isFocusShown) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void TimelineWidget::resizeEvent(QResizeEvent *)
{
    relayout();
}

void TimelineWidget::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    const bool isSideways = std::abs(delta.x()) > std::abs(delta.y()) || event->modifiers() == Qt::ShiftModifier;
    TimelineScale &scale = m_scene.axis().scale();
    if (isSideways)
        scale.panBy(delta.x() != 0 ? delta.x() : delta.y());
    else
        scale.zoomAbout(lanePx(event->position()), std::pow(ZoomStep, delta.y() / WheelNotch));
    event->accept();
    update();
}

void TimelineWidget::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_isFocusShown = false;
    m_pressedAt = event->position();
    m_pannedTo = m_pressedAt.x();
    m_gesture = event->modifiers() == Qt::ShiftModifier ? Gesture::Brush : Gesture::Press;
    m_card.reset();
}

void TimelineWidget::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF point = event->position();
    if (m_gesture == Gesture::None) {
        showHover(point);
        return;
    }
    if (m_gesture == Gesture::Press && std::abs(point.x() - m_pressedAt.x()) >= QApplication::startDragDistance()) {
        m_gesture = Gesture::Pan;
        setCursor(Qt::ClosedHandCursor);
    }
    if (m_gesture == Gesture::Pan) {
        m_scene.axis().scale().panBy(point.x() - m_pannedTo);
        m_pannedTo = point.x();
    } else if (m_gesture == Gesture::Brush) {
        const auto within = [this](const QPointF &at) { return std::clamp(lanePx(at), 0.0, m_layout.width()); };
        m_brushPx = {within(m_pressedAt), within(point)};
    }
    update();
}

void TimelineWidget::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    unsetCursor();
    if (gesture == Gesture::Press)
        goTo(ordinalAt(event->position()));
    TimelineScale &scale = m_scene.axis().scale();
    if (m_brushPx) {
        const auto [from, to] = std::minmax(m_brushPx->first, m_brushPx->second);
        if (to - from >= QApplication::startDragDistance())
            scale.show(scale.toValue(from), scale.toValue(to));
    }
    m_brushPx.reset();
    update();
}

void TimelineWidget::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        fit();
}

void TimelineWidget::leaveEvent(QEvent *)
{
    m_card.reset();
}

void TimelineWidget::keyPressEvent(QKeyEvent *event)
{
    const auto &silences = m_scene.silences();
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        previousSilence();
        break;
    case Qt::Key_Right:
        nextSilence();
        break;
    case Qt::Key_Home:
        goTo(silences.empty() ? -1 : silences.front().ordinal);
        break;
    case Qt::Key_End:
        goTo(silences.empty() ? -1 : silences.back().ordinal);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        break;
    case Qt::Key_Minus:
        zoomOut();
        break;
    case Qt::Key_0:
        fit();
        break;
    case Qt::Key_M:
        toggleMode();
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    m_isFocusShown = true;
    update();
}

void TimelineWidget::focusInEvent(QFocusEvent *event)
{
    m_isFocusShown = isKeyboardReason(event->reason());
    QWidget::focusInEvent(event);
}

void TimelineWidget::focusOutEvent(QFocusEvent *event)
{
    m_isFocusShown = false;
    QWidget::focusOutEvent(event);
}

void TimelineWidget::contextMenuEvent(QContextMenuEvent *event)
{
    m_card.reset();
    QMenu menu(this);
    fillMenu(menu);
    menu.exec(event->globalPos());
}

void TimelineWidget::fillMenu(QMenu &menu)
{
    const auto addMode = [&](const QString &text, TimelineMode mode) {
        QAction *action = menu.addAction(text, this, [this, mode] { setMode(mode); });
        action->setCheckable(true);
        action->setChecked(this->mode() == mode);
        return action;
    };
    addMode(tr("By &message"), TimelineMode::ByMessage);
    addMode(tr("By &time"), TimelineMode::ByTime)->setEnabled(m_scene.axis().hasTimes());
    menu.addSeparator();
    // The keys are the widget's own, so they are told beside the words and are no shortcuts of the window.
    menu.addAction(tr("&Fit\t0"), this, &TimelineWidget::fit)->setEnabled(!m_scene.axis().scale().isFitted());
    menu.addAction(tr("Zoom &in\t+"), this, &TimelineWidget::zoomIn);
    menu.addAction(tr("Zoom &out\t-"), this, &TimelineWidget::zoomOut);
    menu.addSeparator();
    menu.addAction(tr("&Copy as picture"), this, &TimelineWidget::copyAsPicture);
}

void TimelineWidget::relayout()
{
    const Theme &theme = m_themes.theme();
    updateModeButton();
    const double labelsPx = std::max(timelineLabelsPx(theme), double(m_modeButton->sizeHint().width()));
    m_layout = TimelineLayout::make(size(), theme, labelsPx);
    m_scene.axis().scale().setWidthPx(m_layout.width());
    const QRectF axis = m_layout.axis;
    // Its text stands in line with the names of the lanes.
    m_modeButton->setGeometry(int(m_layout.labelsLeft) - AxisModeButton::PaddingPx, int(axis.top()),
                              m_modeButton->sizeHint().width(), int(axis.height()));
    update();
}

void TimelineWidget::updateModeButton()
{
    m_modeButton->setText(mode() == TimelineMode::ByMessage ? tr("by message") : tr("by time"));
    m_modeButton->setAccessibleName(tr("Axis: %1").arg(m_modeButton->text()));
    m_modeButton->setEnabled(m_scene.axis().messages() > 0);
}

void TimelineWidget::onCurrentChanged(int ordinal)
{
    if (ordinal >= 0 && ordinal < m_scene.axis().messages())
        m_scene.axis().scale().reveal(m_scene.axis().valueOf(ordinal));
    update();
    const int position = m_scene.positionOf(ordinal);
    if (hasFocus() && position >= 0) {
        QAccessibleEvent focused(this, QAccessible::Focus);
        focused.setChild(position);
        QAccessible::updateAccessibility(&focused);
    }
}

void TimelineWidget::zoomBy(double factor)
{
    m_scene.axis().scale().zoomAbout(anchorPx(), factor);
    update();
}

void TimelineWidget::goTo(int ordinal)
{
    if (ordinal >= 0)
        m_navigator.goTo(ordinal);
}

void TimelineWidget::showHover(const QPointF &point)
{
    const int ordinal = m_layout.lanes().adjusted(0, 0, 0, 1).contains(point) ? ordinalAt(point) : -1;
    if (ordinal < 0) {
        m_card.reset();
        return;
    }
    if (!m_card)
        m_card = std::make_unique<TimelineHoverCard>(m_themes, this);
    const double x = m_layout.left() + std::clamp(m_scene.axis().pixelOf(ordinal), 0.0, m_layout.width());
    m_card->show(hoverFactsOf(m_scene, ordinal, m_preview ? m_preview(ordinal) : QString()),
                 mapToGlobal(QPoint(int(x), int(m_layout.head.top()))));
}

double TimelineWidget::lanePx(const QPointF &point) const
{
    return point.x() - m_layout.left();
}

double TimelineWidget::anchorPx() const
{
    const int current = m_navigator.current();
    const double px = current >= 0 && current < m_scene.axis().messages() ? m_scene.axis().pixelOf(current) : -1;
    return px >= 0 && px <= m_layout.width() ? px : m_layout.width() / 2;
}

}
