// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transcript/readingoptions.h"

#include <QList>
#include <QObject>

#include <functional>
#include <utility>

class QAction;
class QActionGroup;
class QMenu;

namespace tacet {

class TranscriptView;

/// The actions that change how a transcript is shown, kept in step with the view.
class ReadingActions final : public QObject
{
    Q_OBJECT
public:
    /// @param view must outlive this
    explicit ReadingActions(TranscriptView &view, QObject *parent = nullptr);
    ~ReadingActions() override;

    [[nodiscard]] QList<QAction *> all() const; ///< in the order of the menu
    [[nodiscard]] QList<QAction *> viewpoints() const; ///< as stored, the person's, the model's; exclusive
    void addTo(QMenu &menu);

private:
    QAction *addToggle(const QString &text, const QKeySequence &key);
    void addViewpoint(Viewpoint viewpoint, int digit);
    void addGroup(const QString &text, FoldGroups groups);
    void change(const std::function<void(ReadingOptions &)> &edit);
    void follow();

    TranscriptView &m_view;
    QActionGroup *m_viewpoints = nullptr;
    QList<std::pair<QAction *, FoldGroups>> m_groups;
    QAction *m_invisible = nullptr;
    QAction *m_sideBySide = nullptr;
};

}
