// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMainWindow;
class QWidget;

namespace tacet {

class Panel;
class ThemeStore;

/// Where the panels stand around the transcript, and which of them are shown.
class Panels final : public QObject
{
    Q_OBJECT
public:
    /// What goes into the panels; the window's.
    struct Contents {
        QWidget *sessions = nullptr;
        QWidget *silences = nullptr;
        QWidget *review = nullptr;
        QWidget *timeline = nullptr;
    };

    /// @param themes must outlive this
    Panels(const ThemeStore &themes, const Contents &contents, QMainWindow *window);
    ~Panels() override;

    /// To show and to close each, for the menu.
    [[nodiscard]] QList<QAction *> toggleActions() const;
    /// Without a session there is nothing to list, to draw or to read: no panel stands there.
    void setShown(bool isShown);
    [[nodiscard]] bool areShown() const { return m_areShown; }
    /// The sessions are listed only where there are several.
    void setSeveralSessions(bool isSeveral);
    void showReview();
    /// In a narrow window the review gives way to the text first; call when the width has changed.
    /// @param oldWidthPx -1: there was none
    void followWidth(int widthPx, int oldWidthPx);

private:
    void fold(int widthPx);

    Panel *m_sessions = nullptr;
    Panel *m_silences = nullptr;
    Panel *m_review = nullptr;
    Panel *m_timeline = nullptr;
    QList<Panel *> m_closed; ///< by the person, when the last session was closed
    bool m_areShown = true;
    bool m_isReviewFolded = false; ///< for want of room; what a person closes is kept apart
};

}
