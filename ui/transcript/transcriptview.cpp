// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transcript/transcriptview.h"

#include "ui/navigation/navigator.h"
#include "ui/theme/themestore.h"
#include "ui/transcript/bodyprovider.h"
#include "ui/transcript/messageclipboard.h"
#include "ui/transcript/messagefolding.h"
#include "ui/transcript/messagelayout.h"
#include "ui/transcript/pagepainter.h"
#include "ui/transcript/scrollscale.h"
#include "ui/transcript/searchmarks.h"
#include "ui/transcript/transcriptaccessible.h"
#include "ui/transcript/transcriptcopy.h"
#include "ui/transcript/transcripthint.h"

#include "models/items/transcriptmodel.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace tacet {

namespace {

constexpr double RevealShare = 0.3; // of the viewport, above what is revealed: one sees what came before

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
    , m_strip(new MessageStrip(theme, viewport()))
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
    connect(m_strip, &MessageStrip::requested, this, &TranscriptView::doDeed);
    m_strip->setEvidenceEnabled(false);
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
    m_strip->dismiss();
    m_extras.cancelAll();
    m_page.setSource(m_bodies ? m_model.data() : nullptr, m_bodies.get());
    afterScroll();
}

void TranscriptView::setLoading(bool isLoading)
{
    m_isLoading = isLoading;
    viewport()->update();
}

void TranscriptView::setOptions(const ReadingOptions &options)
{
    if (options == m_page.options())
        return;
    m_selection.clear();
    m_door.reset();
    m_extras.cancelAll();
    m_page.setOptions(options);
    afterScroll();
    emit optionsChanged();
}

void TranscriptView::setContextStarts(std::vector<ContextStart> starts)
{
    m_contextStarts = std::move(starts);
    viewport()->update();
}

void TranscriptView::setEvidenceOffered(bool isOffered)
{
    m_isEvidenceOffered = isOffered;
    m_strip->setEvidenceEnabled(isOffered);
}

// The moment that the model's view shows is that of the current message.
int TranscriptView::contextStart() const
{
    if (m_page.options().viewpoint != Viewpoint::Model || m_navigator.current() < 0)
        return 0;
    return contextStartAt(m_contextStarts, m_navigator.current());
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
    if (m_strip->row() >= 0)
        updateStrip();
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
    if (!m_model)
        return {};
    const QString words = describeMessage(rowFactsOf(m_model->index(row, 0)));
    return row < contextStart() ? words + QStringLiteral(", ") + tr("no longer given to the model") : words;
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
    m_state.contextStart = contextStart();
    paintPage(painter, clip, m_page, *m_model, m_theme.theme(), m_geometry, m_state);
    // The bar beside the current message tells the focus; without one in view the frame does.
    if (hasFocus() && m_keys.visibleCurrent() < 0) {
        painter.setPen(m_theme.theme().accent);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
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
        Folds folds = openedFolds(m_page, row);
        if (folds == m_page.folds(row))
            break;
        m_page.setFolds(row, std::move(folds));
    }
    m_selection.clear();
    afterScroll();
}

void TranscriptView::setMarked(std::optional<TextMatcher> matcher)
{
    m_marked = std::move(matcher);
    m_state.matcher = m_marked ? &*m_marked : nullptr;
    viewport()->update();
}

void TranscriptView::revealMatch(int row)
{
    if (!m_marked || row < 0 || row >= m_page.rows())
        return;
    auto place = firstMatchIn(m_page, row, *m_marked);
    if (!place) {
        showAll(row);
        place = firstMatchIn(m_page, row, *m_marked);
    }
    if (!place)
        return;
    m_page.ensureVisible(*place);
    afterScroll();
}

void TranscriptView::toggleFolds(int row)
{
    if (row < 0 || row >= m_page.rows())
        return;
    m_selection.clear();
    m_page.setFolds(row, toggledFolds(m_page, row));
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

void TranscriptView::copyText(int row)
{
    if (m_model && m_bodies)
        MessageClipboard(m_page, *m_model, *m_bodies).copyText(row);
}

std::optional<std::pair<int, int>> TranscriptView::selectedRows() const
{
    const auto range = m_selection.range();
    return range ? std::optional(std::pair(range->first.row, range->second.row)) : std::nullopt;
}

// What goes over several messages is no quotation of one: each of them is evidence as a whole.
void TranscriptView::citeSelection()
{
    const auto rows = selectedRows().value_or(std::pair(currentRow(), currentRow()));
    const QString quote = hasSelection() && rows.first == rows.second ? selectedText() : QString();
    for (int row = rows.first; row >= 0 && row <= rows.second; ++row)
        emit evidenceRequested(row, quote);
}

void TranscriptView::copyMarkdown(int row)
{
    if (m_model && m_bodies)
        MessageClipboard(m_page, *m_model, *m_bodies).copyMarkdown(row);
}

void TranscriptView::copyLink(int row)
{
    if (m_model && m_bodies)
        MessageClipboard(m_page, *m_model, *m_bodies).copyLink(row);
}

void TranscriptView::copyCitation(int row)
{
    if (!m_model || !m_bodies)
        return;
    const Result<> copied = MessageClipboard(m_page, *m_model, *m_bodies).copyCitation(row);
    if (!copied)
        emit failed(copied.error());
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

}
