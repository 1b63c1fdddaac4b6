// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

class QTreeView;

namespace tacet {

class SessionFilterModel;
class SessionListModel;
class ThemeStore;

/// The list of sessions beside the one that is open, to go from one to the next.
class SessionListPanel final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit SessionListPanel(const ThemeStore &themes, QWidget *parent = nullptr);
    ~SessionListPanel() override;

    /// @param model must outlive this
    void setModel(SessionListModel *model);
    void setCurrent(const QString &sourcePath, const QString &uid);

signals:
    void sessionChosen(const QString &sourcePath, const QString &uid);

private:
    QPointer<SessionListModel> m_model; ///< goes before this when the window closes
    SessionFilterModel *m_order = nullptr; ///< newest first
    QTreeView *m_view = nullptr;
};

}
