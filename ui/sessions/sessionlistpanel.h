// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/session.h"

#include <QWidget>

#include <vector>

class QListView;

namespace tacet {

class SessionListModel;
class ThemeStore;

/// Lets the reader choose among the conversations of a source that holds several.
class SessionListPanel final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit SessionListPanel(const ThemeStore &themes, QWidget *parent = nullptr);
    ~SessionListPanel() override;

    void setSessions(std::vector<SessionRow> sessions);
    void setCurrent(SessionId session);

signals:
    void sessionChosen(tacet::SessionId session);

private:
    SessionListModel *m_model = nullptr;
    QListView *m_view = nullptr;
};

}
