// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reviewpanel.h"

#include "models/store/annotationstore.h"
#include "ui/navigation/navigator.h"
#include "ui/review/baselineloader.h"
#include "ui/review/beforeafterview.h"
#include "ui/review/historyview.h"
#include "ui/review/proposallist.h"
#include "ui/review/provenancecard.h"
#include "ui/review/recordview.h"
#include "ui/review/reviewedits.h"
#include "ui/review/reviewfoot.h"
#include "ui/review/reviewform.h"
#include "ui/review/reviewkeys.h"
#include "ui/review/reviewstyle.h"
#include "ui/review/silencewords.h"
#include "ui/theme/themestore.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace tacet {

ReviewPanel::ReviewPanel(ThemeStore &themes, Navigator &navigator, QWidget *parent)
    : QWidget(parent)
    , m_themes(themes)
    , m_navigator(navigator)
{
    setObjectName(QStringLiteral("reviewPanel"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Review"));
    build();
    connectKeys();
    connect(&themes, &ThemeStore::themeChanged, this, &ReviewPanel::applyTheme);
    connect(&navigator, &Navigator::currentChanged, this, &ReviewPanel::openMessage);
    applyTheme();
    openMessage(-1);
}

ReviewPanel::~ReviewPanel() = default;

void ReviewPanel::build()
{
    m_stack = new QStackedWidget(this);
    buildEmptyPage();
    auto *page = new QWidget(m_stack);
    m_tabs = new QTabBar(page);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setAccessibleName(tr("Parts of the review"));
    for (const QString &name : {tr("Review"), tr("Before / after"), tr("Record"), tr("History")})
        m_tabs->addTab(name);
    m_pages = new QStackedWidget(page);
    m_form = new ReviewForm(m_themes, m_pages);
    m_beforeAfter = new BeforeAfterView(m_themes, m_pages);
    m_record = new RecordView(m_themes, m_pages);
    m_history = new HistoryView(m_pages);
    for (QWidget *tab : {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_beforeAfter),
                         static_cast<QWidget *>(m_record), static_cast<QWidget *>(m_history)})
        m_pages->addWidget(tab);
    m_foot = new ReviewFoot(m_themes, page);
    auto *pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    auto *line = new QFrame(page);
    line->setObjectName(QStringLiteral("tabLine"));
    line->setFixedHeight(1);
    // Below the tabs: beside them a narrow panel would cut the names.
    m_modes = new QHBoxLayout;
    m_modes->setContentsMargins(4 * Theme::Grid, 2 * Theme::Grid, 4 * Theme::Grid, 0);
    m_modes->setSpacing(Theme::Grid);
    m_modes->addStretch(1);
    pageLayout->addWidget(m_tabs);
    pageLayout->addWidget(line);
    pageLayout->addLayout(m_modes);
    pageLayout->addWidget(m_pages, 1);
    pageLayout->addWidget(m_foot);
    m_stack->addWidget(page);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);

    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_pages->setCurrentIndex(tab);
        m_tabFilledFor = -1;
        fillTab();
    });
    connect(m_form, &ReviewForm::linkActivated, this, &ReviewPanel::followLink);
    connect(m_form, &ReviewForm::messageActivated, &m_navigator, &Navigator::goTo);
    connect(&m_form->card(), &ProvenanceCard::proofActivated, this, [this](size_t record, size_t proof) {
        setTab(Tab::Record);
        m_record->revealProof(record, proof);
    });
    connect(m_beforeAfter, &BeforeAfterView::messageActivated, &m_navigator, &Navigator::goTo);
    connect(m_beforeAfter, &BeforeAfterView::recordRequested, this, [this] { setTab(Tab::Record); });
    m_baseline = new BaselineLoader(this);
    connect(m_baseline, &BaselineLoader::finished, this, &ReviewPanel::showBaseline);
    connect(m_history, &HistoryView::restoreRequested, this, [this](const Review &earlier) {
        if (m_editor)
            m_editor->change({ReviewField::State, {}}, ReviewEditor::Pace::AtOnce,
                             [&](Review &review) { review = earlier; });
        m_tabFilledFor = -1;
        fillTab();
    });
    connect(m_foot, &ReviewFoot::saveAndNextRequested, this, &ReviewPanel::saveAndNext);
    connect(m_foot, &ReviewFoot::laterRequested, this, &ReviewPanel::putOff);
}

void ReviewPanel::buildEmptyPage()
{
    auto *page = new QWidget(m_stack);
    m_emptyText = new QLabel(page);
    m_emptyText->setWordWrap(true);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setTextFormat(Qt::PlainText);
    setLook(*m_emptyText, Look::Muted);
    m_emptyNext = new QPushButton(tr("Next silence  J"), page);
    setLook(*m_emptyNext, Look::Plain);
    connect(m_emptyNext, &QPushButton::clicked, this, &ReviewPanel::nextSilenceRequested);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(6 * Theme::Grid, 6 * Theme::Grid, 6 * Theme::Grid, 6 * Theme::Grid);
    layout->setSpacing(4 * Theme::Grid);
    layout->addStretch(2);
    layout->addWidget(m_emptyText);
    layout->addWidget(m_emptyNext, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    m_stack->addWidget(page);
}

void ReviewPanel::connectKeys()
{
    m_keys = new ReviewKeys(this);
    using Pace = ReviewEditor::Pace;
    connect(m_keys, &ReviewKeys::readingToggled, this, [this](const QString &code, Reading::Standing standing) {
        m_editor->change({ReviewField::Readings, {}}, Pace::AtOnce,
                         [&](Review &review) { toggleReading(review, code, standing); });
    });
    connect(m_keys, &ReviewKeys::responseToggled, this, [this](const QString &code) {
        m_editor->change({ReviewField::Response, {}}, Pace::AtOnce,
                         [&](Review &review) { toggleResponse(review, code); });
    });
    connect(m_keys, &ReviewKeys::confidenceToggled, this, [this](int confidence) {
        m_editor->change({ReviewField::Confidence, {}}, Pace::AtOnce,
                         [&](Review &review) { toggleConfidence(review, confidence); });
    });
    connect(m_keys, &ReviewKeys::saveAndNextRequested, this, &ReviewPanel::saveAndNext);
    connect(m_keys, &ReviewKeys::saveAndStayRequested, this, &ReviewPanel::saveAndStay);
    connect(m_keys, &ReviewKeys::laterRequested, this, &ReviewPanel::putOff);
    connect(m_keys, &ReviewKeys::proposalAccepted, &m_form->proposals(), &ProposalList::accept);
    connect(m_keys, &ReviewKeys::proposalChangeRequested, &m_form->proposals(), &ProposalList::change);
    connect(m_keys, &ReviewKeys::proposalIgnored, &m_form->proposals(), &ProposalList::ignore);
    connect(m_keys, &ReviewKeys::undoRequested, this, [this] { m_editor->undoStack().undo(); });
    connect(m_keys, &ReviewKeys::redoRequested, this, [this] { m_editor->undoStack().redo(); });
}

void ReviewPanel::applyTheme()
{
    setStyleSheet(reviewStyleSheet(m_themes.theme()));
}

void ReviewPanel::setEditor(ReviewEditor *editor)
{
    if (m_editor)
        m_editor->disconnect(this);
    m_editor = editor;
    m_form->setEditor(editor);
    if (editor) {
        connect(editor, &ReviewEditor::reviewChanged, this, &ReviewPanel::showReview);
        connect(editor, &ReviewEditor::saveStateChanged, this, [this] {
            m_foot->showState(*m_editor);
            if (m_editor->saveState() == ReviewEditor::SaveState::Saved
                && m_tabs->currentIndex() == int(Tab::History)) {
                m_tabFilledFor = -1;
                fillTab();
            }
        });
        connect(editor, &ReviewEditor::silenceRequested, &m_navigator, &Navigator::goTo);
    }
    reload();
}

void ReviewPanel::setContext(const ReviewContext *context)
{
    if (m_editor) {
        m_editor->close();
        m_editor->setLinkResolver(context ? [context](qint64 number) { return context->messageNumbered(number); }
                                          : LinkResolver());
    }
    if (context != m_context)
        m_baseline->reset(); // before what it reads goes
    m_context = context;
    openMessage(context ? m_navigator.current() : -1);
}

void ReviewPanel::reload()
{
    if (m_editor) {
        if (const auto codebook = m_editor->store().currentCodebook()) {
            m_form->setCodebook(*codebook);
            m_keys->setCodebook(*codebook);
        } else
            showEmpty(oneLine(codebook.error()), false);
    }
    setContext(m_context);
}

void ReviewPanel::addModes(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAccessibleName(action->text().remove(u'&'));
        button->setAccessibleDescription(action->toolTip());
        m_modes->addWidget(button);
    }
}

void ReviewPanel::setTab(Tab tab)
{
    m_tabs->setCurrentIndex(int(tab));
}

void ReviewPanel::openMessage(int ordinal)
{
    m_report.reset();
    m_records.clear();
    m_tabFilledFor = -1;
    if (!m_context || !m_editor || ordinal < 0) {
        showEmpty(tr("Choose a silence on the left, or press J."), m_context != nullptr);
        return;
    }
    auto report = m_context->report(ordinal);
    if (!report) {
        showEmpty(oneLine(report.error()), true);
        return;
    }
    if (report->silence == SilenceClass::None) {
        showEmpty(tr("Message %1 has text: there is no silence to read here.").arg(ordinal), true);
        return;
    }
    const auto subject = m_context->subjectOf(ordinal);
    if (!subject) {
        showEmpty(oneLine(subject.error()), true);
        return;
    }
    m_records = m_context->rawRecords(ordinal).value_or(std::vector<RawRecord>());
    m_report = *std::move(report);
    m_form->showReport(*m_report, m_records, m_context->proposals(*m_report).value_or(SilenceProposals()));
    if (const auto opened = m_editor->open(*subject, m_report->proposal.code); !opened) {
        showEmpty(oneLine(opened.error()), true);
        return;
    }
    m_stack->setCurrentIndex(1);
    m_keys->setEnabled(true);
    m_foot->showState(*m_editor);
    showOthers();
    fillTab();
}

// Read once a silence: they do not change while this window has the library, but for another window's.
void ReviewPanel::showOthers()
{
    const Review &own = m_editor->review();
    std::vector<Review> others;
    if (!m_editor->modes().isBlind) {
        auto all = m_editor->store().reviewsOf(own.subject.sessionUid).value_or(std::vector<Review>());
        std::erase_if(all, [&](const Review &review) {
            return review.subject.key != own.subject.key || review.reviewer == own.reviewer;
        });
        others = std::move(all);
    }
    m_form->showOthers(others, m_editor->modes().isBlind);
}

void ReviewPanel::showEmpty(const QString &text, bool offersNext)
{
    m_report.reset();
    m_keys->setEnabled(false);
    if (m_editor)
        m_editor->close();
    m_emptyText->setText(text);
    m_emptyNext->setVisible(offersNext);
    m_stack->setCurrentIndex(0);
}

void ReviewPanel::showReview()
{
    if (m_editor->isOpen())
        m_form->showReview(m_editor->review());
    m_foot->showState(*m_editor);
    if (m_report && m_hidWhatFollows != m_editor->hidesWhatFollows()) {
        m_hidWhatFollows = m_editor->hidesWhatFollows();
        m_tabFilledFor = -1; // the dossier may show more now, or less
        fillTab();
    }
}

void ReviewPanel::fillTab()
{
    if (!m_report || m_tabFilledFor == m_report->row.ordinal)
        return;
    m_tabFilledFor = m_report->row.ordinal;
    switch (Tab(m_tabs->currentIndex())) {
    case Tab::Review:
        return;
    case Tab::BeforeAfter:
        fillDossier();
        return;
    case Tab::Record:
        if (const auto records = m_context->rawRecords(m_report->row.ordinal))
            m_record->setRecords(*records);
        else
            m_record->setMessage(oneLine(records.error()));
        return;
    case Tab::History:
        m_editor->flush();
        if (const auto changes = m_editor->store().history(m_editor->review().id))
            m_history->showChanges(*changes);
        else
            m_history->showMessage(oneLine(changes.error()));
        return;
    }
}

void ReviewPanel::fillDossier()
{
    const auto dossier = m_context->dossier(*m_report);
    if (!dossier) {
        m_beforeAfter->showMessage(oneLine(dossier.error()));
        return;
    }
    DossierFacts facts;
    facts.records = m_records;
    facts.dispute = m_editor->review().dispute;
    facts.disputedBy = m_editor->reviewer();
    facts.isGuarded = m_editor->hidesWhatFollows();
    const auto codebook = m_editor->store().currentCodebook();
    const Code *code = codebook && !m_editor->hidesProposals() ? codebook->response(m_report->proposal.code) : nullptr;
    if (code)
        facts.response = shortLabel(code->label);
    m_beforeAfter->showDossier(*m_report, *dossier, facts);
    m_baseline->measure(m_context->baselineWork(), m_context->messages());
    showBaseline();
}

void ReviewPanel::showBaseline()
{
    const auto &baseline = m_baseline->baseline();
    m_beforeAfter->showBaseline(baseline ? &*baseline : nullptr,
                                m_baseline->isRunning() ? tr("measuring the session …") : m_baseline->error());
}

void ReviewPanel::setState(Review::State state)
{
    if (!m_editor || !m_editor->isOpen())
        return;
    m_editor->change({ReviewField::State, {}}, ReviewEditor::Pace::AtOnce, [state](Review &review) {
        if (state != Review::State::Read || review.primary())
            review.state = state;
    });
    m_editor->flush();
}

void ReviewPanel::saveAndNext()
{
    if (m_editor && m_editor->hidesWhatFollows()) {
        // The first reading, then a look at what follows; the next time it is on to the next silence.
        if (m_editor->review().primary())
            m_editor->reveal();
        return;
    }
    setState(Review::State::Read);
    emit nextSilenceRequested();
}

void ReviewPanel::saveAndStay()
{
    if (m_editor && m_editor->hidesWhatFollows())
        return saveAndNext();
    setState(Review::State::Read);
}

void ReviewPanel::putOff()
{
    setState(Review::State::Later);
    emit nextSilenceRequested();
}

void ReviewPanel::followLink(qint64 number)
{
    const auto link = m_context ? m_context->messageNumbered(number) : std::nullopt;
    if (link)
        m_navigator.goTo(link->index);
}

// Closing the window is leaving the silence.
bool ReviewPanel::event(QEvent *event)
{
    if (event->type() == QEvent::Hide && m_editor)
        m_editor->flush();
    return QWidget::event(event);
}

}
