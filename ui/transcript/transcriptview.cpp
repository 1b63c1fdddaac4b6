// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptview.h"

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/bodyprovider.h"
#include "ui/transcript/links.h"
#include "ui/transcript/messageheader.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/messagelookup.h"
#include "ui/transcript/messagemenu.h"
#include "ui/transcript/scrollscale.h"
#include "ui/transcript/transcriptaccessible.h"
#include "ui/transcript/transcriptcopy.h"
#include "ui/transcript/transcripthint.h"

#include "models/items/transcriptmodel.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tacet {

namespace {

constexpr double RevealShare = 0.3; // of the viewport, above what is revealed: one sees what came before
constexpr int AutoScrollMs = 30;

}

TranscriptView::TranscriptView(ThemeStore &theme, Navigator &navigator, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_theme(theme)
    , m_navigator(navigator)
    , m_page(theme.theme())
    , m_selection(m_page)
    , m_mouse(m_page, m_selection)
    , m_keys(m_page, navigator)
    , m_extras(m_page)
{
    installTranscriptAccessibility();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Transcript"));
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setCursor(Qt::ArrowCursor);
    m_extras.setTheme(theme.theme());

    connect(&m_theme, &ThemeStore::themeChanged, this, &TranscriptView::applyTheme);
    connect(&m_navigator, &Navigator::revealRequested, this, &TranscriptView::reveal);
    connect(&m_navigator, &Navigator::currentChanged, this, [this](int row) {
        viewport()->update();
        if (hasFocus() && row >= 0) {
            QAccessibleEvent event(this, QAccessible::Focus);
            event.setChild(row);
            QAccessible::updateAccessibility(&event);
        }
    });
    connect(verticalScrollBar(), &QScrollBar::sliderReleased, this, &TranscriptView::afterScroll);
    connect(&m_extras, &BlockExtras::highlightingChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&m_extras, &BlockExtras::heightsChanged, this, &TranscriptView::afterScroll);
}

TranscriptView::~TranscriptView() = default;

void TranscriptView::setModel(QAbstractItemModel *model, std::unique_ptr<BodyProvider> bodies)
{
    if (m_model)
        m_model->disconnect(this);
    m_page.setSource(nullptr, nullptr);
    m_model = model;
    m_bodies = std::move(bodies);
    if (m_model)
        connectModel();
    restart();
}

void TranscriptView::connectModel()
{
    connect(m_model, &QAbstractItemModel::modelReset, this, &TranscriptView::restart);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [this] {
        m_page.appendRows();
        if (m_pendingReveal >= 0 && m_pendingReveal < m_page.rows())
            reveal(m_pendingReveal);
        else
            afterScroll();
    });
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex &, int first) {
        m_selection.clear();
        m_page.truncate(first);
        afterScroll();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first, const QModelIndex &last) {
        m_page.forgetRows(first.row(), last.row());
        afterScroll();
    });
    connect(m_model, &QObject::destroyed, this, [this] { m_page.setSource(nullptr, nullptr); });
}

void TranscriptView::restart()
{
    m_selection.clear();
    m_door.reset();
    m_extras.cancelAll();
    m_page.setSource(m_bodies ? m_model.data() : nullptr, m_bodies.get());
    afterScroll();
}

void TranscriptView::setLoading(bool isLoading)
{
    m_isLoading = isLoading;
    viewport()->update();
}

void TranscriptView::applyTheme()
{
    m_extras.setTheme(m_theme.theme());
    m_page.forgetLayouts();
    updateGeometryOfPage();
}

void TranscriptView::updateGeometryOfPage()
{
    m_geometry = PageGeometry::of(viewport()->width(), m_theme.theme());
    m_page.setSize(m_geometry.column, viewport()->height());
    afterScroll();
}

void TranscriptView::resizeEvent(QResizeEvent *)
{
    updateGeometryOfPage();
}

// After everything that moves the page: the bar, the navigator, and what is still to be fetched follow.
void TranscriptView::afterScroll()
{
    QScrollBar &bar = *verticalScrollBar();
    const ScrollScale scale(m_page.heights().total(), viewport()->height());
    // While the thumb is held it is the person's; the bar catches up when it is let go.
    if (!bar.isSliderDown()) {
        m_isSyncing = true;
        bar.setRange(0, scale.maximum());
        bar.setPageStep(scale.pageStep());
        bar.setSingleStep(std::max(1, m_theme.theme().body.pixelSize() * 3));
        bar.setValue(scale.valueAt(m_page.y()));
        m_isSyncing = false;
    }
    m_navigator.setVisibleRange(m_page.firstVisible(), m_page.lastVisible());
    if (m_bodies)
        m_extras.fetch(*m_bodies);
    viewport()->update();
}

void TranscriptView::scrollContentsBy(int, int dy)
{
    if (m_isSyncing)
        return;
    const QScrollBar &bar = *verticalScrollBar();
    const ScrollScale scale(m_page.heights().total(), viewport()->height());
    const bool isStep = scale.isExact() && !bar.isSliderDown();
    if (isStep)
        m_page.scrollBy(-dy);
    else
        m_page.scrollTo(scale.yAt(bar.value()));
    afterScroll();
}

void TranscriptView::scroll(qint64 px)
{
    m_page.scrollBy(px);
    afterScroll();
}

void TranscriptView::reveal(int row)
{
    m_pendingReveal = row < m_page.rows() ? -1 : row;
    if (row < 0 || row >= m_page.rows())
        return;
    const QRect rect = rectOf(row);
    const bool isSeen =
        !rect.isEmpty() && rect.top() >= 0 && rect.bottom() - MessageLayout::SpaceAfterPx < viewport()->height();
    if (!isSeen)
        m_page.place(row, int(viewport()->height() * RevealShare));
    afterScroll();
}

int TranscriptView::currentRow() const
{
    return m_navigator.current();
}

void TranscriptView::goTo(int row)
{
    m_navigator.goTo(row);
}

QString TranscriptView::describe(int row) const
{
    return m_model ? describeMessage(rowFactsOf(m_model->index(row, 0))) : QString();
}

QString TranscriptView::visibleText(int row)
{
    return m_page.rectOf(row) ? textOfMessage(m_page, row) : QString();
}

QRect TranscriptView::rectOf(int row) const
{
    const auto rect = m_page.rectOf(row);
    return rect ? rect->translated(m_geometry.columnLeft(), 0) : QRect();
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_theme.theme().ground);
    if (!m_page.placed().empty())
        return paintBlocks(painter, event->rect());
    const bool isEmptySession = m_model && m_bodies;
    paintHint(painter, viewport()->rect(), m_theme.theme(),
              m_isLoading          ? Emptiness::Loading
                  : isEmptySession ? Emptiness::NoMessages
                                   : Emptiness::NoTranscript);
}

void TranscriptView::paintBlocks(QPainter &painter, const QRect &clip)
{
    m_state.current = m_navigator.current();
    m_state.hasFocus = hasFocus();
    m_state.selection = m_selection.range();
    m_state.door = m_door ? std::optional(m_door->place) : std::nullopt;
    m_state.doorLength = m_door ? m_door->length : 0;
    painter.setClipRect(clip);
    TranscriptPainter blocks(painter, m_theme.theme(), m_geometry, m_state);
    const auto isAnswer = [this](int row) {
        return row < m_page.rows()
            && Role(m_model->index(row, 0).data(TranscriptModel::RoleRole).toInt()) == Role::Assistant;
    };
    int row = -1;
    SilenceClass answered = SilenceClass::None;
    SilenceClass silence = SilenceClass::None;
    for (const PlacedBlock &placed : m_page.placed()) {
        if (placed.row != row) {
            row = placed.row;
            const RowFacts &facts = placed.layout->facts();
            silence = facts.isBand() && isAnswer(row + 1) ? facts.silence : SilenceClass::None;
            answered = SilenceClass::None;
            if (row > 0 && facts.role == Role::Assistant) {
                const RowFacts before = rowFactsOf(m_model->index(row - 1, 0));
                answered = before.isBand() ? before.silence : SilenceClass::None;
            }
        }
        if (placed.y < clip.bottom() + 1 && placed.bottom() > clip.top())
            blocks.paint(placed, answered, silence);
    }
    // The bar beside the current message tells the focus; without one in view the frame does.
    if (hasFocus() && m_keys.visibleCurrent() < 0) {
        painter.setPen(m_theme.theme().accent);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void TranscriptView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        const int notches = event->angleDelta().y();
        if (notches != 0)
            m_theme.setFontScale(m_theme.fontScale() * std::pow(1.1, notches / 120.0));
        return event->accept();
    }
    const int lines = QApplication::wheelScrollLines();
    const double px = event->pixelDelta().isNull()
        ? event->angleDelta().y() / 120.0 * lines * m_theme.theme().body.pixelSize() * 1.6
        : event->pixelDelta().y();
    scroll(-qint64(std::lround(px)));
    event->accept();
}

bool TranscriptView::handleSelectKey(QKeyEvent *event)
{
    const auto operation = selectionMove(*event);
    if (!operation || m_page.placed().empty())
        return operation.has_value();
    const int current = m_keys.visibleCurrent();
    m_selection.move(*operation, {current >= 0 ? current : m_page.firstVisible(), 0, 0});
    m_page.ensureVisible(*m_selection.cursor());
    afterScroll();
    return true;
}

bool TranscriptView::handleDoorKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (m_door)
            openDoor(*m_door);
        else if (m_keys.visibleCurrent() >= 0)
            toggleFolds(m_navigator.current());
        return true;
    }
    if (event.key() != Qt::Key_Escape || (m_selection.isEmpty() && !m_door))
        return false;
    m_selection.clear();
    m_door.reset();
    viewport()->update();
    return true;
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (handleSelectKey(event) || handleDoorKey(*event))
        event->accept();
    else if (m_keys.move(*event, viewport()->height(), m_theme.theme().body.pixelSize() * 3 / 2))
        afterScroll();
    else
        QAbstractScrollArea::keyPressEvent(event);
}

QPoint TranscriptView::inColumn(const QPoint &viewportPoint) const
{
    return viewportPoint - QPoint(m_geometry.columnLeft(), 0);
}

int TranscriptView::rowAt(const QPoint &viewportPoint) const
{
    const PlacedBlock *placed = m_page.blockAt(viewportPoint.y());
    return placed ? placed->row : -1;
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_lastMouse = event->position().toPoint();
    m_door.reset();
    m_mouse.press(inColumn(m_lastMouse), event->modifiers() & Qt::ShiftModifier);
    if (const int row = rowAt(m_lastMouse); row >= 0)
        m_navigator.setCurrent(row);
    viewport()->update();
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    m_lastMouse = event->position().toPoint();
    if (!(event->buttons() & Qt::LeftButton))
        return updateHover(m_lastMouse);
    if (!m_mouse.isSelecting())
        return;
    if (m_mouse.drag(inColumn(m_lastMouse)))
        viewport()->update();
    const bool isOutside = m_lastMouse.y() < 0 || m_lastMouse.y() >= viewport()->height();
    if (isOutside && !m_autoScroll.isActive())
        m_autoScroll.start(AutoScrollMs, this);
    else if (!isOutside)
        m_autoScroll.stop();
}

void TranscriptView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_autoScroll.timerId())
        return QAbstractScrollArea::timerEvent(event);
    const int below = m_lastMouse.y() - viewport()->height();
    scroll(m_lastMouse.y() < 0 ? m_lastMouse.y() : std::max(0, below));
    m_mouse.drag(inColumn({m_lastMouse.x(), std::clamp(m_lastMouse.y(), 0, viewport()->height() - 1)}));
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_autoScroll.stop();
    if (const auto door = m_mouse.release())
        return openDoor(*door);
    if (!m_selection.isEmpty() && QApplication::clipboard()->supportsSelection())
        QApplication::clipboard()->setText(selectedText(), QClipboard::Selection);
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_mouse.doubleClick(inColumn(event->position().toPoint()));
    viewport()->update();
}

void TranscriptView::updateHover(const QPoint &viewportPoint)
{
    const QPoint point = inColumn(viewportPoint);
    const auto door = doorAt(m_page, point);
    const bool opens = door && linkTargetOf(door->target).kind != LinkTarget::Kind::Outside;
    const bool isText = !door && m_page.placeAt(point, true).has_value();
    viewport()->setCursor(opens ? Qt::PointingHandCursor : isText || door ? Qt::IBeamCursor : Qt::ArrowCursor);
    const int row = door ? door->place.row : -1;
    const int block = door ? door->place.block : -1;
    if (row == m_state.hoveredRow && block == m_state.hoveredBlock)
        return;
    m_state.hoveredRow = row;
    m_state.hoveredBlock = block;
    viewport()->update();
}

void TranscriptView::showTip(const QPoint &viewportPoint, const QPoint &globalPoint)
{
    const auto door = doorAt(m_page, inColumn(viewportPoint));
    if (door && linkTargetOf(door->target).kind == LinkTarget::Kind::Outside) {
        // Plain text: an address may hold anything.
        const QString words =
            tr("%1\nNot opened from here; copy it with the context menu.").arg(door->target.left(500));
        return QToolTip::showText(globalPoint, words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")),
                                  viewport());
    }
    const PlacedBlock *placed = m_page.blockAt(viewportPoint.y());
    const bool isInGutter = viewportPoint.x() < m_geometry.columnLeft();
    const bool isHeader = placed && placed->layout->block(placed->block).kind == Block::Kind::Header;
    if (placed && (isInGutter || isHeader) && placed->layout->facts().timeMs)
        return QToolTip::showText(globalPoint, utcTime(*placed->layout->facts().timeMs), viewport());
    QToolTip::hideText();
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        showTip(help->pos(), help->globalPos());
        return true;
    }
    if (event->type() == QEvent::Leave)
        updateHover({-1, -1});
    return QAbstractScrollArea::viewportEvent(event);
}

bool TranscriptView::event(QEvent *event)
{
    // Space and the arrows are read here, not by a shortcut of the window, while the view has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

// Tab goes through the links and folds that are in view, then on to the next widget.
bool TranscriptView::focusNextPrevChild(bool next)
{
    m_door = nextDoor(m_page, viewport()->height(), m_door, next);
    viewport()->update();
    return m_door ? true : QAbstractScrollArea::focusNextPrevChild(next);
}

void TranscriptView::openDoor(const Door &door)
{
    const LinkTarget target = linkTargetOf(door.target);
    switch (target.kind) {
    case LinkTarget::Kind::Message:
        return showMessage(target.number);
    case LinkTarget::Kind::Record:
        m_navigator.setCurrent(door.place.row);
        emit recordRequested(door.place.row);
        return;
    case LinkTarget::Kind::Fold:
        return setFold(door.place.row, target.number);
    case LinkTarget::Kind::Outside: // never followed
        return;
    }
}

void TranscriptView::showMessage(int number)
{
    const int row = m_model ? rowOfNumber(*m_model, number) : -1;
    if (row < 0)
        return;
    emit linkActivated(row);
    m_navigator.goTo(row);
}

void TranscriptView::setFold(int row, int fold)
{
    Folds folds = m_page.folds(row);
    if (!folds.erase(fold))
        folds.insert(fold);
    m_selection.clear();
    m_page.setFolds(row, std::move(folds));
    afterScroll();
}

void TranscriptView::showAll(int row)
{
    // What is opened may hold folds of its own; two rounds reach the rest of a tool's output.
    for (int round = 0; round < 2; ++round) {
        const auto layout = m_page.layoutOf(row);
        if (!layout)
            return;
        Folds folds = m_page.folds(row);
        for (int block = 0; block < layout->count(); ++block) {
            if (layout->block(block).fold >= 0)
                folds.insert(layout->block(block).fold);
        }
        m_page.setFolds(row, std::move(folds));
    }
    m_selection.clear();
    afterScroll();
}

void TranscriptView::toggleFolds(int row)
{
    const auto layout = m_page.layoutOf(row);
    if (!layout)
        return;
    Folds folds;
    if (m_page.folds(row).empty()) {
        for (int block = 0; block < layout->count(); ++block) {
            if (layout->block(block).fold >= 0)
                folds.insert(layout->block(block).fold);
        }
    }
    m_selection.clear();
    m_page.setFolds(row, std::move(folds));
    afterScroll();
}

QString TranscriptView::selectedText()
{
    const auto range = m_selection.range();
    return range ? tacet::selectedText(m_page, *range) : QString();
}

void TranscriptView::copy()
{
    if (!m_selection.isEmpty())
        QApplication::clipboard()->setText(selectedText());
}

void TranscriptView::copyMarkdown(int row)
{
    if (row < 0 || row >= m_page.rows())
        return;
    if (const Result<MessageBody> body = m_bodies->body(row))
        QApplication::clipboard()->setText(messageAsMarkdown(rowFactsOf(m_model->index(row, 0)), *body));
}

void TranscriptView::copyLink(int row)
{
    if (row < 0 || row >= m_page.rows())
        return;
    const QString key = m_model->index(row, 0).data(TranscriptModel::KeyRole).toString();
    QApplication::clipboard()->setText(QStringLiteral("tacet:%1#%2").arg(m_bodies->sessionUid(), key));
}

void TranscriptView::selectAll()
{
    m_selection.selectAll();
    viewport()->update();
}

void TranscriptView::selectMessage(int row)
{
    m_selection.selectMessage(row);
    viewport()->update();
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint point = event->pos();
    const int row = isByKey ? m_keys.visibleCurrent() : rowAt(point);
    if (row < 0)
        return;
    m_navigator.setCurrent(row);
    QMenu menu(this);
    fillMessageMenu(menu, *this, row, isByKey ? m_door : doorAt(m_page, inColumn(point)));
    menu.exec(isByKey ? viewport()->mapToGlobal(rectOf(row).topLeft()) : event->globalPos());
}

}
