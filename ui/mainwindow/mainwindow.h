// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>

#include <memory>
#include <optional>
#include <utility>

class QLabel;
class QMenu;
class QStackedWidget;
class QToolBar;

namespace tacet {

class Actions;
class ErrorBanner;
class HeaderBar;
class Horizon;
class JobBar;
class Navigator;
class Panels;
class DocumentFacts;
class ReviewContext;
class ReviewEditor;
class ReadingActions;
class ReviewPanel;
class SearchBar;
class SessionFinder;
class SilenceListModel;
class SessionListPage;
class SessionListPanel;
class Settings;
class SilenceListPanel;
class ThemeStore;
class TimelineWidget;
class TranscriptView;
class Workspace;

/// The window: where the panels stand and which action goes where. What they show comes from the workspace.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    /// All must outlive this but the workspace, which becomes the window's own.
    MainWindow(std::unique_ptr<Workspace> workspace, Settings &settings, ThemeStore &themes, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Workspace &workspace() const { return *m_workspace; }
    [[nodiscard]] Navigator &navigator() const { return *m_navigator; }

    /// Nothing is open and nothing is being opened.
    [[nodiscard]] bool isIdle() const;
    /// @param index message to go to once it can be read; none: the first silence
    void openPath(const QString &path, std::optional<int> index = std::nullopt);
    /// Writes the readings of the open session.
    /// @param path its ending tells the kind: .md one silence or all, else JSON Lines
    /// @param ordinal that silence alone; none: all of the session
    bool exportTo(const QString &path, std::optional<int> ordinal);

    void setReviewer(const QString &name);

signals:
    void newWindowRequested(const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildPanels();
    void buildStatusBar();
    void connectActions();
    void connectWorkspace();
    void connectPanels();
    void connectTranscript();
    void offerSubAgents();
    void connectSearch();
    void connectFormats();
    void fillThemeMenu(QMenu &menu);
    void fillRecentMenu(QMenu &menu);

    void zoomTo(double scale);
    void letGoOfDocument();
    void showDocument();
    void showGrowth(int unchanged);
    void showList();
    void updateList();
    void connectList();
    [[nodiscard]] int readSilences() const;
    void updateReviews();
    void updateModes();
    void showHorizon();
    void citeMessage(int ordinal, const QString &quote);
    [[nodiscard]] QStringList knownReviewers() const;
    void updateStatus();
    void updateUndo();
    void goToWanted();
    [[nodiscard]] int keptPlace() const;
    void askForMessage();
    void askForReviewer();
    void askForExport();
    void showShortcuts();

    Settings &m_settings;
    ThemeStore &m_themes;
    std::unique_ptr<Workspace> m_workspace;
    ReviewEditor *m_editor = nullptr;
    std::unique_ptr<DocumentFacts> m_facts; ///< before the model that asks it
    std::unique_ptr<ReviewContext> m_reviewContext;
    SilenceListModel *m_silenceModel = nullptr;
    Navigator *m_navigator = nullptr;
    Horizon *m_horizon = nullptr;
    Actions *m_actions = nullptr;
    HeaderBar *m_header = nullptr;
    ErrorBanner *m_banner = nullptr;
    JobBar *m_job = nullptr;
    QStackedWidget *m_pages = nullptr; ///< the transcript, or the list of sessions
    SearchBar *m_search = nullptr;
    SessionFinder *m_finder = nullptr;
    TranscriptView *m_transcript = nullptr;
    SessionListPage *m_list = nullptr;
    ReadingActions *m_reading = nullptr;
    SilenceListPanel *m_silences = nullptr;
    SessionListPanel *m_sessions = nullptr;
    ReviewPanel *m_review = nullptr;
    TimelineWidget *m_timeline = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_counts = nullptr;
    QLabel *m_damage = nullptr;
    QLabel *m_hidden = nullptr; ///< under the transcript: what follows is hidden
    std::optional<int> m_wantedIndex;
    std::pair<QString, QString> m_keptPlace; ///< uid and key of the message that was current when its document went
    std::pair<QString, QString> m_lastListed; ///< source and uid of the session that was opened from the list
    QToolBar *m_session = nullptr;
    Panels *m_panels = nullptr;
};

}
