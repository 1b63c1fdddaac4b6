// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/error.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace tacet {

class ElidedLabel;
class SessionFilterModel;
class SessionListModel;
class ThemeStore;

/// The sessions of a folder, an archive or an agent, to choose one: a table that can be sorted and filtered.
class SessionListPage final : public QWidget
{
    Q_OBJECT
public:
    /// @param themes must outlive this
    explicit SessionListPage(const ThemeStore &themes, QWidget *parent = nullptr);
    ~SessionListPage() override;

    /// @param model must outlive this
    void setModel(SessionListModel *model);
    void setTitle(const QString &title);
    /// What was not read, to be looked into by a click.
    void setProblems(const std::vector<Error> &unreadable, const std::vector<Error> &passedOver);
    /// While it fills, nothing is said of an empty list.
    void setFilling(bool isFilling);
    void setCurrent(const QString &sourcePath, const QString &uid);

signals:
    void sessionChosen(const QString &sourcePath, const QString &uid);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildView();
    void restyle();
    void updateCounts();
    void updateAgents();
    void choose(const QModelIndex &index);
    void showProblems();

    const ThemeStore &m_themes;
    QPointer<SessionListModel> m_model; ///< goes before this when the window closes
    SessionFilterModel *m_filter = nullptr;
    ElidedLabel *m_title = nullptr;
    QLabel *m_counts = nullptr;
    QLineEdit *m_text = nullptr;
    QComboBox *m_agent = nullptr;
    QToolButton *m_ofPersons = nullptr;
    QToolButton *m_unread = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
    QToolButton *m_problems = nullptr;
    std::vector<Error> m_unreadable;
    std::vector<Error> m_passedOver;
    bool m_isFilling = false;
};

}
