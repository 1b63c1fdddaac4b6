// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace tacet {

class ThemeStore;

/// Every action of the window, with its text, icon and shortcut; what they do is connected by the window.
/// The actions are children of this object.
class Actions final : public QObject
{
    Q_OBJECT
public:
    /// @param themes for the colour of the icons; must outlive this
    explicit Actions(const ThemeStore &themes, QObject *parent = nullptr);
    ~Actions() override;

    QAction *open = nullptr;
    QAction *openFolder = nullptr;
    QAction *backToList = nullptr;
    QAction *describeFormat = nullptr;
    QAction *exportReviews = nullptr;
    QAction *close = nullptr;
    QAction *quit = nullptr;
    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *reviewer = nullptr;
    QAction *find = nullptr;
    QAction *findNext = nullptr;
    QAction *findPrevious = nullptr;
    QAction *cite = nullptr;
    QAction *guard = nullptr; ///< checkable
    QAction *blind = nullptr; ///< checkable
    QAction *nextSilence = nullptr;
    QAction *previousSilence = nullptr;
    QAction *back = nullptr;
    QAction *forward = nullptr;
    QAction *goToMessage = nullptr;
    QAction *zoomIn = nullptr;
    QAction *zoomOut = nullptr;
    QAction *zoomReset = nullptr;
    QAction *shortcuts = nullptr;
    QAction *about = nullptr;

    /// All of them, in the order of the menus: for the sheet of shortcuts.
    [[nodiscard]] QList<QAction *> all() const { return m_all; }
    /// Those that only make sense with a session open.
    void setSessionOpen(bool isOpen);

private:
    QAction *add(const QString &text, const QString &iconName, const QList<QKeySequence> &keys);
    void paintIcons();

    const ThemeStore &m_themes;
    QList<QAction *> m_all;
};

}
