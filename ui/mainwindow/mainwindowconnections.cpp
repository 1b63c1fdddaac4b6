// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What leads where in the window: actions, workspace and panels to each other.

#include "ui/mainwindow/mainwindow.h"

#include "models/core/session.h"
#include "models/items/sessionlistmodel.h"
#include "models/items/transcriptmodel.h"
#include "ui/common/errorbanner.h"
#include "ui/common/jobbar.h"
#include "ui/formats/formatdescriber.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/dialogs.h"
#include "ui/mainwindow/headerbar.h"
#include "ui/mainwindow/horizon.h"
#include "ui/mainwindow/panels.h"
#include "ui/mainwindow/shortcutsheet.h"
#include "ui/navigation/navigator.h"
#include "ui/review/revieweditor.h"
#include "ui/review/reviewpanel.h"
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
#include "ui/transcript/transcriptview.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QStatusBar>
#include <QUndoStack>

namespace tacet {

namespace {

constexpr double ZoomStep = 1.1;

/// The sessions that the open one's sub-agents held, by uid, with the path of their source.
QHash<QString, QString> subAgentsOf(const Workspace &workspace)
{
    QHash<QString, QString> found;
    if (!workspace.document())
        return found;
    const SessionListModel &sessions = workspace.list().model();
    const QModelIndex session = sessions.indexOf(workspace.path(), workspace.document()->session().facts.uid);
    for (int row = 0; session.isValid() && row < sessions.rowCount(session); ++row) {
        const QModelIndex child = sessions.index(row, 0, session);
        found.insert(child.data(SessionListModel::UidRole).toString(),
                     child.data(SessionListModel::SourcePathRole).toString());
    }
    return found;
}

}

void MainWindow::connectActions()
{
    connect(m_actions->open, &QAction::triggered, this,
            [this] { openPath(dialogs::chooseTranscript(this, m_settings)); });
    connect(m_actions->openFolder, &QAction::triggered, this,
            [this] { openPath(dialogs::chooseFolder(this, m_settings)); });
    connect(m_actions->exportReviews, &QAction::triggered, this, &MainWindow::askForExport);
    connect(m_actions->close, &QAction::triggered, m_workspace.get(), &Workspace::close);
    connect(m_actions->quit, &QAction::triggered, qApp, &QApplication::closeAllWindows);
    connect(m_actions->reviewer, &QAction::triggered, this, &MainWindow::askForReviewer);
    connect(m_actions->cite, &QAction::triggered, m_transcript, &TranscriptView::citeSelection);
    connect(m_actions->guard, &QAction::toggled, this, &MainWindow::updateModes);
    connect(m_actions->blind, &QAction::toggled, this, &MainWindow::updateModes);
    connect(m_actions->back, &QAction::triggered, m_navigator, &Navigator::goBack);
    connect(m_actions->forward, &QAction::triggered, m_navigator, &Navigator::goForward);
    connect(m_actions->goToMessage, &QAction::triggered, this, &MainWindow::askForMessage);
    connect(m_actions->shortcuts, &QAction::triggered, this, &MainWindow::showShortcuts);
    connect(m_actions->about, &QAction::triggered, this, [this] { dialogs::showAbout(this); });
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { zoomTo(m_themes.fontScale() * ZoomStep); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { zoomTo(m_themes.fontScale() / ZoomStep); });
    connect(m_actions->zoomReset, &QAction::triggered, this, [this] { zoomTo(1.0); });
    connect(m_navigator, &Navigator::historyChanged, this, [this] {
        m_actions->back->setEnabled(m_navigator->canGoBack());
        m_actions->forward->setEnabled(m_navigator->canGoForward());
    });
}

void MainWindow::connectWorkspace()
{
    Workspace *workspace = m_workspace.get();
    connect(workspace, &Workspace::importStarted, this, [this](const QString &path) {
        m_transcript->setLoading(true);
        m_job->start(tr("Reading %1").arg(QFileInfo(path).fileName()));
    });
    connect(workspace, &Workspace::importProgressed, m_job, &JobBar::setProgress);
    connect(workspace, &Workspace::importEnded, this, [this] {
        m_transcript->setLoading(false);
        m_job->finish();
    });
    connect(m_job, &JobBar::cancelRequested, workspace, &Workspace::cancel);
    connect(workspace, &Workspace::failed, m_banner, &ErrorBanner::showError);
    connect(workspace, &Workspace::documentClosing, this, &MainWindow::letGoOfDocument);
    connect(workspace, &Workspace::documentOpened, this, &MainWindow::showDocument);
    connect(workspace, &Workspace::documentGrew, this, &MainWindow::showGrowth);
    connect(workspace, &Workspace::documentRewritten, this, [this] {
        statusBar()->showMessage(tr("The transcript was rewritten and has been indexed again."), 10'000);
    });
    connect(workspace, &Workspace::reviewsChanged, this, &MainWindow::updateReviews);
}

void MainWindow::connectList()
{
    Workspace *workspace = m_workspace.get();
    connect(workspace, &Workspace::listOpened, this, &MainWindow::showList);
    connect(workspace, &Workspace::listChanged, this, &MainWindow::updateList);
    connect(&workspace->list(), &SessionList::problemsChanged, this, &MainWindow::updateList);
    connect(workspace, &Workspace::listProgressed, this, [this](qint64 files, qint64 found) {
        m_job->setWhat(tr("Read: %1 of %2 files").arg(locale().toString(files), locale().toString(found)));
        m_job->setProgress(found > 0 ? int(files * 1000 / found) : 0);
    });
    const auto open = [this](const QString &path, const QString &uid) {
        m_lastListed = {path, uid};
        m_workspace->openSession(path, uid);
    };
    connect(m_list, &SessionListPage::sessionChosen, this, open);
    connect(m_sessions, &SessionListPanel::sessionChosen, this, open);
    connect(m_actions->backToList, &QAction::triggered, workspace, &Workspace::showList);
}

void MainWindow::connectFormats()
{
    auto *describer = new FormatDescriber(m_themes, *m_workspace, *m_banner, this);
    connect(describer, &FormatDescriber::described, this, [this](const QString &path) { openPath(path); });
    connect(m_actions->describeFormat, &QAction::triggered, this, [this, describer] {
        if (const QString path = dialogs::chooseTranscript(this, m_settings); !path.isEmpty())
            describer->describe(path);
    });
}

void MainWindow::fillThemeMenu(QMenu &menu)
{
    using Choice = ThemeStore::Choice;
    const std::pair<QString, Choice> choices[] {
        {tr("Like the &System"), Choice::System},
        {tr("&Light"), Choice::Light},
        {tr("&Dark"), Choice::Dark},
        {tr("&High Contrast"), Choice::HighContrast},
    };
    auto *group = new QActionGroup(&menu);
    for (const auto &[text, choice] : choices) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(m_themes.choice() == choice);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice = choice] {
            m_themes.setChoice(choice);
            m_settings.setTheme(choice);
        });
    }
}

void MainWindow::fillRecentMenu(QMenu &menu)
{
    menu.clear();
    for (const QString &path : m_settings.recentFiles()) {
        QAction *action = menu.addAction(fontMetrics().elidedText(path, Qt::ElideMiddle, 400));
        action->setToolTip(path);
        action->setEnabled(QFileInfo::exists(path));
        connect(action, &QAction::triggered, this, [this, path] { openPath(path); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("Nothing opened yet"))->setEnabled(false);
}

void MainWindow::zoomTo(double scale)
{
    m_themes.setFontScale(scale);
    m_settings.setFontScale(m_themes.fontScale());
}

void MainWindow::connectPanels()
{
    connect(m_actions->nextSilence, &QAction::triggered, m_silences, &SilenceListPanel::nextSilence);
    connect(m_actions->previousSilence, &QAction::triggered, m_silences, &SilenceListPanel::previousSilence);
    connect(m_review, &ReviewPanel::nextSilenceRequested, m_silences, &SilenceListPanel::nextSilence);
    connect(m_silences, &SilenceListPanel::classesChanged, m_timeline, &TimelineWidget::setFilter);
    connect(m_header, &HeaderBar::reviewerClicked, m_actions->reviewer, &QAction::trigger);
    connect(m_navigator, &Navigator::currentChanged, this, &MainWindow::updateStatus);
    connect(m_navigator, &Navigator::currentChanged, m_horizon, &Horizon::keepBefore);
    connect(m_horizon, &Horizon::moved, this, &MainWindow::showHorizon);
    connect(m_editor, &ReviewEditor::reviewSaved, this, [this] { m_workspace->reloadReviews(); });
    QUndoStack &stack = m_editor->undoStack();
    connect(m_actions->undo, &QAction::triggered, &stack, &QUndoStack::undo);
    connect(m_actions->redo, &QAction::triggered, &stack, &QUndoStack::redo);
    connect(&stack, &QUndoStack::indexChanged, this, &MainWindow::updateUndo);
    m_timeline->setPreviewSource([this](int ordinal) {
        const SessionDocument *document = m_workspace->document();
        if (m_horizon->hides(ordinal))
            return tr("Hidden until your first reading of message %1 is recorded.").arg(*m_horizon->ordinal());
        const MessageRow *row = document ? document->model().row(ordinal) : nullptr;
        QString preview = row ? row->preview : QString();
        if (const QString objection = m_facts->objectionTo(ordinal); !objection.isEmpty())
            preview = preview.isEmpty() ? objection : objection + QChar::LineSeparator + preview;
        return preview;
    });
}

void MainWindow::connectTranscript()
{
    connect(m_transcript, &TranscriptView::recordRequested, this, [this](int ordinal) {
        m_navigator->setCurrent(ordinal);
        m_panels->showReview();
        m_review->setTab(ReviewPanel::Tab::Record);
    });
    connect(m_transcript, &TranscriptView::failed, m_banner, &ErrorBanner::showError);
    ReadingOptions remembered;
    remembered.unfolded = FoldGroups::fromInt(quint32(m_settings.unfoldedGroups())) & AllFoldGroups;
    remembered.showsInvisible = m_settings.showsInvisible();
    remembered.showsSideBySide = m_settings.showsSideBySide();
    m_transcript->setOptions(remembered);
    connect(m_transcript, &TranscriptView::optionsChanged, this, [this] {
        const ReadingOptions &options = m_transcript->options();
        m_settings.setReading(int(options.unfolded.toInt()), options.showsInvisible, options.showsSideBySide);
    });
    connect(m_transcript, &TranscriptView::sessionRequested, this, [this](const QString &uid) {
        const QString path = subAgentsOf(*m_workspace).value(uid);
        if (!path.isEmpty())
            m_workspace->openSession(path, uid);
    });
    connect(m_transcript, &TranscriptView::evidenceRequested, this, &MainWindow::citeMessage);
    connect(m_editor, &ReviewEditor::reviewChanged, this,
            [this] { m_transcript->setEvidenceOffered(m_editor->isOpen()); });
}

// The list may fill while a session is open: asked again with each change of it.
void MainWindow::offerSubAgents()
{
    ReadingOptions options = m_transcript->options();
    const QStringList uids = subAgentsOf(*m_workspace).keys();
    options.sessions = QSet<QString>(uids.begin(), uids.end());
    m_transcript->setOptions(options);
}

void MainWindow::connectSearch()
{
    connect(m_actions->find, &QAction::triggered, this, [this] { m_search->begin(m_transcript->selectedText()); });
    connect(m_actions->findNext, &QAction::triggered, m_finder, &SessionFinder::next);
    connect(m_actions->findPrevious, &QAction::triggered, m_finder, &SessionFinder::previous);
    connect(m_finder, &SessionFinder::hitsChanged, this, [this] { m_timeline->setHits(m_finder->hits()); });
    connect(m_finder, &SessionFinder::matcherChanged, this, [this] { m_transcript->setMarked(m_finder->matcher()); });
    connect(m_finder, &SessionFinder::reached, m_transcript, &TranscriptView::revealMatch);
    connect(m_finder, &SessionFinder::failed, m_banner, &ErrorBanner::showError);
    connect(m_search, &SearchBar::closed, m_transcript, qOverload<>(&QWidget::setFocus));
    connect(m_workspace.get(), &Workspace::importEnded, m_finder, &SessionFinder::sessionGrew);
    connect(m_workspace.get(), &Workspace::documentFollowed, m_finder, &SessionFinder::sessionGrew);
}

void MainWindow::showShortcuts()
{
    using Lines = ShortcutSheet::Lines;
    const Lines review {
        {tr("A code: the primary reading"), tr("its key")},
        {tr("A code also held"), tr("Shift+its key")},
        {tr("A code considered and rejected"), tr("Alt+its key")},
        {tr("Confidence"), tr("Ctrl+1 … Ctrl+5")},
        {tr("Kind of response"), tr("its digit")},
        {tr("Save and next"), tr("Ctrl+Enter")},
        {tr("Later"), tr("Space")},
        {tr("Accept, change, ignore the next proposal"), tr("Y, C, V")},
        {tr("Leave a field"), tr("Esc")},
    };
    const Lines timeline {
        {tr("Zoom"), tr("wheel, + and -")},
        {tr("Move"), tr("drag")},
        {tr("Zoom into a stretch"), tr("Shift+drag")},
        {tr("All of it"), tr("0, double click")},
        {tr("By message, by time"), tr("M")},
    };
    ShortcutSheet(m_actions->all() + m_reading->all(), {{tr("Review"), review}, {tr("Timeline"), timeline}}, this)
        .exec();
}

}
