// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/reviewcontext.h"
#include "ui/review/revieweditor.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace tacet {

class BaselineLoader;
class BeforeAfterView;
class HistoryView;
class Navigator;
class RecordView;
class ReviewFoot;
class ReviewForm;
class ReviewKeys;
class ThemeStore;

/// What is said of the current silence: why there is no text, the reviewer's reading, the record, the history.
class ReviewPanel final : public QWidget
{
    Q_OBJECT
public:
    enum class Tab { Review, BeforeAfter, Record, History };
    Q_ENUM(Tab)

    /// @param themes and navigator must outlive this
    ReviewPanel(ThemeStore &themes, Navigator &navigator, QWidget *parent = nullptr);
    ~ReviewPanel() override;

    /// @param editor whose reviews are written; nullptr: none. Not owned.
    void setEditor(ReviewEditor *editor);
    /// @param context the open session; nullptr: none. Must be taken away before it is destroyed.
    void setContext(const ReviewContext *context);
    /// Puts the switches of the modes beside the tabs. @param actions checkable, with a short icon text; not owned
    void addModes(const QList<QAction *> &actions);
    void setTab(Tab tab);
    /// Reads the current silence again (the session has grown, the codebook or the reviewer has changed).
    void reload();
    [[nodiscard]] ReviewForm &form() const { return *m_form; }

public slots:
    void saveAndNext(); ///< read, where it has a primary reading; then the next
    void saveAndStay();
    void putOff(); ///< later; then the next

signals:
    void nextSilenceRequested();

protected:
    bool event(QEvent *event) override;

private:
    void build();
    void buildEmptyPage();
    void connectKeys();
    void applyTheme();
    void openMessage(int ordinal);
    void showEmpty(const QString &text, bool offersNext);
    void showReview();
    void fillTab();
    void fillDossier();
    void showBaseline();
    void showOthers();
    void setState(Review::State state);
    void followLink(qint64 number);

    ThemeStore &m_themes;
    Navigator &m_navigator;
    const ReviewContext *m_context = nullptr;
    QPointer<ReviewEditor> m_editor;
    std::optional<SilenceReport> m_report; ///< none: no silence is shown
    std::vector<RawRecord> m_records;
    QStackedWidget *m_stack = nullptr; ///< empty page, review pages
    QLabel *m_emptyText = nullptr;
    QPushButton *m_emptyNext = nullptr;
    QTabBar *m_tabs = nullptr;
    QHBoxLayout *m_modes = nullptr; ///< how one reads: guarded, blind
    QStackedWidget *m_pages = nullptr;
    ReviewForm *m_form = nullptr;
    BeforeAfterView *m_beforeAfter = nullptr;
    RecordView *m_record = nullptr;
    HistoryView *m_history = nullptr;
    ReviewFoot *m_foot = nullptr;
    ReviewKeys *m_keys = nullptr;
    BaselineLoader *m_baseline = nullptr;
    bool m_hidWhatFollows = false;
    int m_tabFilledFor = -1; ///< ordinal for which the tab that is shown was filled
};

}
