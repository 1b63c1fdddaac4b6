// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/silenceclassset.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QListView;
class QModelIndex;

namespace tacet {

class Navigator;
class SilenceDelegate;
class SilenceFilterBar;
class SilenceListModel;
class ThemeStore;

/// The silences of the session, where to go next: its current row is the reader's place.
class SilenceListPanel final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes, navigator must outlive this
    SilenceListPanel(const ThemeStore &themes, Navigator &navigator, QWidget *parent = nullptr);
    ~SilenceListPanel() override;

    /// nullptr: none. Does not take ownership; the panel's filters are set on it.
    void setModel(SilenceListModel *model);
    [[nodiscard]] SilenceListModel *model() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    /// In stored order, whatever the grouping; nothing beyond the last (first) one.
    void nextSilence();
    void previousSilence();
    void clearFilters();

signals:
    /// What is listed has changed: the timeline marks the same.
    void classesChanged(tacet::SilenceClassSet classes);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void onCurrentRowChanged(const QModelIndex &index);
    void onActivated(const QModelIndex &index);
    void followNavigator(int ordinal);
    void listClasses(SilenceClassSet classes);
    void toggleFolded();
    void updateState();
    void restyle();

    const ThemeStore &m_themes;
    Navigator &m_navigator;
    QPointer<SilenceListModel> m_model;
    SilenceFilterBar *m_filter = nullptr;
    QLabel *m_empty = nullptr;
    QListView *m_view = nullptr;
    SilenceDelegate *m_delegate = nullptr;
    bool m_isFollowing = false; ///< the selection moves because the reader did
};

}
