// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow/mainwindow.h"

#include "models/analysis/contextstart.h"
#include "models/core/codebook.h"
#include "models/core/session.h"
#include "models/items/sessionlistmodel.h"
#include "models/items/silencelistmodel.h"
#include "models/items/transcriptmodel.h"
#include "models/operations/library.h"
#include "models/operations/messagereader.h"
#include "models/operations/thresholds.h"
#include "models/store/annotationstore.h"
#include "models/store/transcriptreader.h"
#include "ui/common/errorbanner.h"
#include "ui/common/jobbar.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/agentmenu.h"
#include "ui/mainwindow/dialogs.h"
#include "ui/mainwindow/headerbar.h"
#include "ui/mainwindow/horizon.h"
#include "ui/mainwindow/livereading.h"
#include "ui/mainwindow/menus.h"
#include "ui/mainwindow/panels.h"
#include "ui/navigation/navigator.h"
#include "ui/review/revieweditor.h"
#include "ui/review/reviewpanel.h"
#include "ui/review/sessionreviewcontext.h"
#include "ui/search/searchbar.h"
#include "ui/search/sessionfinder.h"
#include "ui/session/documentfacts.h"
#include "ui/session/exportreviews.h"
#include "ui/session/sessiondocument.h"
#include "ui/session/sessionlist.h"
#include "ui/session/workspace.h"
#include "ui/sessions/sessionlistpage.h"
#include "ui/sessions/sessionlistpanel.h"
#include "ui/settings/settings.h"
#include "ui/silences/silencelistpanel.h"
#include "ui/theme/themestore.h"
#include "ui/timeline/timelinewidget.h"
#include "ui/transcript/readingactions.h"
#include "ui/transcript/sourcebodyprovider.h"
#include "ui/transcript/transcriptview.h"
#include "ui/transcript/viewpointswitch.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QUndoStack>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace tacet {

namespace {

constexpr QSize FirstSize(1440, 900);
constexpr QSize SmallestSize(760, 480);

Codebook codebookOf(const Workspace &workspace)
{
    const auto codebook = workspace.annotations().currentCodebook();
    return codebook ? *codebook : Codebook {};
}

/// The thresholds of the program, but for those that the person has set.
ReportOptions reportOptionsOf(const Settings &settings)
{
    ReportOptions options;
    for (const auto &[name, value] : namedThresholds({})) {
        if (const auto own = settings.threshold(name))
            setThreshold(options, name, *own);
    }
    return options;
}

ReadMark readMarkOf(const std::vector<Review> &reviews, const QString &reviewer)
{
    ReadMark mark = ReadMark::None;
    for (const Review &review : reviews) {
        if (review.state == Review::State::Adjudicated)
            return ReadMark::Adjudicated;
        if (review.state != Review::State::Read && review.state != Review::State::NeedsSecond)
            continue;
        if (review.reviewer == reviewer)
            mark = ReadMark::Read;
        else if (mark == ReadMark::None)
            mark = ReadMark::ReadByOther;
    }
    return mark;
}

}

MainWindow::MainWindow(std::unique_ptr<Workspace> workspace, Settings &settings, ThemeStore &themes, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_themes(themes)
    , m_workspace(std::move(workspace))
    , m_editor(new ReviewEditor(m_workspace->annotations(), this))
    , m_facts(std::make_unique<DocumentFacts>(*m_workspace, codebookOf(*m_workspace)))
    , m_navigator(new Navigator(this))
    , m_horizon(new Horizon(*m_workspace, settings, *m_facts, *m_editor, *m_navigator, this))
    , m_actions(new Actions(themes, this))
{
    m_editor->setReviewer(settings.reviewer());
    m_actions->guard->setChecked(settings.isGuarded());
    m_actions->blind->setChecked(settings.isBlind());
    setWindowTitle(tr("Tacet"));
    setAcceptDrops(true);
    setMinimumSize(SmallestSize);
    resize(FirstSize);
    buildPanels();
    buildStatusBar();
    const Menus menus = buildMenus(*menuBar(), *m_actions);
    fillThemeMenu(*menus.theme);
    auto *agents = new AgentMenu(m_workspace->sharedLibrary(), menus.file);
    menus.file->insertMenu(menus.recent->menuAction(), agents);
    connect(agents, &AgentMenu::chosen, m_workspace.get(), &Workspace::openList);
    m_reading->addTo(*menus.view);
    addActions(m_reading->all());
    menus.view->addActions(m_panels->toggleActions());
    connect(menus.recent, &QMenu::aboutToShow, this, [this, recent = menus.recent] { fillRecentMenu(*recent); });
    addActions(m_actions->all()); // so that the shortcuts work without the menu bar
    connectActions();
    connectWorkspace();
    connectList();
    connectPanels();
    connectTranscript();
    connectSearch();
    connectFormats();
    restoreGeometry(m_settings.windowGeometry());
    restoreState(m_settings.windowState());
    const qint64 gapMs = m_settings.gapThresholdMs();
    m_workspace->setReviewer(m_settings.reviewer());
    m_workspace->setReportOptions(reportOptionsOf(m_settings));
    m_workspace->setGapThresholdMs(gapMs);
    m_silenceModel->setGapThresholdMs(gapMs);
    m_timeline->setGapThresholdMs(gapMs);
    updateModes();
    showDocument();
    m_transcript->setFocus();
}

// The panels are children and go last; what they look at goes before. So they let go first, and the editor, which
// saves on its way out, goes while there is a store to save to.
MainWindow::~MainWindow()
{
    m_workspace->disconnect(this);
    m_editor->undoStack().disconnect(this);
    delete m_horizon; // it listens to the editor
    letGoOfDocument();
    m_review->setEditor(nullptr);
    delete m_editor;
}

bool MainWindow::isIdle() const
{
    return !m_workspace->document() && !m_workspace->isImporting() && m_workspace->list().paths().isEmpty();
}

void MainWindow::openPath(const QString &path, std::optional<int> index)
{
    if (path.isEmpty())
        return;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_wantedIndex = index;
    m_banner->dismiss();
    m_workspace->open(absolute, index ? Workspace::Several::FirstSession : Workspace::Several::AsList);
}

void MainWindow::buildPanels()
{
    auto *middle = new QWidget(this);
    m_banner = new ErrorBanner(m_themes, middle);
    m_banner->setObjectName(QStringLiteral("windowBanner")); // other panels have one too
    m_job = new JobBar(middle);
    m_pages = new QStackedWidget(middle);
    m_transcript = new TranscriptView(m_themes, *m_navigator, m_pages);
    m_list = new SessionListPage(m_themes, m_pages);
    m_list->setModel(&m_workspace->list().model());
    m_pages->addWidget(m_transcript);
    m_pages->addWidget(m_list);
    m_search = new SearchBar(m_themes, middle);
    m_finder = new SessionFinder(*m_search, *m_navigator, this);
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_job);
    layout->addWidget(m_search);
    layout->addWidget(m_pages, 1);
    m_hidden = new QLabel(middle);
    m_hidden->setObjectName(QStringLiteral("hiddenNote"));
    m_hidden->setContentsMargins(4 * Theme::Grid, 2 * Theme::Grid, 4 * Theme::Grid, 2 * Theme::Grid);
    m_hidden->setWordWrap(true);
    m_hidden->hide();
    layout->addWidget(m_hidden);
    setCentralWidget(middle);

    m_silenceModel = new SilenceListModel(m_facts.get(), this);
    m_silences = new SilenceListPanel(m_themes, *m_navigator, this);
    m_silences->setModel(m_silenceModel);
    m_sessions = new SessionListPanel(m_themes, this);
    m_sessions->setModel(&m_workspace->list().model());
    m_review = new ReviewPanel(m_themes, *m_navigator, this);
    m_review->setEditor(m_editor);
    m_review->addModes({m_actions->guard, m_actions->blind});
    m_timeline = new TimelineWidget(m_themes, *m_navigator, this);

    m_panels = new Panels(m_themes, {m_sessions, m_silences, m_review, m_timeline}, this);

    m_header = new HeaderBar(m_themes, this);
    m_reading = new ReadingActions(*m_transcript, this);
    m_header->addControl(new ViewpointSwitch(m_themes, m_reading->viewpoints(), m_header));
    new LiveReading(*m_workspace, *m_transcript, *m_header, this);
    m_session = new QToolBar(tr("Session"), this);
    m_session->setObjectName(QStringLiteral("session"));
    m_session->setMovable(false);
    m_session->setStyleSheet(QStringLiteral("QToolBar { border: 0; padding: 0; margin: 0; spacing: 0; }"));
    m_session->addWidget(m_header);
    m_session->toggleViewAction()->setVisible(false); // it says which session this is
    addToolBar(Qt::TopToolBarArea, m_session);
}

void MainWindow::buildStatusBar()
{
    m_place = new QLabel(this);
    m_counts = new QLabel(this);
    m_damage = new QLabel(this);
    for (QLabel *label : {m_place, m_counts, m_damage}) {
        label->setTextFormat(Qt::PlainText);
        label->setContentsMargins(0, 0, 4 * Theme::Grid, 0);
    }
    statusBar()->setContentsMargins(3 * Theme::Grid, 0, 0, 0);
    statusBar()->setStyleSheet(QStringLiteral("QStatusBar::item { border: 0; }"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_place);
    statusBar()->addWidget(m_counts);
    statusBar()->addPermanentWidget(m_damage);
}

void MainWindow::updateStatus()
{
    const SessionDocument *document = m_workspace->document();
    m_place->setVisible(document);
    m_counts->setVisible(document);
    m_damage->setVisible(document && document->session().damaged > 0);
    if (!document)
        return;
    const int last = std::max(0, document->readable() - 1);
    m_place->setText(m_navigator->current() < 0 ? tr("%n message(s)", nullptr, last + 1)
                                                : tr("message %1 of %2").arg(m_navigator->current()).arg(last));
    const auto silences = int(document->silences().size());
    const int read = readSilences();
    m_counts->setText(tr("%n silence(s)", nullptr, silences) + QStringLiteral(", ") + tr("%n read", nullptr, read));
    m_damage->setText(tr("%n damaged record(s)", nullptr, document->session().damaged));
    QString reviewer = m_settings.reviewer();
    for (const QAction *mode : {m_actions->guard, m_actions->blind}) {
        if (mode->isChecked())
            reviewer += QStringLiteral(" · ") + mode->iconText();
    }
    m_header->setProgress(reviewer, read, silences);
    m_workspace->list().model().setRead(m_workspace->path(), document->session().facts.uid, read);
}

void MainWindow::updateUndo()
{
    QUndoStack &stack = m_editor->undoStack();
    m_actions->undo->setEnabled(stack.canUndo());
    m_actions->redo->setEnabled(stack.canRedo());
    m_actions->undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    m_actions->redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
}

void MainWindow::letGoOfDocument()
{
    if (const SessionDocument *document = m_workspace->document()) {
        const MessageRow *row = document->model().row(m_navigator->current());
        m_keptPlace = {document->session().facts.uid, row ? row->key : QString()};
    }
    m_finder->setSession(nullptr, {});
    m_editor->close();
    m_review->setContext(nullptr);
    m_reviewContext.reset();
    m_silenceModel->setSession(nullptr);
    m_timeline->setColumns(nullptr);
    m_transcript->setModel(nullptr, nullptr);
    m_navigator->clear();
}

void MainWindow::showDocument()
{
    SessionDocument *document = m_workspace->document();
    m_actions->setSessionOpen(document != nullptr);
    updateUndo();
    updateStatus();
    m_session->setVisible(document);
    m_panels->setShown(document);
    const bool isFromList = document && m_pages->currentWidget() == m_list;
    m_pages->setCurrentWidget(m_transcript);
    if (isFromList)
        m_transcript->setFocus();
    updateList();
    if (!document) {
        setWindowTitle(tr("Tacet"));
        return;
    }
    const SessionRow &session = document->session();
    setWindowTitle(tr("%1 – Tacet").arg(session.facts.title.isEmpty() ? session.facts.uid : session.facts.title));
    if (m_workspace->list().paths().isEmpty())
        m_settings.addRecentFile(m_workspace->path());
    auto bodies = MessageReader::open(m_workspace->library(), document->reader(), session);
    if (!bodies) {
        m_banner->showError(bodies.error());
        return;
    }
    auto provider = std::make_unique<SourceBodyProvider>(document->model(), std::move(*bodies));
    provider->setObjections([this](int ordinal) { return m_facts->objectionTo(ordinal); });
    m_transcript->setModel(&document->model(), std::move(provider));
    m_transcript->setContextStarts(contextStarts(*document->columns()));
    m_reviewContext = std::make_unique<SessionReviewContext>(*document);
    m_silenceModel->setSession(document->columns());
    m_timeline->setColumns(document->columns());
    m_header->setSession(session, document->readable());
    m_review->setContext(m_reviewContext.get());
    m_sessions->setCurrent(m_workspace->path(), session.facts.uid);
    m_finder->setSession(m_workspace->sharedLibrary(), session.id);
    if (!m_workspace->isImporting())
        m_finder->sessionGrew();
    showHorizon();
    goToWanted();
}

void MainWindow::showGrowth(int unchanged)
{
    const SessionDocument &document = *m_workspace->document();
    m_silenceModel->setColumns(document.columns(), unchanged);
    m_timeline->setColumns(document.columns(), unchanged);
    m_transcript->setContextStarts(contextStarts(*document.columns()));
    m_header->setSession(document.session(), document.readable());
    updateStatus();
    goToWanted();
}

void MainWindow::showList()
{
    const SessionList &list = m_workspace->list();
    m_pages->setCurrentWidget(m_list);
    updateList();
    setWindowTitle(tr("%1 – Tacet").arg(QFileInfo(list.title()).fileName()));
    if (list.paths().size() == 1)
        m_settings.addRecentFile(list.paths().first());
    m_list->setCurrent(m_lastListed.first, m_lastListed.second);
    m_list->setFocus();
}

void MainWindow::updateList()
{
    const SessionList &list = m_workspace->list();
    m_list->setTitle(list.title());
    m_list->setFilling(list.isFilling());
    m_list->setProblems(list.unreadable(), list.passedOver());
    const SessionDocument *document = m_workspace->document();
    const bool isSeveral = document && list.model().sessions() > 1;
    m_actions->backToList->setEnabled(isSeveral);
    m_actions->close->setEnabled(document || !list.paths().isEmpty());
    offerSubAgents();
    m_panels->setSeveralSessions(isSeveral);
    if (isSeveral)
        m_sessions->setCurrent(m_workspace->path(), document->session().facts.uid);
}

// The message that was asked for, as soon as it can be read; else the first silence, which is why one is here.
void MainWindow::goToWanted()
{
    const SessionDocument &document = *m_workspace->document();
    if (m_wantedIndex && *m_wantedIndex < document.readable()) {
        m_navigator->goTo(*m_wantedIndex);
        m_wantedIndex.reset();
    } else if (const int kept = m_navigator->current() < 0 ? keptPlace() : -1; kept >= 0) {
        m_navigator->goTo(kept);
    } else if (!m_wantedIndex && m_navigator->current() < 0 && !document.silences().empty()) {
        m_navigator->goTo(document.silences().front().ordinal);
    }
}

/// Where the session that is open again was left, by the key of the message; -1: it was not, or it is gone.
int MainWindow::keptPlace() const
{
    const SessionDocument &document = *m_workspace->document();
    if (m_wantedIndex || m_keptPlace.second.isEmpty() || m_keptPlace.first != document.session().facts.uid)
        return -1;
    const auto found = document.reader().ordinalsOf(document.session().id, {&m_keptPlace.second, 1});
    const bool isThere = found && !found->empty() && found->front().second < document.readable();
    return isThere ? found->front().second : -1;
}

void MainWindow::updateReviews()
{
    QHash<int, SilenceReading> readings;
    QHash<int, ReadMark> marks;
    const QString reviewer = m_settings.reviewer();
    for (auto it = m_workspace->reviews().cbegin(); it != m_workspace->reviews().cend(); ++it) {
        const std::vector<Review> visible = m_facts->visibleReviews(it.key());
        readings.insert(it.key(), readingOf(visible, reviewer));
        marks.insert(it.key(), readMarkOf(visible, reviewer));
    }
    m_silenceModel->setReadings(readings);
    m_timeline->setReadMarks(marks);
    m_horizon->updateObjections();
    updateStatus();
}

void MainWindow::updateModes()
{
    m_horizon->setModes({m_actions->guard->isChecked(), m_actions->blind->isChecked()});
    m_review->reload();
    updateReviews();
}

void MainWindow::showHorizon()
{
    const auto horizon = m_horizon->ordinal();
    m_hidden->setVisible(horizon.has_value());
    // A search goes over the whole session: it would tell what is not to be seen yet.
    for (QAction *action : {m_actions->find, m_actions->findNext, m_actions->findPrevious})
        action->setEnabled(m_workspace->document() && !horizon);
    if (horizon)
        m_search->hide();
    if (horizon)
        m_hidden->setText(
            tr("What follows message %1 is hidden until your first reading of it is recorded.").arg(*horizon));
    updateReviews();
}

// A quotation says where it stands in the source's own words, where it can be found there: what is painted has lost the
// marks of Markdown.
void MainWindow::citeMessage(int ordinal, const QString &quote)
{
    constexpr qsizetype LongestQuote = 1000;
    const MessageRow *row = m_workspace->document() ? m_workspace->document()->model().row(ordinal) : nullptr;
    if (!row || !m_editor->isOpen()) {
        statusBar()->showMessage(tr("Choose a silence first: evidence belongs to its review."), 5'000);
        return;
    }
    EvidenceLink evidence {ordinal, row->key, {}};
    evidence.quote = quote.trimmed().left(LongestQuote);
    const auto body = m_reviewContext->body(ordinal);
    const qsizetype start = body && !evidence.quote.isEmpty() ? body->visibleText().indexOf(evidence.quote) : -1;
    if (start >= 0)
        evidence.start = int(start);
    m_editor->addEvidence(evidence);
    statusBar()->showMessage(tr("Evidence: message %1").arg(ordinal), 5'000);
}

QStringList MainWindow::knownReviewers() const
{
    QStringList names;
    const auto reviews = m_workspace->annotations().reviews();
    for (const Review &review : reviews ? *reviews : std::vector<Review>())
        names.append(review.reviewer);
    names.removeDuplicates();
    names.sort(Qt::CaseInsensitive);
    return names;
}

int MainWindow::readSilences() const
{
    const SessionDocument *document = m_workspace->document();
    if (!document)
        return 0;
    return int(std::ranges::count_if(document->silences(), [this](const ListedSilence &silence) {
        const auto reviews = m_workspace->reviews().constFind(silence.ordinal);
        return reviews != m_workspace->reviews().cend()
            && readMarkOf(*reviews, m_settings.reviewer()) == ReadMark::Read;
    }));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_editor->flush()) {
        // The reading could not be written (a full disk): closing would lose it.
        m_banner->showText(
            tr("The last reading could not be saved: %1. Make room, then close again.").arg(m_editor->saveError()));
        event->ignore();
        return;
    }
    if (m_panels->areShown())
        m_settings.setWindow(saveGeometry(), saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::ranges::any_of(urls, [](const QUrl &url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    bool isFirst = true;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (!url.isLocalFile())
            continue;
        if (isFirst)
            openPath(url.toLocalFile());
        else
            emit newWindowRequested(url.toLocalFile());
        isFirst = false;
    }
    event->acceptProposedAction();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_panels->followWidth(width(), event->oldSize().width());
}

void MainWindow::askForMessage()
{
    const SessionDocument *document = m_workspace->document();
    if (!document || document->readable() == 0)
        return;
    const auto ordinal = dialogs::chooseMessage(this, std::max(0, m_navigator->current()), document->readable() - 1);
    if (ordinal)
        m_navigator->goTo(*ordinal);
}

void MainWindow::askForReviewer()
{
    const QString name = dialogs::chooseReviewer(this, m_settings.reviewer(), knownReviewers());
    if (!name.isEmpty())
        setReviewer(name);
}

void MainWindow::setReviewer(const QString &name)
{
    m_settings.setReviewer(name);
    m_editor->setReviewer(m_settings.reviewer());
    m_workspace->setReviewer(m_settings.reviewer());
    updateModes();
}

void MainWindow::askForExport()
{
    if (!m_workspace->document())
        return;
    const int current = m_navigator->current();
    const bool hasReview = m_workspace->reviews().contains(current);
    const auto choice = dialogs::chooseExport(this, m_settings, QFileInfo(m_workspace->path()).completeBaseName(),
                                              hasReview ? std::optional(current) : std::nullopt);
    if (choice)
        exportTo(choice->path, choice->ordinal);
}

bool MainWindow::exportTo(const QString &path, std::optional<int> ordinal)
{
    m_editor->flush();
    const auto written = exportReviewsOf(*m_workspace, path, ordinal);
    if (!written)
        m_banner->showError(written.error());
    else
        statusBar()->showMessage(tr("Written: %1").arg(path), 5'000);
    return written.has_value();
}

}
